import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  findConfirmedStore,
  readReference,
} from "#app/site/forms/sending/send-lead.server.ts";
import {
  buildAnswerHours,
  sayAnswer,
} from "#app/site/store/answer-time.server.ts";
import {
  listSalesTeam,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";

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
  /** Who sells cars there. */
  readonly team: readonly StaffView[];
}

/** Null means that the address names no message. */
export function readConfirmation(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  {
    visitor,
    storeId,
    language,
  }: Pick<RequestFacts, "visitor" | "storeId" | "language">,
  url: URL,
): ConfirmationData | null {
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
    team: listSalesTeam(profile, store.id, language),
  };
}
