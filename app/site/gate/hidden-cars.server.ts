import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { gateServerCopy } from "./copy.ts";

/** Assumption A303: how many there are is no secret. */
export function nameHiddenCars(
  { texts }: Pick<StoreProfile, "texts">,
  language: Language,
  count: number,
): string {
  const t = createTranslator(gateServerCopy, texts[language], language);
  return count === 0 ? t("hiddenCars") : t("hiddenCarsCounted", { count });
}
