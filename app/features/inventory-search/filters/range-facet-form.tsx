import { useState } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFormReset } from "#app/ui/fields/use-form-reset.ts";
import { AmountInput } from "./amount-input.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import { KeptEntries } from "./kept-entries.tsx";
import type {
  FormEntry,
  RangeFacetView,
} from "#app/features/inventory-search/list-page-data.ts";
import { RangeHistogram } from "./range-histogram.tsx";
import type { RangeEnds } from "./range-track.ts";
import { useDirectSubmit } from "./use-direct-submit.ts";
import { useRangeSlider } from "./use-range-slider.ts";

interface RangeFacetFormProps {
  readonly facet: RangeFacetView;
  readonly action: string;
  readonly entries: readonly FormEntry[];
  /** The prefix tells the fields of the drawer from those of the column. */
  readonly idPrefix: string;
  readonly t: Translate<ListText>;
}

/**
 * The form shows how many cars lie where, and three ways to set the range; it is a GET form that carries the
 * other filters.
 */
export function RangeFacetForm({
  facet,
  action,
  entries,
  idPrefix,
  t,
}: RangeFacetFormProps) {
  const { key, label, bars, min, max } = facet;
  const submit = useDirectSubmit();
  const inUse = `${min}-${max}`;
  const form = useFormReset(inUse);
  const { Slider, facet: box, onToggle } = useRangeSlider();
  // A range that the list already follows is no longer on the move.
  const [moved, setMoved] = useState<{ from: string; to: RangeEnds } | null>(
    null,
  );
  const range = moved?.from === inUse ? moved.to : facet;
  function move(next: RangeEnds) {
    setMoved({ from: inUse, to: next });
    for (const end of ["min", "max"] as const) {
      const field = form.current?.elements.namedItem(`${key}_${end}`);
      if (field instanceof HTMLInputElement)
        field.value = formatFieldAmount(key, next[end]);
    }
  }
  return (
    <details
      ref={box}
      className="facet"
      open={facet.isOpen}
      onToggle={onToggle}
    >
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {bars.length > 1 && (
        <>
          <RangeHistogram facet={facet} range={range} />
          <div className="slider-room">
            {Slider !== null && (
              <Slider
                facet={facet}
                range={range}
                t={t}
                onMove={move}
                onRest={() => form.current?.requestSubmit()}
              />
            )}
          </div>
        </>
      )}
      <form
        ref={form}
        className="minmax"
        action={action}
        data-scroll="keep"
        onSubmit={submit}
      >
        <KeptEntries entries={entries} except={key} />
        <RangeField facet={facet} end="min" idPrefix={idPrefix} t={t} />
        <RangeField facet={facet} end="max" idPrefix={idPrefix} t={t} />
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
  idPrefix,
  t,
}: Pick<RangeFacetFormProps, "facet" | "idPrefix" | "t"> & {
  readonly end: "min" | "max";
}) {
  const id = `${idPrefix}${key}-${end}`;
  const bound = bounds?.[end];
  return (
    <div>
      <label htmlFor={id}>
        <span className="vh">{label} </span>
        {t(end === "min" ? "from" : "to")}
      </label>
      <AmountInput
        id={id}
        name={`${key}_${end}`}
        isMoney={key === "price"}
        value={formatFieldAmount(key, range[end])}
        placeholder={
          bound === undefined ? undefined : formatFieldAmount(key, bound)
        }
      />
    </div>
  );
}

/** This is how a field shows an amount: empty when the end is open, and years without a separator. */
function formatFieldAmount(
  key: RangeFacetView["key"],
  amount: number | null,
): string {
  if (amount === null) return "";
  return key === "year" ? String(amount) : formatNumber(amount);
}
