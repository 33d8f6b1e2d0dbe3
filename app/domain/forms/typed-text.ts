const CONTROLS = /\p{Cc}/gu;
const CONTROLS_BUT_LINES = /(?!\n)\p{Cc}/gu;
/** Every way to end a line that a form or a feed may send. */
export const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** The set holds spaces and marks that print nothing by themselves. */
const UNSEEN = /[\p{Z}\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** It cleans text typed into a one-line field: no line ends, no control characters, no spaces around it. */
export function cleanTypedLine(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, " ")
    .replace(CONTROLS, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** It cleans text typed into a field of many lines; every line end becomes one `\n`. */
export function cleanTypedLines(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS_BUT_LINES, " ")
    .trim();
}

/** A blank text has nothing visible in it, as in a name of zero-width spaces. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, "") === "";
}
