import type { VinList } from "./vin-list.ts";

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
