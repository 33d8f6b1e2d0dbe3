import { redirect } from "react-router";
import { getPricingStepAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";
import { getOpenStep } from "#app/features/price-wizard/wizard-page.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { Route } from "./+types/personalized-pricing.ts";

/** Goes on to the first step that is not answered. */
export function loader({ context, url }: Route.LoaderArgs) {
  const returnTo = readReturnTo(url);
  const step = getOpenStep(
    context.get(portsContext),
    context.get(requestContext),
  );
  const address = getPricingStepAddress(step, returnTo);
  return redirect(addClickIdentifiers(address, url.searchParams), 302);
}
