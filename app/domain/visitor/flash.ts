import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { FLASH } from "#app/domain/consent/stored-items.ts";

/** A response may leave these toasts for the page that it redirects to (Spec §8). */
export const FLASH_KEYS = [
  "contactSuccess",
  "contactError",
  "careerSuccess",
  "careerError",
  "privateInventorySuccess",
  "privateInventoryError",
  "priceWizardError",
  "testDriveSuccess",
  "testDriveError",
  "detailsSaved",
  "detailsErased",
  "termsErased",
  "termsKept",
  "phoneVerified",
  "vehicleSaved",
  "vehicleRemoved",
  "savedFull",
  "consentSaved",
  "placeError",
] as const;
export type FlashKey = (typeof FLASH_KEYS)[number];

/** The cookie is short-lived and unsealed, because it only names a toast, and a forged one shows another toast. */
export function formatFlashCookie(key: FlashKey, hasTls: boolean): string {
  return formatEssentialCookie(FLASH, key, hasTls);
}

export function parseFlash(value: string | undefined): FlashKey | null {
  return FLASH_KEYS.find((it) => it === value) ?? null;
}
