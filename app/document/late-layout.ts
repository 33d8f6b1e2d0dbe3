import { toInlineScript } from "./inline-script.ts";

/**
 * A script for a page that is come back to or opened at one of its parts: there, the place is scrolled to as soon as
 * the page is read, so that all of it has to be laid out at once (`app/frame/late-layout.css`).
 */
export function layOutReopenedPage(): string {
  return toInlineScript(layOut);
}

/** Runs in the browser, as text. */
function layOut(): void {
  const [visit] = performance.getEntriesByType("navigation");
  const isFirst =
    visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isFirst || location.hash !== "")
    document.documentElement.dataset["laidOut"] = "";
}
