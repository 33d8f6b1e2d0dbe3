import { randomUUID } from "node:crypto";
import { getChatAddress } from "#app/domain/chat/chat-address.ts";
import { toContactDetails } from "#app/domain/chat/chat-contact.ts";
import type { AnswerWay, Conversation } from "#app/domain/chat/conversation.ts";
import { isMailAddress } from "#app/domain/forms/fields.ts";
import { ABOUT_PARAMETER } from "#app/domain/address/contact-address.ts";
import type { ContactConsent, LeadVehicle } from "#app/domain/leads/lead.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { AppPorts } from "#app/ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findAskedPlan } from "#app/site/forms/asked-plan.ts";
import { listPageVehicles } from "#app/site/forms/asked-vehicle.ts";
import { buildGivenConsent } from "#app/site/forms/contact-details.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import {
  type FormAnswer,
  type GoodPost,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  markLeadSent,
  prepareLead,
} from "#app/site/leads/submit-lead.server.ts";
import { track, type TrackPorts } from "#app/site/tracking/track.server.ts";
import {
  redirectAfterPost,
  rememberSender,
} from "#app/site/visitor/remember-visitor.server.ts";
import {
  type ConversationPorts,
  findConversation,
  readChatFrom,
  toKnownContact,
} from "./chat.server.ts";
import {
  type AskedCar,
  findAskedCar,
  isAboutOther,
} from "./asked-car.server.ts";
import { buildChatForm, chatEventForm, toAnswerWay } from "./chat-form.ts";
import { chatCopy } from "./copy.ts";
import { isChatEvent } from "./vendor-event.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

type Ports = PostPorts &
  ConversationPorts &
  TrackPorts &
  Pick<AppPorts, "hasTls" | "visitorCookies" | "index" | "inventory">;

interface SaidInChat {
  readonly contact: ContactDetails;
  readonly text: string;
  readonly way: AnswerWay | null;
  readonly from: string;
  readonly car: AskedCar | null;
  /** The key of the plan that was asked about; null where none was. */
  readonly planKey: string | null;
  /** Null where nobody was asked for it. */
  readonly isConsentGiven: boolean | null;
  readonly source: "source" | "vendorSource";
}

/** Null where the profile has no chat. Our form and a vendor's widget post here, and each message becomes the same lead. */
export async function sendChat(
  ports: Ports,
  facts: RequestFacts,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response | FormAnswer | null> {
  const { profile } = ports;
  if (!profile.chat.isEnabled) return null;
  const from = readChatFrom(url.searchParams, facts.language);
  const car = findAskedCar(ports, facts, from);
  const asked = url.searchParams.get(ABOUT_PARAMETER);
  const planKey = findAskedPlan(profile, asked, facts.language) && asked;
  const begun = await findConversation(ports, facts.visitor.uniqueUserId);
  const joined = begun === null || isAboutOther(begun, car) ? null : begun;
  const stored = joined?.contact ?? facts.visitor;
  if (isChatEvent(url.searchParams)) {
    if (profile.chat.vendorScriptUrl === null) return null;
    const post = await readPost(ports, facts, request, chatEventForm);
    if (post.status === "refused") return post.answer;
    const { customerName: name, customerPhone, phone, message } = post.value;
    const email = isMailAddress(post.value.email) ? post.value.email : "";
    const phones = [customerPhone, phone];
    return say(ports, facts, post, {
      contact: toContactDetails({ name, phones, email }, stored),
      text: message,
      way: null,
      from,
      car,
      planKey: null,
      isConsentGiven: null,
      source: "vendorSource",
    });
  }
  const form = buildChatForm(toKnownContact(stored));
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const { name, phone, email, message, contactConsent } = post.value;
  const way = toAnswerWay(post.value);
  // The field of the other way is out of sight: what a browser filled into it was not meant.
  const told =
    way === "email" ? { phones: [], email } : { phones: [phone], email: "" };
  return say(ports, facts, post, {
    contact: toContactDetails({ name, ...told }, stored),
    text: message,
    way,
    from,
    car,
    planKey,
    // The consent is to calls and texts: whoever wants a mail is not asked.
    isConsentGiven: joined === null && way !== "email" ? contactConsent : null,
    source: "source",
  });
}

async function say(
  ports: Ports,
  facts: RequestFacts,
  post: GoodPost<unknown>,
  said: SaidInChat,
): Promise<Response | FormAnswer> {
  const { conversations, clock, log } = ports;
  const { contact, text, way, from, car, planKey, isConsentGiven } = said;
  const plan = findAskedPlan(ports.profile, planKey, facts.language);
  const contactConsent =
    isConsentGiven === null
      ? null
      : buildGivenConsent(ports.profile, facts.language, isConsentGiven);
  try {
    const { visitor, setCookies } = rememberSender(
      ports,
      facts,
      toVisitorContact(contact, facts.visitor),
      { user: contact, contactConsent },
    );
    const { uniqueUserId: visitorId } = visitor;
    const newId = randomUUID();
    const vehicles = await listPageVehicles(ports, facts.gate, from);
    const outcome = await conversations.say({
      visitorId,
      newId,
      storeId: car?.storeId ?? facts.storeId,
      isForStoreOnly: car !== null,
      contact,
      way,
      text,
      about: car?.view.name ?? plan?.name ?? null,
      key: post.key,
      nowMs: clock.nowMs(),
      lead: (joined) =>
        buildLead(ports, facts, {
          ...said,
          joined,
          id: joined?.id ?? newId,
          visitorId,
          vehicles,
          contactConsent,
        }),
    });
    if (outcome.status === "full") return post.refuse({ message: "full" });
    if (outcome.isFirst && !outcome.isRepeated)
      await reportConversation(
        ports,
        { ...facts, visitor },
        { path: from, vehicle: vehicles[0], type: getLeadType(said) },
      );
    return redirectAfterPost(
      `${getChatAddress(from, planKey)}&reference=${outcome.reference}`,
      [...setCookies, ...markLeadSent(ports, facts)],
    );
  } catch (error) {
    log.error("chat.not-stored", {
      message: error instanceof Error ? error.message : String(error),
    });
    return post.notStored("contactError");
  }
}

/** Contracts are the finance office's (Assumption A463). */
function getLeadType({
  planKey,
}: Pick<SaidInChat, "planKey">): "CONTACT_FINANCE" | "DEFAULT" {
  return planKey === null ? "DEFAULT" : "CONTACT_FINANCE";
}

interface ChatLead extends SaidInChat {
  readonly joined: Conversation | null;
  readonly id: string;
  readonly visitorId: string;
  readonly vehicles: readonly LeadVehicle[];
  readonly contactConsent: ContactConsent | null;
}

/** The leads of one conversation have one key: each later one says which it follows. */
function buildLead(
  ports: Ports,
  facts: RequestFacts,
  {
    joined,
    id,
    contact,
    text,
    vehicles,
    from,
    car,
    planKey,
    ...said
  }: ChatLead,
): NewLead {
  const { profile, siteUrl } = ports;
  const t = createStoreTranslator(chatCopy, profile);
  const way = said.way ?? joined?.way ?? null;
  const plan = findAskedPlan(profile, planKey, STORE_LANGUAGE);
  const count = (joined?.messages.length ?? 0) + 1;
  return prepareLead(ports, facts, {
    type: getLeadType({ planKey }),
    topicId: null,
    storeId: joined?.storeId ?? car?.storeId ?? facts.storeId,
    idempotencyKey: `chat.${id}`,
    visitorId: said.visitorId,
    user: toLeadUser(contact, facts.visitor, { comments: text }),
    vehicles,
    summary: [
      { label: t("summarySource"), value: t(said.source) },
      ...(plan === null
        ? []
        : [{ label: t("summaryAbout"), value: plan.name }]),
      { label: t("summaryMessage"), value: t("messageNumber", { count }) },
      ...(way === null
        ? []
        : [{ label: t("summaryWay"), value: t(`way.${way}`) }]),
    ],
    url: siteUrl + from,
    attachments: [],
    contactConsent: said.contactConsent,
  });
}

/** Assumption A261: a conversation is reported once, as what it is, and not as a lead or a contact besides. */
async function reportConversation(
  ports: Ports,
  facts: RequestFacts,
  {
    path,
    vehicle,
    type,
  }: {
    readonly path: string;
    readonly vehicle: LeadVehicle | undefined;
    readonly type: LeadType;
  },
): Promise<void> {
  await track(ports, facts, {
    name: "ConversationStarted",
    path,
    leadType: type,
    vehicle:
      vehicle === undefined || vehicle.vin === null
        ? null
        : {
            vin: vehicle.vin,
            year: Number(vehicle.year),
            make: vehicle.make,
            model: vehicle.model,
          },
  });
}
