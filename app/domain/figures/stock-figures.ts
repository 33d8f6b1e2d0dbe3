import { DAY_MS } from "#app/domain/time.ts";
import type {
  PriceChange,
  StockedVehicle,
} from "#app/domain/vehicle/vehicle.ts";

/** What figures keep of a car for sale. */
export interface StockFact {
  readonly storeId: string;
  /** YYYY-MM-DD; null where no feed gave the day. */
  readonly listedOn: string | null;
  /** Without the price at arrival, which is no change. */
  readonly changes: readonly PriceStep[];
}

export interface PriceStep {
  readonly atMs: number;
  readonly fromCents: number | null;
  readonly toCents: number | null;
}

/** The last day of each age; the last one has none. */
export const AGE_BANDS = [
  { id: "0-15", untilDays: 15 },
  { id: "16-30", untilDays: 30 },
  { id: "31-60", untilDays: 60 },
  { id: "61-90", untilDays: 90 },
  { id: "over90", untilDays: Infinity },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]["id"] | "unknown";

export const PRICE_MOVES = ["lowered", "raised", "given", "withdrawn"] as const;
export type PriceMove = (typeof PRICE_MOVES)[number];

export function toStockFact({
  vehicle,
  priceHistory,
}: StockedVehicle): StockFact {
  return {
    storeId: vehicle.storeId,
    listedOn: vehicle.hasAssumedListingDay === true ? null : vehicle.listedOn,
    changes: listSteps(priceHistory),
  };
}

function listSteps(history: readonly PriceChange[]): readonly PriceStep[] {
  return history.flatMap(({ atMs, salePriceCents }, at) => {
    const before = history[at - 1];
    return before === undefined || before.salePriceCents === salePriceCents
      ? []
      : [{ atMs, fromCents: before.salePriceCents, toCents: salePriceCents }];
  });
}

/** The day on which a car came to the lot is its day 0. */
export function getAgeBand(listedOn: string | null, today: string): AgeBand {
  if (listedOn === null) return "unknown";
  const days = Math.max(
    0,
    Math.round((Date.parse(today) - Date.parse(listedOn)) / DAY_MS),
  );
  return AGE_BANDS.find(({ untilDays }) => days <= untilDays)?.id ?? "unknown";
}

function getPriceMove({ fromCents, toCents }: PriceStep): PriceMove {
  if (fromCents === null) return "given";
  if (toCents === null) return "withdrawn";
  return toCents < fromCents ? "lowered" : "raised";
}

export interface MoveFigures {
  readonly changes: number;
  readonly cars: number;
  /** By how much a price moved on average; null where there was none before or after. */
  readonly averageCents: number | null;
}

export function summarizeMoves(
  facts: readonly StockFact[],
  isInPeriod: (atMs: number, storeId: string) => boolean,
): ReadonlyMap<PriceMove, MoveFigures> {
  const found = PRICE_MOVES.map((move) => {
    const moved = facts
      .map(({ storeId, changes }) =>
        changes.filter(
          (it) => getPriceMove(it) === move && isInPeriod(it.atMs, storeId),
        ),
      )
      .filter((changes) => changes.length > 0);
    const amounts = moved
      .flat()
      .flatMap(({ fromCents, toCents }) =>
        fromCents === null || toCents === null
          ? []
          : [Math.abs(toCents - fromCents)],
      );
    const sum = amounts.reduce((total, it) => total + it, 0);
    const figures: MoveFigures = {
      changes: moved.flat().length,
      cars: moved.length,
      averageCents:
        amounts.length === 0 ? null : Math.round(sum / amounts.length),
    };
    return [move, figures] as const;
  });
  return new Map(found);
}
