import type {
  PresentedPrice,
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type {
  CardPicture,
  CardVehicle,
  PaymentBox,
} from "#app/site/vehicles/presented.ts";
import type { StickerView } from "#app/site/vehicles/price/sticker-view.ts";
import type { MapSettings } from "#app/site/map/map-settings.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { HoursNow } from "#app/site/store/store-hours.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** This is a vehicle's whole record behind the gate; it never leaves the server as a whole. */
export type DetailVehicle = PresentedVehicle<VehicleRecord>;

export interface VehicleForSale {
  readonly kind: "vehicle";
  /** This is the one address of this vehicle; any other redirects here. */
  readonly address: string;
  /** The title reads "2021 Honda CR-V EX-L". */
  readonly title: string;
  /** The title reads "2021 Honda CR-V EX-L, Stock A26-2991" (Assumption A10). */
  readonly documentTitle: string;
  /** Search engines read this text. */
  readonly description: string;
  /** The crumbs lead from the whole inventory down to the model. */
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  readonly pictures: readonly VehiclePictureView[];
  /** The line reads "All-wheel drive", "Obsidian Blue", "Used". */
  readonly idLine: readonly string[];
  readonly vin: string;
  readonly year: number;
  readonly condition: Condition;
  readonly price: PresentedPrice;
  readonly sticker: StickerView;
  /** It says what the vehicle costs a month; it is null while the price is not shown. */
  readonly payment: PaymentBox | null;
  readonly smallPrint: readonly string[];
  readonly priceDropDays: number;
  /** It is null while the price is not shown. */
  readonly priceHistory: PriceHistory | null;
  /** These are whole days since it was listed, on the store's calendar. */
  readonly daysOnLot: number;
  readonly storeId: string;
  readonly hoursNow: HoursNow | null;
  readonly map: MapSettings | null;
  readonly links: VehicleLinks;
  /** Assumption A32: the facts are mileage, drivetrain, economy and engine, as far as they are known. */
  readonly tiles: readonly Fact[];
  readonly highlights: readonly Highlight[];
  readonly details: readonly Fact[];
  readonly features: readonly string[];
  readonly sellerNotes: string | null;
  /** The text reads "Hayward, CA 94544" when the vehicle does not stand at its store. */
  readonly standsElsewhere: string | null;
  readonly historyReport: {
    readonly name: string;
    readonly url: string;
  } | null;
  readonly warranty: Warranty | null;
  readonly similar: readonly CardVehicle[];
  readonly moreLikeThis: MoreLink;
}

/** The pages take this vehicle further; one is null while a page is off or not built. */
export interface VehicleLinks {
  readonly checkAvailability: string | null;
  readonly ask: string | null;
  readonly preApproval: {
    readonly address: string;
    /** Spec §9, claims, sets this number. */
    readonly seconds: number;
  } | null;
}

/** The rows are advertised totals, oldest first; no two that follow each other are alike. */
export interface PriceHistory {
  readonly rows: readonly {
    readonly atMs: number;
    /** The day reads "Nov 6", on the store's calendar. */
    readonly day: string;
    /** It is null while the dealer gave no price. */
    readonly dollars: number | null;
  }[];
  readonly untilMs: number;
}

export interface SoldVehicle {
  readonly kind: "sold";
  readonly address: string;
  readonly title: string;
  /** This is the day it left the inventory, in words on the store's calendar: "November 19". */
  readonly goneOn: string;
  readonly picture: CardPicture;
  readonly alt: string;
  readonly similar: readonly CardVehicle[];
  readonly moreLikeThis: MoreLink;
}

export interface VehiclePictureView extends CardPicture {
  readonly alt: string;
  /** The name says what its thumbnail shows: "Left side". */
  readonly name: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Highlight {
  readonly icon: IconName;
  readonly label: string;
}

export interface Warranty {
  readonly name: string;
  readonly text: string;
  /** It is null while there is no page about it. */
  readonly address: string | null;
}

export interface MoreLink {
  readonly label: string;
  readonly address: string;
}
