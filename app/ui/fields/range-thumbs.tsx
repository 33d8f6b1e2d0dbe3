import { useEffect, useRef } from "react";
import type { RangeFieldsProps } from "./range-fields.tsx";
import {
  moveThumb,
  type RangeEnd,
  type RangeValue,
  getThumbValue,
} from "./range-value.ts";

interface RangeThumbsProps extends RangeFieldsProps {
  readonly onMove: (value: RangeValue) => void;
}

/** Two native sliders lie over each other; the fields beside them carry the names. */
export function RangeThumbs(props: RangeThumbsProps) {
  const { bounds, value } = props;
  const track = useRef<HTMLDivElement>(null);
  const low = getThumbValue(value, bounds, "min");
  const high = getThumbValue(value, bounds, "max");
  useEffect(() => {
    const span = bounds.max - bounds.min || 1;
    const { style } = track.current ?? {};
    style?.setProperty("--a", `${((low - bounds.min) / span) * 100}%`);
    style?.setProperty("--b", `${((high - bounds.min) / span) * 100}%`);
  }, [low, high, bounds.min, bounds.max]);
  return (
    <div ref={track} className="thumbs-track">
      <Thumb
        end="min"
        at={low}
        of={props}
        // Where both stand at the far end, the one that can still move is on top.
        className={low > (bounds.min + bounds.max) / 2 ? "on-top" : undefined}
      />
      <Thumb end="max" at={high} of={props} />
    </div>
  );
}

interface ThumbProps {
  readonly end: RangeEnd;
  readonly at: number;
  readonly of: RangeThumbsProps;
  readonly className?: string | undefined;
}

function Thumb({
  end,
  at,
  className,
  of: { label, words, bounds, value, format, onMove, onCommit },
}: ThumbProps) {
  return (
    <input
      type="range"
      className={className}
      aria-label={`${label} ${end === "min" ? words.from : words.to}`}
      aria-valuetext={format(at)}
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      value={at}
      onChange={({ target }) =>
        onMove(moveThumb(value, bounds, end, target.valueAsNumber))
      }
      onPointerUp={() => onCommit?.(value)}
      onKeyUp={() => onCommit?.(value)}
    />
  );
}
