import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FlashKey } from "#app/domain/visitor/flash.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";
import { flashCopy } from "./flash-copy.ts";

/** Every other toast tells of a success. */
const SEVERITIES: Partial<Record<FlashKey, ToastMessage["severity"]>> = {
  contactError: "error",
  careerError: "error",
  privateInventoryError: "error",
  priceWizardError: "error",
  testDriveError: "error",
  vehicleRemoved: "info",
  savedFull: "warn",
};

/** The toast has the visitor's language and the dealer's words. */
export function buildFlashToast(
  key: FlashKey,
  { texts, site, toasts }: Pick<StoreProfile, "texts" | "site" | "toasts">,
  language: Language,
): ToastMessage {
  const t = createTranslator(flashCopy, texts[language], language);
  return {
    severity: SEVERITIES[key] ?? "success",
    summary: t(key),
    detail: t(`${key}Detail`, { name: site.name }),
    lifeMs: toasts.lifeMs,
    isClosable: true,
  };
}
