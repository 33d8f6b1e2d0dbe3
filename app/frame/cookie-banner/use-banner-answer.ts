import { type SubmitEvent, useEffect, useState } from "react";
import type { ConsentView } from "#app/site/page/site-view.ts";
import { retryHeldEvents } from "#app/site/tracking/track-in-browser.ts";

/** The flag outlives the banner, because a page that broke down builds its shell anew. */
let hasAnswered = false;

/** Spec §4: on any choice the banner closes at once, and the choice is saved a little later. */
export function useBannerAnswer({ bannerCloseDelayMs }: ConsentView) {
  const [isAnswered, setAnswered] = useState(hasAnswered);
  useEffect(() => {
    if (isAnswered) return;
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isAnswered]);

  function onSubmit(event: SubmitEvent<HTMLElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    saveLater(form.action, new FormData(form, submitter), bannerCloseDelayMs);
    hasAnswered = true;
    setAnswered(true);
    // The focus stood in the banner; it goes to the page behind it.
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return { isAnswered, onSubmit };
}

/** Escape presses the close button, for those who are in the banner and see what it says. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !(event.target instanceof Element)) return;
  event.target
    .closest(".consent")
    ?.querySelector<HTMLButtonElement>(".consent-close")
    ?.click();
}

/** This saves a choice without a page load: after the delay, or at once when the visitor leaves before. */
function saveLater(action: string, choice: FormData, delayMs: number): void {
  choice.set("isQuiet", "1");
  const body = new URLSearchParams();
  for (const [name, value] of choice)
    if (typeof value === "string") body.append(name, value);

  const timer = setTimeout(save, delayMs);
  addEventListener("pagehide", save, { once: true });

  function save() {
    clearTimeout(timer);
    removeEventListener("pagehide", save);
    fetch(action, { method: "POST", body, keepalive: true }).then(
      // What was loaded by a consent that was taken back goes with the page alone.
      ({ status }) => (status === 205 ? location.reload() : retryHeldEvents()),
      // An unsaved choice is asked for again on the next page.
      () => {},
    );
  }
}
