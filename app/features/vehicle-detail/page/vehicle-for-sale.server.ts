import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { PresentedPriceChange } from "#app/domain/gate/present-price-history.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { findMapSettings } from "#app/site/map/map-settings.ts";
import { joinFittingSentences } from "#app/site/head/short-description.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { buildHoursNow } from "#app/site/store/store-hours.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { getStorePlaces } from "#app/site/vehicles/cards/card-context.server.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { buildStickerView } from "#app/site/vehicles/price/sticker-view.server.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  factCopy,
  type FactText,
} from "#app/features/vehicle-detail/fact-copy.ts";
import { listDetailPictures } from "#app/features/vehicle-detail/gallery/detail-pictures.server.ts";
import { listHighlights } from "./highlights.ts";
import { buildPaymentParts } from "./payment-parts.server.ts";
import { countDaysOnLot } from "#app/features/vehicle-detail/price-history/lot-days.ts";
import { buildPriceHistory } from "#app/features/vehicle-detail/price-history/price-history.server.ts";
import { buildVehicleLinks } from "./vehicle-links.server.ts";
import {
  listDetailFacts,
  listFactTiles,
  formatPlace,
} from "./vehicle-facts.ts";
import type {
  DetailVehicle,
  MoreLink,
  VehicleForSale,
  Warranty,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

interface Surroundings {
  readonly similar: readonly CardVehicle[];
  /** It has passed the gate, like the vehicle. */
  readonly history: readonly PresentedPriceChange[] | null;
  readonly profile: StoreProfile;
  readonly language: Language;
  readonly visitorTerms: PricingTerms | null;
  readonly nowMs: number;
}

/** This is the page of a vehicle that is for sale, from what the gate leaves of it. */
export function buildVehicleForSale(
  vehicle: DetailVehicle,
  surroundings: Surroundings,
): VehicleForSale {
  const { similar, history, profile, language, nowMs } = surroundings;
  const overrides = profile.texts[language];
  const t = createTranslator(factCopy, overrides, language);
  const tVehicles = createTranslator(vehiclesCopy, overrides, language);
  const options: AddressOptions = { language };
  const bodyStyle = getBodyStyleName(vehicle.bodystyle, profile, language);
  const tiles = listFactTiles(vehicle, t);
  const title = formatFullVehicleName(vehicle);
  const place = getStorePlaces(profile).get(vehicle.storeId);
  const store = profile.stores.find(({ id }) => id === vehicle.storeId) ?? null;
  const standsElsewhere = formatPlace(vehicle, store);
  const address = getVehicleAddress(vehicle, options);
  const condition = t(`condition.${vehicle.condition}`);
  const { stockNumber } = vehicle;
  const stockId =
    stockNumber === null
      ? t("vin", { vin: vehicle.vin })
      : t("stock", { stock: stockNumber });
  const timeZone = store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC";
  return {
    kind: "vehicle",
    address,
    title,
    documentTitle: t("documentTitle", { title, id: stockId }),
    description: joinFittingSentences(
      [
        t("metaLead", { condition, title, place: place ?? profile.site.name }),
        ...(vehicle.exteriorColor === null
          ? []
          : [`${vehicle.exteriorColor}.`]),
        ...tiles.map(({ label, value }) => `${label}: ${value}.`),
      ],
      `${stockId}.`,
    ),
    crumbs: buildVehicleCrumbs(vehicle, bodyStyle, t, options),
    pictures: listDetailPictures(
      vehicle,
      getPhotoPolicy(profile),
      t,
      tVehicles,
    ),
    idLine: [
      condition,
      vehicle.drivetrain && t(`drivetrain.${vehicle.drivetrain}`),
      vehicle.exteriorColor,
    ].filter((text) => text !== null),
    vin: vehicle.vin,
    year: vehicle.year,
    condition: vehicle.condition,
    price: vehicle.price,
    sticker: buildStickerView(
      vehicle.price,
      vehicle.stockNumber,
      vehicle.storeId,
      profile,
      language,
    ),
    ...buildPaymentParts(vehicle, surroundings, t),
    priceDropDays: profile.pricing.priceDrop.days,
    priceHistory: buildPriceHistory(history, { timeZone, language, nowMs }),
    daysOnLot: countDaysOnLot(vehicle.listedOn, timeZone, nowMs),
    storeId: vehicle.storeId,
    hoursNow: store && buildHoursNow(store, profile, nowMs, language),
    map: findMapSettings(profile, "store"),
    links: buildVehicleLinks(vehicle, profile, options),
    tiles,
    highlights: listHighlights(vehicle.featureKeys),
    details: listDetailFacts(vehicle, t, standsElsewhere),
    features: vehicle.features,
    sellerNotes: vehicle.description,
    standsElsewhere,
    historyReport: findHistoryReport(vehicle.vin, profile),
    warranty: findWarranty(vehicle, profile, language, t),
    similar,
    moreLikeThis: buildMoreLink(vehicle.bodystyle, bodyStyle, t, options),
  };
}

export function getBodyStyleName(
  bodystyle: DetailVehicle["bodystyle"],
  { search }: StoreProfile,
  language: Language,
): string {
  const known = search.bodyStyles.find(({ value }) => value === bodystyle);
  return known?.name[language] ?? bodystyle;
}

export function buildMoreLink(
  bodystyle: DetailVehicle["bodystyle"],
  name: string,
  t: Translate<FactText>,
  options: AddressOptions,
): MoreLink {
  return {
    label:
      bodystyle === "commercial"
        ? t("moreOfCommercial")
        : t("moreOf", { bodystyle: name }),
    address: formatSearchAddress(
      { ...EVERYTHING, values: { bodystyle: [bodystyle] } },
      options,
    ),
  };
}

function buildVehicleCrumbs(
  { bodystyle, make, model }: DetailVehicle,
  bodyStyle: string,
  t: Translate<FactText>,
  options: AddressOptions,
): VehicleForSale["crumbs"] {
  const getAddress = (values: (typeof EVERYTHING)["values"]) =>
    formatSearchAddress({ ...EVERYTHING, values }, options);
  const value = toMakeModelValue(make, model);
  // A name without a letter or digit has no filter.
  const hasFilter = !/^~|~$/.test(value);
  return [
    { label: t("allCars"), href: getAddress({}) },
    { label: bodyStyle, href: getAddress({ bodystyle: [bodystyle] }) },
    ...(hasFilter
      ? [
          {
            label: `${make} ${model}`,
            href: getAddress({ make_model: [value] }),
          },
        ]
      : []),
  ];
}

/** Spec §2: the link to the history report is built from the VIN. */
function findHistoryReport(
  vin: string,
  { vehicles }: StoreProfile,
): VehicleForSale["historyReport"] {
  const report = vehicles.historyReport;
  if (report === null) return null;
  const url = report.urlTemplate.replaceAll("{vin}", encodeURIComponent(vin));
  return { name: report.name, url };
}

/**
 * Spec §1: the warranty is standard on vehicles under 85,000 miles. Assumption A31: a vehicle whose miles are
 * unknown claims none.
 */
function findWarranty(
  { miles }: DetailVehicle,
  profile: StoreProfile,
  language: Language,
  t: Translate<FactText>,
): Warranty | null {
  const { maxMiles, name } = profile.warranty;
  if (miles === null || miles >= maxMiles) return null;
  return {
    name: name[language],
    text: t("warrantyText", {
      miles: formatNumber(miles),
      limit: formatNumber(maxMiles),
    }),
    address: isPageOn(profile, "vehicleProtectionPlans")
      ? getPageAddress("vehicleProtectionPlans", { language })
      : null,
  };
}
