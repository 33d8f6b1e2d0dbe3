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

/** The cookie is readable and short-lived, because it only names a toast, and a forged one shows another toast. */
export const FLASH_COOKIE = "flash";

const LIFETIME_S = 60;

export function formatFlashCookie(key: FlashKey, hasTls: boolean): string {
  return `${FLASH_COOKIE}=${key}; Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}

export function formatExpiredFlashCookie(hasTls: boolean): string {
  return `${FLASH_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}

export function parseFlash(value: string | undefined): FlashKey | null {
  return FLASH_KEYS.find((it) => it === value) ?? null;
}
