/** How far what the feeds say and what people of the store say had come. Each rises by itself. */
export interface InventoryMark {
  readonly feed: number;
  readonly edits: number;
}

/** The inventory's version: it rises with either. */
export function toVersion({ feed, edits }: InventoryMark): number {
  return feed + edits;
}

/** Of more vehicles at once a copy of the inventory is better made anew. */
export const MOST_CHANGES = 1_000;
