import { cleanLine } from "#app/domain/leads/clean-text.ts";

/** Everything that moves a cursor, colours a terminal or turns the writing direction. */
const UNPRINTABLE =
  /[[\p{Cc}\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]--[\n]]/gv;

/** What somebody else wrote, for a terminal; its lines stay. */
export function terminalBlock(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replaceAll("\t", "    ")
    .replace(UNPRINTABLE, "")
    .trimEnd();
}

/** On one line and cut to a width, with a mark where it was cut. */
export function terminalLine(text: string, width = Infinity): string {
  const line = cleanLine(text);
  const characters = [...line];
  return characters.length <= width
    ? line
    : `${characters.slice(0, width - 1).join("")}…`;
}

/** Columns of fixed width, two spaces between; the last one ends by itself. */
export function tableLine(
  cells: readonly string[],
  widths: readonly number[],
): string {
  return cells
    .map((cell, at) =>
      terminalLine(cell, widths[at]).padEnd(
        at === cells.length - 1 ? 0 : (widths[at] ?? 0),
      ),
    )
    .join("  ");
}

export function indent(text: string, by = "  "): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : by + line))
    .join("\n");
}
