/**
 * The router ends the answer of a page that nobody waits for any more, and drops the promise of that answer's end: the
 * browser would tell it as an error of the page. An abort is never one.
 */
export function ignoreAborts(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason }: { reason: unknown } = event;
    if (reason instanceof DOMException && reason.name === "AbortError")
      event.preventDefault();
  });
}
