import type { Car, Offer } from "schema-dts";
import { getCanonicalAddress } from "#app/domain/address/canonical-address.ts";
import { getIllustrationJpegAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
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
import { findVehicleSocialPicture } from "#app/site/head/social-picture.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { factCopy } from "#app/features/vehicle-detail/fact-copy.ts";
import { soldCopy } from "#app/features/vehicle-detail/sold/sold-copy.ts";
import type {
  DetailVehicle,
  VehicleForSale,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

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
  return (_page, site) => {
    const store = site.getMetadata?.().findStore(vehicle.storeId) ?? null;
    return {
      title: page.documentTitle,
      description: page.description,
      sharedTitle: page.title,
      picture: findVehicleSocialPicture(ports, vehicle.vin, language),
      things: [
        carThing(vehicle, page, site, ports.profile.texts[language], language),
        buildBreadcrumbJsonLd(
          [...page.crumbs, { label: page.title, href: null }],
          site.siteUrl,
        ),
        ...(store === null ? [] : [store]),
      ],
    };
  };
}

export function soldHead(name: string, site: SiteView): SaidHead {
  const t = siteTexts(soldCopy, site);
  return { title: t("sold.title", { name }), description: null };
}

function carThing(
  vehicle: DetailVehicle,
  page: VehicleForSale,
  site: SiteView,
  overrides: SiteView["textOverrides"],
  language: Language,
): Car {
  const t = createTranslator(factCopy, overrides, language);
  const { siteUrl } = site;
  const url =
    siteUrl +
    getCanonicalAddress(page.address, new URLSearchParams(), site.canonical);
  const { transmission, transmissionText, fuelType, drivetrain } = vehicle;
  const gearbox =
    transmissionText ?? (transmission && t(`transmission.${transmission}`));
  const fuel = fuelType && t(`fuel.${fuelType}`);
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
    bodyType: t(`bodystyle.${vehicle.bodystyle}`),
    ...known("description", page.sellerNotes),
    ...known("sku", vehicle.stockNumber),
    ...known("vehicleConfiguration", vehicle.trim),
    ...known("numberOfDoors", vehicle.doors),
    ...known("vehicleTransmission", gearbox),
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
      vehicleEngine: {
        "@type": "EngineSpecification",
        name: vehicle.engine,
      },
    }),
    ...buildOffer(vehicle, url, siteUrl),
  };
}

/** Only a price that stands on the page: a locked one is in no word of it. */
function buildOffer(
  { price, condition, storeId }: DetailVehicle,
  url: string,
  siteUrl: string,
): { readonly offers?: Offer } {
  if (price.state !== "shown") return {};
  return {
    offers: {
      "@type": "Offer",
      url,
      price: price.totalDollars,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
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

const DRIVE_WHEELS = {
  awd: "https://schema.org/AllWheelDriveConfiguration",
  "4wd": "https://schema.org/FourWheelDriveConfiguration",
  fwd: "https://schema.org/FrontWheelDriveConfiguration",
  rwd: "https://schema.org/RearWheelDriveConfiguration",
} as const satisfies Record<Drivetrain, string>;
