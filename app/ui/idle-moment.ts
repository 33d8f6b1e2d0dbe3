/** A browser that draws nothing may not call back for a long time. */
const LONGEST_WAIT_MS = 500;

/** Until the browser has nothing better to do. */
export function waitForIdleMoment(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call yet.
    if ("requestIdleCallback" in window)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
