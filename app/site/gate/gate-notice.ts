import type { Gate } from "#app/domain/gate/gate.ts";

/** Null means that a list keeps nothing back. */
export type GateNotice =
  /** Prices open with contact details and terms. */
  | "prices"
  /** Contact details are known, the terms are not complete. */
  | "terms"
  /** Whole groups of vehicles open with contact details. */
  | "vehicles";

export function findGateNotice(
  { priceKey }: Gate,
  {
    arePricesLocked,
    hasHiddenGroups,
  }: { readonly arePricesLocked: boolean; readonly hasHiddenGroups: boolean },
): GateNotice | null {
  if (hasHiddenGroups) return "vehicles";
  if (!arePricesLocked) return null;
  return priceKey === "terms" ? "terms" : "prices";
}
