import type { Clock } from "#app/ports.ts";

const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";

export interface ImportProgress {
  showRows(rowCount: number): void;
  /** All rows are read; what follows may take as long again. */
  showSaving(vehicleCount: number): void;
  end(): void;
}

/**
 * Rows and rate, then that they are saved: one line that redraws itself on a terminal,
 * a line every five seconds elsewhere. A short job says nothing.
 */
export function importProgress({
  clock,
  stderr,
  isTerminal,
}: {
  readonly clock: Clock;
  readonly stderr: { write(text: string): unknown };
  readonly isTerminal: boolean;
}): ImportProgress {
  const startedAtMs = clock.nowMs();
  const intervalMs = isTerminal ? REDRAW_MS : PLAIN_LINE_MS;
  let shownAtMs = startedAtMs;
  let hasDrawn = false;
  return {
    showRows(rowCount) {
      // The clock is asked every few rows: asking costs more than the row otherwise.
      if (rowCount % 64 !== 0) return;
      const nowMs = clock.nowMs();
      if (nowMs - shownAtMs < intervalMs) return;
      shownAtMs = nowMs;
      hasDrawn = true;
      const line = rowsLine(rowCount, nowMs - startedAtMs);
      stderr.write(isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`);
    },
    showSaving(vehicleCount) {
      if (!hasDrawn) return;
      const line = `Saving: ${vehicleCount.toLocaleString("en-US")} vehicles`;
      stderr.write(isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`);
    },
    end() {
      if (hasDrawn && isTerminal) stderr.write(CLEAR_LINE);
      hasDrawn = false;
    },
  };
}

function rowsLine(rowCount: number, elapsedMs: number): string {
  const rate = Math.round(rowCount / (Math.max(elapsedMs, 1) / 1000));
  return `Reading: ${rowCount.toLocaleString("en-US")} rows, ${rate.toLocaleString("en-US")} rows a second`;
}
