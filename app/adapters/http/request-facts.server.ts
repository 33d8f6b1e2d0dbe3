import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { STORE_COOKIE } from "#app/domain/visitor/store-cookie.ts";
import type { RequestFacts } from "#app/ports.ts";
import type { Exchange } from "./exchange.server.ts";

/** What is known of a visitor before any route runs. The gate stands open until visitors can unlock it. */
export function requestFacts(
  { cookies }: Pick<Exchange, "cookies">,
  profile: Pick<StoreProfile, "stores" | "site">,
): RequestFacts {
  const chosen = cookies.get(STORE_COOKIE);
  const store =
    profile.stores.find(({ id }) => id === chosen) ?? profile.stores[0];
  if (store === undefined) throw new Error("The profile lists no store.");
  return {
    language: profile.site.defaultLanguage,
    storeId: store.id,
    gate: OPEN_GATE,
  };
}
