import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { recordContactConsent } from "#app/site/leads/record-contact-consent.server.ts";
import {
  sendVisitorMail,
  type VisitorMailPorts,
} from "#app/site/leads/visitor-mail.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";
import { buildOfferMail } from "./offer-mail.server.ts";
import { requireOffer } from "./require-offer.server.ts";
import {
  buildTradeCookie,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { OFFER_STEP } from "#app/features/valuation/trade-steps.ts";
import { mailForm } from "./keep/mail-form.ts";

type Ports = PostPorts &
  RecordPorts &
  ValuePorts &
  VisitorMailPorts &
  Pick<AppPorts, "visitorCookies" | "consentLedger">;

/** The ledger's text is the sentence under the field, in the visitor's language. */
const CONSENT_VERSION = "email-me-this-offer-1";

/** Whoever thinks it over gets the offer as it stands, with its link, and gives nothing but an address for it. */
export async function mailOffer(
  ports: Ports,
  facts: RequestFacts,
  {
    record: found,
    request,
  }: { readonly record: TradeRecord; readonly request: Request },
): Promise<Response | FormAnswer> {
  const { profile, clock } = ports;
  const { language } = facts;
  const post = await readPost(ports, facts, request, mailForm);
  if (post.status === "refused") return post.answer;
  const address = getStepAddress(facts, OFFER_STEP);
  const { record, made } = await requireOffer(ports, found);
  const isOver =
    record.accepted !== null || clock.nowMs() >= made.offers.validUntilMs;
  if (isOver)
    return redirectAfterPost(address, [buildTradeCookie(ports, record)]);
  const t = createTranslator(valuationCopy, profile.texts[language], language);
  const { visitor, setCookies } = rememberVisitor(ports, facts, {});
  await recordContactConsent(ports, facts, {
    visitorId: visitor.uniqueUserId,
    textVersion: CONSENT_VERSION,
    text: t("mailMeConsent"),
    choice: "given",
    path: address,
  });
  const sending = await sendVisitorMail(
    ports,
    buildOfferMail(ports, facts, {
      record,
      made,
      accepted: null,
      key: post.key,
      visitorId: visitor.uniqueUserId,
      to: { name: "", email: post.value.email },
    }),
  );
  if (sending === "not-stored") return post.notStored("contactError");
  if (sending !== "stored")
    return post.refuse({ email: `mailMe.refused.${sending}` });
  return redirectAfterPost(`${address}&mailed=1`, [
    ...setCookies,
    buildTradeCookie(ports, record),
  ]);
}
