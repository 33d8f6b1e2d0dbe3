import { retryHeldEvents } from "#app/site/tracking/track-in-browser.ts";
import { CONSENT_PATH } from "#app/site/consent/consent-addresses.ts";

/** This saves a choice without a page load: after the delay, or at once when the visitor leaves before. */
export function saveLater(choice: FormData, delayMs: number): void {
  choice.set("isQuiet", "1");
  const body = new URLSearchParams();
  for (const [name, value] of choice)
    if (typeof value === "string") body.append(name, value);

  const timer = setTimeout(save, delayMs);
  addEventListener("pagehide", save, { once: true });

  function save() {
    clearTimeout(timer);
    removeEventListener("pagehide", save);
    fetch(CONSENT_PATH, { method: "POST", body, keepalive: true }).then(
      retryHeldEvents,
      // An unsaved choice is asked for again on the next page.
      () => {},
    );
  }
}
