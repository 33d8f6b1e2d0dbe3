import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { listPageLinks } from "#app/site/sections/ways.server.ts";
import { contactCopy } from "./copy.ts";

/** In the order in which people ask for them. */
const QUICK_PAGES = [
  "serviceSchedule",
  "sellTrade",
  "applyForFinancing",
  "careers",
] as const;

/** What a visitor gets at once without a message, as far as its page is on. */
export function listQuickLinks(
  profile: StoreProfile,
  language: Language,
): readonly SectionLink[] {
  const t = createTranslator(contactCopy, profile.texts[language], language);
  return QUICK_PAGES.flatMap((key) =>
    listPageLinks(profile, { language }, key, t(`quick.${key}`)),
  );
}
