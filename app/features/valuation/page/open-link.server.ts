import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import {
  buildTradeCookie,
  findTradeRecord,
  getStepAddress,
} from "#app/features/valuation/trade-access.server.ts";
import {
  findOpenStep,
  OFFER_STEP,
} from "#app/features/valuation/trade-steps.ts";

/** A private link opens in any browser: it hands the draft to it, and no page's address names it. */
export async function openTradeLink(
  ports: Pick<AppPorts, "signedNames" | "tradeRecords" | "hasTls" | "profile">,
  facts: Pick<RequestFacts, "language">,
  token: string,
): Promise<Response> {
  const record = await findTradeRecord(ports, token);
  if (record === null)
    return redirectAfterPost(`${getStepAddress(facts, null)}?link=unknown`, []);
  const step =
    record.accepted === null
      ? findOpenStep(ports.profile.trade, record.draft)
      : OFFER_STEP;
  return redirectAfterPost(getStepAddress(facts, step), [
    buildTradeCookie(ports, record),
  ]);
}
