import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { differs } from "#app/domain/saved-vehicles/shortlist.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { hasEngineWarranty } from "#app/domain/vehicle/engine-warranty.ts";
import { findNotice } from "#app/domain/vehicle/availability.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import {
  formatDollars,
  formatNumber,
  formatWholeDollars,
} from "#app/site/page/format.ts";
import { createValueNames } from "#app/site/search/value-names.server.ts";
import { type VehiclesText, vehiclesCopy } from "#app/site/vehicles/copy.ts";
import {
  findStandingPayment,
  getPaymentBasis,
  type PaymentBasis,
} from "#app/site/vehicles/price/payment.ts";
import type { CompareGroup } from "./compare-page.server.ts";
import { compareCopy, type CompareText } from "./copy.ts";

type Car = PresentedVehicle<VehicleRecord>;
/** Null, or an empty text, says nothing of the car. */
type Row = readonly [label: string, getValue: (car: Car) => string | null];

interface Words {
  readonly t: Translate<CompareText>;
  readonly tVehicles: Translate<VehiclesText>;
}

/** What is known of none of the cars has no row. */
export function buildCompareGroups(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
  visitorTerms: PricingTerms | null,
): readonly CompareGroup[] {
  const overrides = profile.texts[language];
  const t = createTranslator(compareCopy, overrides, language);
  const words: Words = {
    t,
    tVehicles: createTranslator(vehiclesCopy, overrides, language),
  };
  const basis = getPaymentBasis(profile, visitorTerms);
  const groups: readonly (readonly [
    name: "price" | "facts" | "warranty" | "features",
    rows: readonly Row[],
  ])[] = [
    ["price", listPriceRows(profile, basis, words)],
    ["facts", listFactRows(profile, language, words)],
    ["warranty", listWarrantyRows(profile, language, t)],
    ["features", listFeatureRows(t)],
  ];
  return groups
    .map(([name, rows]) => ({
      title: t(`group.${name}`),
      rows: rows
        .map(([label, getValue]) => {
          const values = cars.map((car) => getValue(car) || null);
          const isDifferent = differs(values);
          const kind = name === "features" ? "mark" : "text";
          return { label, kind, values, isDifferent } as const;
        })
        .filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function listPriceRows(
  { pricing }: StoreProfile,
  basis: PaymentBasis,
  { t, tVehicles }: Words,
): readonly Row[] {
  const isWithoutFee = pricing.advertise !== "total";
  const { days } = pricing.priceDrop;
  return [
    [
      t(isWithoutFee ? "row.totalWithoutFee" : "row.total"),
      ({ price }) => {
        if (price.state === "shown") return formatDollars(price.totalDollars);
        return tVehicles(
          price.state === "locked" ? "lockedTitle" : "onRequestTitle",
        );
      },
    ],
    [
      t("row.was"),
      ({ price }) =>
        price.state === "shown" && price.oldTotalDollars !== null
          ? formatDollars(price.oldTotalDollars)
          : null,
    ],
    [
      t("row.drop", { days }),
      ({ price }) =>
        price.state === "shown" && price.dropDollars > 0
          ? formatDollars(price.dropDollars)
          : null,
    ],
    [t("row.payment"), (car) => formatPayment(car, basis, t)],
  ];
}

/** The cell holds the figure together with its terms (12 CFR 1026.24). */
function formatPayment(
  car: Car,
  basis: PaymentBasis,
  t: Translate<CompareText>,
): string | null {
  const payment = findStandingPayment(car, basis);
  if (payment === null) return null;
  const { tradeEquityCents } = payment;
  return t(tradeEquityCents > 0 ? "paymentWithTrade" : "payment", {
    amount: formatWholeDollars(payment.monthlyCents),
    months: payment.termMonths,
    apr: payment.aprPercent,
    down: formatWholeDollars(payment.downCents),
    equity: formatWholeDollars(tradeEquityCents),
    financed: formatWholeDollars(payment.amountFinancedCents),
  });
}

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
    [t("row.year"), ({ year }) => String(year)],
    [
      t("row.miles"),
      ({ miles, condition }) => {
        if (miles !== null) return t("miles", { miles: formatNumber(miles) });
        return condition === "new" ? null : t("milesOnRequest");
      },
    ],
    [t("row.bodystyle"), ({ bodystyle }) => findName("bodystyle", bodystyle)],
    [
      t("row.drivetrain"),
      ({ drivetrain }) => drivetrain && t(`drivetrain.${drivetrain}`),
    ],
    [
      t("row.transmission"),
      ({ transmissionText, transmission }) =>
        transmissionText ??
        (transmission && tVehicles(`transmission.${transmission}`)),
    ],
    [t("row.engine"), ({ engine }) => engine],
    [t("row.fuel"), ({ fuelType }) => fuelType && t(`fuel.${fuelType}`)],
    [
      t("row.economy"),
      ({ mpgCity: city, mpgHighway: highway }) =>
        city === null || highway === null
          ? null
          : t("economy", { city, highway }),
    ],
    [
      t("row.economyCombined"),
      ({ mpgCombined }) => (mpgCombined === null ? null : String(mpgCombined)),
    ],
    [
      t("row.electricRange"),
      ({ electricRangeMiles: range }) =>
        range === null ? null : t("miles", { miles: formatNumber(range) }),
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
    ],
    [
      t("row.fastCharge"),
      ({ fastChargeMinutes: minutes }) =>
        minutes === null ? null : t("fastCharge", { minutes }),
    ],
    [t("row.chargePort"), ({ chargePort }) => chargePort],
    [
      t("row.towing"),
      ({ towingPounds: pounds }) =>
        pounds === null ? null : t("towing", { pounds: formatNumber(pounds) }),
    ],
    [
      t("row.cargo"),
      ({ cargoCubicFeet: feet }) =>
        feet === null ? null : t("cargo", { feet: formatNumber(feet) }),
    ],
    [t("row.doors"), ({ doors }) => (doors === null ? null : String(doors))],
    [t("row.seats"), ({ seats }) => (seats === null ? null : String(seats))],
    [t("row.exteriorColor"), ({ exteriorColor }) => exteriorColor],
    [t("row.interiorColor"), ({ interiorColor }) => interiorColor],
    [t("row.place"), ({ storeId }) => findName("store", storeId)],
  ];
}

function listWarrantyRows(
  { warranty }: StoreProfile,
  language: Language,
  t: Translate<CompareText>,
): readonly Row[] {
  if (warranty === null) return [];
  return [
    [
      warranty.name[language],
      (car) =>
        car.miles === null
          ? null
          : t(hasEngineWarranty(car, warranty) ? "covered" : "notCovered"),
    ],
  ];
}

function listFeatureRows(t: Translate<CompareText>): readonly Row[] {
  return FEATURES.map(({ key, label }) => [
    label,
    ({ featureKeys }) => (featureKeys.includes(key) ? t("yes") : null),
  ]);
}
