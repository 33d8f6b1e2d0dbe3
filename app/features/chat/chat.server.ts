import {
  CHAT_FROM,
  CHAT_PATH,
  getChatAddress,
} from "#app/domain/chat/chat-address.ts";
import type { AnswerWay, Conversation } from "#app/domain/chat/conversation.ts";
import { ABOUT_PARAMETER } from "#app/domain/address/contact-address.ts";
import {
  type AskedPlanView,
  findAskedPlan,
} from "#app/site/forms/asked-plan.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import { isGranted } from "#app/domain/consent/consent.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  type ContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import {
  buildFaqSection,
  type FaqSectionView,
} from "#app/site/sections/faq-section.server.ts";
import {
  listSalesTeam,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import {
  buildCrumbs,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildAnswerHours } from "#app/site/store/answer-time.server.ts";
import { formatPeriod } from "#app/site/page/format-period.ts";
import {
  type AskedCarView,
  findAskedCar,
  isAboutOther,
} from "./asked-car.server.ts";
import {
  type ConversationView,
  toConversationView,
  toReceipt,
} from "./conversation-view.server.ts";
import {
  CHAT_FORM,
  chatEventForm,
  type KnownChatContact,
} from "./chat-form.ts";
import { chatCopy } from "./copy.ts";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

export type ConversationPorts = Pick<
  AppPorts,
  "conversations" | "clock" | "log"
>;
type ChatPorts = ConversationPorts &
  Pick<AppPorts, "profile" | "formTokens" | "index">;
type ChatFacts = Pick<
  RequestFacts,
  "language" | "visitor" | "consent" | "storeId" | "gate"
>;

export interface ChatPageData {
  readonly way: ReturnType<typeof buildCrumbs>;
  readonly action: string;
  readonly token: string;
  readonly storeId: string;
  /** When the store answers. */
  readonly answerTime: string;
  /** It reads "2 years". */
  readonly keptFor: string;
  /** The car on whose page the chat was opened. */
  readonly car: AskedCarView | null;
  /** The plan that was asked about. */
  readonly plan: AskedPlanView | null;
  readonly known: KnownChatContact;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  /** Perhaps the answer is there already; the dialog has no room for them. */
  readonly faqs: FaqSectionView;
  /** They read what is asked. */
  readonly salesTeam: readonly StaffView[];
  /** The page that the chat was opened on, where it is known. */
  readonly fromAddress: string | null;
  /** Where to go on without it; null where the dealership shows no inventory. */
  readonly inventoryAddress: string | null;
  readonly conversation: ConversationView | null;
  /** A vendor's widget takes the place of the form; null where there is none, or the visitor allows none. */
  readonly vendor: {
    readonly scriptUrl: string;
    readonly token: string;
  } | null;
}

interface ChatAsked {
  readonly query: URLSearchParams;
  /** It is of a message that was sent a moment ago. */
  readonly reference: string | null;
}

/** Null where the profile has no chat. */
export async function chatPage(
  ports: ChatPorts,
  facts: ChatFacts,
  { query, reference }: ChatAsked,
): Promise<ChatPageData | null> {
  const { profile, formTokens } = ports;
  const { chat, leads } = profile;
  if (!chat.isEnabled) return null;
  const { language, visitor, consent } = facts;
  const from = readChatFrom(query, language);
  const car = findAskedCar(ports, facts, from);
  const about = query.get(ABOUT_PARAMETER);
  const plan = findAskedPlan(profile, about, language);
  const begun = await findConversation(ports, visitor.uniqueUserId);
  const conversation =
    begun === null || isAboutOther(begun, car) ? null : begun;
  const store = getStoreOrFirst(
    car?.storeId ?? conversation?.storeId ?? facts.storeId,
    profile,
  );
  const storeId = store.id;
  const t = createTranslator(chatCopy, profile.texts[language], language);
  return {
    way: buildCrumbs(profile, { language }, [], t("title")),
    action: getChatAddress(from, plan && about),
    token: formTokens.issue(CHAT_FORM),
    storeId,
    answerTime: buildAnswerHours(store, profile, ports.clock.nowMs(), language)
      .answerTime,
    keptFor: formatPeriod(leads.retentionDays.leads, language),
    car: car?.view ?? null,
    plan,
    known: toKnownContact(conversation?.contact ?? visitor),
    defaults: toChatDefaults(visitor),
    consent: buildContactConsentView(profile, language),
    faqs: buildFaqSection(profile, "home", language),
    salesTeam: listSalesTeam(profile, storeId, language),
    fromAddress: splitLanguage(from).address === CHAT_PATH ? null : from,
    inventoryAddress: findPageAddress(profile, { language }, "searchVehicles"),
    conversation:
      conversation === null
        ? toReceipt(reference, visitor)
        : toConversationView(ports, facts, conversation),
    vendor:
      chat.vendorScriptUrl !== null && isGranted(consent, "functional")
        ? {
            scriptUrl: chat.vendorScriptUrl,
            token: formTokens.issue(chatEventForm.name),
          }
        : null,
  };
}

/** A conversation that cannot be read keeps nobody from writing. */
export async function findConversation(
  { conversations, clock, log }: ConversationPorts,
  visitorId: string | null,
): Promise<Conversation | null> {
  if (visitorId === null) return null;
  try {
    return await conversations.find(visitorId, clock.nowMs());
  } catch (error) {
    log.warn("chat.not-read", { message: String(error) });
    return null;
  }
}

/**
 * The path alone: nothing that was typed into a search is told with a message. Without a script it is the chat's own,
 * because its link is in the footer of every page.
 */
export function readChatFrom(
  query: URLSearchParams,
  language: Language,
): string {
  const asked = query.get(CHAT_FROM);
  return asked === null
    ? addLanguage(CHAT_PATH, language)
    : (toSafeReturnAddress(asked).split("?", 1)[0] ?? "/");
}

export function toKnownContact({
  firstName,
  phone,
  email,
}: ContactDetails): KnownChatContact {
  return {
    isNameKnown: firstName !== "",
    isPhoneKnown: phone !== "",
    isEmailKnown: email !== "",
  };
}

function toChatDefaults(
  visitor: ChatFacts["visitor"],
): Readonly<Record<string, string>> {
  const { firstName, lastName } = visitor;
  const { phone, email } = toContactFields(visitor);
  return {
    name: `${firstName} ${lastName}`.trim(),
    // Whoever is known by a number alone is called.
    way: (phone !== "" && email === "" ? "phone" : "email") satisfies AnswerWay,
    email,
    phone,
  };
}

export function chatHead(_page: ChatPageData, site: SiteView): SaidHead {
  const t = siteTexts(chatCopy, site);
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
  };
}
