import type { RequestFacts } from "#app/request-facts.ts";
import type { FormAnswer } from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { acceptOffer } from "#app/features/valuation/offer/accept-offer.server.ts";
import { mailOffer } from "#app/features/valuation/offer/mail-offer.server.ts";
import { renewOffer } from "#app/features/valuation/offer/renew-offer.server.ts";
import { takeAsTradeIn } from "./take-as-trade-in.server.ts";
import { sendStart } from "#app/features/valuation/start/send-start.server.ts";
import { sendStep } from "#app/features/valuation/steps/send-step.server.ts";
import {
  findTradeRecord,
  getStepAddress,
} from "#app/features/valuation/trade-access.server.ts";
import {
  findOpenStep,
  OFFER_STEP,
} from "#app/features/valuation/trade-steps.ts";

type Ports = Parameters<typeof acceptOffer>[0] &
  Parameters<typeof mailOffer>[0] &
  Parameters<typeof sendStart>[0];

/** The address says which of the forms was sent. Whose draft it is says the visitor's own cookie. */
export async function sendValuation(
  ports: Ports,
  facts: RequestFacts,
  {
    query,
    request,
  }: {
    readonly query: URLSearchParams;
    readonly request: Request;
  },
): Promise<Response | FormAnswer | null> {
  const step = query.get("step");
  const record = await findTradeRecord(ports, facts.tradeToken);
  if (step === null) {
    const isChange = query.has("change") && record?.accepted === null;
    return sendStart(ports, facts, {
      request,
      changed: isChange ? record : null,
    });
  }
  // The draft is forgotten, or the browser keeps no cookies: the start says so.
  if (record === null)
    return redirectAfterPost(`${getStepAddress(facts, null)}?link=unknown`, []);
  if (step !== OFFER_STEP)
    return sendStep(ports, facts, { record, step, request });
  // Nobody accepts what no page has shown: an offer needs every answer.
  const open = findOpenStep(ports.profile.trade, record.draft);
  if (record.accepted === null && open !== OFFER_STEP)
    return redirectAfterPost(getStepAddress(facts, open), []);
  if (query.has("mail")) return mailOffer(ports, facts, { record, request });
  if (query.has("trade"))
    return takeAsTradeIn(ports, facts, { record, request });
  return query.has("renew")
    ? renewOffer(ports, facts, { record, request })
    : acceptOffer(ports, facts, { record, request });
}
