import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** The store that the visitor wants the car at; null where it stands there, or no store is named (Assumption A183). */
export function findStoreToMoveTo(
  { stores }: Pick<StoreProfile, "stores">,
  query: URLSearchParams,
  storeId: string,
) {
  const id = query.get("move_to");
  return stores.find((it) => it.id === id && it.id !== storeId) ?? null;
}
