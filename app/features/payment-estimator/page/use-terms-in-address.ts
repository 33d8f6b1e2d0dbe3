import { useEffect, useRef } from "react";
import type { EstimatorTerms } from "#app/domain/finance/estimator-terms.ts";
import { printEstimatorTerms } from "#app/domain/finance/estimator-input.ts";

/** Browsers refuse to change an address with every step of a slider, so the hook waits this long. */
const SETTLED_MS = 400;

/** The page's address follows the terms, so that a reload, Back and a sent link find them. */
export function useTermsInAddress(
  isOn: boolean,
  terms: EstimatorTerms,
  start: EstimatorTerms,
): void {
  const query = String(printEstimatorTerms(terms, start));
  const first = useRef(query);
  useEffect(() => {
    // An address that says the same in other words stays as it was asked for.
    if (!isOn || query === first.current) return;
    first.current = "changed";
    const settled = setTimeout(() => {
      const { pathname, hash } = location;
      const search = query === "" ? "" : `?${query}`;
      history.replaceState(history.state, "", pathname + search + hash);
    }, SETTLED_MS);
    return () => clearTimeout(settled);
  }, [isOn, query]);
}
