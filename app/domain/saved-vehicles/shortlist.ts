/** A cookie of this many VINs takes 720 bytes of every request. */
export const MAX_SAVED = 40;
/** Nobody reads more columns than this side by side. */
export const MAX_COMPARED = 4;
export const MAX_VIEWED = 12;

export type ShortlistChange =
  | { readonly kind: "added" | "removed"; readonly vins: VinList }
  /** Nothing was changed: one has to go first. */
  | { readonly kind: "full"; readonly vins: VinList };

/** The newest vehicle comes first; the 41st is refused, so that none is lost without asking. */
export function save(saved: VinList, vin: string): ShortlistChange {
  if (saved.includes(vin)) return { kind: "added", vins: saved };
  if (saved.length >= MAX_SAVED) return { kind: "full", vins: saved };
  return { kind: "added", vins: [vin, ...saved] };
}

/** Vehicles stay in the order of choosing, like the columns; the fifth is refused. */
export function compare(compared: VinList, vin: string): ShortlistChange {
  if (compared.includes(vin)) return { kind: "added", vins: compared };
  if (compared.length >= MAX_COMPARED) return { kind: "full", vins: compared };
  return { kind: "added", vins: [...compared, vin] };
}

export function takeOut(vins: VinList, vin: string): ShortlistChange {
  return { kind: "removed", vins: vins.filter((it) => it !== vin) };
}

/** The last vehicle viewed comes first; the oldest one drops out. */
export function view(viewed: VinList, vin: string): VinList {
  return [vin, ...viewed.filter((it) => it !== vin)].slice(0, MAX_VIEWED);
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** No list of this site is longer than this many entries, whatever it is made of. */
const MAX_READ = 200;

/** Visitors order their vehicles, without repeats. */
export type VinList = readonly string[];

/** VINs come out in upper case. */
export function parseVin(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const vin = text.trim().toUpperCase();
  return VIN.test(vin) ? vin : null;
}

/** Entries that are no VIN, repeat one or exceed the maximum are dropped. */
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

/** Commas stay readable in an address. */
export function formatVinList(vins: VinList): string {
  return vins.join(",");
}

export const SAVED_PATH = "/saved-vehicles";
export const RENEW_SAVED_PATH = "/saved-vehicles/renew";
export const COMPARE_PATH = "/compare";

/** The address shows the same cars to whoever opens it. */
export function getSavedVehiclesAddress(vins: VinList): string {
  return `${SAVED_PATH}?vins=${formatVinList(vins)}`;
}

/** Without named cars it is the visitor's own comparison. */
export function getCompareAddress(
  vins: VinList | null,
  { returnTo = null }: { readonly returnTo?: string | null } = {},
): string {
  const query = [
    ...(vins === null ? [] : [`vins=${formatVinList(vins)}`]),
    ...(returnTo === null ? [] : [`returnTo=${encodeURIComponent(returnTo)}`]),
  ].join("&");
  return query === "" ? COMPARE_PATH : `${COMPARE_PATH}?${query}`;
}

export function getVehicleAnchor(vin: string): string {
  return `car-${vin}`;
}

/** One car differs from nothing. */
export function differs(values: readonly (string | null)[]): boolean {
  return new Set(values).size > 1;
}
