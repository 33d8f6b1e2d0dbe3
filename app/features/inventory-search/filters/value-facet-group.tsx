import type { ReactNode } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import type {
  Option,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import { getOptionAddress } from "./option-address.ts";

interface GroupProps {
  readonly facet: ValueFacet;
  readonly t: Translate<ListText>;
  readonly carWords: CarWords;
}

/** The words "car" and "cars" are read once for a hundred options. */
interface CarWords {
  readonly one: string;
  readonly other: string;
}

/** Each value of a filter is a link to the list with or without it. */
export function ValueFacetGroup({
  facet,
  t,
  carWords,
  children,
}: GroupProps & { readonly children?: ReactNode }) {
  return (
    <details className="facet" open={facet.isOpen}>
      <summary>
        {facet.label}
        <Icon name="chevron-down" />
      </summary>
      <Options
        facet={facet}
        options={facet.options}
        t={t}
        carWords={carWords}
      />
      {facet.rest.length > 0 && (
        <details className="facet-rest">
          <summary>
            <span className="more">
              {t("more", { count: facet.rest.length })}
              <span className="vh"> {facet.label}</span>
            </span>
            <span className="fewer">{t("fewer")}</span>
          </summary>
          <Options
            facet={facet}
            options={facet.rest}
            t={t}
            carWords={carWords}
          />
        </details>
      )}
      {children}
    </details>
  );
}

const LISTS = { checks: "opts", tiles: "tiles", swatches: "swatches" };
const ITEMS = { checks: "opt", tiles: "tile", swatches: "swatch" };

function Options({
  facet,
  options,
  t,
  carWords,
}: GroupProps & { readonly options: readonly Option[] }) {
  const item = ITEMS[facet.kind];
  return (
    <ul className={LISTS[facet.kind]}>
      {options.map((option) => (
        <li key={option.value}>
          {renderOption(option, facet, item, t, carWords)}
        </li>
      ))}
    </ul>
  );
}

function renderOption(
  option: Option,
  facet: ValueFacet,
  item: string,
  t: Translate<ListText>,
  carWords: CarWords,
) {
  const { value, label, count, isOn, isSub, address } = option;
  const content = (
    <>
      {facet.kind === "tiles" && (
        <svg viewBox="0 0 64 32" aria-hidden="true">
          <use href={`/img/bodystyles.svg#${value}`} />
        </svg>
      )}
      {facet.kind === "swatches" && <i className={`paint paint--${value}`} />}
      {isOn && <span className="vh">{t("removeFilter")} </span>}
      <span dir="auto">{label}</span>
      {count !== null && (
        <span className="n">
          {count < 1000 ? count : formatNumber(count)}
          <span className="vh">
            {" "}
            {count === 1 ? carWords.one : carWords.other}
          </span>
        </span>
      )}
    </>
  );
  const className = isSub ? `${item} ${item}--sub` : item;
  if (count === 0 && !isOn)
    return <span className={`${className} off`}>{content}</span>;
  return (
    <a
      className={className}
      href={address ?? getOptionAddress(facet.link, value)}
      aria-current={isOn}
      data-scroll="keep"
    >
      {content}
    </a>
  );
}
