import { type ProgressContext, ProgressLine } from "#cli/progress-line.ts";

export interface FitProgress {
  showRows(count: number): void;
  /** From 0 to 1. */
  showFit(share: number): void;
  end(): void;
}

/** Rows that are read, then the share of the fit that is done. */
export function createFitProgress(context: ProgressContext): FitProgress {
  const progress = new ProgressLine(context);
  return {
    showRows(count) {
      if (count % 256 !== 0) return;
      progress.show(() => `Reading: ${count.toLocaleString("en-US")} rows`);
    },
    showFit: (share) =>
      progress.show(() => `Fitting: ${Math.floor(share * 100)} %`),
    end: () => progress.end(),
  };
}
