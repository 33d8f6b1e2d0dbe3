import { TOKEN_FIELD } from "#app/site/forms/form-definition.ts";
import {
  addEventMark,
  CONVERSATION_EVENT,
  readEventFields,
} from "./vendor-event.ts";

interface VendorChat {
  readonly scriptUrl: string;
  readonly token: string;
}

/** The widget answers this event by opening itself; its script may hear it more than once. */
const OPEN_EVENT = "forecourt:chat-open";

let loading: Promise<void> | null = null;
let isListening = false;
let latest: { readonly token: string; readonly action: string } | null = null;

/** Loads a vendor's widget with the first tap, and tells it to open. Rejects when its script cannot be had. */
export async function openVendorChat(
  { scriptUrl, token }: VendorChat,
  action: string,
): Promise<void> {
  latest = { token, action };
  if (!isListening) {
    isListening = true;
    addEventListener(CONVERSATION_EVENT, sendConversation);
  }
  loading ??= loadScript(scriptUrl).catch((error: unknown) => {
    // Another tap tries again.
    loading = null;
    throw error;
  });
  await loading;
  dispatchEvent(new Event(OPEN_EVENT));
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    // The vendor is told the site, not the page.
    script.referrerPolicy = "origin";
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () =>
      reject(new Error("The chat widget could not be loaded.")),
    );
    document.head.append(script);
  });
}

/** The conversation becomes a lead on the route of our own form, under the same limits. */
function sendConversation(event: Event): void {
  if (latest === null || !(event instanceof CustomEvent)) return;
  const body = new URLSearchParams(readEventFields(event.detail));
  body.set(TOKEN_FIELD, latest.token);
  void fetch(addEventMark(latest.action), {
    method: "POST",
    body,
    keepalive: true,
  });
}
