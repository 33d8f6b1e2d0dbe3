import { joinTexts } from "#app/domain/list-words.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import {
  groupThousands,
  writeNumber,
} from "#app/domain/store-profile/fields/languages.ts";

/** It reads `$24,990`: money belongs to the one market that the product serves, and no language changes it. */
export function formatDollars(dollars: number): string {
  return toMoney(writeNumber(Math.round(dollars)));
}

/** `$24,990`, rounded up, so that it never says less than is paid. */
export function formatWholeDollars(cents: number): string {
  return formatDollars(roundUpToDollars(cents));
}

/** It reads `$358.03`. */
export function formatCents(cents: number): string {
  return toMoney(groupThousands((cents / 100).toFixed(2)));
}

/** It reads `$24,990`, or `$24,989.03` where there are cents: an exact amount outside a column of figures. */
export function formatAmount(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents / 100) : formatCents(cents);
}

/** It reads `31,204`. */
export function formatNumber(value: number): string {
  return writeNumber(Math.round(value));
}

function toMoney(amount: string): string {
  return `$${amount}`.replace("$-", "-$");
}

/** Nothing breaks between two lines: no space, no hyphen and no dash. */
export function formatUnbroken(text: string): string {
  return joinHyphens(text.replaceAll(" ", "\u00a0"));
}

/** "Front-wheel drive" breaks at its space alone. */
export function joinHyphens(text: string): string {
  return text.replace(/[-–]/g, (dash) => `\u2060${dash}\u2060`);
}

/** No number stands alone at the end or the start of a line: "December 5" stays whole. */
export function joinNumbers(text: string): string {
  return text.replace(/ (?=\d)|(?<=\d) /g, "\u00a0");
}

/** `tel:` address of ten digits of a US number. */
export function getTelephoneAddress(digits: string): string {
  return `tel:+1${digits}`;
}

/** It reads "Aurora, Joliet and Kankakee". */
export const formatList = (texts: readonly string[], language: string) =>
  joinTexts(texts, "and", language);

/** The phrase as a sentence begins: its first letter is a capital, the others stay. */
export function capitalize(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
