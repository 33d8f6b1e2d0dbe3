/** Begins a file. Without it a spreadsheet misreads every accent. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet takes a cell that begins so for a formula, the wide forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** One line of RFC 4180. A cell that a spreadsheet would run begins with an apostrophe, which shows it as text. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(text: string): string {
  const clean = text.toWellFormed().replaceAll("\0", "");
  const safe = FORMULA.test(clean) ? `'${clean}` : clean;
  return /[",\r\n\t]|^\s|\s$/u.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}
