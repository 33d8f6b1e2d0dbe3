import {
  printAllTerms,
  printEstimatorTerms,
} from "#app/domain/finance/estimator-input.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type {
  PanelData,
  PanelEntries,
} from "#app/features/payment-estimator/panel-data.ts";
import { isTyped } from "#app/features/payment-estimator/typed-car.ts";
import { useSettled } from "./use-settled.ts";

/**
 * The page's address follows the terms, so that a reload, Back and a sent link find them. Where the visitor starts from
 * terms of their own it says all of them, because others start elsewhere. The address of a car's page is sent on and
 * counted, so the credit score stays out of it: the entry of the history keeps that.
 */
export function useTermsInAddress(
  { car, start, isStartOwn, addressPrefix }: PanelData,
  terms: EstimatorTerms,
): () => void {
  const { creditScore } = terms;
  const changed = printEstimatorTerms(terms, start);
  const printed = String(
    isStartOwn && changed.size > 0 ? printAllTerms(terms) : changed,
  );
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
  "down",
  "downUnit",
  "downWas",
  "switchDown",
  "band",
  "equity",
  "score",
  "term",
  "leaseTerm",
  "leaseMiles",
];
