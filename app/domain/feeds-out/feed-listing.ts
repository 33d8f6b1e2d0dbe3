import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { cleanNames } from "#app/domain/gate/price-talk.ts";
import {
  type PresentedVehicle,
  presentVehicle,
} from "#app/domain/gate/present-vehicle.ts";
import type {
  AdvertisedPrice,
  PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { withServedPhotos } from "#app/domain/vehicle-photo/folder-images.ts";
import {
  listPhotoAddresses,
  type PhotoSourcePolicy,
  resolvePhotoSource,
} from "#app/domain/vehicle-photo/photo-source.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

type FedStore = Pick<
  Store,
  | "id"
  | "name"
  | "addressLine1"
  | "addressLine2"
  | "city"
  | "stateShort"
  | "zip"
  | "country"
  | "coordinates"
> & {
  /** The sales department's phone has ten digits. */
  readonly phone: string;
};

/** Advertising platforms know a vehicle as the gate shows it to an unknown visitor. */
export interface FeedListing {
  readonly vehicle: Omit<PresentedVehicle<Vehicle & Priceless>, "price">;
  readonly price: Pick<AdvertisedPrice, "totalCents" | "oldTotalCents"> & {
    readonly msrpCents: number | null;
  };
  readonly store: FedStore;
  /** Platforms need the full URL of the vehicle's page. */
  readonly link: string;
  /** Full URLs name the photos' original hosts. */
  readonly photos: readonly string[];
}

/** Price drops are not part of a feed. */
interface Priceless {
  readonly priceDropCents: number;
}

export interface FeedRules {
  /** Lists of an unknown visitor pass this gate. */
  readonly gate: Gate;
  readonly policy: PricePolicy;
  readonly photoSources: PhotoSourcePolicy;
  /** The site's own path of a photo that nobody else can open. */
  readonly servePhoto: (
    vin: string,
    position: number,
    source: string,
  ) => string;
  readonly language: Language;
  /** The URL has no trailing slash. */
  readonly siteUrl: string;
  readonly store: FedStore;
}

export type WithheldReason =
  | "hidden"
  | "price locked"
  | "no price"
  | "not in stock"
  | "held for somebody"
  | "commercial"
  | "branded title";

type FeedDraft =
  | { readonly status: "listed"; readonly listing: FeedListing }
  | { readonly status: "withheld"; readonly reason: WithheldReason };

/** Meta accepts this many photos. */
const MAX_PHOTOS = 20;

/** The price is that of the page, from the same engine and after the same gate (Assumption A66). */
export function draftListing(vehicle: Vehicle, rules: FeedRules): FeedDraft {
  const { gate, policy, language, siteUrl, store } = rules;
  const presented = presentVehicle(
    { ...vehicle, priceDropCents: 0 },
    gate,
    policy,
  );
  if (presented === null) return { status: "withheld", reason: "hidden" };
  const { price, ...facts } = presented;
  if (price.state === "locked")
    return { status: "withheld", reason: "price locked" };
  if (price.state === "on-request" || price.totalCents <= 0)
    return { status: "withheld", reason: "no price" };
  const { totalCents, oldTotalCents, msrpCents = null } = price;
  return {
    status: "listed",
    listing: {
      vehicle: facts,
      price: { totalCents, oldTotalCents, msrpCents },
      store,
      // The words go out as they came in, with the price beside them; the page's address has no price in it.
      link: siteUrl + getVehicleAddress(cleanNames(vehicle), { language }),
      photos: listPhotos(facts, rules),
    },
  };
}

/** A crawler can fetch the original addresses at once. Stock art shows no used car (Assumption A67). */
function listPhotos(
  { vin, images, condition }: Pick<Vehicle, "vin" | "images" | "condition">,
  { photoSources, siteUrl, servePhoto }: FeedRules,
): readonly string[] {
  const ofAll = condition === "new" ? images : { ...images, evoxImages: [] };
  const shown = withServedPhotos(
    ofAll,
    (source, at) => siteUrl + servePhoto(vin, at, source),
  );
  const addresses = listPhotoAddresses(shown).flatMap(
    (it) =>
      (it.startsWith(`${siteUrl}/`)
        ? it
        : resolvePhotoSource(it, photoSources)?.href) ?? [],
  );
  return [...new Set(addresses)].slice(0, MAX_PHOTOS);
}
