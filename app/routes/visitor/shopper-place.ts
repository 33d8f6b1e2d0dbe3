import { formatExpiredCookie } from "#app/domain/consent/storage-gate.ts";
import { SHOPPER_PLACE } from "#app/domain/consent/stored-items.ts";
import { redirect } from "react-router";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import {
  formatPlaceCookie,
  parseShopperPlace,
} from "#app/domain/shopper-place/shopper-place.ts";
import { formatFlashCookie } from "#app/domain/visitor/flash.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/shopper-place.ts";

/** Keeps where the visitor says they are, or forgets it where nothing is typed. A form without the fields changes nothing. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { profile, hasTls, zipPlaces } = context.get(portsContext);
  const facts = context.get(requestContext);
  const { consent } = facts;
  // Not of a form's content type, or broken.
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const location = toSafeReturnAddress(form.get("returnTo"));
  if (!form.has("zip") && !form.has("spot")) return redirect(location, 303);
  const text = readText(form.get("spot")) || readText(form.get("zip"));
  const place = parseShopperPlace(text);
  const isKnown =
    place !== null && (place.kind === "spot" || zipPlaces.find(place.zip));
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (text !== "" && !isKnown)
    headers.append("Set-Cookie", formatFlashCookie("placeError", hasTls));
  else {
    const { profileDays } = profile.visitor;
    const rules = { consent, profileDays, hasTls };
    headers.append(
      "Set-Cookie",
      place === null
        ? formatExpiredCookie(SHOPPER_PLACE, hasTls)
        : formatPlaceCookie(place, rules),
    );
  }
  // The contact page has what a distance is for: every store's address.
  const here = getPageAddress("contact", { language: facts.language });
  const isAsked = place !== null && isPageOn(profile, "contact");
  const next = isAsked
    ? askForCookies(facts, url, { next: location, here })
    : location;
  return redirect(next, { status: 303, headers });
}

/** The first five digits count, as of 60505-1234. */
function readText(value: FormDataEntryValue | null): string {
  const text = typeof value === "string" ? value.trim().slice(0, 40) : "";
  return text.replace(/^(\d{5})-\d{4}$/, "$1");
}

/** A link to the form's address leads home. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { language } = context.get(requestContext);
  return redirect(getPageAddress("home", { language }), 302);
}
