import { redirect } from "react-router";
import { portsContext } from "#app/ports.ts";
import { formatStoreCookie } from "#app/domain/visitor/store-cookie.ts";
import { toSafeReturnAddress } from "#app/domain/address/return-address.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import type { Route } from "./+types/store-selection.ts";

/** Chooses the store whose contacts and hours this visitor sees; an unknown one changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { profile, hasTls } = context.get(portsContext);
  // Not of a form's content type, or broken.
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const storeId = form.get("storeId");
  const location = toSafeReturnAddress(form.get("returnTo"));
  if (!profile.stores.some(({ id }) => id === storeId))
    return redirect(location, 303);
  return redirect(location, {
    status: 303,
    headers: { "Set-Cookie": formatStoreCookie(String(storeId), hasTls) },
  });
}

/** A link to the form's address leads home. */
export function loader() {
  return redirect("/", 302);
}
