import * as v from "valibot";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { checkbox, choice, optionalLine } from "#app/domain/forms/fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Amounts are in dollars; `step` is the slider's. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const LONGEST_AMOUNT = 40;

export function buildDownPaymentForm(bounds: AmountBounds) {
  return defineForm("down-payment", v.object({ amount: dollarAmount(bounds) }));
}

export function buildTradeEquityForm(bounds: AmountBounds) {
  return defineForm("trade-equity", v.object({ amount: dollarAmount(bounds) }));
}

export const tradeInForm = defineForm(
  "trade-in",
  v.object({ tradeIn: choice(["yes", "no"]) }),
);

export function buildCreditScoreForm(values: readonly string[]) {
  return defineForm("credit-score", v.object({ credit: choice(values) }));
}

export const contactDetailsForm = defineForm(
  "personalized-pricing",
  v.object({ ...contactEntries, contactConsent: checkbox }),
);

/** "$2,000.40" and "2k" are read as 2000. An answer may lie between the steps of its slider (Assumption A114). */
function dollarAmount({ min, max }: AmountBounds) {
  return v.pipe(
    optionalLine(LONGEST_AMOUNT),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const message = findFault(dataset.value, { min, max });
      if (message === null)
        return Math.round(readTypedAmount(dataset.value)?.amount ?? 0);
      addIssue({ message });
      return NEVER;
    }),
  );
}

/** The fault is a key of the wizard's own copy. */
function findFault(
  text: string,
  { min, max }: Pick<AmountBounds, "min" | "max">,
): string | null {
  const typed = readTypedAmount(text);
  if (
    typed === null ||
    typed.unit === "percent" ||
    !Number.isSafeInteger(Math.round(typed.amount))
  )
    return "amount";
  if (typed.amount < min) return `tooLow:${min}`;
  return typed.amount > max ? `tooHigh:${max}` : null;
}
