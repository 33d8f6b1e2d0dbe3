import type { Car, Offer } from "schema-dts";
import { getCanonicalAddress } from "#app/domain/address/canonical-address.ts";
import { getIllustrationJpegAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StockStatus } from "#app/domain/vehicle/availability.ts";
import type { Condition, Drivetrain } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  buildBreadcrumbJsonLd,
  getStoreNodeId,
} from "#app/site/head/json-ld.ts";
import {
  type SaidHead,
  type SaysHead,
  siteTexts,
} from "#app/site/head/page-head.server.ts";
import { joinFittingSentences } from "#app/site/head/short-description.ts";
import { findVehicleSocialPicture } from "#app/site/head/social-picture.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { getStorePlaces } from "#app/site/vehicles/cards/present-cards.server.ts";
import { vehicleCopy } from "#app/features/vehicle-detail/copy.ts";
import {
  vehicleFactsCopy,
  type VehicleFactText,
} from "#app/features/vehicle-detail/facts-copy.ts";
import { vehicleHeadCopy } from "#app/features/vehicle-detail/head-copy.ts";
import { describeFacts, type DetailVehicle } from "./vehicle-facts.server.ts";
import type { VehicleForSale } from "./vehicle-for-sale.server.ts";

const MOST_IMAGES = 10;
/** Statute miles. */
const MILES_UNIT = "SMI";

/** What a vehicle's page tells machines: nothing that the page does not show this visitor. Assumption A13. */
export function vehicleHead(
  ports: Pick<AppPorts, "profile" | "index">,
  vehicle: DetailVehicle,
  page: VehicleForSale,
  language: Language,
): SaysHead["sayHead"] {
  const { vin, storeId, stockNumber, exteriorColor } = vehicle;
  return (_page, site) => {
    const tHead = siteTexts(vehicleHeadCopy, site);
    const tFacts = siteTexts(vehicleFactsCopy, site);
    const { title, crumbs } = page;
    const store = site.getMetadata?.().findStore(storeId) ?? null;
    const id =
      stockNumber === null
        ? tHead("vin", { vin })
        : tHead("stock", { stock: stockNumber });
    const place = getStorePlaces(ports.profile).get(storeId) ?? site.name;
    return {
      title: tHead("documentTitle", { title, id }),
      description: joinFittingSentences(
        [
          tHead(chooseMetaLead(vehicle.stockStatus), {
            condition: tFacts(`condition.${vehicle.condition}`),
            title,
            place,
          }),
          ...(exteriorColor === null ? [] : [`${exteriorColor}.`]),
          ...page.tiles.map(({ label, value }) => `${label}: ${value}.`),
        ],
        `${id}.`,
      ),
      sharedTitle: title,
      picture: findVehicleSocialPicture(ports, vin, language),
      things: [
        carThing(vehicle, page, site, tFacts),
        buildBreadcrumbJsonLd(
          [...crumbs, { label: title, href: null }],
          site.siteUrl,
        ),
        ...(store === null ? [] : [store]),
      ],
    };
  };
}

function chooseMetaLead(
  stockStatus: DetailVehicle["stockStatus"],
): keyof (typeof vehicleHeadCopy)["sentences"] {
  if (stockStatus === "in-stock") return "metaLead";
  return stockStatus === null ? "metaLead.unknown" : `metaLead.${stockStatus}`;
}

export function soldHead(name: string, site: SiteView): SaidHead {
  const t = siteTexts(vehicleCopy, site);
  return { title: t("sold.title", { name }), description: null };
}

function carThing(
  vehicle: DetailVehicle,
  page: VehicleForSale,
  { siteUrl, canonical, language }: SiteView,
  t: Translate<VehicleFactText>,
): Car {
  const url =
    siteUrl +
    getCanonicalAddress(page.address, new URLSearchParams(), canonical);
  const { drivetrain } = vehicle;
  const { bodystyle, transmission, fuel } = describeFacts(vehicle, t, language);
  return {
    "@type": "Car",
    "@id": `${url}#vehicle`,
    name: page.title,
    url,
    image: listImages(vehicle, page, siteUrl),
    vehicleIdentificationNumber: vehicle.vin,
    brand: { "@type": "Brand", name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    itemCondition: ITEM_CONDITIONS[vehicle.condition],
    bodyType: bodystyle,
    ...known("description", vehicle.description),
    ...known("sku", vehicle.stockNumber),
    ...known("vehicleConfiguration", vehicle.trim),
    ...known("numberOfDoors", vehicle.doors),
    ...known("vehicleTransmission", transmission),
    ...known("fuelType", fuel),
    ...known("color", vehicle.exteriorColor),
    ...known("vehicleInteriorColor", vehicle.interiorColor),
    ...(drivetrain !== null && {
      driveWheelConfiguration: DRIVE_WHEELS[drivetrain],
    }),
    ...(vehicle.miles !== null && {
      mileageFromOdometer: {
        "@type": "QuantitativeValue",
        value: vehicle.miles,
        unitCode: MILES_UNIT,
      },
    }),
    ...(vehicle.engine !== null && {
      vehicleEngine: { "@type": "EngineSpecification", name: vehicle.engine },
    }),
    ...buildOffer(vehicle, page.expectedOn, url, siteUrl),
  };
}

/** Only a price that stands on the page: a locked one is in no word of it. */
function buildOffer(
  vehicle: DetailVehicle,
  expectedOn: string | null,
  url: string,
  siteUrl: string,
): { readonly offers?: Offer } {
  const { price, condition, storeId, stockStatus, hold } = vehicle;
  if (price.state !== "shown") return {};
  return {
    offers: {
      "@type": "Offer",
      url,
      price: price.totalCents / 100,
      priceCurrency: "USD",
      ...(stockStatus !== null && {
        availability: STOCK_AVAILABILITIES[stockStatus],
      }),
      // Somebody else may have it first, wherever it is.
      ...(hold !== null && { availability: "https://schema.org/Reserved" }),
      ...known("availabilityStarts", expectedOn),
      itemCondition: ITEM_CONDITIONS[condition],
      seller: { "@id": getStoreNodeId(siteUrl, storeId) },
    },
  };
}

/** Photos where there are any, else the drawing as a file that every program reads. */
function listImages(
  vehicle: DetailVehicle,
  { pictures }: VehicleForSale,
  siteUrl: string,
): readonly string[] {
  const photos = pictures.flatMap(({ photo }) =>
    photo === null ? [] : [photo.src],
  );
  const shown =
    photos.length > 0
      ? photos.slice(0, MOST_IMAGES)
      : [getIllustrationJpegAddress(getIllustration(vehicle))];
  return shown.map((address) => siteUrl + address);
}

function known<Key extends string, Value>(
  key: Key,
  value: Value | null | "",
): Partial<Record<Key, Value>> {
  // A computed key is typed as any text.
  return value === null || value === ""
    ? {}
    : ({ [key]: value } as Record<Key, Value>);
}

const ITEM_CONDITIONS = {
  new: "https://schema.org/NewCondition",
  used: "https://schema.org/UsedCondition",
  certified: "https://schema.org/UsedCondition",
} as const satisfies Record<Condition, string>;

const STOCK_AVAILABILITIES = {
  "in-stock": "https://schema.org/InStock",
  "in-transit": "https://schema.org/PreOrder",
  "on-order": "https://schema.org/PreOrder",
} as const satisfies Record<StockStatus, string>;

const DRIVE_WHEELS = {
  awd: "https://schema.org/AllWheelDriveConfiguration",
  "4wd": "https://schema.org/FourWheelDriveConfiguration",
  fwd: "https://schema.org/FrontWheelDriveConfiguration",
  rwd: "https://schema.org/RearWheelDriveConfiguration",
} as const satisfies Record<Drivetrain, string>;
