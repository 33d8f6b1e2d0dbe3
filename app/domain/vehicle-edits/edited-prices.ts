import type { PriceChange } from "#app/domain/vehicle/vehicle.ts";

/** From this instant on the price was this one, or the feed's own again. */
export interface PriceEdit {
  readonly atMs: number;
  readonly price: { readonly salePriceCents: number | null } | "feed";
}

/**
 * The prices that shoppers were really asked, by the feed or by a person of the store, both the oldest first. What a
 * feed said while somebody's price stood was asked of nobody.
 */
export function layPricesOver(
  fed: readonly PriceChange[],
  edits: readonly PriceEdit[],
): readonly PriceChange[] {
  if (edits.length === 0) return fed;
  const asked: PriceChange[] = [];
  let feedPrice: PriceChange | null = null;
  let edit: PriceEdit["price"] = "feed";
  let next = 0;

  function note(atMs: number): void {
    const price = edit === "feed" ? feedPrice : edit;
    const last = asked.at(-1);
    if (price === null || last?.salePriceCents === price.salePriceCents) return;
    asked.push({ atMs, salePriceCents: price.salePriceCents });
  }

  function takeEditsUntil(endMs: number): void {
    for (;;) {
      const taken = edits[next];
      if (taken === undefined || taken.atMs >= endMs) return;
      edit = taken.price;
      next++;
      note(taken.atMs);
    }
  }

  for (const change of fed) {
    takeEditsUntil(change.atMs);
    feedPrice = change;
    note(change.atMs);
  }
  takeEditsUntil(Infinity);
  return asked;
}
