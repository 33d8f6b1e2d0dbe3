import type { VinList } from "./vin-list.ts";

/** A cookie of this many takes 720 bytes of every request. */
export const MAX_SAVED = 40;
/** More columns than this nobody reads side by side. */
export const MAX_COMPARED = 4;
export const MAX_VIEWED = 12;

export type ShortlistChange =
  | { readonly kind: "added" | "removed"; readonly vins: VinList }
  /** Nothing was changed: one has to go first. */
  | { readonly kind: "full"; readonly vins: VinList };

/** The newest first; the 41st is refused, so that none is lost unasked. */
export function save(saved: VinList, vin: string): ShortlistChange {
  if (saved.includes(vin)) return { kind: "added", vins: saved };
  if (saved.length >= MAX_SAVED) return { kind: "full", vins: saved };
  return { kind: "added", vins: [vin, ...saved] };
}

/** In the order of choosing, as the columns stand; the fifth is refused. */
export function compare(compared: VinList, vin: string): ShortlistChange {
  if (compared.includes(vin)) return { kind: "added", vins: compared };
  if (compared.length >= MAX_COMPARED) return { kind: "full", vins: compared };
  return { kind: "added", vins: [...compared, vin] };
}

export function takeOut(vins: VinList, vin: string): ShortlistChange {
  return { kind: "removed", vins: vins.filter((it) => it !== vin) };
}

/** The last one seen first; the oldest makes room. */
export function view(viewed: VinList, vin: string): VinList {
  return [vin, ...viewed.filter((it) => it !== vin)].slice(0, MAX_VIEWED);
}
