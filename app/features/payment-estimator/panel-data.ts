import type {
  EstimatorTerms,
  PaidVehicle,
} from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** The server and the browser both need this; none of it is sent without a shown price. */
export interface PanelData {
  /** It is one of ours, or what the shopper may type. */
  readonly car: PaidVehicle | TypedCar;
  /** The controls start with these terms, and an empty field means them. */
  readonly start: EstimatorTerms;
  readonly estimator: Estimator;
  /** It says if "Lease" can be chosen; it is null where the dealership leases nothing at all. */
  readonly lease: "offered" | "newOnly" | null;
  /** These are the texts of the fields as they were sent or are to start. */
  readonly entries: PanelEntries;
  /** The form leads here without JavaScript. */
  readonly action: string;
  /** The prefix stands in front of every field's name, so that the form can stand on any page. */
  readonly prefix: string;
  /** "Get pre-approved with these terms" leads here; it is null while there is no such page. */
  readonly preApprovalAddress: string | null;
}

/** A typed car is not one of ours. */
export interface TypedCar {
  readonly conditions: readonly Condition[];
  readonly newestYear: number;
}

/** The record maps the name of a field, without the prefix, to its text. */
export type PanelEntries = Readonly<Record<string, string>>;
