import type { VehicleAvailability } from "./availability.ts";
import type { FeatureKey } from "./features.ts";

export const CONDITIONS = ["new", "used", "certified"] as const;
/** Spec §4 names these conditions. */
export type Condition = (typeof CONDITIONS)[number];

export const BODY_STYLES = [
  "suvs",
  "sedans",
  "trucks",
  "hatchbacks",
  "minivans",
  "coupes",
  "wagons",
  "convertibles",
  "commercial",
  "other",
] as const;
/** Spec §3 names these body style values; `other` is ours, for motorhomes, trailers and what nobody knows (Assumption A276). */
export type BodyStyle = (typeof BODY_STYLES)[number];

export const DRIVETRAINS = ["awd", "4wd", "fwd", "rwd"] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];

export const TRANSMISSIONS = ["automatic", "manual"] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

export const FUEL_TYPES = [
  "gasoline",
  "hybrid",
  "plug-in-hybrid",
  "electric",
  "diesel",
  "flex-fuel",
  "natural-gas",
  "hydrogen",
] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

export const COLOR_FAMILIES = [
  "black",
  "white",
  "gray",
  "silver",
  "blue",
  "red",
  "green",
  "brown",
  "beige",
  "orange",
  "yellow",
  "gold",
  "purple",
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** Photo addresses are kept by source (Spec §3, vehicle image sources in priority). */
export interface VehicleImages {
  readonly imageCustomBg: readonly string[];
  readonly previewImage: string | null;
  readonly additionalImages: readonly string[];
  readonly evoxImages: readonly string[];
}

export interface RequiredAddOn {
  readonly name: string;
  readonly priceCents: number;
}

/** A part that the feed does not give is null. */
export interface VehicleLocation {
  readonly city: string | null;
  /** The state is two capital letters. */
  readonly state: string | null;
  /** The ZIP is five digits. */
  readonly zip: string | null;
}

/** A vehicle for sale is what its feed says, after normalizing. */
export interface Vehicle extends VehicleAvailability {
  /** 17 upper-case characters identify a vehicle in the whole store group. */
  readonly vin: string;
  readonly stockNumber: string | null;
  readonly storeId: string;
  readonly condition: Condition;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodystyle: BodyStyle;
  readonly doors: number | null;
  /** As the feed has it: what its model usually has is another matter. */
  readonly seats: number | null;
  readonly drivetrain: Drivetrain | null;
  readonly transmission: Transmission | null;
  /** The dealer's wording stays: "8-Speed Automatic". */
  readonly transmissionText: string | null;
  readonly fuelType: FuelType | null;
  readonly engine: string | null;
  readonly mpgCity: number | null;
  readonly mpgHighway: number | null;
  /** The label's own figure; it is never worked out from the other two. */
  readonly mpgCombined: number | null;
  /** Miles on a full battery. */
  readonly electricRangeMiles: number | null;
  readonly batteryKilowattHours: number | null;
  /** From empty to full at 240 volts, as the feed has it. */
  readonly chargeHours: number | null;
  /** At a direct current charger, for as much as the feed's figure stands for. */
  readonly fastChargeMinutes: number | null;
  /** The feed's wording stays: "NACS", "CCS". */
  readonly chargePort: string | null;
  readonly towingPounds: number | null;
  /** Behind the rear seats or as the feed has it, in whole cubic feet. */
  readonly cargoCubicFeet: number | null;
  readonly exteriorColor: string | null;
  readonly exteriorColorFamily: ColorFamily | null;
  readonly interiorColor: string | null;
  readonly interiorColorFamily: ColorFamily | null;
  /** The odometer counts miles. */
  readonly miles: number | null;
  /** No fee is included; null means the dealer gives no price. */
  readonly salePriceCents: number | null;
  /** A feed's MSRP or list price counts only above the sale price; else it is null. */
  readonly oldPriceCents: number | null;
  /** What the maker suggests for a new car, as its feed gives it; every other car has null. */
  readonly msrpCents: number | null;
  /** The day (YYYY-MM-DD) from which the maker's warranty counts, as the feed has it. */
  readonly inServiceOn: string | null;
  readonly requiredAddOns: readonly RequiredAddOn[];
  /** Feature names keep the dealer's words and order. */
  readonly features: readonly string[];
  readonly featureKeys: readonly FeatureKey[];
  readonly description: string | null;
  readonly images: VehicleImages;
  /** The feed may say nothing of it. */
  readonly location?: VehicleLocation | null;
  /** The first day on the lot is written YYYY-MM-DD. */
  readonly listedOn: string;
  /** No feed gave the day: lists sort by it, and no visitor is told of it (Assumption A50). */
  readonly hasAssumedListingDay?: true;
}

/** The price held from this instant on; it is null when the price was withdrawn. */
export interface PriceChange {
  readonly atMs: number;
  readonly salePriceCents: number | null;
}

export interface StockedVehicle {
  readonly vehicle: Vehicle;
  /** The sample inventory's feed is "sample". */
  readonly feed: string;
  readonly firstSeenAtMs: number;
  readonly changedAtMs: number;
  /** A vehicle for sale has none: null. */
  readonly goneAtMs: number | null;
  /** Changes come oldest first; the first entry is the price at arrival. */
  readonly priceHistory: readonly PriceChange[];
}

/** Assumption A30: a vehicle counts as a new arrival for its first 7 days on the lot. */
export const NEW_ARRIVAL_DAYS = 7;
