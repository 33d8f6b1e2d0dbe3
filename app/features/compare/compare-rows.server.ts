import { listMileMeasures } from "#app/domain/saved-vehicles/fewest-miles.ts";
import { listPraisedFeatures } from "#app/domain/saved-vehicles/own-features.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findSeatsOfModel } from "#app/domain/vehicle-build/build-values.ts";
import { isBasicFeature } from "#app/domain/vehicle/basic-features.ts";
import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import { FEATURES_BY_DEMAND } from "#app/domain/vehicle/ranked-features.ts";
import { hasEngineWarranty } from "#app/domain/vehicle/engine-warranty.ts";
import { findNotice } from "#app/domain/vehicle/availability.ts";
import { sayColor } from "#app/domain/vehicle-words/color-words.ts";
import { sayTransmission } from "#app/domain/vehicle-words/transmission-words.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { createValueNames } from "#app/site/search/value-names.server.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { getPaymentBasis } from "#app/site/vehicles/price/payment.ts";
import type { CompareGroup, CompareRow } from "./compare-page.server.ts";
import { type Car, findBest, type Row, type Words } from "./compare-row.ts";
import { compareRowsCopy, type CompareRowText } from "./rows-copy.ts";
import { listPriceRows } from "./price-rows.server.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";

/** The rows follow this much of the visitor. */
type CompareVisitor = Pick<VisitorProfile, "terms" | "priceView">;

/** What is known of none of the cars has no row. */
export function buildCompareGroups(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
  { terms: visitorTerms, priceView }: CompareVisitor,
): readonly CompareGroup[] {
  const overrides = profile.texts[language];
  const t = createTranslator(compareRowsCopy, overrides, language);
  const words: Words = {
    t,
    tVehicles: createTranslator(vehiclesCopy, overrides, language),
  };
  const basis = getPaymentBasis(profile, visitorTerms);
  const praised = new Set(listPraisedFeatures(cars));
  const groups: readonly (readonly [
    name: "price" | "facts" | "warranty" | "features",
    rows: readonly Row[],
  ])[] = [
    ["price", listPriceRows(profile, basis, priceView, words)],
    ["facts", listFactRows(profile, language, words)],
    ["warranty", listWarrantyRows(profile, language, t)],
    [
      "features",
      listFeatureRows(
        cars,
        praised,
        t,
        createTranslator(featureCopy, overrides, language),
      ),
    ],
  ];
  const { days } = profile.pricing.priceDrop;
  const changes = [t("row.drop", { days })];
  return groups
    .map(([name, rows]) => ({
      title: t(`group.${name}`),
      ...(name === "features" && { praisedCount: praised.size }),
      rows: rows
        .filter(([, getValue]) => cars.some((car) => getValue(car)))
        .map(([label, getValue, more = {}]): CompareRow => {
          const { getNotes, getTerms, getMeasures, getStandIn, getKey } = more;
          return {
            label,
            kind: changes.includes(label) ? "change" : KINDS[name],
            values: cars.map(
              (car) => getValue(car) || (getStandIn?.(car) ?? null),
            ),
            ...(getNotes && { notes: getNotes(cars) }),
            ...(getTerms && { terms: cars.map(getTerms) }),
            ...(getKey && { keys: cars.map(getKey) }),
            ...(getMeasures && { best: findBest(getMeasures(cars)) }),
          };
        }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const KINDS = {
  price: "text",
  facts: "text",
  warranty: "text",
  features: "mark",
} as const;

function listFactRows(
  profile: StoreProfile,
  language: Language,
  { t, tVehicles }: Words,
): readonly Row[] {
  const findName = createValueNames(profile, language, []);
  return [
    [t("row.condition"), (car) => tVehicles(`condition.${car.condition}`)],
    [
      t("row.availability"),
      (car) => {
        const notice = findNotice(car);
        if (notice !== null) return tVehicles(`availability.${notice}`);
        return car.stockStatus && t("inStock");
      },
    ],
    [
      t("row.year"),
      ({ year }) => String(year),
      { getMeasures: (cars) => cars.map(({ year }) => year) },
    ],
    [
      t("row.miles"),
      ({ miles, condition }) => {
        if (miles !== null) return t("miles", { miles: formatNumber(miles) });
        return condition === "new" ? null : t("milesOnRequest");
      },
      {
        getMeasures: (cars) =>
          listMileMeasures(
            cars.map(({ condition, miles }) => ({
              isNew: condition === "new",
              miles,
            })),
          ),
      },
    ],
    [t("row.bodystyle"), ({ bodystyle }) => t(`bodystyle.${bodystyle}`)],
    [
      t("row.seats"),
      (car) => formatCount(car.seats ?? findSeatsOfModel(car)),
      {
        getTerms: (car) =>
          car.seats === null && findSeatsOfModel(car) !== null
            ? t("usualSeats")
            : null,
      },
    ],
    [
      t("row.drivetrain"),
      ({ drivetrain }) => drivetrain && t(`drivetrain.${drivetrain}`),
    ],
    [
      t("row.transmission"),
      ({ transmissionText, transmission }) =>
        transmissionText === null
          ? transmission && tVehicles(`transmission.${transmission}`)
          : sayTransmission(transmissionText, language),
    ],
    [t("row.engine"), ({ engine }) => engine],
    [t("row.fuel"), ({ fuelType }) => fuelType && t(`fuel.${fuelType}`)],
    [
      t("row.economy"),
      ({ fuelType, mpgCity: city, mpgHighway: highway }) =>
        city === null || highway === null
          ? null
          : t(fuelType === "electric" ? "economyElectric" : "economy", {
              city,
              highway,
            }),
    ],
    [
      t("row.economyCombined"),
      ({ mpgCombined }) => (mpgCombined === null ? null : String(mpgCombined)),
      {
        // What an electric car's feed calls mpg is no gallon of anything.
        getMeasures: (cars) =>
          cars.map(({ fuelType, mpgCombined }) =>
            fuelType === "electric" ? null : mpgCombined,
          ),
      },
    ],
    [
      t("row.electricRange"),
      ({ electricRangeMiles: range }) =>
        range === null ? null : t("miles", { miles: formatNumber(range) }),
      {
        getMeasures: (cars) =>
          cars.map(({ electricRangeMiles }) => electricRangeMiles),
      },
    ],
    [
      t("row.battery"),
      ({ batteryKilowattHours: hours }) =>
        hours === null ? null : t("battery", { hours }),
    ],
    [
      t("row.chargeHours"),
      ({ chargeHours: count }) =>
        count === null ? null : t("chargeHours", { count }),
      {
        getMeasures: (cars) =>
          cars.map(({ chargeHours }) => chargeHours && -chargeHours),
      },
    ],
    [
      t("row.fastCharge"),
      ({ fastChargeMinutes: minutes }) =>
        minutes === null ? null : t("fastCharge", { minutes }),
      {
        getMeasures: (cars) =>
          cars.map(
            ({ fastChargeMinutes }) => fastChargeMinutes && -fastChargeMinutes,
          ),
      },
    ],
    [t("row.chargePort"), ({ chargePort }) => chargePort],
    [
      t("row.towing"),
      ({ towingPounds: pounds }) =>
        pounds === null ? null : t("towing", { pounds: formatNumber(pounds) }),
      { getMeasures: (cars) => cars.map(({ towingPounds }) => towingPounds) },
    ],
    [
      t("row.cargo"),
      ({ cargoCubicFeet: feet }) =>
        feet === null ? null : t("cargo", { feet: formatNumber(feet) }),
      {
        getMeasures: (cars) => cars.map(({ cargoCubicFeet }) => cargoCubicFeet),
      },
    ],
    [t("row.doors"), ({ doors }) => formatCount(doors)],
    [
      t("row.exteriorColor"),
      ({ exteriorColor, exteriorColorFamily }) =>
        sayColor(exteriorColor, exteriorColorFamily, language),
    ],
    [
      t("row.interiorColor"),
      ({ interiorColor, interiorColorFamily }) =>
        sayColor(interiorColor, interiorColorFamily, language),
    ],
    [t("row.place"), ({ storeId }) => findName("store", storeId)],
  ];
}

function formatCount(count: number | null): string | null {
  return count === null ? null : String(count);
}

function listWarrantyRows(
  { warranty }: StoreProfile,
  language: Language,
  t: Translate<CompareRowText>,
): readonly Row[] {
  if (warranty === null) return [];
  return [
    [
      warranty.name[language],
      (car) =>
        car.miles === null
          ? null
          : t(hasEngineWarranty(car, warranty) ? "covered" : "notCovered"),
      {
        getMeasures: (cars) =>
          cars.map((car) =>
            car.miles === null
              ? null
              : Number(hasEngineWarranty(car, warranty)),
          ),
      },
    ],
  ];
}

/**
 * What the words above the table name is what one looks for first, then what shoppers ask for. A feature that nearly every
 * car has is no difference where the feed of one leaves it out.
 */
function listFeatureRows(
  cars: readonly Car[],
  praised: ReadonlySet<FeatureKey>,
  t: Translate<CompareRowText>,
  tFeatures: Translate<FeatureKey>,
): readonly Row[] {
  const isPraised = (key: FeatureKey) => praised.has(key);
  return FEATURES_BY_DEMAND.toSorted(
    (a, b) => Number(isPraised(b)) - Number(isPraised(a)),
  )
    .filter(
      (key) =>
        !isBasicFeature(key) ||
        cars.every(({ featureKeys }) => featureKeys.includes(key)),
    )
    .map((key) => [
      tFeatures(key),
      ({ featureKeys }) => (featureKeys.includes(key) ? t("yes") : null),
    ]);
}
