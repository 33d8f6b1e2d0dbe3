import type { Translate } from "#app/site/texts/copy.ts";
import { formatNumber } from "#app/site/texts/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFormReset } from "#app/ui/use-form-reset.ts";
import type { ListText } from "./copy.ts";
import type { FormEntry, RangeFacetView } from "./list-page-data.ts";

interface RangeFacetFormProps {
  readonly facet: RangeFacetView;
  readonly action: string;
  readonly entries: readonly FormEntry[];
  readonly t: Translate<ListText>;
}

/** How many cars lie where, and two fields to draw the line; a GET form that carries the other filters. */
export function RangeFacetForm({
  facet,
  action,
  entries,
  t,
}: RangeFacetFormProps) {
  const { key, label, bars, min, max } = facet;
  const form = useFormReset(`${min}-${max}`);
  return (
    <details className="facet" open={facet.isOpen}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {bars.length > 1 && <Histogram facet={facet} />}
      <form ref={form} className="minmax" action={action} data-scroll="keep">
        {entries.map(
          ([name, value]) =>
            !name.startsWith(`${key}_`) && (
              <input key={name} type="hidden" name={name} value={value} />
            ),
        )}
        <RangeField facet={facet} end="min" t={t} />
        <RangeField facet={facet} end="max" t={t} />
        <button
          className="btn btn--s"
          aria-label={t("applyRange", { range: label })}
        >
          {t("apply")}
        </button>
      </form>
    </details>
  );
}

function RangeField({
  facet: { key, label, bounds, ...range },
  end,
  t,
}: Pick<RangeFacetFormProps, "facet" | "t"> & {
  readonly end: "min" | "max";
}) {
  const id = `${key}-${end}`;
  const bound = bounds?.[end];
  const value = range[end];
  const textOf = (amount: number) =>
    key === "year" ? String(amount) : formatNumber(amount);
  return (
    <div>
      <label htmlFor={id}>
        <span className="vh">{label} </span>
        {t(end === "min" ? "from" : "to")}
      </label>
      <div
        className={key === "price" ? "prefixed" : undefined}
        data-prefix={key === "price" ? "$" : undefined}
      >
        <input
          className="input input--s num"
          id={id}
          name={`${key}_${end}`}
          inputMode="numeric"
          pattern="[$0-9,]*"
          maxLength={9}
          autoComplete="off"
          defaultValue={value === null ? "" : textOf(value)}
          placeholder={bound === undefined ? undefined : textOf(bound)}
        />
      </div>
    </div>
  );
}

const STEP = 10;
const HEIGHT = 60;

/** Two paths, one for the bars in the range and one for those outside. */
function Histogram({
  facet: {
    bars,
    inRange: [from, to],
  },
}: Pick<RangeFacetFormProps, "facet">) {
  let inside = "";
  let outside = "";
  bars.forEach((height, at) => {
    if (height === 0) return;
    const bar = `M${at * STEP + 1} ${HEIGHT}v${-height}h8v${height}z`;
    if (at >= from && at < to) inside += bar;
    else outside += bar;
  });
  return (
    <svg
      className="histo"
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {outside !== "" && <path d={outside} />}
      {inside !== "" && <path className="in" d={inside} />}
    </svg>
  );
}
