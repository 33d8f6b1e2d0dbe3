import { useSyncExternalStore } from "react";
import type { FinanceEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { getScoreRange } from "#app/domain/credit/credit-answer.ts";

/** A loan with the scores that it holds for, as a car's page states it. */
export type StatedLoan = Pick<
  FinanceEstimate,
  | "monthlyCents"
  | "termMonths"
  | "aprPercent"
  | "downCents"
  | "tradeEquityCents"
  | "amountFinancedCents"
> & { readonly scores: ReturnType<typeof getScoreRange> };

let workedOut: StatedLoan | null = null;
const listeners = new Set<() => void>();

/** One page states one payment: what somebody works out in the estimator stands in the sticker, too. Null takes it back. */
export function tellWorkedOut(loan: StatedLoan | null): void {
  if (loan === workedOut) return;
  workedOut = loan;
  for (const listener of listeners) listener();
}

/** Null where nobody works on a payment, or on a lease, whose terms are others. */
export function useWorkedOut(): StatedLoan | null {
  return useSyncExternalStore(
    subscribe,
    () => workedOut,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
