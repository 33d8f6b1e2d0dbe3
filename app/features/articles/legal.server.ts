import {
  STORED_ITEMS,
  type StoredItem,
} from "#app/domain/privacy/stored-items.ts";
import {
  LEGAL_DOCUMENTS,
  type LegalDocument,
} from "#app/domain/store-profile/content/document.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { articlesCopy } from "./copy.ts";
import { formatDay } from "./article.tsx";
import { type ArticleHeading, renderMarkdown } from "./markdown.server.ts";

export const LEGAL_PAGES = {
  "privacy-policy": "privacyPolicy",
  "cookie-policy": "cookiePolicy",
  "terms-of-sale": "termsOfSale",
} as const satisfies Record<LegalDocument, string>;

/** The list of what is kept replaces this line of the cookie policy; without the line it comes last. */
const STORED_ITEMS_MARK = /^\{storedItems\}$/m;

interface DocumentLink {
  readonly title: string;
  readonly address: string;
}

export interface LegalPageData {
  readonly title: string;
  readonly updatedOn: string;
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  /** Only the cookie policy has it. */
  readonly stored: {
    readonly items: readonly StoredItem[];
    readonly htmlAfter: string;
    readonly profileDays: number;
  } | null;
  readonly others: readonly DocumentLink[];
}

export function legalPage(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { document }: { readonly document: LegalDocument },
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

export function legalHead(
  { title, updatedOn }: LegalPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(articlesCopy, site);
  const { name, language } = site;
  const date = formatDay(updatedOn, language);
  return { title, description: t("legalDescription", { title, name, date }) };
}

function listOtherDocuments(
  profile: StoreProfile,
  open: LegalDocument,
  language: Language,
): readonly DocumentLink[] {
  return LEGAL_DOCUMENTS.flatMap((document) => {
    const title = profile.legal[document]?.[language].title;
    const address = findPageAddress(
      profile,
      { language },
      LEGAL_PAGES[document],
    );
    return document === open || title === undefined || address === null
      ? []
      : [{ title, address }];
  });
}
