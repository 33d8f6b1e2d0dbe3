/**
 * "usd" → null, "accept-as-usd" → "any", "accept-cad-as-usd" → "CAD": whose amounts are taken as they stand.
 * Undefined for anything else.
 */
export function parseCurrencyRule(text: string): string | null | undefined {
  const rule = text.trim().toLowerCase();
  if (rule === "usd") return null;
  if (rule === "accept-as-usd") return "any";
  return /^accept-([a-z]{3})-as-usd$/.exec(rule)?.[1]?.toUpperCase();
}
