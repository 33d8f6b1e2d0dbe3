import { redirect } from "react-router";
import { getPricingStepAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { toVisitorTerms } from "#app/domain/finance/standing-terms.ts";
import { formatFlashCookie } from "#app/domain/visitor/flash.ts";
import { readPanel } from "#app/features/payment-estimator/read-panel.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import { estimatePage } from "./estimate-page.server.ts";

type KeepPorts = Pick<
  AppPorts,
  "profile" | "inventory" | "index" | "clock" | "visitorCookies" | "hasTls"
>;

/**
 * Cards, lists and cars count with these terms from now on, as long as the visitor's consent keeps them (Assumption
 * A172). It changes only what their own browser keeps, so the form needs no token. Null is no such car.
 */
export async function keepTerms(
  ports: KeepPorts,
  facts: Pick<
    RequestFacts,
    "gate" | "language" | "visitor" | "place" | "consent" | "hasCookies"
  >,
  vin: string,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response | null> {
  const form = await readFormData(request);
  // The body is broken or has no form's content type.
  if (form === null) return refuseUnreadableForm();
  const query = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string") query.append(name, value);
  const page = await estimatePage(ports, facts, { vin, query });
  if (page === null) return null;
  if (page.kind === "sold") return redirect(page.vehicleAddress, 303);
  const back = `${query.get("from") === "car" ? page.vehicleAddress : page.address}#payment`;
  if (page.kind !== "open") return redirect(back, 303);
  const { terms, estimate } = readPanel(page.panel, page.panel.entries);
  // Payments elsewhere would leave out what is owed on the trade and look better than they are.
  if (estimate === null || estimate.owedOnTradeCents > 0)
    return redirect(back, 303);
  const { setCookies } = rememberVisitor(ports, facts, {
    terms: toVisitorTerms(terms, estimate),
  });
  // The wizard asks for the same terms, and says that none can be kept.
  const here = getPricingStepAddress("down-payment", page.address);
  const next = askForCookies(facts, url, { next: back, here });
  return redirectAfterPost(next, [
    ...setCookies,
    formatFlashCookie("termsKept", ports.hasTls),
  ]);
}
