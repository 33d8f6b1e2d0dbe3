import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  readConfirmedStore,
  readReference,
} from "#app/site/forms/sending/send-lead.server.ts";
import {
  listSalesTeam,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";

export interface ConfirmationData {
  readonly reference: string;
  /** Null means the visitor's selected store. */
  readonly storeName: string | null;
  /** It is empty where nobody has told us, or nothing may be kept. */
  readonly firstName: string;
  /** Who sells cars at the store that reads the message. */
  readonly team: readonly StaffView[];
  readonly teamCity: string | null;
}

/** Null means that the address names no message. */
export function readConfirmation(
  { profile }: Pick<AppPorts, "profile">,
  {
    visitor,
    storeId,
    language,
  }: Pick<RequestFacts, "visitor" | "storeId" | "language">,
  url: URL,
): ConfirmationData | null {
  const reference = readReference(url);
  if (reference === null) return null;
  const storeName = readConfirmedStore(url, profile);
  const store =
    profile.stores.find(({ name }) => name === storeName) ??
    profile.stores.find(({ id }) => id === storeId);
  return {
    reference,
    storeName,
    firstName: visitor.firstName,
    team: store === undefined ? [] : listSalesTeam(profile, store.id, language),
    teamCity: store?.city ?? null,
  };
}
