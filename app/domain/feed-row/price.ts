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
  /** It is null when the dealer gives no usable price. */
  readonly priceCents: number | null;
  readonly warning: string | null;
}

/**
 * It reads US dollars from "$39,998 " or "20495.00 USD". "Not Priced", "Call" and 0 mean no price. Other currencies
 * are refused with their name, because a price is never converted or guessed.
 */
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

/**
 * It finds the currency code in "48900.00 CAD", "CAD $48,900" or "C$48,900"; it is null for US dollars and where no
 * currency is named.
 */
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
