import { redirect, redirectDocument } from "react-router";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import { formatBannerCookie } from "#app/domain/consent/consent-cookies.ts";
import { parseConsentChoice } from "#app/domain/consent/consent-choice.ts";
import { COOKIE_CATEGORIES } from "#app/domain/consent/consent.ts";
import { formatFlashCookie } from "#app/domain/visitor/flash.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import {
  CONSENT_PATH,
  COOKIE_SETTINGS_PATH,
} from "#app/site/consent/consent-addresses.ts";
import { saveConsent } from "#app/site/consent/save-consent.server.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/cookie-consent.ts";

/** Takes a choice from the banner or the settings page; `isQuiet` asks for no page in return. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  // Not of a form's content type, or broken.
  const form = await readFormData(request);
  const choice = parseConsentChoice(form?.get("choice"));
  if (form === null || choice === null) return refuseUnreadableForm();
  const returnTo = toSafeReturnAddress(form.get("returnTo"));
  const settingsAddress = addLanguage(COOKIE_SETTINGS_PATH, facts.language);
  const isSettings = form.get("view") === "settings";
  const switchedOn = form.getAll("categories");
  const { setCookies, isWithdrawn } = await saveConsent(ports, facts, {
    choice,
    selected: COOKIE_CATEGORIES.filter((it) => switchedOn.includes(it)),
    language: form.get("language") === "es" ? "es" : "en",
    view: isSettings ? "settings" : "banner",
    path: returnTo.split("?", 1)[0] ?? "/",
  });
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  if (form.get("isQuiet") === "1")
    // 205 asks for the page anew (RFC 9110 §15.3.6): what it has loaded goes with it.
    return new Response(null, { status: isWithdrawn ? 205 : 204, headers });
  if (isSettings)
    headers.append(
      "Set-Cookie",
      formatFlashCookie("consentSaved", ports.hasTls),
    );
  // Below tier 2 there are no settings, and everything is allowed whether or not the banner comes back.
  const next =
    facts.consent.tier < 2
      ? returnTo
      : askForCookies(facts, url, {
          next: returnTo,
          here: settingsAddress,
        });
  return redirect(next, { status: 303, headers });
}

/**
 * A link here leads to where the choice can be made: to the settings, or back to the page with the banner on it, which
 * then stands on legal pages and in tier 0, too. It changes nothing that was chosen.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { hasTls } = context.get(portsContext);
  const { consent, cameFrom, language } = context.get(requestContext);
  if (consent.tier > 1 && url.searchParams.get("banner") !== "show")
    return redirect(addLanguage(COOKIE_SETTINGS_PATH, language), 302);
  // A new document has the banner: the frame of the old one is not loaded again.
  return redirectDocument(
    splitLanguage(cameFrom ?? "/").address.startsWith(CONSENT_PATH)
      ? addLanguage("/", language)
      : toSafeReturnAddress(cameFrom),
    {
      status: 302,
      headers: {
        "Cache-Control": "no-store",
        "Set-Cookie": formatBannerCookie("force", hasTls),
      },
    },
  );
}
