import type { CreditBand } from "#app/domain/credit/credit-band.ts";
import type { AllowedAmounts } from "#app/domain/finance/allowed-amounts.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import type { EstimatorText } from "./copy.ts";
import type { PanelData, PanelEntries } from "./panel-data.ts";
import type { PanelProblem, PanelReading } from "./read-panel.ts";

export interface Controls {
  readonly data: PanelData;
  readonly reading: PanelReading;
  readonly t: Translate<EstimatorText>;
  readonly change: (changed: PanelEntries) => void;
  /** The score stands for a band that was chosen: nobody gave it, so that no field shows it (Assumption A428). */
  readonly isScoreOfBand: boolean;
  readonly chooseKind: (kind: EstimatorTerms["kind"]) => void;
  readonly chooseBand: (band: CreditBand) => void;
  getText(field: string): string;
  getName(field: string): string;
  getId(field: string): string;
  /** The text says what is wrong with the field, and what is counted with instead. */
  findProblem(field: PanelProblem["field"]): string | undefined;
  readonly onType: (field: string | null) => void;
}

/** The text says what is wrong, what the field takes, and what is counted with meanwhile. */
export function formatProblem(
  { field, reason, allowed }: PanelProblem,
  { terms, vehicle, trade }: PanelReading,
  t: Translate<EstimatorText>,
): string {
  const values: Record<PanelProblem["field"], number | string> = {
    kind: t(terms.kind),
    downUnit: t(terms.down.unit),
    down:
      terms.down.unit === "percent" ? terms.down.percent : terms.down.dollars,
    equity: terms.tradeEquityDollars,
    score: terms.creditScore,
    term: terms.financeTermMonths,
    leaseTerm: terms.leaseTermMonths,
    leaseMiles: terms.leaseMilesPerYear,
    price: vehicle.priceCents / 100,
    year: vehicle.modelYear,
    worth: trade?.worthDollars ?? 0,
    owed: trade?.owedDollars ?? 0,
  };
  const unit =
    allowed !== null && "unit" in allowed
      ? allowed.unit
      : field === "year"
        ? "points"
        : "dollars";
  const value = values[field];
  const used = typeof value === "string" ? value : formatAmount(value, unit);
  if (allowed === null) return t("problem.choice", { used });
  const example = formatAmount(
    allowed.min + (allowed.max - allowed.min) / 2,
    unit,
  );
  if (reason === "unreadable")
    return t("problem.unreadable", { example, used });
  if (reason === "between" && "step" in allowed)
    return t("problem.between", {
      step: formatAmount(allowed.step, unit),
      used,
    });
  return t("problem.range", {
    min: formatAmount(allowed.min, unit),
    max: formatAmount(allowed.max, unit),
    used,
  });
}

/** Amounts read "$2,000" or "10%"; a score and a year have no separator. */
export function formatAmount(
  amount: number,
  unit: AllowedAmounts["unit"],
): string {
  if (unit === "dollars") return formatDollars(amount);
  if (unit === "percent") return `${amount}%`;
  return unit === "points" ? String(Math.round(amount)) : formatNumber(amount);
}
