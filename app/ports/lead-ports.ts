import type { Alert, KnownFacts, NewAlert } from "#app/domain/alerts/alert.ts";
import type {
  AnswerWay,
  ChatMessage,
  Conversation,
} from "#app/domain/chat/conversation.ts";
import type { LeadReceipt, LeadSubmission } from "#app/domain/leads/lead.ts";
import type { LeadRoute } from "#app/domain/leads/route-lead.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";

/** A lead as it is stored, with what follows from it. */
export interface NewLead {
  readonly submission: LeadSubmission;
  /** Goes into the ledger with the lead, and not again with its repetitions: both are stored, or neither is. */
  readonly consent: ConsentEntry | null;
  readonly route: LeadRoute;
  /** Of what the visitor chose and typed. */
  readonly contentHash: string;
  /** Of the visitor and what the lead is about. */
  readonly subjectHash: string;
  readonly receivedAtMs: number;
}

/** Stores leads and sees to it that they reach the dealer. */
export interface LeadQueue {
  /**
   * Resolves when the lead and its deliveries are on stable storage, and not before.
   * A repeated key with the same content gives the first receipt; with other content it is a new lead. Another key with
   * the same as the visitor's last lead about the same gives its receipt for some minutes (Assumption A210).
   * Rejects when nothing was stored.
   */
  add(lead: NewLead): Promise<LeadReceipt>;
}

/** What a visitor sent, for the receipt in the browser that sent it. */
export interface SentLead extends Pick<LeadSubmission, "type" | "topicId"> {
  readonly text: string;
  /** Null where it named no plan and no job. */
  readonly about: string | null;
}

export interface SentLeads {
  /** Null where the reference names nothing, or what somebody else sent. */
  find(reference: string, visitorId: string): Promise<SentLead | null>;
}

/** Mails that visitors asked for. */
export interface VisitorMails {
  /** Resolves when the mail is on stable storage. A repeated key sends nothing again. Rejects when nothing was stored. */
  send(mail: VisitorMail): Promise<{ readonly isRepeated: boolean }>;
}

/** What visitors want to be told of. A key is in the links of their mails: whoever has it may confirm and stop. */
export interface AlertStore {
  /** Resolves with the alert's key, or with that of the same mailbox's same wish. */
  add(alert: NewAlert): Promise<string>;
  /** The key's own alert first, then the others of its mailbox; none for a key that is over or was never given. */
  listWith(key: string, nowMs: number): Promise<readonly Alert[]>;
  /** One that is confirmed stays as it is. */
  confirm(
    key: string,
    times: { readonly nowMs: number; readonly endsAtMs: number },
  ): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Confirmed alerts, by mailbox; some mailboxes at a time. */
  listDue(request: {
    readonly checkedBeforeMs: number;
    readonly nowMs: number;
    readonly mailboxCount: number;
  }): Promise<readonly (readonly Alert[])[]>;
  /** The mail and what it tells are stored together, or neither is: whoever settles second sends nothing. */
  settle(settlement: {
    readonly alerts: readonly {
      readonly key: string;
      readonly known: KnownFacts;
      /** The mail says the last that there is to say. */
      readonly isOver: boolean;
    }[];
    readonly mail: VisitorMail | null;
    readonly nowMs: number;
  }): Promise<"sent" | "quiet" | "changed">;
}

/** What visitors write in the chat. A visitor has one conversation at a time. */
export interface ConversationStore {
  /** Null for a visitor without one, and for one that is over. */
  find(visitorId: string, nowMs: number): Promise<Conversation | null>;
  /**
   * Resolves when the message, its lead with deliveries and its consent are on stable storage together. What was said
   * before says nothing again. Rejects when nothing was stored.
   */
  say(message: NewChatMessage): Promise<
    | {
        readonly status: "said";
        /** Of the conversation. */
        readonly reference: string;
        readonly isFirst: boolean;
        readonly isRepeated: boolean;
      }
    /** The conversation is long enough for a call. */
    | { readonly status: "full" }
  >;
}

export interface NewChatMessage extends Pick<
  ChatMessage,
  "text" | "key" | "about"
> {
  readonly visitorId: string;
  /** For a conversation that begins with it. */
  readonly newId: string;
  readonly storeId: string;
  /** A question about a car is its store's: it joins no conversation with another one. */
  readonly isForStoreOnly: boolean;
  readonly contact: ContactDetails;
  /** Null where nobody was asked again: the way of the conversation stays. */
  readonly way: AnswerWay | null;
  /** Tells the store of it; null stands for a conversation that begins. */
  readonly lead: (joined: Conversation | null) => NewLead;
  readonly nowMs: number;
}

/** Mailboxes whose owners want no more contact. What they ask for afterwards is a new wish. */
export interface ContactStops {
  /** Null for one that never stopped. */
  findStoppedAtMs(email: string): Promise<number | null>;
  /**
   * Resolves when all of it is on stable storage: alerts end, waiting mails that nobody asked for stay here, the ledger
   * and the stores know it. Pressed again within a day, nobody is told again. Rejects when nothing was stored.
   */
  stop(stop: {
    readonly email: string;
    readonly consent: ConsentEntry;
    readonly leads: readonly NewLead[];
    readonly nowMs: number;
  }): Promise<"stopped" | "stopped-before">;
}

export interface AttachmentRoom {
  /** All attachments that are stored have one limit together (Assumption A153). Rejects when they cannot be counted. */
  hasRoomFor(bytes: number): Promise<boolean>;
}
