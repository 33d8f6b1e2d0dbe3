import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { SERVICE_DRAFT } from "#app/domain/consent/stored-items.ts";
import {
  parseServiceDraft,
  printServiceDraft,
  type ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

export type DraftPorts = Pick<AppPorts, "serviceDrafts" | "hasTls" | "profile">;

/** Null also stands for one whose store takes no bookings any more. */
export function readDraft(
  { serviceDrafts, profile }: Pick<DraftPorts, "serviceDrafts" | "profile">,
  { serviceDraftToken }: Pick<RequestFacts, "serviceDraftToken">,
): ServiceDraft | null {
  const printed =
    serviceDraftToken === null ? null : serviceDrafts.open(serviceDraftToken);
  const draft = printed === null ? null : parseServiceDraft(printed);
  return draft !== null && findBookableStore(profile, draft.storeId) !== null
    ? draft
    : null;
}

export function buildDraftCookie(
  { serviceDrafts, hasTls }: Pick<DraftPorts, "serviceDrafts" | "hasTls">,
  draft: ServiceDraft,
): string {
  return formatEssentialCookie(
    SERVICE_DRAFT,
    serviceDrafts.close(printServiceDraft(draft)),
    hasTls,
  );
}

/** Stores whose service department takes bookings here. */
export function listBookableStores({
  stores,
}: Pick<StoreProfile, "stores">): readonly Store[] {
  return stores.filter(({ canScheduleService }) => canScheduleService);
}

function findBookableStore(
  profile: Pick<StoreProfile, "stores">,
  storeId: string,
): Store | null {
  return listBookableStores(profile).find(({ id }) => id === storeId) ?? null;
}

export function requireStore(
  profile: Pick<StoreProfile, "stores">,
  { storeId }: Pick<ServiceDraft, "storeId">,
): Store {
  const store = findBookableStore(profile, storeId);
  // `readDraft` gives none of another store.
  if (store === null) throw new Error("The draft's store takes no bookings.");
  return store;
}
