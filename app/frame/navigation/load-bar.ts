/** Spec §9, milliseconds. */
const LOAD_BAR_MS = {
  /** A load that ends sooner shows nothing. */
  throttle: 200,
  /** A load takes about so long. */
  duration: 2000,
  /** The full bar stays so long. */
  hideDelay: 500,
  /** Then it fades, and begins anew after so long. */
  resetDelay: 400,
} as const;

const FULL_PERCENT = 100;

/** Spec §4, page loading indicator. Times are of one clock that only goes forward. */
export type LoadBar =
  | { readonly state: "idle" }
  | {
      readonly state: "loading" | "finishing" | "error";
      readonly sinceMs: number;
    };

export type LoadBarEvent = "start" | "finish" | "fail";

export const IDLE_LOAD_BAR: LoadBar = { state: "idle" };

export function advanceLoadBar(
  bar: LoadBar,
  event: LoadBarEvent,
  nowMs: number,
): LoadBar {
  if (event === "start")
    return bar.state === "loading" ? bar : { state: "loading", sinceMs: nowMs };
  if (event === "fail") return { state: "error", sinceMs: nowMs };
  if (bar.state !== "loading") return bar;
  const wasShown = nowMs - bar.sinceMs >= LOAD_BAR_MS.throttle;
  return wasShown ? { state: "finishing", sinceMs: nowMs } : IDLE_LOAD_BAR;
}

export interface LoadBarView {
  readonly state: LoadBar["state"];
  /** 0 to 100. */
  readonly percent: number;
  readonly isVisible: boolean;
  /** The load takes longer than loads do: worth saying aloud. */
  readonly isSlow: boolean;
}

export function viewLoadBar(bar: LoadBar, nowMs: number): LoadBarView {
  if (bar.state === "idle") return buildView("idle", 0, false);
  const elapsedMs = Math.max(0, nowMs - bar.sinceMs);
  if (bar.state === "loading")
    return elapsedMs < LOAD_BAR_MS.throttle
      ? buildView("loading", 0, false)
      : {
          ...buildView("loading", getPercent(elapsedMs), true),
          isSlow: elapsedMs >= LOAD_BAR_MS.duration,
        };
  const { hideDelay, resetDelay } = LOAD_BAR_MS;
  if (elapsedMs >= hideDelay + resetDelay) return buildView("idle", 0, false);
  return buildView(bar.state, FULL_PERCENT, elapsedMs < hideDelay);
}

function buildView(
  state: LoadBar["state"],
  percent: number,
  isVisible: boolean,
): LoadBarView {
  return { state, percent, isVisible, isSlow: false };
}

/** Fast at first, ever slower, never over: half the way after half the usual duration. */
function getPercent(elapsedMs: number): number {
  const turns = Math.atan((2 * elapsedMs) / LOAD_BAR_MS.duration);
  return Math.min(FULL_PERCENT, (2 / Math.PI) * FULL_PERCENT * turns);
}
