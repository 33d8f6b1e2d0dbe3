import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { getRecipient } from "./route-lead.ts";

/** An address that leads go to, and the key of `leads.json` that it stands at. */
export interface RecipientPlace {
  readonly id: string;
  readonly name: string;
  /** Null stands for every store that has no address of its own there. */
  readonly storeId: string | null;
  readonly email: string;
  readonly key: string;
}

/** All of `leads.json`, and so all there are (Assumption A294). */
export function listRecipientPlaces({
  leads,
}: Pick<StoreProfile, "leads">): readonly RecipientPlace[] {
  return Object.entries(leads.recipients).flatMap(
    ([id, { name, email, stores }]) => [
      { id, name, storeId: null, email, key: `recipients.${id}.email` },
      ...Object.entries(stores).map(([storeId, own]) => ({
        id,
        name,
        storeId,
        email: own,
        key: `recipients.${id}.stores.${storeId}`,
      })),
    ],
  );
}

/** The keys that an address of a store's leads may come from (null: any store's); none when the profile has it no more. */
export function findRecipientKeys(
  email: string,
  storeId: string | null,
  profile: Pick<StoreProfile, "leads">,
): readonly string[] {
  return listRecipientPlaces(profile)
    .filter(
      (it) =>
        it.email.toLowerCase() === email.toLowerCase() &&
        (it.storeId === null || storeId === null || it.storeId === storeId),
    )
    .map(({ key }) => key);
}

/** A recipient's address by now, for what is sent again; null for one that the profile names no more. */
export function findRecipientAddress(
  recipientId: string,
  storeId: string,
  profile: Pick<StoreProfile, "leads" | "stores">,
): string | null {
  return Object.hasOwn(profile.leads.recipients, recipientId)
    ? getRecipient(recipientId, storeId, profile).email
    : null;
}
