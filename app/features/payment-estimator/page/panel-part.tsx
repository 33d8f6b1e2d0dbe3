import { memo, Suspense, useEffect, useRef, useState } from "react";
import { AliveMark, releaseTranslations } from "#app/site/page/page-part.tsx";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import {
  createEarlyRecord,
  hasChoices,
  readEarlyChoices,
} from "./early-choices.ts";
import "./payment-estimator.css";

let resolveTurn = () => {};
const turnedTo = new Promise<void>((resolve) => {
  resolveTurn = resolve;
});
const turnTo = () => resolveTurn();

const TURNS = ["focusin", "pointerover"];
const CHANGES = ["input", "change"];

const OwnPart = import.meta.env.SSR
  ? (await import("./payment-panel.tsx")).OwnPart
  : createLazyPart(async () => {
      await turnedTo;
      const { OwnPart: Panel } = await import("./payment-panel.tsx");
      // What a translator has changed of the form is not what the server sent.
      for (const part of document.querySelectorAll(".payment-part"))
        window.translatedTexts?.hold(part);
      return Panel;
    });

/**
 * The estimator on a page of another subject is the server's plain form, which leads to the estimator's own page, until
 * it is in sight or somebody turns to it and its script has come. What was chosen meanwhile counts then. Give it another `key` for another vehicle. It keeps its last rendering
 * while nothing of it changes, because React drops the server's form when a part that waits is rendered again.
 */
export const PanelPart = memo(function PanelPart({
  data,
}: {
  readonly data: PanelData;
}) {
  const { prefix } = data;
  const section = useRef<HTMLElement>(null);
  const [early] = useState(createEarlyRecord);
  useEffect(() => {
    const part = section.current;
    const recordChoices = () => {
      const form = part?.querySelector("form") ?? null;
      const choices = readEarlyChoices(form, prefix);
      early.note(choices, form);
      if (hasChoices(choices)) turnTo();
    };
    // A visitor may have been at it before the scripts were here.
    recordChoices();
    if (isNeeded(part)) turnTo();
    const noticeTurn = ({ target }: Event) => {
      if (target instanceof Node && part?.contains(target)) turnTo();
    };
    const notice = ({ target }: Event) => {
      if (target instanceof Node && part?.contains(target)) recordChoices();
    };
    // A dialog that opens for a link loads its data by the router, and React shows no news of the router while a part waits.
    const noticePress = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href]") !== null)
        turnTo();
    };
    // React stops such events at the document while a part waits, so the window listens ahead of it.
    window.addEventListener("click", noticePress, true);
    for (const type of TURNS) window.addEventListener(type, noticeTurn, true);
    for (const type of CHANGES) window.addEventListener(type, notice, true);
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((it) => it.isIntersecting)) turnTo();
    });
    if (part !== null) sight.observe(part);
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
      sight.disconnect();
      window.removeEventListener("click", noticePress, true);
      for (const type of TURNS)
        window.removeEventListener(type, noticeTurn, true);
      for (const type of CHANGES)
        window.removeEventListener(type, notice, true);
      turnTo();
    };
  }, [prefix, early]);
  return (
    <section ref={section} className="vdp-block payment-part">
      <Suspense>
        <OwnPart data={data} early={early} />
        <AliveMark onAlive={releaseTranslations} />
      </Suspense>
    </section>
  );
});

/** Whether the server's form is missing, as after a navigation, or holds the focus. */
function isNeeded(part: HTMLElement | null): boolean {
  if (part === null || part.querySelector("form") === null) return true;
  return part.contains(document.activeElement);
}
