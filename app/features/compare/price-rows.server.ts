import type { PriceKey } from "#app/domain/gate/gate.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { PriceView } from "#app/domain/visitor/visitor-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars, formatWholeDollars } from "#app/site/page/format.ts";
import {
  findStandingPayment,
  type PaymentBasis,
} from "#app/site/vehicles/price/payment.ts";
import type { Car, Row, Words } from "./compare-row.ts";
import type { CompareRowText } from "./rows-copy.ts";

/** Whoever thinks in months reads the payment first. */
export function listPriceRows(
  profile: StoreProfile,
  basis: PaymentBasis,
  priceView: PriceView,
  words: Words,
): readonly Row[] {
  const { t, tVehicles } = words;
  const payment: Row = [
    t("row.payment"),
    (car) => formatPayment(car, basis, t),
    {
      getNotes: (cars) =>
        formatExcesses(listMonthlyDollars(cars, basis), (amount) =>
          t("moreMonthly", { amount }),
        ),
      getTerms: (car) => formatPaymentTerms(car, basis, t),
      getStandIn: ({ price }) => sayUnseen(price, tVehicles),
      getKey: findKey,
      getMeasures: (cars) =>
        listMonthlyDollars(cars, basis).map((it) => it && -it),
    },
  ];
  const totals = listTotalRows(profile, words);
  return priceView === "monthly" ? [payment, ...totals] : [...totals, payment];
}

function listTotalRows(
  { pricing }: StoreProfile,
  { t, tVehicles }: Words,
): readonly Row[] {
  const isWithoutFee = pricing.advertise !== "total";
  const { days } = pricing.priceDrop;
  const getStandIn = ({ price }: Car) =>
    price.state === "locked" ? sayUnseen(price, tVehicles) : null;
  return [
    [
      t(isWithoutFee ? "row.totalWithoutFee" : "row.total"),
      ({ price }) =>
        price.state === "shown"
          ? formatDollars(price.totalDollars)
          : sayUnseen(price, tVehicles),
      {
        getNotes: (cars) =>
          formatExcesses(
            cars.map(({ price }) =>
              price.state === "shown" ? price.totalDollars : null,
            ),
            (amount) => t("more", { amount }),
          ),
        getKey: findKey,
        getMeasures: (cars) =>
          cars.map(({ price }) =>
            price.state === "shown" ? -price.totalDollars : null,
          ),
      },
    ],
    [
      t("row.was"),
      ({ condition, price }) =>
        price.state === "shown" && price.oldTotalDollars !== null
          ? `${tVehicles(condition === "new" ? "listShort" : "was")} ${formatDollars(price.oldTotalDollars)}`
          : null,
      {
        getStandIn: (car) =>
          car.price.state === "shown"
            ? t(car.condition === "new" ? "noListPrice" : "noEarlierPrice")
            : getStandIn(car),
      },
    ],
    [
      t("row.drop", { days }),
      ({ price }) =>
        price.state === "shown" && price.dropDollars > 0
          ? formatDollars(price.dropDollars)
          : null,
      { getStandIn },
    ],
  ];
}

/** Locked is not missing: every row about a price says the same of it. */
function sayUnseen(
  { state }: PresentedPrice,
  tVehicles: Words["tVehicles"],
): string | null {
  if (state === "shown") return null;
  return tVehicles(state === "locked" ? "lockedTitle" : "onRequestTitle");
}

function findKey({ price }: Car): PriceKey | null {
  return price.state === "locked" ? price.key : null;
}

/** Loans of different lengths cost too different things a month to be compared: none is known then. */
function listMonthlyDollars(
  cars: readonly Car[],
  basis: PaymentBasis,
): readonly (number | null)[] {
  const payments = cars.map((car) => findStandingPayment(car, basis));
  const lengths = new Set(payments.map((it) => it?.termMonths));
  if (lengths.size > 1) return cars.map(() => null);
  // Whole dollars, as they are printed: the difference of two sums that one sees is that of what one sees.
  return payments.map((it) => it && roundUpToDollars(it.monthlyCents));
}

/** By how much each is above the least; silent where one of them is not known. */
function formatExcesses(
  dollars: readonly (number | null)[],
  format: (amount: string) => string,
): readonly (string | null)[] {
  const known = dollars.filter((it) => it !== null);
  if (known.length < dollars.length) return dollars.map(() => null);
  const least = Math.min(...known);
  return known.map((it) =>
    it > least ? format(formatDollars(it - least)) : null,
  );
}

function formatPayment(
  car: Car,
  basis: PaymentBasis,
  t: Translate<CompareRowText>,
): string | null {
  const payment = findStandingPayment(car, basis);
  return (
    payment &&
    t("payment.figure", { amount: formatWholeDollars(payment.monthlyCents) })
  );
}

/** The cell holds the figure together with its terms (12 CFR 1026.24). */
function formatPaymentTerms(
  car: Car,
  basis: PaymentBasis,
  t: Translate<CompareRowText>,
): string | null {
  const payment = findStandingPayment(car, basis);
  if (payment === null) return null;
  const { tradeEquityCents } = payment;
  return t(tradeEquityCents > 0 ? "payment.termsWithTrade" : "payment.terms", {
    months: payment.termMonths,
    apr: payment.aprPercent,
    down: formatWholeDollars(payment.downCents),
    equity: formatWholeDollars(tradeEquityCents),
    financed: formatWholeDollars(payment.amountFinancedCents),
  });
}
