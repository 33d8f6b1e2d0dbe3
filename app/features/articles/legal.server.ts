import { getPageAddress } from "#app/domain/address/page-address.ts";
import { STORED_ITEMS } from "#app/domain/privacy/stored-items.ts";
import {
  LEGAL_DOCUMENTS,
  type LegalDocument,
} from "#app/domain/store-profile/content/document.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import type { ArticleLink, LegalPageData } from "./article-data.ts";
import { renderMarkdown } from "./markdown.server.ts";

export const LEGAL_PAGES = {
  "privacy-policy": "privacyPolicy",
  "cookie-policy": "cookiePolicy",
  "terms-of-sale": "termsOfSale",
} as const satisfies Record<LegalDocument, string>;

/**
 * The list of what is kept stands at this mark, a line of its own in the cookie policy; without a mark it
 * comes last.
 */
const STORED_ITEMS_MARK = /^\{storedItems\}$/m;

/** Null where nobody has written it. */
export function legalPage(
  profile: StoreProfile,
  document: LegalDocument,
  language: Language,
): LegalPageData | null {
  const written = profile.legal[document]?.[language];
  if (written === undefined) return null;
  const { title, updatedOn, markdown } = written;
  const isCookiePolicy = document === "cookie-policy";
  const [before = "", ...after] = isCookiePolicy
    ? markdown.split(STORED_ITEMS_MARK)
    : [markdown];
  const first = renderMarkdown(before);
  const second = renderMarkdown(after.join("\n"));
  return {
    title,
    updatedOn,
    html: first.html,
    headings: [...first.headings, ...second.headings],
    stored: isCookiePolicy
      ? {
          items: STORED_ITEMS,
          htmlAfter: second.html,
          profileDays: profile.visitor.profileDays,
        }
      : null,
    others: listOtherDocuments(profile, document, language),
  };
}

function listOtherDocuments(
  profile: StoreProfile,
  open: LegalDocument,
  language: Language,
): readonly ArticleLink[] {
  return LEGAL_DOCUMENTS.flatMap((document) => {
    const title = profile.legal[document]?.[language].title;
    return document === open ||
      title === undefined ||
      !isPageOn(profile, LEGAL_PAGES[document])
      ? []
      : [
          {
            title,
            address: getPageAddress(LEGAL_PAGES[document], { language }),
          },
        ];
  });
}
