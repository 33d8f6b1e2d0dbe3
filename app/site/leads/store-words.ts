import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  type Copy,
  type Translate,
  createTranslator,
} from "#app/site/page/copy.ts";

/** Staff and their programs read leads in English, whichever language the visitor reads (Assumption A305). */
export const STORE_LANGUAGE = "en" satisfies Language;

export function createStoreTranslator<Key extends string>(
  copy: Copy<Key>,
  { texts }: Pick<StoreProfile, "texts">,
): Translate<Key> {
  return createTranslator(copy, texts[STORE_LANGUAGE], STORE_LANGUAGE);
}
