const CONTROLS = /\p{Cc}/gu;
const CONTROLS_BUT_LINES = /(?!\n)\p{Cc}/gu;
export const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** The set holds spaces and marks that print nothing by themselves. */
const UNSEEN = /[\p{Z}\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Line ends, control characters and outer spaces go. */
export function cleanTypedLine(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, " ")
    .replace(CONTROLS, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Every line end becomes one `\n`. */
export function cleanTypedLines(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS_BUT_LINES, " ")
    .trim();
}

/** A name of zero-width spaces is blank, too. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, "") === "";
}
