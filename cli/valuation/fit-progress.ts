import type { Clock } from "#app/ports.ts";

const REDRAW_MS = 200;
const PLAIN_LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";

export interface FitProgress {
  showRows(count: number): void;
  /** From 0 to 1. */
  showFit(share: number): void;
  end(): void;
}

/** One line that redraws itself on a terminal, a line every five seconds elsewhere. */
export function createFitProgress({
  clock,
  stderr,
  isTerminal,
}: {
  readonly clock: Clock;
  readonly stderr: { write(text: string): unknown };
  readonly isTerminal: boolean;
}): FitProgress {
  let shownAtMs = clock.nowMs();
  let hasDrawn = false;
  const show = (line: () => string) => {
    const nowMs = clock.nowMs();
    if (nowMs - shownAtMs < (isTerminal ? REDRAW_MS : PLAIN_LINE_MS)) return;
    shownAtMs = nowMs;
    hasDrawn = true;
    stderr.write(isTerminal ? `${CLEAR_LINE}${line()}` : `${line()}\n`);
  };
  return {
    showRows(count) {
      if (count % 256 !== 0) return;
      show(() => `Reading: ${count.toLocaleString("en-US")} rows`);
    },
    showFit(share) {
      show(() => `Fitting: ${Math.floor(share * 100)} %`);
    },
    end() {
      if (hasDrawn && isTerminal) stderr.write(CLEAR_LINE);
      hasDrawn = false;
    },
  };
}
