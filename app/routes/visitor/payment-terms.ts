import { redirect } from "react-router";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { choosePaymentTerms } from "#app/features/inventory-search/terms/choose-terms.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { Route } from "./+types/payment-terms.ts";

/** Total prices or payments, and the terms that payments go by. */
export function action({ request, url, context }: Route.ActionArgs) {
  return choosePaymentTerms(
    context.get(portsContext),
    context.get(requestContext),
    { request, url },
  );
}

/** A link to the form's address leads home. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { language } = context.get(requestContext);
  return redirect(getPageAddress("home", { language }), 302);
}
