import type { VehiclePriceKey } from "#app/domain/store-profile/content/trade.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";

/** More than this is a slip of the pen, or of a service. */
export const MOST_DOLLARS = 1_000_000;

/** Books and services are asked about this; nothing in it is about a person. */
export interface VehicleToValue {
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodystyle: BodyStyle | null;
  readonly miles: number;
  readonly exteriorColor: string | null;
  /** Two capital letters: prices differ by region. */
  readonly state: string;
  readonly zip: string;
}

/** In eight of ten cases the vehicle sells within it. */
export interface ValueRange {
  readonly lowDollars: number;
  readonly middleDollars: number;
  readonly highDollars: number;
}

/** Black Book's fields: whole (wholesale) and trade-in in four conditions, and what a dealer would ask for it. */
export type ValuesDollars = Readonly<Record<VehiclePriceKey, number | null>>;

export type UnsureReason =
  | "wide-range"
  | "unknown-make"
  | "unknown-model"
  | "age-outside"
  | "miles-outside"
  /** The service is slow, wrong or away, and there is no book of our own. */
  | "no-answer";

export type ValueSource = "own-book" | "service";

export type Valuation =
  | {
      readonly status: "valued";
      readonly valuesDollars: ValuesDollars;
      readonly range: ValueRange;
      readonly source: ValueSource;
      /** True when our asking prices for the model moved it. */
      readonly isMovedByAskingPrices: boolean;
    }
  | {
      readonly status: "unsure";
      readonly reason: UnsureReason;
      /** Null when nothing is known at all. */
      readonly range: ValueRange | null;
      /** Null when nobody answered. */
      readonly source: ValueSource | null;
    };

/** How far the range reaches to its further side, in percent of the value. */
export function getRangePercent({
  lowDollars,
  middleDollars,
  highDollars,
}: ValueRange): number {
  const reach = Math.max(
    middleDollars - lowDollars,
    highDollars - middleDollars,
  );
  return middleDollars > 0 ? (reach / middleDollars) * 100 : Infinity;
}

/** A value whose range is wider than the profile's limit is none. */
export function refuseWideRange(
  valuation: Valuation,
  widestRangePercent: number,
): Valuation {
  if (valuation.status === "unsure") return valuation;
  const { range, source } = valuation;
  return getRangePercent(range) <= widestRangePercent
    ? valuation
    : { status: "unsure", reason: "wide-range", range, source };
}
