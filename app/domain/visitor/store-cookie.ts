import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { SELECTED_STORE } from "#app/domain/consent/stored-items.ts";

/** The cookie is readable and unsealed, because a forged one changes only the visitor's own view. */
export function formatStoreCookie(
  storeId: string,
  { storeCookieDays, hasTls }: { storeCookieDays: number; hasTls: boolean },
): string {
  return formatEssentialCookie(
    getSelectedStoreItem(storeCookieDays),
    encodeURIComponent(storeId),
    hasTls,
  );
}

/** The profile says for how many days the choice is kept. */
export function getSelectedStoreItem(storeCookieDays: number) {
  return {
    ...SELECTED_STORE,
    lasts: { unit: "days", count: storeCookieDays },
  } as const;
}
