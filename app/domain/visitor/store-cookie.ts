import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { SELECTED_STORE } from "#app/domain/consent/stored-items.ts";

/** The cookie is readable and unsealed, because a forged one changes only the visitor's own view. */
export function formatStoreCookie(storeId: string, hasTls: boolean): string {
  return formatEssentialCookie(
    SELECTED_STORE,
    encodeURIComponent(storeId),
    hasTls,
  );
}
