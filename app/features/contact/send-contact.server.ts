import { toContactTarget } from "#app/domain/leads/contact-desk.ts";
import { ABOUT_PARAMETER } from "#app/domain/address/contact-address.ts";
import { findAskedPlan } from "#app/site/forms/asked-plan.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
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
import {
  getConfirmationAddress,
  type SendingPorts,
  sendLead,
} from "#app/site/forms/sending/send-lead.server.ts";
import type { LeadRequest } from "#app/site/leads/submit-lead.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { type Addressee, findAddressee } from "./addressee.ts";
import { buildContactForm } from "./contact-form.ts";
import { contactCopy } from "./copy.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

export async function sendContact(
  ports: PostPorts & SendingPorts & Pick<AppPorts, "siteUrl">,
  facts: RequestFacts,
  request: Request,
  query: URLSearchParams,
): Promise<Response | FormAnswer> {
  const { profile } = ports;
  const { language } = facts;
  const topicIds = profile.leads.topics.map(({ id }) => String(id));
  const post = await readPost(
    ports,
    facts,
    request,
    buildContactForm(topicIds),
  );
  if (post.status === "refused") return post.answer;
  const { value } = post;
  const topic = profile.leads.topics.find(
    ({ id }) => String(id) === value.topic,
  );
  // The schema let only these through.
  if (topic === undefined) return post.refuse({ topic: "required" });
  const t = createStoreTranslator(contactCopy, profile);
  const about = query.get(ABOUT_PARAMETER);
  const plan = findAskedPlan(profile, about, STORE_LANGUAGE);
  const addressee = findAddressee(profile, query);
  const chosen = profile.stores.find(({ id }) => id === value.store);
  const storeId =
    addressee === null
      ? (chosen?.id ?? facts.storeId)
      : (addressee.store?.id ?? facts.storeId);
  return sendLead(ports, facts, post, {
    lead: {
      ...chooseDesk(topic, addressee),
      storeId,
      user: toLeadUser(value, facts.visitor, { comments: value.message }),
      vehicles: [],
      summary: [
        { label: t("summaryTopic"), value: topic.name[STORE_LANGUAGE] },
        ...(plan === null
          ? []
          : [{ label: t("summaryAbout"), value: plan.name }]),
        ...describeAddressee(addressee, t("summaryFor")),
      ],
      ...(plan !== null && { about: plan.name }),
      url: ports.siteUrl + getPageAddress("contact", { language }),
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        value.contactConsent,
      ),
    },
    learnt: toVisitorContact(value, facts.visitor),
    confirmation: (reference) =>
      getConfirmationAddress(
        confirmationPage(profile, language),
        reference,
        storeId === facts.storeId ? null : storeId,
      ),
    toasts: { success: "contactSuccess", error: "contactError" },
  });
}

type Topic = StoreProfile["leads"]["topics"][number];

/** The department that was written to gets the message. Its own topics keep their settings, another one only names the matter. */
function chooseDesk(
  topic: Topic,
  addressee: Addressee | null,
): Pick<LeadRequest, "type" | "topicId"> {
  const department = addressee?.department ?? null;
  const target =
    department === null ? topic.target : toContactTarget(department);
  return {
    type: `CONTACT_${target}`,
    topicId: topic.target === target ? topic.id : null,
  };
}

function describeAddressee(
  addressee: Addressee | null,
  label: string,
): readonly { readonly label: string; readonly value: string }[] {
  if (addressee === null || addressee.member === null) return [];
  const { firstName, lastName, title } = addressee.member;
  return [
    { label, value: `${firstName} ${lastName}, ${title[STORE_LANGUAGE]}` },
  ];
}

/** Where the confirmation has no page of its own, the form's page shows it. */
function confirmationPage(profile: StoreProfile, language: Language): string {
  const page = isPageOn(profile, "contactConfirmation")
    ? "contactConfirmation"
    : "contact";
  return getPageAddress(page, { language });
}
