import type { ReactNode } from "react";
import {
  type AllowedAmounts,
  getAllowedAmounts,
} from "#app/domain/finance/allowed-amounts.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { getDescribedBy, FieldNotes } from "#app/ui/fields/field.tsx";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";
import { formatAmount } from "#app/features/payment-estimator/problem-text.ts";
import { Slider } from "./slider.tsx";

interface AmountControlProps {
  readonly controls: Controls;
  readonly field: "down" | "equity" | "score";
  readonly hint?: EstimatorText;
  readonly label?: EstimatorText;
  /** Without it, the profile's range of the field applies. */
  readonly allowed?: AllowedAmounts;
  /** It stands beside the label. */
  readonly children?: ReactNode;
}

/** The control is a field to type into and a slider over the same range; without scripts it is only the field. */
export function AmountControl({
  controls,
  field,
  hint,
  label = field === "score" ? "score" : field,
  allowed = getAllowedAmounts(
    field === "score" ? "score" : "equity",
    controls.data.estimator,
  ),
  children,
}: AmountControlProps) {
  const { t, reading, change, onType } = controls;
  const id = controls.getId(field);
  const problem = controls.findProblem(field);
  const { unit } = allowed;
  return (
    <div
      className={problem === undefined ? "calc-row" : "calc-row has-problem"}
    >
      <div className="calc-label">
        <label className="label" htmlFor={id}>
          {t(label)}
        </label>
        {children}
      </div>
      <div
        className={findAffixClass(unit)}
        data-prefix={unit === "dollars" ? "$" : undefined}
        data-suffix={unit === "percent" ? "%" : undefined}
      >
        <input
          className="input input--s num"
          id={id}
          name={controls.getName(field)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={controls.getText(field)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={getDescribedBy(id, hint && t(hint), problem)}
          onChange={({ target }) => {
            onType(field);
            change({ [field]: target.value });
          }}
          onBlur={() => onType(null)}
        />
      </div>
      {(hint ?? problem) !== undefined && (
        <div className="calc-notes">
          <FieldNotes id={id} hint={hint && t(hint)} error={problem} />
        </div>
      )}
      <Slider
        label={t(label)}
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

function findAffixClass(unit: AllowedAmounts["unit"]): string | undefined {
  if (unit === "dollars") return "prefixed";
  return unit === "percent" ? "suffixed" : undefined;
}

function getTerm(
  field: AmountControlProps["field"],
  { down, tradeEquityDollars, creditScore }: Controls["reading"]["terms"],
): number {
  if (field === "equity") return tradeEquityDollars;
  if (field === "score") return creditScore;
  return down.unit === "percent" ? down.percent : down.dollars;
}
