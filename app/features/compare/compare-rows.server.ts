import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { differs } from "#app/domain/saved-vehicles/differences.ts";
import { roundUpToDollars } from "#app/domain/price/whole-dollars.ts";
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

/** Everything that is known of any of the cars; what is known of none has no row. */
export function compareGroups(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
  visitorTerms: PricingTerms | null,
): readonly CompareGroup[] {
  const t = createTranslator(compareCopy, profile.texts[language], language);
  const { name } = profile.warranty;
  return [
    group(t("group.price"), "text", [
      ...priceRows(cars, profile, language, t),
      paymentRow(cars, profile, visitorTerms, t),
    ]),
    group(t("group.facts"), "text", factRows(cars, profile, language, t)),
    group(t("group.warranty"), "text", [
      [name[language], cars.map((car) => warrantyText(car, profile, t))],
    ]),
    group(t("group.features"), "mark", featureRows(cars, t)),
  ].filter(({ rows }) => rows.length > 0);
}

function group(
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

function priceRows(
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

/** The figure with its terms in one cell. 12 CFR 1026.24. */
function paymentRow(
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
      const dollars = (cents: number) => formatDollars(roundUpToDollars(cents));
      return t(tradeEquityCents > 0 ? "paymentWithTrade" : "payment", {
        amount: dollars(payment.monthlyCents),
        months: payment.termMonths,
        apr: payment.aprPercent,
        down: dollars(downCents),
        equity: dollars(tradeEquityCents),
        financed: dollars(amountFinancedCents),
      });
    }),
  ];
}

function factRows(
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
  const row = (label: CompareText, valueOf: (car: Car) => string | null) =>
    [t(label), cars.map((car) => valueOf(car) || null)] as const;
  return [
    row("row.condition", (car) => tVehicles(`condition.${car.condition}`)),
    row("row.year", ({ year }) => String(year)),
    row("row.miles", (car) => milesText(car, t)),
    row("row.bodystyle", (car) => bodyStyles.get(car.bodystyle) ?? null),
    row(
      "row.drivetrain",
      (car) => car.drivetrain && t(`drivetrain.${car.drivetrain}`),
    ),
    row(
      "row.transmission",
      (car) =>
        car.transmissionText ??
        (car.transmission && tVehicles(`transmission.${car.transmission}`)),
    ),
    row("row.engine", ({ engine }) => engine),
    row("row.fuel", (car) => car.fuelType && t(`fuel.${car.fuelType}`)),
    row("row.economy", (car) => economyText(car, t)),
    row("row.doors", ({ doors }) => (doors === null ? null : String(doors))),
    row("row.exteriorColor", ({ exteriorColor }) => exteriorColor),
    row("row.interiorColor", ({ interiorColor }) => interiorColor),
    row("row.place", ({ storeId }) => places.get(storeId) ?? null),
  ];
}

function milesText(
  { miles, condition }: Car,
  t: Translate<CompareText>,
): string | null {
  if (miles !== null) return t("miles", { miles: formatNumber(miles) });
  return condition === "new" ? null : t("milesOnRequest");
}

function economyText(
  { mpgCity, mpgHighway }: Car,
  t: Translate<CompareText>,
): string | null {
  if (mpgCity === null || mpgHighway === null) return null;
  return t("economy", { city: mpgCity, highway: mpgHighway });
}

/** Spec §1: standard on vehicles under 85,000 miles; one whose miles are unknown claims none. */
function warrantyText(
  { miles }: Car,
  { warranty }: StoreProfile,
  t: Translate<CompareText>,
): string | null {
  if (miles === null) return null;
  return t(miles < warranty.maxMiles ? "covered" : "notCovered");
}

/** Those that any of the cars has, in the order of the filter. */
function featureRows(
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
