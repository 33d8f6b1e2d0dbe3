import type { Clock } from "#app/ports.ts";

const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";
const BAR_WIDTH = 30;

export interface ExportProgress {
  show(count: number): void;
  end(): void;
}

/** A bar that redraws itself on a terminal, a line every five seconds elsewhere; a short job says nothing. */
export function exportProgress(
  total: number,
  {
    clock,
    stderr,
    isTerminal,
    words = { doing: "Exporting", what: "leads" },
  }: {
    readonly clock: Clock;
    readonly stderr: { write(text: string): unknown };
    readonly isTerminal: boolean;
    readonly words?: { readonly doing: string; readonly what: string };
  },
): ExportProgress {
  const intervalMs = isTerminal ? REDRAW_MS : PLAIN_LINE_MS;
  let shownAtMs = clock.nowMs();
  let hasDrawn = false;
  return {
    show(count) {
      const nowMs = clock.nowMs();
      if (nowMs - shownAtMs < intervalMs) return;
      shownAtMs = nowMs;
      hasDrawn = true;
      const line = `${words.doing} ${progressBar(count, total)} ${words.what}`;
      stderr.write(isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`);
    },
    end() {
      if (hasDrawn && isTerminal) stderr.write(CLEAR_LINE);
      hasDrawn = false;
    },
  };
}

function progressBar(count: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, count / total);
  const done = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(done) + "░".repeat(BAR_WIDTH - done);
  return `${bar} ${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;
}
