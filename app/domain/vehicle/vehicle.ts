import type { FeatureKey } from "./features.ts";

export const CONDITIONS = ["new", "used", "certified"] as const;
/** Spec §4. */
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
] as const;
/** Spec §3, body style values. */
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

/** Photo addresses by source. Spec §3, vehicle image sources in priority. */
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

/** Where a vehicle stands; each part is null when the feed does not say it. */
export interface VehicleLocation {
  readonly city: string | null;
  /** Two capital letters. */
  readonly state: string | null;
  /** Five digits. */
  readonly zip: string | null;
}

/** One vehicle for sale, as a feed describes it after normalising. */
export interface Vehicle {
  /** 17 upper-case characters; the identity of a vehicle in the whole store group. */
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
  readonly drivetrain: Drivetrain | null;
  readonly transmission: Transmission | null;
  /** As the dealer says it: "8-Speed Automatic". */
  readonly transmissionText: string | null;
  readonly fuelType: FuelType | null;
  readonly engine: string | null;
  readonly mpgCity: number | null;
  readonly mpgHighway: number | null;
  readonly exteriorColor: string | null;
  readonly exteriorColorFamily: ColorFamily | null;
  readonly interiorColor: string | null;
  readonly interiorColorFamily: ColorFamily | null;
  /** Odometer in miles; null when the feed does not say. */
  readonly miles: number | null;
  /** Before any fee; null means the dealer gives no price. */
  readonly salePriceCents: number | null;
  /** The feed's own higher price (MSRP, list); null when none or not higher. */
  readonly oldPriceCents: number | null;
  readonly requiredAddOns: readonly RequiredAddOn[];
  /** Feature names as the dealer says them, in the dealer's order. */
  readonly features: readonly string[];
  /** The ones among them that can be searched for. */
  readonly featureKeys: readonly FeatureKey[];
  readonly description: string | null;
  readonly images: VehicleImages;
  /** Where the feed says it stands; null or left out when it says nothing. */
  readonly location?: VehicleLocation | null;
  /** First day on the lot, YYYY-MM-DD. */
  readonly listedOn: string;
}

/** A price that held from an instant on; null when the price was withdrawn. */
export interface PriceChange {
  readonly atMs: number;
  readonly salePriceCents: number | null;
}

/** A vehicle as the inventory keeps it. */
export interface StockedVehicle {
  readonly vehicle: Vehicle;
  /** Feed it came by; "sample" for the sample inventory. */
  readonly feed: string;
  readonly firstSeenAtMs: number;
  readonly changedAtMs: number;
  /** When it left the feed; null while it is for sale. */
  readonly goneAtMs: number | null;
  /** Oldest first; the first entry is the price it came in with. */
  readonly priceHistory: readonly PriceChange[];
}
