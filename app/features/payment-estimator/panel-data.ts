import type { PaidVehicle } from "#app/domain/finance/payment-estimate.ts";
import type { EstimatorTerms } from "#app/domain/finance/estimator-terms.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** What the estimator needs on the server and in the browser alike; nothing of it without a shown price. */
export interface PanelData {
  /** Null while the shopper types the car. */
  readonly vehicle: PaidVehicle | null;
  readonly typedCar: TypedCar | null;
  /** Where the controls start, and what an empty field means. */
  readonly start: EstimatorTerms;
  readonly estimator: Estimator;
  /** Whether "Lease" can be chosen; null where the dealership leases nothing at all. */
  readonly lease: "offered" | "newOnly" | null;
  /** Texts of the fields as they were sent or are to start. */
  readonly entries: PanelEntries;
  /** Where the form leads without JavaScript. */
  readonly action: string;
  /** In front of every field's name, so that the form can stand on any page. */
  readonly prefix: string;
  /** "Get pre-approved with these terms"; null while there is no such page. */
  readonly preApprovalAddress: string | null;
}

/** A car that is not one of ours. */
export interface TypedCar {
  readonly conditions: readonly Condition[];
  readonly newestYear: number;
}

/** Name of a field → text, without the prefix. */
export type PanelEntries = Readonly<Record<string, string>>;

/** One price after the other: whole dollars that a shopper may type. Assumption A71. */
export const TYPED_PRICE = { min: 500, max: 500_000, start: 20_000 } as const;
export const OLDEST_YEAR = 1990;
