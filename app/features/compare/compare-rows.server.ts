import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { differs } from "#app/domain/saved-vehicles/shortlist.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import {
  getPaymentBasis,
  getStorePlaces,
} from "#app/site/vehicles/cards/card-context.server.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { findStandingPayment } from "#app/site/vehicles/price/payment.ts";
import type { CompareGroup, CompareRow } from "./compare-page-data.ts";
import { compareCopy, type CompareText } from "./copy.ts";

type Car = PresentedVehicle<VehicleRecord>;
type Entry = readonly [label: string, values: CompareRow["values"]];

/** There is a row for everything known of any of the cars; what is known of none has no row. */
export function buildCompareGroups(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
  visitorTerms: PricingTerms | null,
): readonly CompareGroup[] {
  const t = createTranslator(compareCopy, profile.texts[language], language);
  const { name } = profile.warranty;
  return [
    buildGroup(t("group.price"), "text", [
      ...buildPriceRows(cars, profile, language, t),
      buildPaymentRow(cars, profile, visitorTerms, t),
    ]),
    buildGroup(
      t("group.facts"),
      "text",
      buildFactRows(cars, profile, language, t),
    ),
    buildGroup(t("group.warranty"), "text", [
      [name[language], cars.map((car) => formatWarranty(car, profile, t))],
    ]),
    buildGroup(t("group.features"), "mark", buildFeatureRows(cars, t)),
  ].filter(({ rows }) => rows.length > 0);
}

function buildGroup(
  title: string,
  kind: CompareRow["kind"],
  entries: readonly Entry[],
): CompareGroup {
  const known = entries.filter(([, values]) =>
    values.some((value) => value !== null),
  );
  return {
    title,
    rows: known.map(([label, values]) => {
      return { label, kind, values, isDifferent: differs(values) };
    }),
  };
}

function buildPriceRows(
  cars: readonly Car[],
  { texts, pricing }: StoreProfile,
  language: Language,
  t: Translate<CompareText>,
): readonly Entry[] {
  const tVehicles = createTranslator(vehiclesCopy, texts[language], language);
  const isWithoutFee = pricing.advertise !== "total";
  const days = pricing.priceDrop.days;
  return [
    [
      t(isWithoutFee ? "row.totalWithoutFee" : "row.total"),
      cars.map(({ price }) => {
        if (price.state === "shown") return formatDollars(price.totalDollars);
        return tVehicles(
          price.state === "locked" ? "lockedTitle" : "onRequestTitle",
        );
      }),
    ],
    [
      t("row.was"),
      cars.map(({ price }) =>
        price.state === "shown" && price.oldTotalDollars !== null
          ? formatDollars(price.oldTotalDollars)
          : null,
      ),
    ],
    [
      t("row.drop", { days }),
      cars.map(({ price }) =>
        price.state === "shown" && price.dropDollars > 0
          ? formatDollars(price.dropDollars)
          : null,
      ),
    ],
  ];
}

/** The cell holds the figure together with its terms (12 CFR 1026.24). */
function buildPaymentRow(
  cars: readonly Car[],
  profile: StoreProfile,
  visitorTerms: PricingTerms | null,
  t: Translate<CompareText>,
): Entry {
  const basis = getPaymentBasis(profile, visitorTerms);
  return [
    t("row.payment"),
    cars.map((car) => {
      const payment = findStandingPayment(car, basis);
      if (payment === null) return null;
      const { downCents, tradeEquityCents, amountFinancedCents } = payment;
      const formatWholeDollars = (cents: number) =>
        formatDollars(roundUpToDollars(cents));
      return t(tradeEquityCents > 0 ? "paymentWithTrade" : "payment", {
        amount: formatWholeDollars(payment.monthlyCents),
        months: payment.termMonths,
        apr: payment.aprPercent,
        down: formatWholeDollars(downCents),
        equity: formatWholeDollars(tradeEquityCents),
        financed: formatWholeDollars(amountFinancedCents),
      });
    }),
  ];
}

function buildFactRows(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
  t: Translate<CompareText>,
): readonly Entry[] {
  const tVehicles = createTranslator(
    vehiclesCopy,
    profile.texts[language],
    language,
  );
  const places = getStorePlaces(profile);
  const bodyStyles = new Map<string, string>(
    profile.search.bodyStyles.map(({ value, name }) => [value, name[language]]),
  );
  const buildRow = (
    label: CompareText,
    getValue: (car: Car) => string | null,
  ) => [t(label), cars.map((car) => getValue(car) || null)] as const;
  return [
    buildRow("row.condition", (car) => tVehicles(`condition.${car.condition}`)),
    buildRow("row.year", ({ year }) => String(year)),
    buildRow("row.miles", (car) => formatMiles(car, t)),
    buildRow("row.bodystyle", (car) => bodyStyles.get(car.bodystyle) ?? null),
    buildRow(
      "row.drivetrain",
      (car) => car.drivetrain && t(`drivetrain.${car.drivetrain}`),
    ),
    buildRow(
      "row.transmission",
      (car) =>
        car.transmissionText ??
        (car.transmission && tVehicles(`transmission.${car.transmission}`)),
    ),
    buildRow("row.engine", ({ engine }) => engine),
    buildRow("row.fuel", (car) => car.fuelType && t(`fuel.${car.fuelType}`)),
    buildRow("row.economy", (car) => formatEconomy(car, t)),
    buildRow("row.doors", ({ doors }) =>
      doors === null ? null : String(doors),
    ),
    buildRow("row.exteriorColor", ({ exteriorColor }) => exteriorColor),
    buildRow("row.interiorColor", ({ interiorColor }) => interiorColor),
    buildRow("row.place", ({ storeId }) => places.get(storeId) ?? null),
  ];
}

function formatMiles(
  { miles, condition }: Car,
  t: Translate<CompareText>,
): string | null {
  if (miles !== null) return t("miles", { miles: formatNumber(miles) });
  return condition === "new" ? null : t("milesOnRequest");
}

function formatEconomy(
  { mpgCity, mpgHighway }: Car,
  t: Translate<CompareText>,
): string | null {
  if (mpgCity === null || mpgHighway === null) return null;
  return t("economy", { city: mpgCity, highway: mpgHighway });
}

/** Spec §1: the warranty is standard on vehicles under 85,000 miles; a vehicle with unknown miles claims none. */
function formatWarranty(
  { miles }: Car,
  { warranty }: StoreProfile,
  t: Translate<CompareText>,
): string | null {
  if (miles === null) return null;
  return t(miles < warranty.maxMiles ? "covered" : "notCovered");
}

/** There is a row for each feature that any of the cars has, in the order of the filter. */
function buildFeatureRows(
  cars: readonly Car[],
  t: Translate<CompareText>,
): readonly Entry[] {
  return FEATURES.map(
    ({ key, label }) =>
      [
        label,
        cars.map(({ featureKeys }) =>
          featureKeys.includes(key) ? t("yes") : null,
        ),
      ] as const,
  );
}
