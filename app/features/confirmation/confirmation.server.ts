import type { AppPorts } from "#app/ports.ts";
import type { SentLead } from "#app/ports/lead-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { getContactDepartment } from "#app/domain/leads/contact-desk.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  findConfirmedStore,
  readReference,
} from "#app/site/forms/sending/send-lead.server.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { findSentLead } from "#app/site/forms/sending/sent-lead.server.ts";
import {
  buildAnswerHours,
  sayAnswer,
} from "#app/site/store/answer-time.server.ts";
import {
  listReaders,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";

type ConfirmationPorts = Pick<
  AppPorts,
  "profile" | "clock" | "sentLeads" | "log"
>;

export interface ConfirmationData {
  readonly reference: string;
  readonly storeId: string;
  /** The store that reads the message. */
  readonly storeName: string;
  /** When the store answers. */
  readonly answerTime: string;
  /** It is empty where nobody has told us, or nothing may be kept. */
  readonly firstName: string;
  readonly city: string;
  /** What was sent; null where this browser did not send it, or it cannot be read now. */
  readonly sent: {
    /** The topic, and the plan where it names one: "Financing options: Gap coverage". Null without either. */
    readonly subject: string | null;
    readonly text: string;
  } | null;
  /** Of the department that reads it, and after them who sells cars there. */
  readonly team: readonly StaffView[];
}

/** Null means that the address names no message. */
export async function readConfirmation(
  ports: ConfirmationPorts,
  {
    visitor,
    storeId,
    language,
  }: Pick<RequestFacts, "visitor" | "storeId" | "language">,
  url: URL,
): Promise<ConfirmationData | null> {
  const { profile, clock } = ports;
  const reference = readReference(url);
  if (reference === null) return null;
  const store = findConfirmedStore(url, profile, storeId);
  if (store === undefined) return null;
  const { answerTime } = buildAnswerHours(
    store,
    profile,
    clock.nowMs(),
    language,
  );
  const lead = await findSentLead(ports, { visitor }, reference);
  return {
    reference,
    storeId: store.id,
    storeName: store.name,
    answerTime: sayAnswer(answerTime, visitor, profile, language),
    firstName: visitor.firstName,
    city: store.city,
    sent: buildSent(lead, profile, language),
    team: listReaders(
      profile,
      {
        storeId: store.id,
        department: getContactDepartment(lead?.type ?? null),
      },
      language,
    ),
  };
}

function buildSent(
  lead: SentLead | null,
  { leads, warranty }: Pick<StoreProfile, "leads" | "warranty">,
  language: Language,
): ConfirmationData["sent"] {
  if (lead === null || lead.text === "") return null;
  const topic = leads.topics.find(({ id }) => id === lead.topicId);
  const plan = warranty?.plans.find(({ name }) => name.en === lead.about);
  const subject = [topic?.name[language], plan?.name[language]]
    .filter((part) => part !== undefined)
    .join(": ");
  return { subject: subject === "" ? null : subject, text: lead.text };
}
