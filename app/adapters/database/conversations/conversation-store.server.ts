import type { Selectable, Transaction } from "kysely";
import { compileLeadInsert } from "#app/adapters/database/leads/lead-insert.server.ts";
import { compileDeliveryInsert } from "#app/adapters/database/leads/new-deliveries.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import { createTrustedRunner } from "#app/adapters/database/tables/lead-trust.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { compileConsentWriter } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import {
  type ChatMessage,
  type Conversation,
  CONVERSATION_DAYS,
  isSaidBefore,
  MOST_MESSAGES,
} from "#app/domain/chat/conversation.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type {
  ConversationStore,
  NewChatMessage,
  NewLead,
} from "#app/ports/lead-ports.ts";

interface ConversationStoreOptions {
  readonly area: DatabaseArea<LeadsTables>;
  readonly makeReference: () => string;
  /** A lead is stored, and there is something to deliver. */
  readonly onStored: (lead: NewLead) => void;
  readonly onUntrustedHandle: (error: Error) => void;
}

type Row = Selectable<LeadsTables["conversations"]>;
/** What was written before these were known has neither. */
interface WrittenContent extends Pick<Conversation, "contact"> {
  readonly way?: Conversation["way"];
  readonly messages: readonly (Omit<ChatMessage, "about"> &
    Partial<Pick<ChatMessage, "about">>)[];
}
type Content = Pick<Conversation, "contact" | "way" | "messages">;

/** The conversations stand beside the leads, so that a message and what the store is told of it are one commit. */
export function createConversationStore({
  area,
  makeReference,
  onStored,
  onUntrustedHandle,
}: ConversationStoreOptions): ConversationStore {
  const trusting = createTrustedRunner(onUntrustedHandle);
  const consents = compileConsentWriter(area);
  const deliveries = compileDeliveryInsert(area);
  const insertLead = compileLeadInsert(area, deliveries, consents);

  async function sayOnce(
    trx: Transaction<LeadsTables>,
    message: NewChatMessage,
    onLead: (lead: NewLead) => void,
  ): ReturnType<ConversationStore["say"]> {
    const { visitorId, newId, storeId, contact, text, about, key, nowMs } =
      message;
    const joined = await takeTurn(trx, message);
    const said = { atMs: nowMs, text, about, key };
    if (joined !== null && isSaidBefore(joined, said)) {
      const { reference } = joined;
      return { status: "said", reference, isFirst: false, isRepeated: true };
    }
    const before = joined?.messages ?? [];
    if (before.length >= MOST_MESSAGES) return { status: "full" };
    const lead = message.lead(joined);
    const receipt = await insertLead(trx, lead, makeReference);
    if (!receipt.isRepeated) onLead(lead);
    const reference = joined?.reference ?? receipt.reference;
    const content: Content = {
      contact,
      way: message.way ?? joined?.way ?? null,
      messages: [...before, said],
    };
    await trx
      .updateTable("conversations")
      .set({
        id: joined?.id ?? newId,
        store_id: joined?.storeId ?? storeId,
        reference,
        kept_until_ms: nowMs + CONVERSATION_DAYS * DAY_MS,
        content: JSON.stringify(content),
      })
      .where("visitor_id", "=", visitorId)
      .execute();
    return {
      status: "said",
      reference,
      isFirst: joined === null,
      isRepeated: receipt.isRepeated,
    };
  }

  return {
    async find(visitorId, nowMs) {
      const row = await area.db
        .selectFrom("conversations")
        .selectAll()
        .where("visitor_id", "=", visitorId)
        .where("kept_until_ms", ">", nowMs)
        .executeTakeFirst();
      return row === undefined ? null : toConversation(row);
    },

    async say(message) {
      requireWhole(area);
      let stored: NewLead | null = null;
      const outcome = await trusting(() =>
        area.commit((trx) => {
          stored = null;
          return sayOnce(trx, message, (lead) => {
            stored = lead;
          });
        }),
      );
      requireWhole(area);
      if (stored !== null) noteStored(stored);
      return outcome;
    },
  };

  function noteStored(lead: NewLead): void {
    if (lead.consent !== null) consents.noteStored(lead.consent.text);
    onStored(lead);
  }
}

/** Two messages of one visitor wait for each other, on several nodes too. Null stands for a conversation that is new or over. */
async function takeTurn(
  trx: Transaction<LeadsTables>,
  { visitorId, newId, storeId, isForStoreOnly, nowMs }: NewChatMessage,
): Promise<Conversation | null> {
  const row = await trx
    .insertInto("conversations")
    .values({
      visitor_id: visitorId,
      id: newId,
      store_id: storeId,
      reference: "",
      kept_until_ms: 0,
      writes: 1,
      content: "{}",
    })
    .onConflict((conflict) =>
      conflict.column("visitor_id").doUpdateSet(({ eb, ref }) => ({
        writes: eb(ref("conversations.writes"), "+", 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const isOver =
    row.kept_until_ms <= nowMs || (isForStoreOnly && row.store_id !== storeId);
  return isOver ? null : toConversation(row);
}

export function toConversation({
  id,
  store_id,
  reference,
  content,
}: Row): Conversation {
  const { contact, way, messages }: WrittenContent = JSON.parse(content);
  return {
    id,
    storeId: store_id,
    reference,
    contact,
    way: way ?? null,
    messages: messages.map((it) => ({ ...it, about: it.about ?? null })),
  };
}
