import type {
  EstimatorTerms,
  PaidVehicle,
} from "#app/domain/finance/payment-estimate.ts";
import type {
  ChargesByState,
  DoorPrice,
} from "#app/domain/price/out-the-door.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** None of this is sent without a shown price. */
export interface PanelData {
  readonly car: PaidVehicle | TypedCar;
  /** An empty field means these terms. */
  readonly start: EstimatorTerms;
  readonly estimator: Estimator;
  /** Null means that the dealership leases nothing at all. */
  readonly lease: "offered" | "newOnly" | null;
  /** The fields have these texts as they were sent, or are to start. */
  readonly entries: PanelEntries;
  /** Without JavaScript the form leads here. */
  readonly action: string;
  /** It stands in front of every field's name, so that the form can stand on any page. */
  readonly prefix: string;
  /** It stands in front of the terms in the page's own address, which keeps them. */
  readonly addressPrefix: string;
  /** The visitor uses these terms on every car. */
  readonly isStartOwn: boolean;
  /** Null where the price is typed: nothing is known of its fees. */
  readonly door: DoorData | null;
  /** Null means that there is no page for pre-approval. */
  readonly preApprovalAddress: string | null;
}

/** What the price out the door is made of, besides the price and the trade. */
export interface DoorData {
  readonly price: DoorPrice;
  readonly charges: ChargesByState;
  /** The state where the visitor is taken to register the car. */
  readonly stateShort: string;
}

export interface TypedCar {
  readonly conditions: readonly Condition[];
  readonly newestYear: number;
}

/** The keys are names of fields, without the prefix. */
export type PanelEntries = Readonly<Record<string, string>>;
