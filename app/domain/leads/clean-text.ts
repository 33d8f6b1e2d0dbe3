import { LINE_ENDS } from "#app/domain/forms/typed-text.ts";

/** Tab and line feed are kept; the last two characters are what XML cannot hold. */
const UNWRITABLE = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n]]/gv;
/** Any of these could end a line, move the cursor or turn the writing direction. */
const NO_PART_OF_A_LINE =
  /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** Lines stay, control characters go, and half surrogate pairs become U+FFFD. */
export function cleanBlock(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(UNWRITABLE, "")
    .trim();
}

export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(NO_PART_OF_A_LINE, " ")
    .replace(/\s+/gu, " ")
    .trim();
}
