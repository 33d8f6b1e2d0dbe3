/** Where a car is on its way to a shopper. */
export const STOCK_STATUSES = ["in-stock", "in-transit", "on-order"] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** Somebody else may have the car first. */
export const HOLDS = ["sale-pending", "on-hold"] as const;
export type Hold = (typeof HOLDS)[number];

export const AVAILABILITIES = [...STOCK_STATUSES, ...HOLDS] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export interface VehicleAvailability {
  /** Null means that the feed says something of it that nobody understands; a feed that says nothing has cars in stock. */
  readonly stockStatus: StockStatus | null;
  /** Null means that nobody else is said to have it first. */
  readonly hold: Hold | null;
  /** The day (YYYY-MM-DD) on which the feed expects a car that is not here yet. */
  readonly expectedOn: string | null;
}

type Said = Pick<VehicleAvailability, "stockStatus" | "hold">;

/**
 * What a shopper finds a car by: one on a ship that is held for somebody is both in transit and on hold; one on the lot
 * that is held is not found as in stock.
 */
export function listAvailabilities({
  stockStatus,
  hold,
}: Said): readonly Availability[] {
  if (hold === null) return stockStatus === null ? [] : [stockStatus];
  return stockStatus === null || stockStatus === "in-stock"
    ? [hold]
    : [stockStatus, hold];
}

/** The one thing to say of a car where there is room for one: null for one that can simply be bought, or of which nothing is known. */
export function findNotice({
  stockStatus,
  hold,
}: Said): Exclude<Availability, "in-stock"> | null {
  return stockStatus === null || stockStatus === "in-stock"
    ? hold
    : stockStatus;
}

/** Only of such a car is it known that it stands on a lot. */
export function isOnLot({
  stockStatus,
}: Pick<VehicleAvailability, "stockStatus">): boolean {
  return stockStatus === "in-stock";
}

/** Such a car cannot be seen or driven yet. */
export function isComing({
  stockStatus,
}: Pick<VehicleAvailability, "stockStatus">): boolean {
  return stockStatus === "in-transit" || stockStatus === "on-order";
}

/** Nobody is told a day that has passed, nor one for a car that is here. `today` is YYYY-MM-DD. */
export function findExpectedDay(
  vehicle: Pick<VehicleAvailability, "stockStatus" | "expectedOn">,
  today: string,
): string | null {
  const { expectedOn } = vehicle;
  return isComing(vehicle) && expectedOn !== null && expectedOn >= today
    ? expectedOn
    : null;
}
