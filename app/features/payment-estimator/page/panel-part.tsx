import { memo, Suspense, useEffect, useRef } from "react";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import "./payment-estimator.css";

let resolveTurn = () => {};
const turnedTo = new Promise<void>((resolve) => {
  resolveTurn = resolve;
});
const turnTo = () => resolveTurn();

const TURNS = ["focusin", "pointerover"];

const OwnPart = import.meta.env.SSR
  ? (await import("./payment-panel.tsx")).OwnPart
  : createLazyPart(async () => {
      await turnedTo;
      return (await import("./payment-panel.tsx")).OwnPart;
    });

/**
 * The estimator on a page of another subject is the server's plain form, which leads to the estimator's own page, until
 * somebody turns to it and its script has come. Give it another `key` for another vehicle. It keeps its last rendering
 * while nothing of it changes, because React drops the server's form when a part that waits is rendered again.
 */
export const PanelPart = memo(function PanelPart({
  data,
}: {
  readonly data: PanelData;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const part = section.current;
    if (isNeeded(part)) turnTo();
    const noticeTurn = ({ target }: Event) => {
      if (target instanceof Node && part?.contains(target)) turnTo();
    };
    // React stops such events at the document while a part waits, so the window listens ahead of it.
    for (const type of TURNS) window.addEventListener(type, noticeTurn, true);
    // A change of the page around it, as by a link to the part, makes React drop the server's form.
    let isDropped = false;
    const drops = new MutationObserver(() => {
      const wasDropped = isDropped;
      isDropped = part?.querySelector("form") === null;
      if (isDropped) turnTo();
      else if (wasDropped)
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
    });
    if (part !== null) drops.observe(part, { childList: true });
    return () => {
      drops.disconnect();
      for (const type of TURNS)
        window.removeEventListener(type, noticeTurn, true);
      turnTo();
    };
  }, []);
  return (
    <section ref={section} className="vdp-block payment-part">
      <Suspense>
        <OwnPart data={data} />
      </Suspense>
    </section>
  );
});

/** Whether the server's form is missing, as after a navigation, or a visitor was at it before the scripts were. */
function isNeeded(part: HTMLElement | null): boolean {
  if (part === null || part.querySelector("form") === null) return true;
  return (
    part.contains(document.activeElement) ||
    [...part.querySelectorAll("input")].some(
      (input) =>
        input.value !== input.defaultValue ||
        input.checked !== input.defaultChecked,
    )
  );
}
