import { findSeatsOfModel } from "#app/domain/vehicle-build/build-values.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import {
  getEmailVehicleAddress,
  getVehicleAddress,
  getVehicleFormAddress,
} from "#app/domain/address/vehicle-address.ts";
import { getChatAddress } from "#app/domain/chat/chat-address.ts";
import { presentPriceHistory } from "#app/domain/gate/present-price-history.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { sayDay } from "#app/domain/day-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import { findExpectedDay, isOnLot } from "#app/domain/vehicle/availability.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { pickFields } from "#app/domain/vehicle/vehicle-fields.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildLandscape } from "#app/site/map/landscape.ts";
import { findMapSettings } from "#app/site/map/map-settings.ts";
import { isPageOn, isPartOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildHoursNow } from "#app/site/store/store-hours.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { findPriceAlertAddress } from "#app/site/vehicles/gated/price-alert-link.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { listSimilarCards } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { findBuyerDoor } from "#app/site/vehicles/price/buyer-door.ts";
import {
  findStandingPayment,
  getPaymentBasis,
} from "#app/site/vehicles/price/payment.ts";
import { createPaymentTranslator } from "#app/site/vehicles/price/payment-texts.server.ts";
import { stateLoan } from "#app/site/vehicles/price/payment-words.ts";
import {
  buildMoreLink,
  buildVehicleCrumbs,
} from "#app/features/vehicle-detail/browse-links.server.ts";
import { vehicleCopy } from "#app/features/vehicle-detail/copy.ts";
import { highlightCopy } from "#app/features/vehicle-detail/highlight-copy.ts";
import { vehicleFactsCopy } from "#app/features/vehicle-detail/facts-copy.ts";
import { listDetailPictures } from "#app/features/vehicle-detail/gallery/detail-pictures.server.ts";
import {
  buildPriceHistory,
  findDaysOnLot,
  findStillDay,
} from "#app/features/vehicle-detail/price-history/price-history.server.ts";
import type { GoodPrice } from "#app/features/vehicle-detail/good-price/good-price.server.ts";
import { drawAddressCode } from "#app/features/vehicle-detail/printed/address-code.server.ts";
import {
  findCertifiedProgram,
  findHistoryReport,
  findWarranty,
} from "#app/features/vehicle-detail/promises.server.ts";
import { quoteFeed } from "#app/features/vehicle-detail/quote-feed.server.ts";
import { sayRating } from "#app/site/sections/review-section.server.ts";
import { listSmallPrint } from "./small-print.server.ts";
import { findFactoryWarranty } from "./factory-warranty.server.ts";
import { findWhereabouts } from "./find-whereabouts.ts";
import {
  findHighlightsTitle,
  listHighlights,
  sayTogether,
} from "./highlights.ts";
import {
  describeFacts,
  type DetailVehicle,
  listDetailFacts,
  listFactTiles,
  listIdWords,
  PAGE_FACTS,
} from "./vehicle-facts.server.ts";

export type VehicleForSale = ReturnType<typeof buildVehicleForSale> & {
  /** Null means that our own stock does not tell. */
  readonly goodPrice: GoodPrice | null;
};

/** `vehicle` is what the gate leaves of the stocked one. */
export function buildVehicleForSale(
  ports: Pick<AppPorts, "profile" | "clock" | "index" | "siteUrl">,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor" | "place">,
  stocked: StockedVehicle,
  vehicle: DetailVehicle,
) {
  const { profile } = ports;
  const { gate, language, visitor } = facts;
  const { vin, storeId } = vehicle;
  const overrides = profile.texts[language];
  const t = createTranslator(vehicleCopy, overrides, language);
  const tVehicles = createTranslator(vehiclesCopy, overrides, language);
  const tFacts = createTranslator(vehicleFactsCopy, overrides, language);
  const described = describeFacts(vehicle, tFacts, language);
  const nowMs = ports.clock.nowMs();
  const store = profile.stores.find(({ id }) => id === storeId) ?? null;
  const whereabouts = findWhereabouts(vehicle, store);
  const timeZone = store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC";
  const history = presentPriceHistory(stocked, gate, getPricePolicy(profile));
  const priceHistory = buildPriceHistory(history, {
    timeZone,
    language,
    nowMs,
  });
  const { similarVehicleCount } = profile.search;
  const payment = findStandingPayment(
    vehicle,
    getPaymentBasis(profile, visitor.terms),
  );
  const address = getVehicleAddress(vehicle, { language });
  const expectedOn = findExpectedDay(vehicle, formatZonedDay(nowMs, timeZone));
  return {
    ...pickFields(vehicle, PAGE_FACTS),
    ...quoteFeed(vehicle, language, tFacts),
    kind: "vehicle" as const,
    color: vehicle.exteriorColorFamily,
    idWords: listIdWords(vehicle, described, tFacts, tVehicles),
    tiles: listFactTiles(described, tFacts),
    details: listDetailFacts(vehicle, described, tFacts, {
      place: whereabouts.kind === "elsewhere" ? whereabouts.place : null,
      usualSeats: findSeatsOfModel(vehicle),
      stillSince: findStillDay(priceHistory, vehicle.price),
    }),
    /** Any other address redirects here. */
    address,
    addressCode: drawAddressCode(ports.siteUrl + address),
    title: formatFullVehicleName(vehicle),
    crumbs: buildVehicleCrumbs(vehicle, profile, language, t),
    pictures: listDetailPictures(
      vehicle,
      getPhotoPolicy(profile),
      t,
      tVehicles,
    ),
    outTheDoor: findBuyerDoor(vehicle, profile, facts),
    /** Null means that the price is not shown. */
    payment:
      payment &&
      stateLoan(
        payment,
        profile.estimator,
        createPaymentTranslator(profile, language),
      ),
    smallPrint: listSmallPrint(vehicle, payment, profile, language),
    priceDropDays: profile.pricing.priceDrop.days,
    priceHistory,
    /** Null means that the profile names none. */
    rating: sayRating(profile, language),
    /** Null means that there is nothing to tell. */
    daysOnLot: isOnLot(vehicle)
      ? findDaysOnLot(
          vehicle,
          {
            firstAtMs: history?.[0]?.atMs ?? null,
            hasDropped:
              vehicle.price.state === "shown" && vehicle.price.dropCents > 0,
          },
          { timeZone, nowMs },
        )
      : null,
    /** Null means that it is here, or that nobody says when it will be. */
    expectedOn,
    expectedDay: expectedOn && sayDay(expectedOn, "monthDay", language),
    hoursNow: store && buildHoursNow(store, profile, nowMs, language),
    map: findMapSettings(profile, "store"),
    landscape: buildLandscape(profile, language),
    links: {
      checkAvailability: getVehicleFormAddress(vin, "check-availability", {
        language,
      }),
      email: getEmailVehicleAddress(vin, { language }),
      priceAlert: findPriceAlertAddress(vehicle, profile, language),
      ask: getVehicleFormAddress(vin, "ask-about-vehicle", { language }),
      question: getQuestionAddress(vehicle, profile, language),
      preApproval: findPreApproval(vin, profile, language),
      /** What the shopper drives is valued as the trade for this car. */
      trade: isPartOn(profile, "valuation")
        ? `${getPageAddress("sellTradeYourVehicle", { language })}?for=${vin}`
        : null,
    },
    highlights: describeHighlights(ports, gate, vehicle, {
      t: createTranslator(highlightCopy, overrides, language),
      tFeature: createTranslator(featureCopy, overrides, language),
    }),
    whereabouts,
    /** Null means that the profile names none, or that the car has no history yet. */
    historyReport:
      vehicle.condition === "new" ? null : findHistoryReport(vin, profile),
    /** Null means that it is new, or that the store promises no inspection. */
    inspectionPoints:
      vehicle.condition === "new"
        ? null
        : (profile.claims?.inspectionPoints ?? null),
    warranty: findWarranty(vehicle, profile, language),
    certified: findCertifiedProgram(vehicle, profile, language),
    factoryWarranty: findFactoryWarranty(vehicle, profile, {
      nowMs,
      timeZone,
      language,
    }),
    similar: listSimilarCards(
      ports,
      facts,
      stocked.vehicle,
      similarVehicleCount,
    ),
    moreLikeThis: buildMoreLink(vehicle, profile, language),
  };
}

/** The store's own chat asks for the least; a vendor's opens a window of its own, so that the form is left (Assumption A461). */
function getQuestionAddress(
  vehicle: DetailVehicle,
  { chat }: StoreProfile,
  language: Language,
): string {
  return chat.isEnabled && chat.vendorScriptUrl === null
    ? getChatAddress(getVehicleAddress(vehicle, { language }))
    : getVehicleFormAddress(vehicle.vin, "ask-about-vehicle", { language });
}

/** Cars that this visitor may not know of are not counted either. */
function describeHighlights(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: RequestFacts["gate"],
  { featureKeys }: DetailVehicle,
  words: Parameters<typeof listHighlights>[2],
) {
  const visible = createGatedIndex(index, gate, profile);
  const { total, counts } = visible.searchVisible(EVERYTHING);
  const listed = listHighlights(
    featureKeys,
    { total, features: counts.features },
    words,
  );
  const features = listed.map(({ key }) => key).toSorted();
  const onCars =
    features.length === 0
      ? 0
      : visible.searchVisible({ ...EVERYTHING, values: { features } }).total;
  return {
    listed,
    title: findHighlightsTitle(listed),
    together: sayTogether(listed, onCars, total, words.t),
  } as const;
}

/** Null means that the page it leads to is off. */
function findPreApproval(
  vin: string,
  profile: StoreProfile,
  language: Language,
) {
  const { claims } = profile;
  if (claims === null || !isPageOn(profile, "applyForFinancing")) return null;
  const address = getPageAddress("applyForFinancing", { language });
  return {
    address: `${address}?vin=${vin}`,
    /** Spec §9, claims. */
    seconds: claims.preApprovalSeconds,
  };
}
