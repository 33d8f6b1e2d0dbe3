import { createHash } from "node:crypto";
import { data } from "react-router";
import {
  type CarriedTerms,
  printCarriedAgain,
} from "#app/domain/finance/carried-terms.ts";
import {
  type FrameIdentifier,
  readFrameIdentifiers,
} from "#app/domain/lender-frame/frame-address.ts";
import {
  buildFinancingLead,
  findFinancedVehicle,
} from "#app/features/lender-frame/financing-lead.server.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  buildGivenConsent,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { toVisitorContact } from "#app/site/forms/sending/lead-user.server.ts";
import {
  toLeadAddress,
  toVisitorAddress,
} from "#app/site/forms/address-details.ts";
import type { FormValues } from "#app/site/forms/form-definition.ts";
import { EMPTY_REPLY, type FormReply } from "#app/site/forms/form-reply.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  type SendingPorts,
  sendLead,
} from "#app/site/forms/sending/send-lead.server.ts";
import type { LenderFrameView } from "#app/features/lender-frame/lender-frame.server.ts";
import { readLenderTerms } from "#app/features/lender-frame/lender-terms.server.ts";
import { applyForm, buildApplyAddress } from "./apply-form.ts";

type Ports = PostPorts &
  SendingPorts &
  Pick<AppPorts, "siteUrl" | "index" | "inventory">;

/** Spec §4: what did not change since it was last sent is answered 200 and not sent again. Assumption A100. */
export async function sendApply(
  ports: Ports,
  facts: RequestFacts,
  request: Request,
  query: URLSearchParams,
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, applyForm);
  if (post.status === "refused") return post.answer;
  const { profile } = ports;
  const { language, visitor, gate } = facts;
  const identifiers = readFrameIdentifiers(query);
  const vehicle = await findFinancedVehicle(ports, gate, query.get("vin"));
  const terms = readLenderTerms(query, profile, visitor, vehicle);
  const sentAs = hashSubmission(post.value, {
    vin: vehicle?.vin ?? null,
    identifiers,
    terms,
  });
  if (visitor.financingSentAs === sentAs)
    return data<FormReply>({ ...EMPTY_REPLY, form: applyForm.name });
  const { contactConsent, ...contact } = post.value;
  const home = toVisitorAddress(contact);
  return sendLead(ports, facts, post, {
    lead: buildFinancingLead(ports, facts, {
      page: "applyForFinancing",
      isSubmitted: false,
      contact: { ...contact, homeAddress: home.homeAddress ?? null },
      vehicle,
      identifiers,
      terms,
      contactConsent: buildGivenConsent(profile, language, contactConsent),
    }),
    learnt: {
      ...toVisitorContact(contact, visitor),
      ...home,
      financingSentAs: sentAs,
    },
    confirmation: (reference) => buildApplyAddress(language, query, reference),
    toasts: { success: "contactSuccess", error: "contactError" },
  });
}

interface SentAlong {
  readonly vin: string | null;
  readonly identifiers: readonly FrameIdentifier[];
  readonly terms: CarriedTerms | null;
}

function hashSubmission(
  value: FormValues<typeof applyForm>,
  { vin, identifiers, terms }: SentAlong,
): string {
  const { firstName, lastName, email, phone, contactConsent } = value;
  return createHash("sha256")
    .update(
      JSON.stringify([
        [firstName, lastName, email, phone, contactConsent],
        toLeadAddress("home", value),
        vin,
        identifiers.map(({ name, value: id }) => [name, id]),
        terms && String(printCarriedAgain(terms)),
      ]),
    )
    .digest("base64url");
}

export function buildApplyFormData(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  query: URLSearchParams,
  { vehicle, terms }: Pick<LenderFrameView, "vehicle" | "terms">,
) {
  const about = {
    vin: vehicle?.vin ?? null,
    identifiers: readFrameIdentifiers(query),
    terms,
  };
  const { firstName, lastName, email, phone } = visitor;
  const known = { firstName, lastName, email, phone, ...visitor.homeAddress };
  return {
    action: buildApplyAddress(language, query),
    token: formTokens.issue(applyForm.name),
    defaults: { ...toContactFields(visitor), ...visitor.homeAddress },
    consent: buildContactConsentView(profile, language),
    /** What the visitor's profile says was sent for the same car and terms: nobody is asked twice. */
    wasSent:
      visitor.financingSentAs !== null &&
      [true, false].some(
        (contactConsent) =>
          hashSubmission({ ...known, contactConsent }, about) ===
          visitor.financingSentAs,
      ),
  };
}

export type ApplyFormData = ReturnType<typeof buildApplyFormData>;
