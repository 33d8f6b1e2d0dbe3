const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** No list of this site is longer than this many entries, whatever it is made of. */
const MAX_READ = 200;

/** It holds vehicles in the visitor's own order, without repeats. */
export type VinList = readonly string[];

/** The result is in upper case; it is null when the text is no VIN. */
export function parseVin(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const vin = text.trim().toUpperCase();
  return VIN.test(vin) ? vin : null;
}

/**
 * It reads a list from a cookie or an address: entries that are no VIN, repeat one or exceed the maximum are dropped.
 */
export function parseVinList(
  text: string | null | undefined,
  maxCount: number,
): VinList {
  const vins = (text ?? "")
    .split(/[.,]/, MAX_READ)
    .map(parseVin)
    .filter((vin) => vin !== null);
  return [...new Set(vins)].slice(0, maxCount);
}

/** It is for an address, where commas stay readable. */
export function formatVinList(vins: VinList): string {
  return vins.join(",");
}
