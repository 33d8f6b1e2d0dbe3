import { redirect } from "react-router";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import {
  formatLanguageCookie,
  parseChosenLanguage,
} from "#app/domain/visitor/chosen-language.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import type { Route } from "./+types/language.ts";

/** The same page in the chosen language; one that the site does not speak changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { profile, hasTls } = context.get(portsContext);
  // Not of a form's content type, or broken.
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const returnTo = toSafeReturnAddress(form.get("returnTo"));
  const asked = parseChosenLanguage(String(form.get("language")));
  const language = profile.site.languages.find((it) => it === asked);
  if (language === undefined) return redirect(returnTo, 303);
  const { address } = splitLanguage(returnTo);
  const { storeCookieDays } = profile.visitor;
  return redirect(addLanguage(address, language) + readPlace(form), {
    status: 303,
    headers: {
      "Set-Cookie": formatLanguageCookie(language, { storeCookieDays, hasTls }),
    },
  });
}

/** How far the page was scrolled. */
function readPlace(form: FormData): string {
  const place = String(form.get("place") ?? "");
  return /^\d{1,6}$/.test(place) ? `#at-${place}` : "";
}

/** A link to the form's address leads home. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { language } = context.get(requestContext);
  return redirect(addLanguage("/", language), 302);
}
