import type {
  PanelData,
  PanelEntries,
} from "#app/features/payment-estimator/panel-data.ts";
import {
  type PanelReading,
  printPanelTerms,
} from "#app/features/payment-estimator/read-panel.ts";
import { isTyped } from "#app/features/payment-estimator/typed-car.ts";
import { useSettled } from "./use-settled.ts";

/**
 * The page's address follows the terms, so that a reload, Back and a sent link find them. Where the visitor starts from
 * terms of their own it says all of them, because others start elsewhere. The address of a car's page is sent on and
 * counted, so the credit score stays out of it: the entry of the history keeps that.
 */
export function useTermsInAddress(
  data: PanelData,
  reading: PanelReading,
): () => void {
  const { car, addressPrefix } = data;
  const { creditScore } = reading.terms;
  const printed = String(printPanelTerms(reading, data));
  return useSettled(isTyped(car) ? "" : printed, (shown) => {
    const { pathname, hash, search } = location;
    // The address of the next page stands there before the page does.
    if (pathname !== shown) return;
    const query = new URLSearchParams(search);
    for (const field of FIELDS) query.delete(addressPrefix + field);
    const isPart = addressPrefix !== "";
    for (const [field, text] of new URLSearchParams(printed))
      if (!isPart || field !== "score")
        query.append(addressPrefix + field, text);
    history.replaceState(
      isPart ? { ...history.state, [SCORE]: creditScore } : history.state,
      "",
      pathname + (query.size === 0 ? "" : `?${query}`) + hash,
    );
  });
}

/** The entry of the history holds a credit score under this name. */
const SCORE = "creditScore";

export function readKeptScore({ addressPrefix, car }: PanelData): PanelEntries {
  const state: unknown = history.state;
  const isKept = addressPrefix !== "" && !isTyped(car);
  return isKept && typeof state === "object" && state !== null && SCORE in state
    ? { score: String(state[SCORE]) }
    : {};
}

/** Whatever of the form an address may hold. */
const FIELDS = [
  "kind",
  "kindWas",
  "down",
  "downUnit",
  "downWas",
  "switchDown",
  "band",
  "bandWas",
  "equity",
  "worth",
  "owed",
  "score",
  "term",
  "leaseTerm",
  "leaseMiles",
  "state",
];
