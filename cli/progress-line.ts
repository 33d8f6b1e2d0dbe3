import type { Clock } from "#app/ports.ts";

const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";

export interface ProgressContext {
  readonly clock: Clock;
  readonly stderr: { write(text: string): unknown };
  readonly isTerminal: boolean;
}

/**
 * One line that redraws itself on a terminal, a line every five seconds elsewhere. A short job says nothing.
 */
export class ProgressLine {
  readonly #context: ProgressContext;
  readonly #startedAtMs: number;
  #shownAtMs: number;
  #hasDrawn = false;

  constructor(context: ProgressContext) {
    this.#context = context;
    this.#startedAtMs = context.clock.nowMs();
    this.#shownAtMs = this.#startedAtMs;
  }

  /** The line is asked for where it is time to show one. */
  show(writeLine: (elapsedMs: number) => string): void {
    const { clock, isTerminal } = this.#context;
    const nowMs = clock.nowMs();
    if (nowMs - this.#shownAtMs < (isTerminal ? REDRAW_MS : PLAIN_LINE_MS))
      return;
    this.#shownAtMs = nowMs;
    this.#hasDrawn = true;
    this.#write(writeLine(nowMs - this.#startedAtMs));
  }

  /** Another part of a job that has been long enough to say something. */
  showNextPart(line: string): void {
    if (this.#hasDrawn) this.#write(line);
  }

  end(): void {
    const { stderr, isTerminal } = this.#context;
    if (this.#hasDrawn && isTerminal) stderr.write(CLEAR_LINE);
    this.#hasDrawn = false;
  }

  #write(line: string): void {
    const { stderr, isTerminal } = this.#context;
    stderr.write(isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`);
  }
}
