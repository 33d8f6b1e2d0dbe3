import { redirect } from "react-router";
import { eraseDetails } from "#app/features/your-details/your-details.server.ts";
import { type LoadContext, portsContext, requestContext } from "#app/ports.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";

/** Forgets the visitor; the server lets no other site send this form. */
export function action({ context }: { readonly context: LoadContext }) {
  return eraseDetails(context.get(portsContext), context.get(requestContext));
}

/** A link to the form's address leads to its page. */
export function loader() {
  return redirect(YOUR_DETAILS_PATH, 302);
}
