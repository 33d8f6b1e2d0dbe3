import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** The console's only script: it brings what an authenticator says to the server. Everything else is forms and links. */
for (const place of document.querySelectorAll<HTMLElement>("[data-passkey]")) {
  const button = place.querySelector("button[type=button]");
  button?.addEventListener("click", () => void usePasskey(place));
}

async function usePasskey(place: HTMLElement): Promise<void> {
  const { passkey, ask = "", answer = "", next, link } = place.dataset;
  const tell = (text = "") => {
    const message = place.querySelector("[role=alert]");
    if (message !== null) message.textContent = text;
  };
  tell();
  if (!browserSupportsWebAuthn()) return tell(place.dataset["unsupported"]);
  const asked = await post(ask, { link });
  if (!asked.isOk) return tell(asked.message ?? place.dataset["failed"]);
  const { options } = asked.value;
  const response = await (
    passkey === "create"
      ? startRegistration({ optionsJSON: options })
      : startAuthentication({ optionsJSON: options })
  ).catch(() => null);
  if (response === null) return tell(place.dataset["stopped"]);
  const answered = await post(answer, { link, response });
  if (!answered.isOk) return tell(answered.message ?? place.dataset["failed"]);
  const kept = place.querySelector<HTMLFormElement>("form[data-kept]");
  if (kept === null) location.assign(next ?? "/console");
  else kept.submit();
}

async function post(address: string, value: object) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(value),
    });
    const answer = await response.json();
    return {
      isOk: response.ok,
      value: answer,
      message: answer.message as string | undefined,
    };
  } catch {
    return { isOk: false, value: null, message: undefined };
  }
}
