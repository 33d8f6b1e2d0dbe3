import type { AttemptOutcome } from "#app/domain/leads/lead.ts";
import { Counter, type Registry } from "prom-client";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { AppointmentBook } from "#app/ports/appointment-ports.ts";
import type {
  ConversationStore,
  LeadQueue,
  NewLead,
} from "#app/ports/lead-ports.ts";
import type { PhoneVerifier } from "#app/ports/visitor-ports.ts";
import type { OutboxStore } from "#app/adapters/outbox/outbox-store.server.ts";

const OUTCOMES: readonly AttemptOutcome[] = [
  "delivered",
  "failed",
  "misconfigured",
  "unconfirmed",
  "refused",
  "unbuildable",
];

/** Answers are counted, not changed. */
export function createLeadMetrics(registry: Registry) {
  const registers = [registry];
  const accepted = new Counter({
    name: "forecourt_leads_accepted_total",
    help: "Leads on stable storage; repeated submits are not counted again.",
    labelNames: ["type"],
    registers,
  });
  const notStored = new Counter({
    name: "forecourt_leads_not_stored_total",
    help: "Leads that could not be stored: their visitors saw the phone number.",
    registers,
  });
  const deliveries = new Counter({
    name: "forecourt_deliveries_total",
    help: "Attempts to deliver a lead, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const deadLetters = new Counter({
    name: "forecourt_dead_letters_total",
    help: "Deliveries that were given up.",
    registers,
  });
  const visitorMails = new Counter({
    name: "forecourt_visitor_mails_total",
    help: "Attempts to deliver a mail that a visitor asked for, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const codes = new Counter({
    name: "forecourt_phone_codes_total",
    help: "Requests to send a verification code, by result.",
    labelNames: ["result"],
    registers,
  });
  const checks = new Counter({
    name: "forecourt_phone_code_checks_total",
    help: "Verification codes that were typed in, by result.",
    labelNames: ["result"],
    registers,
  });
  // A rate needs a zero to begin with.
  for (const type of LEAD_TYPES) accepted.inc({ type }, 0);
  for (const counter of [deliveries, visitorMails])
    for (const outcome of OUTCOMES) counter.inc({ outcome }, 0);

  return {
    countQueue: (queue: LeadQueue): LeadQueue => ({
      async add(lead) {
        try {
          const receipt = await queue.add(lead);
          const { type } = lead.submission;
          if (!receipt.isRepeated) accepted.inc({ type });
          return receipt;
        } catch (error) {
          notStored.inc();
          throw error;
        }
      },
    }),
    /** Each message of a conversation is a lead. */
    countConversations: (store: ConversationStore): ConversationStore => ({
      ...store,
      async say(message) {
        try {
          const outcome = await store.say(message);
          if (outcome.status === "said" && !outcome.isRepeated)
            accepted.inc({ type: "DEFAULT" });
          return outcome;
        } catch (error) {
          notStored.inc();
          throw error;
        }
      },
    }),
    /** Each booking, change and cancellation is a lead too. */
    countBook: (book: AppointmentBook): AppointmentBook => {
      const count = async <Outcome>(
        { lead }: { readonly lead: NewLead },
        isStored: (outcome: Outcome) => boolean,
        store: () => Promise<Outcome>,
      ): Promise<Outcome> => {
        try {
          const outcome = await store();
          if (isStored(outcome)) accepted.inc({ type: lead.submission.type });
          return outcome;
        } catch (error) {
          notStored.inc();
          throw error;
        }
      };
      return {
        ...book,
        book: (booking) =>
          count(
            booking,
            (it) => it.status === "booked" && !it.isRepeated,
            () => book.book(booking),
          ),
        change: (change) =>
          count(
            change,
            (it) => it === "changed",
            () => book.change(change),
          ),
        cancel: (cancellation) =>
          count(
            cancellation,
            (it) => it === "cancelled",
            () => book.cancel(cancellation),
          ),
      };
    },
    countOutbox: (store: OutboxStore): OutboxStore => ({
      ...store,
      async settle(settlement) {
        const isOurs = await store.settle(settlement);
        const { outcome, retryAtMs, delivery } = settlement;
        if (delivery.leadId === null) {
          visitorMails.inc({ outcome });
          return isOurs;
        }
        deliveries.inc({ outcome });
        if (isOurs && outcome !== "delivered" && retryAtMs === null)
          deadLetters.inc();
        return isOurs;
      },
    }),
    countVerifier: (verifier: PhoneVerifier): PhoneVerifier => ({
      async sendCode(phone, asker) {
        const result = await verifier.sendCode(phone, asker);
        codes.inc({ result });
        return result;
      },
      async checkCode(phone, code, asker) {
        const result = await verifier.checkCode(phone, code, asker);
        checks.inc({ result });
        return result;
      },
    }),
  };
}
