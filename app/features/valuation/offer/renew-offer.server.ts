import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { renewForm } from "./renew-form.ts";
import {
  buildTradeCookie,
  changeTradeRecord,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { OFFER_STEP } from "#app/features/valuation/trade-steps.ts";

/** An offer that ended is made anew, by the same answers and today's prices. One that holds stays. */
export async function renewOffer(
  ports: PostPorts & RecordPorts,
  facts: RequestFacts,
  {
    record,
    request,
  }: {
    readonly record: TradeRecord;
    readonly request: Request;
  },
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, renewForm);
  if (post.status === "refused") return post.answer;
  const nowMs = ports.clock.nowMs();
  try {
    await changeTradeRecord(ports, record, (latest) => {
      const isEnded = nowMs >= (latest.offer?.offers.validUntilMs ?? 0);
      return latest.accepted === null && isEnded
        ? { ...latest, offer: null }
        : latest;
    });
  } catch (error) {
    ports.log.error("valuation.not-stored", { message: String(error) });
    return post.notStored("contactError");
  }
  return redirectAfterPost(getStepAddress(facts, OFFER_STEP), [
    buildTradeCookie(ports, record),
  ]);
}
