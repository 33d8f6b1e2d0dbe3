import { type ChangeEvent, useEffect, useRef } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import type { RangeFacetView } from "#app/features/inventory-search/list-page-data.ts";
import { rangeEnd } from "#app/features/inventory-search/range-end.ts";
import {
  type RangeEnds,
  rangeOfThumbs,
  thumbStep,
  thumbsOf,
  trackEnd,
} from "./range-track.ts";

interface RangeSliderProps {
  readonly facet: RangeFacetView;
  readonly range: RangeEnds;
  readonly t: Translate<ListText>;
  /** While a thumb moves. */
  readonly onMove: (range: RangeEnds) => void;
  /** Once it has come to rest. */
  readonly onRest: () => void;
}

/** Arrow keys move in small steps: the list waits until they pause. */
const REST_MS = 500;

/** Two native sliders on one line; what they say stands in the fields below as well. */
export function RangeSlider({
  facet,
  range,
  t,
  onMove,
  onRest,
}: RangeSliderProps) {
  const { key, label, scale } = facet;
  const { from, to } = thumbsOf(facet, range);
  const rest = useRest(onRest);
  function move(end: "from" | "to", event: ChangeEvent<HTMLInputElement>) {
    const value = Number(event.currentTarget.value);
    const thumbs =
      end === "from"
        ? { from: Math.min(value, to), to }
        : { from, to: Math.max(value, from) };
    onMove(rangeOfThumbs(facet, thumbs));
    rest.later();
  }
  const ends = rangeOfThumbs(facet, { from, to });
  const shared = {
    min: scale.start,
    max: trackEnd(facet),
    step: thumbStep(facet),
    onPointerDown: rest.hold,
    onPointerUp: rest.now,
    onPointerCancel: rest.now,
  } as const;
  const textOf = (value: number) =>
    key === "mileage" ? t("miles", { count: value }) : rangeEnd(key, value);
  // Where both thumbs stand at the far end, the one that can still move is on top.
  const isFromOnTop = from - scale.start > (trackEnd(facet) - scale.start) / 2;
  return (
    <div className="slider">
      <input
        {...shared}
        type="range"
        className={isFromOnTop ? "slider-thumb on-top" : "slider-thumb"}
        value={from}
        aria-label={t("rangeFrom", { range: label })}
        aria-valuetext={textOf(ends.min ?? facet.bounds?.min ?? from)}
        onChange={(event) => move("from", event)}
      />
      <input
        {...shared}
        type="range"
        className="slider-thumb"
        value={to}
        aria-label={t("rangeTo", { range: label })}
        aria-valuetext={textOf(ends.max ?? facet.bounds?.max ?? to)}
        onChange={(event) => move("to", event)}
      />
    </div>
  );
}

/** At once when a finger lets go; a moment after the last key. */
function useRest(onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const hasMoved = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  function end() {
    clearTimeout(timer.current);
    if (!hasMoved.current) return;
    hasMoved.current = false;
    onRest();
  }
  return {
    hold() {
      isHeld.current = true;
    },
    now() {
      isHeld.current = false;
      end();
    },
    later() {
      hasMoved.current = true;
      clearTimeout(timer.current);
      if (!isHeld.current) timer.current = setTimeout(end, REST_MS);
    },
  };
}
