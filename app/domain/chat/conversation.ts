import { SAME_LEAD_MS } from "#app/domain/leads/lead.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";

/** How a visitor may want the answer. */
export const ANSWER_WAYS = ["email", "phone"] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** What a visitor wrote to a store. The store answers by phone or mail, so its words are no part of it. */
export interface Conversation {
  /** It is part of the key of its leads, and in no address. */
  readonly id: string;
  readonly storeId: string;
  /** It is the one of the first message's lead: the later leads follow it. */
  readonly reference: string;
  readonly contact: ContactDetails;
  /** Null where nobody asked: a vendor's widget does not. */
  readonly way: AnswerWay | null;
  readonly messages: readonly ChatMessage[];
}

export interface ChatMessage {
  readonly atMs: number;
  readonly text: string;
  /** The name of the car on whose page it was written; null on other pages. */
  readonly about: string | null;
  /** It belongs to the form that the message was sent with. */
  readonly key: string;
}

/** Assumption A260: later messages join a conversation until this long after its last one. */
export const CONVERSATION_DAYS = 30;
/** Whoever has written this often is better served on the phone. */
export const MOST_MESSAGES = 40;

/** The form was sent twice, or the same words about the same car came twice in a row. */
export function isSaidBefore(
  { messages }: Pick<Conversation, "messages">,
  { key, text, about, atMs }: ChatMessage,
): boolean {
  const last = messages.at(-1);
  return (
    messages.some((it) => it.key === key) ||
    (last !== undefined &&
      last.text === text &&
      last.about === about &&
      Math.abs(atMs - last.atMs) < SAME_LEAD_MS)
  );
}
