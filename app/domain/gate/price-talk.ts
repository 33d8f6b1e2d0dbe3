/** A vehicle's texts must not name these amounts while they are locked. */
export interface LockedAmounts {
  readonly salePriceCents: number | null;
  readonly oldPriceCents: number | null;
}

/** A text without a price matches none of this, so most texts need no further check. */
const MAY_TELL = /[\p{Nd}\p{Sc}]|dollar|\busd|thousand|hundred/iu;

/** It matches $18,995 · USD 18995 · 18995 dollars · 18.9k · 19 thousand, but not 60k miles. */
const MONEY =
  /\p{Sc}|\b(?:usd|dollars?)\b|(?:\d[\d.,]{0,20}\s?(?:k|grand)|\b(?:thousand|hundred))\b(?!\s*(?:mi\b|mile|km))/iu;

/** It matches 389/mo · 389 a month, but not 12 months. */
const A_MONTH = /\d\s*(?:\/\s*|(?:per|an?|each|every)\s+)mo(?:nth)?\b/i;

/** It matches save 2,000 · priced at 18 · down 500: beside these words every number counts as money. */
const BESIDE_MONEY =
  /\b(?:save|saves|saving|savings|off|discount|rebate|msrp|price|priced|payments?|down)\W{1,3}(?:[a-z]{1,40}\W{1,40}){0,2}\d{2}|\d{2}\s{1,40}(?:off|down)\b/i;

/** The match must stand apart from letters, and must not count miles, pounds or the like. */
const NUMBER =
  /(?<![\p{L}\d])\d{3,}(?![\p{L}\d])(?!\s*(?:mi\b|mile|km|lbs?\b|pounds?\b|cc\b))/giu;
const YEAR = /^(?:19|20)\d\d$/;

/** The dealer's own texts may name a locked price, so texts that speak of money are removed with it. */
export function removePriceTalk<V extends object>(
  vehicle: V,
  amounts: LockedAmounts,
): V {
  const kept: V = { ...vehicle };
  const tells = (text: unknown) =>
    typeof text === "string" && tellsOfPrice(text, amounts);
  if ("description" in kept && tells(kept.description))
    Object.assign(kept, { description: null });
  if ("features" in kept && Array.isArray(kept.features))
    Object.assign(kept, { features: kept.features.filter((it) => !tells(it)) });
  return kept;
}

/** In doubt a text tells. */
export function tellsOfPrice(text: string, amounts: LockedAmounts): boolean {
  if (!MAY_TELL.test(text)) return false;
  // It normalizes full-width digits and removes invisible characters between digits.
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  // The digits may be separated in any way.
  const joined = plain.replace(/(?<=\d)[\s.,'’]+(?=\d)/g, "");
  return (
    MONEY.test(plain) ||
    A_MONTH.test(plain) ||
    [plain, joined].some(
      (it) => BESIDE_MONEY.test(it) || namesAmount(it, amounts),
    )
  );
}

/** Totals with fees are close to the amount, so near numbers count too. */
function namesAmount(
  text: string,
  { salePriceCents, oldPriceCents }: LockedAmounts,
): boolean {
  const dollars = [salePriceCents, oldPriceCents]
    .filter((cents) => cents !== null)
    .map((cents) => Math.floor(cents / 100));
  if (dollars.length === 0) return false;
  if (dollars.some((amount) => text.includes(String(amount)))) return true;
  const least = Math.min(...dollars) / 2;
  const most = Math.max(...dollars) * 2;
  return (text.match(NUMBER) ?? []).some((number) => {
    const amount = Number(number);
    return amount >= least && amount <= most && !YEAR.test(number);
  });
}
