import type { Condition, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { FeedRow } from "./feed-row.ts";
import { readCell } from "./row-cell.ts";

/**
 * The internet price is the sale price where there is one. Nobody asked MSRP for a used vehicle, so it is no old price
 * of one.
 */
export function readPrices(
  row: FeedRow,
  condition: Condition,
): {
  readonly prices: Pick<
    Vehicle,
    "salePriceCents" | "oldPriceCents" | "msrpCents"
  >;
  readonly warnings: readonly string[];
} {
  const list = parsePrice(readCell(row, "price") ?? "");
  const internet = parsePrice(readCell(row, "internetPrice") ?? "");
  const msrp = parsePrice(readCell(row, "msrp") ?? "");
  const salePriceCents = internet.priceCents ?? list.priceCents;
  const msrpCents = condition === "new" ? msrp.priceCents : null;
  const higher = Math.max(list.priceCents ?? 0, msrpCents ?? 0);
  const isHigher = salePriceCents !== null && higher > salePriceCents;
  const warnings = [list, internet, msrp].flatMap(
    ({ warning }) => warning ?? [],
  );
  return {
    prices: {
      salePriceCents,
      oldPriceCents: isHigher ? higher : null,
      msrpCents,
    },
    warnings: [
      ...warnings,
      salePriceCents === null
        ? "price is missing: shoppers are asked to call"
        : [],
      listContradictions(list.priceCents, internet.priceCents),
      condition === "new"
        ? listMsrpWarnings(salePriceCents, msrp.priceCents)
        : [],
    ].flat(),
  };
}

function listContradictions(
  listCents: number | null,
  internetCents: number | null,
): readonly string[] {
  return listCents !== null &&
    internetCents !== null &&
    internetCents > listCents
    ? [
        `internet price is above the list price: ${formatCents(internetCents)} over ${formatCents(listCents)}`,
      ]
    : [];
}

/** Assumption A70 sets this factor. */
const FAR_ABOVE_MSRP = 1.25;

function listMsrpWarnings(
  saleCents: number | null,
  msrpCents: number | null,
): readonly string[] {
  return saleCents !== null &&
    msrpCents !== null &&
    saleCents > FAR_ABOVE_MSRP * msrpCents
    ? [
        `price is far above MSRP: ${formatCents(saleCents)} over ${formatCents(msrpCents)}`,
      ]
    : [];
}

function formatCents(cents: number): string {
  return `$${(cents / 100).toLocaleString("en-US")}`;
}

const MAX_PRICE_CENTS = 1_000_000_000;
const DOLLARS =
  /^(?:us\$?|usd)?\s*(?:\$\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,4}))?\s*(?:usd|us\$|\$)?$/i;
const CURRENCY =
  /^(?:([a-z]{3})\s*(?:\$\s*)?\d[\d.,]*|(?:\$\s*)?\d[\d.,]*\s*(?:\$\s*)?([a-z]{3}))$/i;
const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  MX$: "MXN",
};

export interface ParsedPrice {
  readonly priceCents: number | null;
  readonly warning: string | null;
}

/** "Not Priced", "Call" and 0 mean no price. Other currencies are refused: a price is never converted or guessed. */
export function parsePrice(text: string): ParsedPrice {
  const price = text.trim();
  const currency = parseForeignCurrency(price);
  if (currency !== null)
    return toMissingPrice(
      `price is in ${currency}, not in US dollars: left out`,
    );
  const match = DOLLARS.exec(price);
  if (match === null)
    return toMissingPrice(
      /\d/.test(price) ? `price not understood: ${price.slice(0, 40)}` : null,
    );
  const [, dollars = "", fraction = ""] = match;
  // "39.998" could mean thousands, and a wrong price is worse than none.
  if (fraction.length === 3 && /[1-9]/.test(fraction))
    return toMissingPrice(`price not understood: ${price.slice(0, 40)}`);
  const cents = Number(dollars.replaceAll(",", "")) * 100 + toCents(fraction);
  if (cents === 0) return toMissingPrice(null);
  if (cents > MAX_PRICE_CENTS)
    return toMissingPrice(`price is impossible: ${price.slice(0, 40)}`);
  return { priceCents: cents, warning: null };
}

function toCents(fraction: string): number {
  return Math.round(Number(`0.${fraction || "0"}`) * 100);
}

/** "48900.00 CAD", "CAD $48,900" and "C$48,900" name CAD; null for US dollars and where none is named. */
export function parseForeignCurrency(text: string): string | null {
  const price = text.trim();
  const sign = Object.keys(CURRENCY_SIGNS).find(
    (it) => price.startsWith(it) || price.endsWith(it),
  );
  if (sign !== undefined) return CURRENCY_SIGNS[sign] ?? null;
  const match = CURRENCY.exec(price);
  const code = (match?.[1] ?? match?.[2] ?? "USD").toUpperCase();
  return code === "USD" ? null : code;
}

function toMissingPrice(warning: string | null): ParsedPrice {
  return { priceCents: null, warning };
}
