import { useSyncExternalStore } from "react";
import type { StatedPayment } from "./payment-words.ts";

let workedOut: StatedPayment | null = null;
const listeners = new Set<() => void>();

/** One page states one payment: what somebody works out in the estimator stands in the sticker, too. Null takes it back. */
export function tellWorkedOut(payment: StatedPayment | null): void {
  if (payment === workedOut) return;
  workedOut = payment;
  for (const listener of listeners) listener();
}

/** Null where nobody works on a payment. */
export function useWorkedOut(): StatedPayment | null {
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
