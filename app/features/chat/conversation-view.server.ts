import {
  type AnswerWay,
  type Conversation,
  MOST_MESSAGES,
} from "#app/domain/chat/conversation.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { toLocale } from "#app/domain/store-profile/fields/languages.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** What was written, and what comes of it. */
export interface ConversationView {
  readonly reference: string;
  readonly said: readonly {
    readonly text: string;
    readonly about: string | null;
    readonly time: string;
  }[];
  /** How the store can answer; empty where it does not know. */
  readonly phone: string;
  readonly email: string;
  /** The way that the visitor wants; null where nobody asked. */
  readonly way: AnswerWay | null;
  readonly isFull: boolean;
}

/** A browser that keeps no cookies has the receipt alone. */
export function toReceipt(
  reference: string | null,
  visitor: ContactDetails,
): ConversationView | null {
  return reference === null
    ? null
    : {
        reference,
        said: [],
        isFull: false,
        way: null,
        ...toReach(visitor),
      };
}

export function toConversationView(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { reference, messages, contact, way, storeId }: Conversation,
): ConversationView {
  const { timeZone } = getStoreOrFirst(storeId, profile);
  const time = new Intl.DateTimeFormat(toLocale(language), {
    timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  return {
    reference,
    said: messages.map(({ text, about, atMs }) => ({
      text,
      about,
      time: time.format(atMs),
    })),
    isFull: messages.length >= MOST_MESSAGES,
    way,
    ...toReach(contact),
  };
}

function toReach({ phone, email }: ContactDetails) {
  return { phone: formatPhone(phone, "general"), email };
}
