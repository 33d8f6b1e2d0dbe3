/** Spec §5: null, blank text, zero and an empty object are empty; a missing value and an empty list are empty too. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === 0) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.keys(value).length === 0;
}
