const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** No list of ours is longer than this many entries, whatever it is made of. */
const MAX_READ = 200;

/** Vehicles in the visitor's own order, without a repetition. */
export type VinList = readonly string[];

/** Upper case; null for what is no VIN. */
export function parseVin(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const vin = text.trim().toUpperCase();
  return VIN.test(vin) ? vin : null;
}

/** Of a cookie or an address: whatever is no VIN, repeats one or is one too many falls out. */
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

/** For an address: commas stay readable there. */
export function formatVinList(vins: VinList): string {
  return vins.join(",");
}
