import type { ReactNode } from "react";
import {
  type AllowedAmounts,
  getAllowedAmounts,
  getAllowedDown,
  toNearestAllowed,
} from "#app/domain/finance/allowed-amounts.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { getDescribedBy, FieldNotes } from "#app/ui/fields/field.tsx";
import {
  type Controls,
  formatAmount,
} from "#app/features/payment-estimator/panel-controls.ts";

interface AmountControlProps {
  readonly controls: Controls;
  readonly field: "down" | "equity" | "score";
  readonly children?: ReactNode;
}

/** Without scripts it is only the field. */
export function AmountControl({
  controls,
  field,
  children,
}: AmountControlProps) {
  const { t, data, reading, change } = controls;
  const allowed =
    field === "down"
      ? getAllowedDown(reading.terms.down.unit, data.estimator)
      : getAllowedAmounts(field, data.estimator);
  const hint = field === "equity" ? t("equityHint") : undefined;
  const id = controls.getId(field);
  const problem = controls.findProblem(field);
  const { unit } = allowed;
  return (
    <div
      className={problem === undefined ? "calc-row" : "calc-row has-problem"}
    >
      <div className="calc-label">
        <label className="label" htmlFor={id}>
          {t(field)}
        </label>
        {children}
      </div>
      <AmountInput
        controls={controls}
        field={field}
        unit={unit}
        look="input input--s num"
        describedBy={getDescribedBy(id, hint, problem)}
      />
      {(hint ?? problem) !== undefined && (
        <div className="calc-notes">
          <FieldNotes id={id} hint={hint} error={problem} />
        </div>
      )}
      <Slider
        field={field}
        label={t(field)}
        allowed={allowed}
        value={getTerm(field, reading.terms)}
        formatAmount={(amount) => formatAmount(amount, unit)}
        onMove={(amount) =>
          change({
            [field]: unit === "points" ? String(amount) : formatNumber(amount),
          })
        }
      />
    </div>
  );
}

interface AmountInputProps {
  readonly controls: Controls;
  readonly field:
    AmountControlProps["field"] | "price" | "year" | "worth" | "owed";
  readonly unit: AllowedAmounts["unit"];
  readonly look: string;
  readonly describedBy: string | undefined;
}

/** A field to type into shows its unit; while it is typed in, it shows no fault. */
export function AmountInput({
  controls: { getText, getName, getId, findProblem, change, onType },
  field,
  unit,
  look,
  describedBy,
}: AmountInputProps) {
  return (
    <div
      className={AFFIX_CLASSES[unit]}
      data-prefix={unit === "dollars" ? "$" : undefined}
      data-suffix={unit === "percent" ? "%" : undefined}
    >
      <input
        className={look}
        id={getId(field)}
        name={getName(field)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={getText(field)}
        aria-invalid={findProblem(field) === undefined ? undefined : true}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onType(field);
          change({ [field]: target.value });
        }}
        onBlur={() => onType(null)}
      />
    </div>
  );
}

const AFFIX_CLASSES: Partial<Record<AllowedAmounts["unit"], string>> = {
  dollars: "prefixed",
  percent: "suffixed",
};

function getTerm(
  field: AmountControlProps["field"],
  { down, tradeEquityDollars, creditScore }: Controls["reading"]["terms"],
): number {
  if (field === "equity") return tradeEquityDollars;
  if (field === "score") return creditScore;
  return down.unit === "percent" ? down.percent : down.dollars;
}

interface SliderProps {
  readonly field: AmountControlProps["field"];
  readonly label: string;
  readonly allowed: AllowedAmounts;
  readonly value: number;
  readonly formatAmount: (amount: number) => string;
  readonly onMove: (amount: number) => void;
}

/** The field beside the slider carries the name. The track is drawn under it, filled up to the thumb. */
function Slider({
  field,
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
        // A reload would bring back the thumb, and not the exact number of the field.
        autoComplete="off"
        data-field={field}
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
