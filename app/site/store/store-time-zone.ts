import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** The time zone of a store; of the first one where it was closed since. */
export function getTimeZone(
  { stores }: Pick<StoreProfile, "stores">,
  storeId: string,
): string {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  return store?.timeZone ?? "UTC";
}
