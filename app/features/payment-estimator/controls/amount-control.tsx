import type { ReactNode } from "react";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { getRepresentativeScore } from "#app/domain/credit/credit-answer.ts";
import { getCreditBand } from "#app/domain/credit/credit-band.ts";
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
  /** What is counted with while the field is empty. */
  readonly placeholder?: string | undefined;
  readonly children?: ReactNode;
}

/** Without scripts it is only the field. */
export function AmountControl({
  controls,
  field,
  placeholder,
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
  const isUnset = field === "score" && controls.getText(field).trim() === "";
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
        placeholder={placeholder}
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
        value={isUnset ? getBandScore(controls) : getTerm(field, reading.terms)}
        unsetText={isUnset ? t("scoreUnset") : null}
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
  readonly placeholder?: AmountControlProps["placeholder"];
  readonly describedBy: string | undefined;
}

/** A field to type into shows its unit; while it is typed in, it shows no fault. */
export function AmountInput({
  controls: { getText, getName, getId, findProblem, change, onType },
  field,
  unit,
  look,
  placeholder,
  describedBy,
}: AmountInputProps) {
  return (
    <div
      className={AFFIX_CLASSES[unit]}
      data-unit={unit === "dollars" ? "$" : "%"}
    >
      <input
        className={look}
        id={getId(field)}
        name={getName(field)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={getText(field)}
        placeholder={placeholder}
        aria-invalid={findProblem(field) === undefined ? undefined : true}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onType(field);
          change({ [field]: target.value });
        }}
        onBlur={() => {
          onType(null);
          const typed = readTypedAmount(getText(field));
          // A sum that can be read is written as all others are.
          if (unit === "dollars" && typed !== null && typed.unit !== "percent")
            change({ [field]: formatNumber(typed.amount) });
        }}
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

/** Nobody gave a score: the thumb waits within the band that is counted with, and claims none. */
function getBandScore({
  data: { estimator },
  reading: { terms },
}: Controls): number {
  return getRepresentativeScore(
    estimator,
    getCreditBand(estimator, terms.creditScore),
  );
}

interface SliderProps {
  readonly field: AmountControlProps["field"];
  readonly label: string;
  readonly allowed: AllowedAmounts;
  readonly value: number;
  /** What is said in place of an amount that nobody chose yet. */
  readonly unsetText: string | null;
  readonly formatAmount: (amount: number) => string;
  readonly onMove: (amount: number) => void;
}

/** The field beside the slider carries the name. The track is drawn under it, filled up to the thumb. */
function Slider({
  field,
  label,
  allowed,
  value,
  unsetText,
  formatAmount,
  onMove,
}: SliderProps) {
  const { min, max, step } = allowed;
  const at = toNearestAllowed(value, allowed);
  return (
    <div
      className={
        unsetText === null ? "pay-slider" : "pay-slider pay-slider--unset"
      }
    >
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
        aria-valuetext={unsetText ?? formatAmount(at)}
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
