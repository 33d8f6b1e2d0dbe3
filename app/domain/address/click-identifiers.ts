const CLICK_IDENTIFIERS: ReadonlySet<string> = new Set([
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "fbclid",
  "msclkid",
  "ttclid",
  "twclid",
  "li_fat_id",
]);

/** Advertisers add these keys to an address: they survive a redirect, but belong to no canonical address. */
export function isClickIdentifier(queryKey: string): boolean {
  return CLICK_IDENTIFIERS.has(queryKey) || queryKey.startsWith("utm_");
}
