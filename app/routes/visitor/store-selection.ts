import { redirect } from "react-router";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import { formatStoreCookie } from "#app/domain/visitor/store-cookie.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/store-selection.ts";

/**
 * Chooses the store whose contacts and hours this visitor sees; an unknown one changes nothing. With `isQuiet` the page
 * has said beforehand what a browser that blocks cookies cannot keep.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { profile, hasTls } = context.get(portsContext);
  const facts = context.get(requestContext);
  // Not of a form's content type, or broken.
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const storeId = form.get("storeId");
  const location = toSafeReturnAddress(form.get("returnTo"));
  if (!profile.stores.some(({ id }) => id === storeId))
    return redirect(location, 303);
  const isAsked = form.get("isQuiet") !== "1" && isPageOn(profile, "contact");
  // The contact page has what the choice is for: every store's phone and hours.
  const here = getPageAddress("contact", { language: facts.language });
  const next = isAsked
    ? askForCookies(facts, url, { next: location, here })
    : location;
  return redirect(next, {
    status: 303,
    headers: {
      "Set-Cookie": formatStoreCookie(String(storeId), {
        storeCookieDays: profile.visitor.storeCookieDays,
        hasTls,
      }),
    },
  });
}

/** A link to the form's address leads home. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { language } = context.get(requestContext);
  return redirect(getPageAddress("home", { language }), 302);
}
