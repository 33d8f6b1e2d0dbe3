import { LINE_ENDS } from "#app/domain/forms/typed-text.ts";

/** Control characters but tab and line feed, and the two that XML knows no way to write. */
const UNWRITABLE = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n]]/gv;
/** Everything that could end a line, move the cursor or turn the writing direction. */
const NO_PART_OF_A_LINE =
  /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** A visitor's words for a mail's body: lines stay, control characters go, half surrogate pairs become U+FFFD. */
export function cleanBlock(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(UNWRITABLE, "")
    .trim();
}

/** A visitor's words for one line. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(NO_PART_OF_A_LINE, " ")
    .replace(/\s+/gu, " ")
    .trim();
}
