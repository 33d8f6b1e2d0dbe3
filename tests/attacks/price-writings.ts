import {
  computeAdvertisedPrice,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import type { Planted } from "./planted-inventory.ts";

/** Every amount that tells a car's price: what it is, was, falls by, and is with fees; whole dollars. */
export function tellingAmounts(
  { stocked: { vehicle }, secret }: Planted,
  policy: PricePolicy,
): readonly number[] {
  const { saleDollars, oldDollars, earlierDollars } = secret;
  const price = computeAdvertisedPrice(vehicle, policy);
  const total = price?.totalDollars ?? saleDollars;
  // A vehicle's page writes the cents out, so the dollars before them tell as much as the rounded total.
  const exact = Math.floor((price?.totalCents ?? 0) / 100);
  const fees = [total - saleDollars, exact - saleDollars];
  return [
    ...new Set([
      saleDollars,
      oldDollars,
      earlierDollars,
      ...fees.flatMap((fee) => [
        saleDollars + fee,
        oldDollars + fee,
        earlierDollars + fee,
      ]),
      oldDollars - saleDollars,
      earlierDollars - saleDollars,
    ]),
  ];
}

/** 24990 · 24,990 · 24.990 · 24 990 · 2499000 cents · $25k · $25.0k; digits around it make another number. */
export function matchWritings(...amounts: readonly number[]): RegExp {
  const any = amounts.map((dollars) => {
    const head = Math.floor(dollars / 1000);
    const tail = String(dollars % 1000).padStart(3, "0");
    const whole = `${head}${SEPARATOR}${tail}`;
    const thousands = listThousands(dollars).join("|");
    return `${whole}|${dollars}\\d\\d|\\$\\s?(?:${thousands})\\s?[kK]\\b`;
  });
  return new RegExp(`(?<!\\d)(?:${any.join("|")})(?!\\d)`);
}

const SEPARATOR = "(?:[,.'’\\s]|&nbsp;|&#160;|%2C|\\\\u00a0)?";

/** Rounded; the ends of public bands stand on every page. */
function listThousands(dollars: number): readonly string[] {
  const rounded = Math.round(dollars / 1000);
  const exact = (dollars / 1000).toFixed(1).replace(".", "\\.");
  return rounded % 5 === 0 ? [exact] : [exact, String(rounded)];
}

/** Tokens and hashes hold any digits. */
const RANDOM = /[\w-]{24}\.[\w-]{43}|sha256-[\w+/=]+/g;

const searchedFor = new WeakMap<readonly number[], RegExp>();

/** What of the price stands in a text, with the text around it. */
export function priceFoundIn(
  text: string,
  amounts: readonly number[],
): readonly string[] {
  if (amounts.length === 0) return [];
  const any = searchedFor.get(amounts) ?? matchWritings(...amounts);
  searchedFor.set(amounts, any);
  if (!any.test(text)) return [];
  const searched = text.replace(RANDOM, "");
  const found = any.exec(searched);
  if (found === null) return [];
  const around = searched.slice(
    Math.max(0, found.index - 60),
    found.index + 40,
  );
  return [`${found[0]} in “${around}”`];
}
