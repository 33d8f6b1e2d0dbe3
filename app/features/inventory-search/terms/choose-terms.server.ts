import { redirect } from "react-router";
import { STAYS_FIELD } from "#app/domain/address/payment-terms-address.ts";
import { getPricingStepAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import { chooseBand } from "#app/domain/credit/credit-answer.ts";
import {
  clamp,
  getAllowedAmounts,
  getAllowedDown,
  toNearestAllowed,
} from "#app/domain/finance/allowed-amounts.ts";
import type {
  DownPayment,
  EstimatorTerms,
} from "#app/domain/finance/payment-estimate.ts";
import {
  getStandingTerms,
  toVisitorTerms,
} from "#app/domain/finance/standing-terms.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import {
  PRICE_VIEWS,
  type PriceView,
  type PricingTerms,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
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

/**
 * It changes only what the visitor's own browser keeps, so the forms need no token. A field that says nothing leaves its
 * term as it was (Assumption A302).
 */
export async function choosePaymentTerms(
  ports: Pick<AppPorts, "profile" | "visitorCookies">,
  facts: Pick<RequestFacts, "visitor" | "consent" | "hasCookies">,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response> {
  const form = await readFormData(request);
  // The body is broken or has no form's content type.
  if (form === null) return refuseUnreadableForm();
  const asked = toSafeReturnAddress(form.get("returnTo"));
  const view = PRICE_VIEWS.find((it) => it === form.get("view"));
  const location = view === undefined ? asked : followView(asked, view);
  const changes: Partial<VisitorProfile> = {
    ...(view !== undefined && { priceView: view }),
    ...(form.has("months") && {
      terms: readTerms(form, facts.visitor.terms, ports.profile.estimator),
    }),
  };
  if (Object.keys(changes).length === 0) return redirect(location, 303);
  const { setCookies } = rememberVisitor(ports, facts, changes);
  // The wizard asks for the same terms, and says that none can be kept.
  const here = getPricingStepAddress("down-payment", location);
  const next = form.has(STAYS_FIELD)
    ? location
    : askForCookies(facts, url, { next: location, here });
  return redirectAfterPost(next, setCookies);
}

/** The cheapest first are the lowest payments first where cards lead with payments. */
function followView(address: string, view: PriceView): string {
  const [path = "", query = ""] = address.split("?");
  const fields = new URLSearchParams(query);
  const [from, to] =
    view === "monthly" ? ["priceLow", "payment"] : ["payment", "priceLow"];
  if (fields.get("sort") !== from) return address;
  fields.set("sort", to);
  return `${path}?${fields.toString()}`;
}

function readTerms(
  form: FormData,
  own: PricingTerms | null,
  estimator: Estimator,
): PricingTerms {
  const standing = getStandingTerms(estimator, own);
  const terms: EstimatorTerms = {
    ...standing,
    down: readDown(form.get("down"), standing.down, estimator),
    creditScore: chooseBand(
      estimator,
      form.get("credit"),
      standing.creditScore,
    ),
    financeTermMonths: readMonths(
      form.get("months"),
      standing.financeTermMonths,
      estimator,
    ),
  };
  // A share is of no price here, so it is no money yet.
  return toVisitorTerms(terms, { downCents: 0 });
}

/** "$2,000", "2k" and "10%"; what the estimator does not offer becomes the nearest that it does. */
function readDown(
  typed: FormDataEntryValue | null,
  standing: DownPayment,
  estimator: Estimator,
): DownPayment {
  const found = readTypedAmount(typeof typed === "string" ? typed : null);
  if (found === null) return standing;
  const unit = found.unit === "percent" ? "percent" : "dollars";
  const { min, max } = getAllowedDown(unit, estimator);
  const amount = Math.round(clamp(found.amount, min, max));
  return unit === "percent"
    ? { unit, percent: amount }
    : { unit, dollars: amount };
}

function readMonths(
  text: FormDataEntryValue | null,
  standing: number,
  estimator: Estimator,
): number {
  const months = typeof text === "string" ? Number(text) : NaN;
  return Number.isSafeInteger(months) && months > 0
    ? toNearestAllowed(months, getAllowedAmounts("term", estimator))
    : standing;
}
