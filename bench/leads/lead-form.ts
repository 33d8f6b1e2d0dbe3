import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { SECRET_KEY } from "./lead-site.ts";

/** A form is sent when its page was open for a while. */
const FORM_AGE_MS = 60_000;
const tokens = createFormTokens({
  secretKey: SECRET_KEY,
  clock: { nowMs: () => Date.now() - FORM_AGE_MS },
});

export interface FilledForm {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The contact form as the nth visitor fills it in; its token is one that the site itself could have given. */
export function filledForm(number: number): FilledForm {
  const body = new URLSearchParams({
    topic: "1",
    firstName: "Nora",
    lastName: `Quill ${number}`,
    email: `nora.${number}@visitor.example`,
    phone: "(630) 555-0199",
    message: "Is the grey one still there? I can come on Saturday at ten.",
    contactConsent: "on",
    formToken: tokens.issue("contact"),
  });
  return {
    path: "/contact-us",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      "user-agent": "Mozilla/5.0 (bench)",
      "x-forwarded-for": getClientAddress(number),
    },
    body: body.toString(),
  };
}

/** One of sixteen million. */
function getClientAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
