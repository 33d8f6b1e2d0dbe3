import type { ReactNode } from "react";
import { SILHOUETTES_PATH } from "#app/domain/illustration/drawings-folder.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Histogram } from "./histogram.tsx";
import type {
  ListPartProps,
  Option,
  OptionLink,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";

interface GroupProps extends Pick<ListPartProps, "t"> {
  readonly facet: ValueFacet;
  /** These are read once for a hundred options. */
  readonly carWords: { readonly one: string; readonly other: string };
}

export function ValueFacetGroup({
  children,
  ...group
}: GroupProps & { readonly children?: ReactNode }) {
  const { facet, t } = group;
  return (
    <details className="facet" open={facet.isOpen}>
      <summary>
        {facet.label}
        <Icon name="chevron-down" />
      </summary>
      {facet.histogram && (
        <Histogram
          bars={facet.histogram.bars}
          inUse={[0, facet.histogram.barsInUse]}
        />
      )}
      <Options {...group} options={facet.options} />
      {facet.rest.length > 0 && (
        <details className="facet-rest">
          <summary>
            <span className="more">
              {t("more", { count: facet.rest.length })}
              <span className="vh"> {facet.label}</span>
            </span>
            <span className="fewer">{t("fewer")}</span>
          </summary>
          <Options {...group} options={facet.rest} />
        </details>
      )}
      {children}
    </details>
  );
}

const CLASS_NAMES = {
  checks: { list: "opts", item: "opt" },
  payment: { list: "opts", item: "opt" },
  tiles: { list: "tiles", item: "tile" },
  swatches: { list: "swatches", item: "swatch" },
};

function Options({
  options,
  ...group
}: GroupProps & { readonly options: readonly Option[] }) {
  return (
    <ul className={CLASS_NAMES[group.facet.kind].list}>
      {options.map((option) => (
        <li key={option.value}>{renderOption(option, group)}</li>
      ))}
    </ul>
  );
}

function renderOption(option: Option, { facet, t, carWords }: GroupProps) {
  const { value, label, count, isOn, isSub, address, icon = value } = option;
  const { item } = CLASS_NAMES[facet.kind];
  const content = (
    <>
      {facet.kind === "tiles" && (
        <svg viewBox="0 0 64 32" aria-hidden="true">
          <use href={`${SILHOUETTES_PATH}#${icon}`} />
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

/** The browser need not load the address codec for an unused value. */
export function getOptionAddress(
  { before, after, selected, isInPath }: OptionLink,
  value: string,
): string {
  if (isInPath)
    return before + value.split("~").map(encodeURIComponent).join("/") + after;
  const values = selected.length === 0 ? [value] : [...selected, value].sort();
  return before + values.map(encodeURIComponent).join(",") + after;
}
