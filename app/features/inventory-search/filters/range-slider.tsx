import { type ChangeEvent, useEffect, useRef } from "react";
import type {
  ListPartProps,
  RangeFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import { formatRangeEnd } from "#app/site/search/range-words.ts";
import {
  type RangeEnds,
  toRangeEnds,
  getThumbStep,
  getThumbs,
  getTrackEnd,
} from "./range-track.ts";

interface RangeSliderProps extends Pick<ListPartProps, "t"> {
  readonly facet: RangeFacet;
  readonly range: RangeEnds;
  readonly onMove: (range: RangeEnds) => void;
  readonly onRest: () => void;
}

/** Arrow keys move in small steps, so the list waits until they pause. */
const REST_MS = 500;

/** Two native sliders share one line; the fields below show their values as well. */
export function RangeSlider({
  facet,
  range,
  t,
  onMove,
  onRest,
}: RangeSliderProps) {
  const { key, label, scale } = facet;
  const { from, to } = getThumbs(facet, range);
  const rest = useRest(onRest);
  function move(end: "from" | "to", event: ChangeEvent<HTMLInputElement>) {
    const value = Number(event.currentTarget.value);
    const thumbs =
      end === "from"
        ? { from: Math.min(value, to), to }
        : { from, to: Math.max(value, from) };
    onMove(toRangeEnds(facet, thumbs));
    rest.endLater();
  }
  const ends = toRangeEnds(facet, { from, to });
  const shared = {
    min: scale.start,
    max: getTrackEnd(facet),
    step: getThumbStep(facet),
    onPointerDown: rest.hold,
    onPointerUp: rest.endNow,
    onPointerCancel: rest.endNow,
  } as const;
  const formatThumbValue = (value: number) =>
    key === "mileage"
      ? t("miles", { count: value })
      : formatRangeEnd(key, value);
  return (
    <div className="slider">
      <input
        {...shared}
        type="range"
        className="slider-thumb slider-thumb--from"
        value={from}
        aria-label={t("rangeFrom", { range: label })}
        aria-valuetext={formatThumbValue(ends.min ?? facet.bounds?.min ?? from)}
        onChange={(event) => move("from", event)}
      />
      <input
        {...shared}
        type="range"
        className="slider-thumb slider-thumb--to"
        value={to}
        aria-label={t("rangeTo", { range: label })}
        aria-valuetext={formatThumbValue(ends.max ?? facet.bounds?.max ?? to)}
        onChange={(event) => move("to", event)}
      />
    </div>
  );
}

/** The change applies at once when a finger lets go, and a moment after the last key. */
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
    endNow() {
      isHeld.current = false;
      end();
    },
    endLater() {
      hasMoved.current = true;
      clearTimeout(timer.current);
      if (!isHeld.current) timer.current = setTimeout(end, REST_MS);
    },
  };
}
