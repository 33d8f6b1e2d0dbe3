import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FlashKey } from "#app/domain/visitor/flash.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";
import { flashCopy } from "./flash-copy.ts";

/** Every other toast tells of a success, or by its name of an error. */
const SEVERITIES: Partial<Record<FlashKey, ToastMessage["severity"]>> = {
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
    severity: SEVERITIES[key] ?? (key.endsWith("Error") ? "error" : "success"),
    summary: t(key),
    detail: t(`${key}Detail`, { name: site.name }),
    lifeMs: toasts.lifeMs,
    isClosable: true,
  };
}
