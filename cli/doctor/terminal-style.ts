import type { Severity } from "#app/domain/checkup/findings/finding.ts";

const MOST_WIDTH = 100;
/** The table of imports. */
const LEAST_WIDTH = 72;

/** How words are set on this terminal; without color anywhere else. */
export interface TerminalStyle {
  readonly width: number;
  strong(text: string): string;
  severity(severity: Severity, text: string): string;
}

/** SGR codes: bold with red, yellow and blue. */
const CODES: Readonly<Record<Severity, string>> = {
  error: "1;31",
  warning: "1;33",
  note: "1;34",
};

export function terminalStyle({
  columns,
  hasColor,
}: {
  readonly columns: number;
  readonly hasColor: boolean;
}): TerminalStyle {
  const paint = (code: string, text: string) =>
    hasColor ? `\u001b[${code}m${text}\u001b[0m` : text;
  return {
    width: Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, columns)),
    strong: (text) => paint("1", text),
    severity: (severity, text) => paint(CODES[severity], text),
  };
}
