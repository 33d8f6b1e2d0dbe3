import type {
  AcceptedOffer,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildGivenConsent } from "#app/site/forms/contact-details.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import type { SendingPorts } from "#app/site/forms/sending/send-lead.server.ts";
import { submitLead } from "#app/site/leads/submit-lead.server.ts";
import {
  sendVisitorMail,
  type VisitorMailPorts,
} from "#app/site/leads/visitor-mail.server.ts";
import {
  redirectAfterPost,
  rememberSender,
} from "#app/site/visitor/remember-visitor.server.ts";
import { acceptForm } from "./accept-form.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { carryEquity } from "./carry-equity.ts";
import { listLeadSummary } from "./lead-summary.server.ts";
import { listLeadVehicles } from "./lead-vehicles.server.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";
import { buildOfferMail } from "./offer-mail.server.ts";
import { formatVisit } from "./words/offer-dates.ts";
import { requireOffer } from "./require-offer.server.ts";
import {
  buildTradeCookie,
  changeTradeRecord,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { OFFER_STEP } from "#app/features/valuation/trade-steps.ts";
import { listVisitFaults } from "./visit/visit-times.server.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

type Ports = PostPorts &
  SendingPorts &
  RecordPorts &
  ValuePorts &
  VisitorMailPorts &
  Pick<AppPorts, "inventory" | "index" | "siteUrl">;

/**
 * The lead is stored first: it is what the dealer gets. An offer that ended meanwhile is accepted by nobody; one that was
 * accepted in another tab stays as it is.
 */
export async function acceptOffer(
  ports: Ports,
  facts: RequestFacts,
  {
    record: found,
    request,
  }: {
    readonly record: TradeRecord;
    readonly request: Request;
  },
): Promise<Response | FormAnswer> {
  const { profile, clock, log } = ports;
  const { language } = facts;
  const post = await readPost(ports, facts, request, acceptForm);
  if (post.status === "refused") return post.answer;
  const toOffer = (setCookies: readonly string[]) =>
    redirectAfterPost(getStepAddress(facts, OFFER_STEP), [
      ...setCookies,
      buildTradeCookie(ports, found),
    ]);
  const { record, made } = await requireOffer(ports, found);
  const isEnded = clock.nowMs() >= made.offers.validUntilMs;
  if (record.accepted !== null || isEnded) return toOffer([]);
  const { value } = post;
  const offer = made.offers.visibleOffers.find(
    ({ type }) => type === value.selectedPayment,
  );
  if (offer === undefined) return post.refuse({ selectedPayment: "choice" });
  const faults = listVisitFaults(
    ports,
    facts,
    { storeId: record.storeId, offers: made.offers },
    value,
  );
  if (Object.keys(faults).length > 0) return post.refuse(faults);

  const t = createStoreTranslator(valuationCopy, profile);
  // Whoever is called to set a day has no time in mind, whatever was chosen before.
  const visit = {
    day: value.date || null,
    time: value.date === "" ? null : value.time || null,
  };
  const learnt = {
    ...toVisitorContact(value, facts.visitor),
    ...carryEquity(record.draft.interest, offer, facts.visitor, profile),
  };
  const contactConsent = buildGivenConsent(
    profile,
    language,
    value.contactConsent,
  );
  try {
    const { visitor, setCookies } = rememberSender(ports, facts, learnt, {
      user: value,
      contactConsent,
    });
    const sent = await submitLead(ports, facts, {
      type: "SELL_OR_TRADE",
      topicId: null,
      storeId: record.storeId,
      idempotencyKey: post.key,
      visitorId: visitor.uniqueUserId,
      user: toLeadUser(value, facts.visitor, {
        comments: record.draft.answers[getCommentsId(profile)] ?? "",
      }),
      vehicles: await listLeadVehicles(ports, facts, record, offer, made, t),
      summary: listLeadSummary(ports, {
        record,
        made,
        offer,
        visit: formatVisit(visit, STORE_LANGUAGE),
      }),
      url: ports.siteUrl + getStepAddress(facts, null),
      attachments: [],
      contactConsent,
    });
    const accepted: AcceptedOffer = {
      selectedPayment: offer.type,
      reference: sent.receipt.reference,
      acceptedAtMs: clock.nowMs(),
      ...visit,
    };
    const stored = await changeTradeRecord(ports, record, (latest) => ({
      ...latest,
      offer: made,
      accepted: latest.accepted ?? accepted,
    })).catch((error: unknown) => {
      log.error("valuation.acceptance-not-stored", { message: String(error) });
      return null;
    });
    await sendVisitorMail(
      ports,
      buildOfferMail(ports, facts, {
        record: stored ?? record,
        made,
        accepted,
        key: post.key,
        visitorId: visitor.uniqueUserId,
        to: {
          name: `${value.firstName} ${value.lastName}`,
          email: value.email,
        },
      }),
    );
    return toOffer([...setCookies, ...sent.setCookies]);
  } catch (error) {
    log.error("forms.lead-not-stored", {
      type: "SELL_OR_TRADE",
      message: error instanceof Error ? error.message : String(error),
    });
    return post.notStored("contactError");
  }
}

function getCommentsId({ trade }: AppPorts["profile"]): string {
  return String(trade.questionRoles.comments ?? "");
}
