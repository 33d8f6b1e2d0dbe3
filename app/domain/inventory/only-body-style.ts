import type { FacetCount } from "./search.ts";

/** A pickup is no car: what has one body style alone is called by it. Null where there are several, or none. */
export function findOnlyBodyStyle(
  bodyStyles: readonly FacetCount[],
): string | null {
  const [only, ...others] = bodyStyles.filter(({ count }) => count > 0);
  return only === undefined || others.length > 0 ? null : only.value;
}
