import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  findConfirmedStore,
  readReference,
} from "#app/site/forms/sending/send-lead.server.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import {
  buildAnswerHours,
  sayAnswer,
} from "#app/site/store/answer-time.server.ts";
import {
  listSalesTeam,
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
    /** Null where the department that got it has no such topic. */
    readonly topic: string | null;
    readonly text: string;
  } | null;
  /** Who sells cars there. */
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
  return {
    reference,
    storeId: store.id,
    storeName: store.name,
    answerTime: sayAnswer(answerTime, visitor, profile, language),
    firstName: visitor.firstName,
    city: store.city,
    sent: await findSent(ports, reference, visitor.uniqueUserId, language),
    team: listSalesTeam(profile, store.id, language),
  };
}

/** A message that cannot be read was sent all the same. */
async function findSent(
  { sentLeads, profile, log }: ConfirmationPorts,
  reference: string,
  visitorId: string | null,
  language: Language,
): Promise<ConfirmationData["sent"]> {
  if (visitorId === null) return null;
  try {
    const lead = await sentLeads.find(reference, visitorId);
    if (lead === null || lead.text === "") return null;
    const topic = profile.leads.topics.find(({ id }) => id === lead.topicId);
    return { topic: topic?.name[language] ?? null, text: lead.text };
  } catch (error) {
    log.warn("confirmation.not-read", { message: String(error) });
    return null;
  }
}
