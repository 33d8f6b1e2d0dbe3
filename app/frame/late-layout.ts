import { useEffect } from "react";
import { waitForIdleMoment } from "#app/ui/idle-moment.ts";

/**
 * Has the browser lay out what lies below the screen, a part at each idle moment, so that neither the first paint nor
 * a tap waits for it. When all of it stands, every place of the page is where it will be, and later pages come whole.
 */
export function useLateLayout(): void {
  useEffect(() => {
    if (!isLaidOut(document.documentElement)) void layOutRest();
  }, []);
}

const isLaidOut = ({ dataset }: HTMLElement): boolean => "laidOut" in dataset;

async function layOutRest(): Promise<void> {
  for (const part of findLateParts()) {
    await waitForIdleMoment();
    noteLaidOut(part);
  }
  noteLaidOut(document.documentElement);
}

/** Whatever the style sheets leave out; what stands within such a part is not asked, or it would be styled for the answer. */
function findLateParts(): readonly HTMLElement[] {
  const late: HTMLElement[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(
    "main section, main article",
  ))
    if (
      !late.at(-1)?.contains(part) &&
      getComputedStyle(part).contentVisibility === "auto"
    )
      late.push(part);
  return late;
}

function noteLaidOut({ dataset }: HTMLElement): void {
  dataset["laidOut"] = "";
}
