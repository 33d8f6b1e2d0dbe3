import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type {
  ListPartProps,
  RangeFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { useFieldsReset } from "#app/ui/fields/use-fields-reset.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  BAR_WIDTH,
  BARS_HEIGHT,
  Histogram,
  TRACK_HEIGHT,
} from "./histogram.tsx";
import { AmountInput, RangeForm } from "./range-form.tsx";
import type { RangeSlider } from "./range-slider.tsx";
import {
  getBarsInRange,
  type RangeEnds,
  getThumbs,
  getTrackEnd,
} from "./range-track.ts";

interface RangeFacetFormProps extends ListPartProps {
  readonly facet: RangeFacet;
  /** The prefix tells the fields of the drawer from those of the column. */
  readonly idPrefix: string;
}

/** The GET form carries the other filters. */
export function RangeFacetForm(props: RangeFacetFormProps) {
  const { facet, page, t } = props;
  const { key, label, bars, min, max } = facet;
  const inUse = `${min}-${max}`;
  const place = useLocation().key;
  // Whoever goes back before the answer finds the range that the list still follows.
  const form = useFieldsReset(`${inUse} ${place}`);
  const { Slider, box, onToggle } = useRangeSlider();
  // A range that the list already follows is no longer on the move.
  const [moved, setMoved] = useState<{ from: string; to: RangeEnds } | null>(
    null,
  );
  const range = moved?.from === inUse + place ? moved.to : facet;
  function move(next: RangeEnds) {
    setMoved({ from: inUse + place, to: next });
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
      <RangeForm
        ref={form}
        className="minmax"
        facetKey={key}
        label={label}
        page={page}
        t={t}
      >
        <RangeField {...props} end="min" />
        <RangeField {...props} end="max" />
      </RangeForm>
    </details>
  );
}

function RangeField({
  facet: { key, label, bounds, ...range },
  end,
  idPrefix,
  t,
}: RangeFacetFormProps & { readonly end: "min" | "max" }) {
  const id = `${idPrefix}${key}-${end}`;
  const bound = bounds?.[end];
  const other = range[end === "min" ? "max" : "min"];
  // What is on the lot may begin above the most that was asked for.
  const isBeyond =
    bound !== undefined &&
    other !== null &&
    (end === "min" ? bound > other : bound < other);
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
          bound === undefined || isBeyond
            ? undefined
            : formatFieldAmount(key, bound)
        }
      />
    </div>
  );
}

/** An open end is empty, and years have no separator. */
function formatFieldAmount(
  key: RangeFacet["key"],
  amount: number | null,
): string {
  if (amount === null) return "";
  return key === "year" ? String(amount) : formatNumber(amount);
}

/** The code of the sliders loads once somebody sees the facet open; the fields below them do the same. */
function useRangeSlider() {
  const box = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<{
    readonly Slider: typeof RangeSlider | null;
  }>({ Slider: null });
  const isMissing = loaded.Slider === null;
  const loadWhenOpen = useCallback(() => {
    if (!isMissing || box.current?.open !== true) return;
    // On a narrow screen the column is hidden, and the drawer has facets of its own.
    if (box.current.getClientRects().length === 0) return;
    import("./range-slider.tsx").then(
      (module) => setLoaded({ Slider: module.RangeSlider }),
      () => {},
    );
  }, [isMissing]);
  useEffect(() => {
    if (!isMissing || box.current === null) return undefined;
    // A facet of the drawer is open before the drawer is, and tells nobody that it came into sight.
    const observer = new IntersectionObserver(loadWhenOpen);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isMissing, loadWhenOpen]);
  return { ...loaded, box, onToggle: loadWhenOpen };
}

/** One path holds what is in the range, one the rest. */
function RangeHistogram({
  facet,
  range,
}: {
  readonly facet: RangeFacet;
  readonly range: RangeEnds;
}) {
  const { bars, scale } = facet;
  const width = bars.length * BAR_WIDTH;
  const thumbs = getThumbs(facet, range);
  const toX = (value: number) =>
    Math.round(
      ((value - scale.start) / (getTrackEnd(facet) - scale.start)) * width,
    );
  return (
    <Histogram
      bars={bars}
      inUse={getBarsInRange(facet, range)}
      inside={traceTrackSection(toX(thumbs.from), toX(thumbs.to))}
      outside={traceTrackSection(0, width)}
    />
  );
}

function traceTrackSection(from: number, to: number): string {
  return `M${from} ${BARS_HEIGHT}h${to - from}v${TRACK_HEIGHT}h${from - to}z`;
}
