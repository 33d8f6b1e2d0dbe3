import { chooseWritten } from "#app/domain/store-profile/content/document.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/** The language of what somebody wrote, where the page has another. */
export interface ForeignWords {
  readonly lang?: Language;
}

/** The words for a page in this language, and what marks them where they are in another. */
export function chooseWords<Words>(
  written: { readonly en: Words; readonly es: Words | null },
  language: Language,
): { readonly words: Words; readonly lang: ForeignWords } {
  const { words, writtenIn } = chooseWritten(written, language);
  return { words, lang: writtenIn === language ? {} : { lang: writtenIn } };
}
