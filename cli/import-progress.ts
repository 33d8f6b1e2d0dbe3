import { type ProgressContext, ProgressLine } from "./progress-line.ts";

export interface ImportProgress {
  showRows(rowCount: number): void;
  /** All rows are read; what follows may take as long again. */
  showSaving(vehicleCount: number): void;
  end(): void;
}

/** Rows and rate, then that they are saved. */
export function importProgress(context: ProgressContext): ImportProgress {
  const progress = new ProgressLine(context);
  return {
    showRows(rowCount) {
      // The clock is asked every few rows: asking costs more than the row otherwise.
      if (rowCount % 64 !== 0) return;
      progress.show((elapsedMs) => rowsLine(rowCount, elapsedMs));
    },
    showSaving: (vehicleCount) =>
      progress.showNextPart(
        `Saving: ${vehicleCount.toLocaleString("en-US")} vehicles`,
      ),
    end: () => progress.end(),
  };
}

function rowsLine(rowCount: number, elapsedMs: number): string {
  const rate = Math.round(rowCount / (Math.max(elapsedMs, 1) / 1000));
  return `Reading: ${rowCount.toLocaleString("en-US")} rows, ${rate.toLocaleString("en-US")} rows a second`;
}
