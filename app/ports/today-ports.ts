import type { StockFinding, TodayFacts } from "#app/domain/console/today.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";

/** Gathers what needs doing, for who asks. */
export interface TodayReader {
  read(
    person: Pick<Person, "role" | "storeIds">,
    nowMs: number,
  ): Promise<TodayFacts>;
  /** Some hundred cars for sale that lack it, by store and VIN. */
  listCarsWithout(
    gap: StockGap,
    storeIds: OwnStores,
  ): Promise<readonly CarWithGap[]>;
}

export type StockGap = "photos" | "prices";

export interface CarWithGap {
  readonly vin: string;
  readonly stockNumber: string | null;
  readonly storeId: string;
  readonly name: string;
}

/** How many cars for sale lack photos or a price, by store. */
export interface StockGaps {
  count(): Promise<readonly StoreGaps[]>;
  list(gap: StockGap, storeIds: OwnStores): Promise<readonly CarWithGap[]>;
}

export interface StoreGaps {
  readonly storeId: string;
  readonly withoutPhotos: number;
  readonly withoutPrice: number;
}

/** What the doctor found when it last looked at the whole inventory. */
export interface StockReview {
  /** The worst first; none before the first look. */
  list(storeIds: OwnStores): readonly StockFinding[];
}
