/** Spreadsheets treat text that starts with these signs as a formula, the full-width forms too. */
const FORMULA = /^[=+\-@＝＋－＠]/u;
/** A longitude or a phone number matches it. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** XML documents must not contain the last two characters. */
const CONTROL = /[[\p{Cc}\ufffe\uffff]--[\n\t]]/gv;

/**
 * It prints one line of RFC 4180. A cell that a spreadsheet would run begins with a space: it shows as text there, and
 * platforms drop the space, while they would print an apostrophe in an ad.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(neutralizeFormula(toPlainText(cell)), ",")).join(",")}\r\n`;
}

/** Tabs and line ends inside a cell become spaces. */
export function formatTsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(neutralizeFormula(toOneLine(cell)), "\t")).join("\t")}\n`;
}

/** It removes characters that no reader of a table or a document expects. */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(CONTROL, "");
}

function toOneLine(text: string): string {
  return toPlainText(text)
    .replace(/[\t\n]+/g, " ")
    .trim();
}

function neutralizeFormula(text: string): string {
  return FORMULA.test(text.trimStart()) && !NUMBER.test(text)
    ? ` ${text.trimStart()}`
    : text;
}

function quoteCell(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n\t]|^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
