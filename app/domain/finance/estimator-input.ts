import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import {
  type AllowedAmounts,
  AMOUNT_SOURCES,
  type AmountField,
  getAllowedAmounts,
  getAllowedDown,
  toNearestAllowed,
} from "./allowed-amounts.ts";
import type { DownPayment, EstimatorTerms } from "./payment-estimate.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";

/** The estimator's values have these names in an address and in a form, in the order in which they are printed. */
export type EstimatorField = "kind" | "down" | "downUnit" | AmountField;

export interface EstimatorProblem {
  readonly field: EstimatorField;
  /** `between` lies between two steps; `unreadable` is no number or none of the choices. */
  readonly reason: "unreadable" | "below" | "above" | "between";
  /** A choice has no amounts, so it has null. */
  readonly allowed: AllowedAmounts | null;
}

export interface EstimatorInput {
  readonly terms: EstimatorTerms;
  /** There is at most one problem for each field; the terms hold the nearest allowed value all the same. */
  readonly problems: readonly EstimatorProblem[];
}

interface ReadValue<T> {
  readonly value: T;
  readonly problems: readonly EstimatorProblem[];
}

/**
 * It reads terms from texts that anybody may have written. What was not sent, was left empty or cannot be read stays as
 * in `start`. The value of `start` itself is always valid, even between two steps, because it may be the visitor's own
 * answer.
 */
export function readEstimatorTerms(
  entries: URLSearchParams,
  estimator: Estimator,
  start: EstimatorTerms,
): EstimatorInput {
  const kind = readChoice("kind", KINDS, entries, start.kind);
  const down = readDown(entries, estimator, start.down);
  const problems = [...kind.problems, ...down.problems];
  const readField = (field: AmountField): number => {
    const before = start[AMOUNT_SOURCES[field].range];
    const allowed = getAllowedAmounts(field, estimator);
    const read = readAmount(field, entries, allowed, before);
    problems.push(...read.problems);
    return read.value;
  };
  const terms: EstimatorTerms = {
    kind: kind.value,
    down: down.value,
    tradeEquityDollars: readField("equity"),
    creditScore: readField("score"),
    financeTermMonths: readField("term"),
    leaseTermMonths: readField("leaseTerm"),
    leaseMilesPerYear: readField("leaseMiles"),
  };
  return { terms, problems };
}

/** Only what differs from `start` is printed, in a fixed order, so that equal terms make equal addresses. */
export function printEstimatorTerms(
  terms: EstimatorTerms,
  start: EstimatorTerms,
): URLSearchParams {
  const printed = new URLSearchParams();
  if (terms.kind !== start.kind) printed.set("kind", terms.kind);
  const isOtherUnit = terms.down.unit !== start.down.unit;
  if (isOtherUnit || getDownAmount(terms.down) !== getDownAmount(start.down))
    printed.set("down", String(getDownAmount(terms.down)));
  if (isOtherUnit) printed.set("downUnit", terms.down.unit);
  for (const [field, { range }] of Object.entries(AMOUNT_SOURCES))
    if (terms[range] !== start[range]) printed.set(field, String(terms[range]));
  return printed;
}

/** All of the terms, which whoever starts elsewhere reads alike. */
export function printAllTerms(terms: EstimatorTerms): URLSearchParams {
  const printed = new URLSearchParams({
    kind: terms.kind,
    down: String(getDownAmount(terms.down)),
    downUnit: terms.down.unit,
  });
  for (const [field, { range }] of Object.entries(AMOUNT_SOURCES))
    printed.set(field, String(terms[range]));
  return printed;
}

const KINDS = ["finance", "lease"] as const;
const DOWN_UNITS = ["dollars", "percent"] as const;

/**
 * A unit without an amount means the profile's own amount in that unit. "10%" is a percentage whatever the unit says.
 */
function readDown(
  entries: URLSearchParams,
  estimator: Estimator,
  start: DownPayment,
): ReadValue<DownPayment> {
  const choice = readChoice("downUnit", DOWN_UNITS, entries, start.unit);
  const unit = readTypedAmount(entries.get("down"))?.unit ?? choice.value;
  const before = unit === start.unit ? getDownAmount(start) : null;
  const { value, problems } = readAmount(
    "down",
    entries,
    getAllowedDown(unit, estimator),
    before ?? getDefaultDown(unit, estimator),
  );
  return {
    value:
      unit === "percent" ? { unit, percent: value } : { unit, dollars: value },
    problems: [...problems, ...choice.problems],
  };
}

function readAmount(
  field: EstimatorField,
  entries: URLSearchParams,
  allowed: AllowedAmounts,
  before: number,
): ReadValue<number> {
  const text = entries.get(field);
  if (isLeftEmpty(text)) return { value: before, problems: [] };
  const amount = parseAmount(text, allowed.unit);
  if (amount === before) return { value: before, problems: [] };
  const value =
    amount === undefined ? before : toNearestAllowed(amount, allowed);
  const reason = findProblem(amount, value, allowed);
  return {
    value,
    problems: reason === null ? [] : [{ field, reason, allowed }],
  };
}

/** "10%" is no equity: numbers of another kind are undefined, too. */
function parseAmount(
  text: string | null,
  unit: AllowedAmounts["unit"],
): number | undefined {
  const typed = readTypedAmount(text);
  return typed?.unit === null || typed?.unit === unit
    ? typed.amount
    : undefined;
}

function findProblem(
  amount: number | undefined,
  nearest: number,
  { min, max }: AllowedAmounts,
): EstimatorProblem["reason"] | null {
  if (amount === undefined) return "unreadable";
  if (amount < min) return "below";
  if (amount > max) return "above";
  return amount === nearest ? null : "between";
}

function readChoice<const T extends string>(
  field: EstimatorField,
  choices: readonly T[],
  entries: URLSearchParams,
  before: T,
): ReadValue<T> {
  const text = entries.get(field);
  if (isLeftEmpty(text)) return { value: before, problems: [] };
  const value = choices.find((it) => it === text?.trim());
  return value === undefined
    ? {
        value: before,
        problems: [{ field, reason: "unreadable", allowed: null }],
      }
    : { value, problems: [] };
}

function getDefaultDown(
  unit: DownPayment["unit"],
  { downPayment }: Estimator,
): number {
  return unit === "percent"
    ? downPayment.defaultPercent
    : downPayment.defaultDollars;
}

function getDownAmount(down: DownPayment): number {
  return down.unit === "percent" ? down.percent : down.dollars;
}

function isLeftEmpty(text: string | null): boolean {
  return text === null || text.trim() === "";
}
