import { hasValidCheckDigit } from "#app/domain/vehicle/vin.ts";
import type { FeedListing, WithheldReason } from "./feed-listing.ts";

export interface FeedCounts {
  readonly written: number;
  /** Withholding by the gate or for lack of a price is no fault of the records. */
  readonly withheld: ReadonlyMap<WithheldReason, number>;
  /** The keys are the required columns that a record leaves empty. */
  readonly incomplete: ReadonlyMap<string, number>;
  /** Google refuses a wrong check digit, unless the car is old or imported. */
  readonly oddVins: number;
  readonly withoutPhoto: number;
  /** Free listings accept new vehicles without a manufacturer's price, vehicle ads do not. */
  readonly withoutMsrp: number;
}

export interface FeedTally {
  countWritten(listing: FeedListing): void;
  countWithheld(reason: WithheldReason): void;
  countIncomplete(column: string): void;
  getCounts(): FeedCounts;
}

/** VINs of earlier years have no check digit. */
const FIRST_YEAR_OF_CHECK_DIGITS = 1981;

export function createFeedTally(): FeedTally {
  const withheld = new Map<WithheldReason, number>();
  const incomplete = new Map<string, number>();
  let written = 0;
  let oddVins = 0;
  let withoutPhoto = 0;
  let withoutMsrp = 0;
  return {
    countWritten({ vehicle, price, photos }) {
      written += 1;
      const { vin, year, condition } = vehicle;
      if (year >= FIRST_YEAR_OF_CHECK_DIGITS && !hasValidCheckDigit(vin))
        oddVins += 1;
      if (photos.length === 0) withoutPhoto += 1;
      if (
        condition === "new" &&
        (price.msrpCents ?? price.oldTotalCents) === null
      )
        withoutMsrp += 1;
    },
    countWithheld: (reason) => addOne(withheld, reason),
    countIncomplete: (column) => addOne(incomplete, column),
    getCounts: () => ({
      written,
      withheld: new Map(withheld),
      incomplete: new Map(incomplete),
      oddVins,
      withoutPhoto,
      withoutMsrp,
    }),
  };
}

/** Vehicles that may not be advertised do not count; null when no other is left. */
export function computeValidPercent({
  written,
  incomplete,
  oddVins,
}: FeedCounts): number | null {
  const offered = written + sumCounts(incomplete);
  return offered === 0 ? null : (100 * (written - oddVins)) / offered;
}

export function sumCounts(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function addOne<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
