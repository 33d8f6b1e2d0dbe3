import type { TradeRecord } from "./trade-record.ts";

const DIGITS = 6;

/**
 * What a shopper reads to the store, such as "T-4K7QZP". It is a part of the record's name, which opens nothing without
 * its signature.
 */
export function formatOfferNumber({ id }: Pick<TradeRecord, "id">): string {
  return `T-${id
    .replaceAll(/[^a-z0-9]/gi, "")
    .slice(0, DIGITS)
    .toUpperCase()}`;
}
