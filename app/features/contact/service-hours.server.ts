import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { buildDepartmentHours } from "#app/site/store/department-hours.server.ts";
import { findSameHours } from "#app/site/store/same-hours.ts";

export interface ServiceHours {
  readonly hours: SiteView["stores"][number]["hours"];
  /** Null where every store keeps them. */
  readonly city: string | null;
}

/** They are those of the visitor's store where stores differ. */
export function findServiceHours(
  ports: Pick<AppPorts, "profile" | "clock">,
  { language, storeId }: Pick<RequestFacts, "language" | "storeId">,
): ServiceHours {
  const { profile } = ports;
  const build = (store: StoreProfile["stores"][number]) =>
    buildDepartmentHours(ports, { language }, store, "service");
  const common = findSameHours(
    profile.stores.map((store) => ({ hours: build(store) })),
  );
  const store = getStoreOrFirst(storeId, profile);
  return common === null
    ? { hours: build(store), city: store.city }
    : { hours: common, city: null };
}
