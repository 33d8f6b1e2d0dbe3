import {
  type AllowedAmounts,
  toNearestAllowed,
} from "#app/domain/finance/allowed-amounts.ts";

interface SliderProps {
  readonly label: string;
  readonly allowed: AllowedAmounts;
  readonly value: number;
  readonly formatAmount: (amount: number) => string;
  readonly onMove: (amount: number) => void;
}

/**
 * This is a native slider, and the field beside it carries the name. Its track is drawn under it, filled up to
 * the thumb.
 */
export function Slider({
  label,
  allowed,
  value,
  formatAmount,
  onMove,
}: SliderProps) {
  const { min, max, step } = allowed;
  const at = toNearestAllowed(value, allowed);
  return (
    <div className="pay-slider">
      <svg
        className="pay-slider-track"
        viewBox={`0 0 ${max - min} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={at - min} height="1" />
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={formatAmount(at)}
        min={min}
        max={max}
        step={step}
        value={at}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
      <p className="pay-slider-ends" aria-hidden="true">
        <span>{formatAmount(min)}</span>
        <span>{formatAmount(max)}</span>
      </p>
    </div>
  );
}
