import { listKeptData } from "#app/domain/privacy/kept-data.ts";
import type { Receiver } from "#app/domain/consent/receivers.ts";
import {
  LEGAL_DOCUMENTS,
  type LegalDocument,
} from "#app/domain/store-profile/content/document.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildCrumbs,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { articlesCopy } from "./copy.ts";
import {
  groupKeptData,
  groupStoredItems,
  type KeptGroup,
  type StoredGroup,
} from "./kept-groups.server.ts";
import { listItemsInUse, listReceiversInUse } from "./listed-in-use.server.ts";
import { sayDay } from "#app/domain/day-words.ts";
import { chooseWords, type ForeignWords } from "./written-language.ts";
import { type ArticleHeading, renderMarkdown } from "./markdown.server.ts";

export const LEGAL_PAGES = {
  "privacy-policy": "privacyPolicy",
  "cookie-policy": "cookiePolicy",
  "terms-of-sale": "termsOfSale",
} as const satisfies Record<LegalDocument, string>;

/** A list that the code writes replaces its line of the policy; without the line it comes last. */
const MARKS: Readonly<Partial<Record<LegalDocument, RegExp>>> = {
  "cookie-policy": /^\{storedItems\}$/m,
  "privacy-policy": /^\{keptData\}$/m,
};

interface DocumentLink extends ForeignWords {
  readonly title: string;
  readonly address: string;
}

export interface LegalPageData extends ForeignWords {
  readonly title: string;
  readonly updatedOn: string;
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  /** Only the cookie policy has it. */
  readonly stored: {
    readonly groups: readonly StoredGroup[];
    readonly profileDays: number;
    readonly receivers: readonly Receiver[];
  } | null;
  /** Only the privacy policy has it. */
  readonly kept: readonly KeptGroup[] | null;
  /** It follows the list. */
  readonly htmlAfter: string;
  readonly others: readonly DocumentLink[];
  readonly way: ReturnType<typeof buildCrumbs>;
}

export function legalPage(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { document }: { readonly document: LegalDocument },
): LegalPageData | null {
  const written = profile.legal[document];
  if (written === null) return null;
  const { words, lang } = chooseWords(written, language);
  const { title, updatedOn, markdown } = words;
  const mark = MARKS[document];
  const [before = "", ...after] =
    mark === undefined ? [markdown] : markdown.split(mark);
  const first = renderMarkdown(before, language);
  const second = renderMarkdown(after.join("\n"), language);
  return {
    title,
    updatedOn,
    html: first.html,
    headings: [...first.headings, ...second.headings],
    stored:
      document === "cookie-policy"
        ? {
            groups: groupStoredItems(listItemsInUse(profile)),
            profileDays: profile.visitor.profileDays,
            receivers: listReceiversInUse(profile),
          }
        : null,
    kept:
      document === "privacy-policy"
        ? groupKeptData(listKeptData(profile))
        : null,
    htmlAfter: second.html,
    others: listOtherDocuments(profile, document, language),
    way: buildCrumbs(profile, { language }, [], title),
    ...lang,
  };
}

export function legalHead(
  { title, updatedOn }: LegalPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(articlesCopy, site);
  const { name, language } = site;
  const date = sayDay(updatedOn, "date", language);
  return { title, description: t("legalDescription", { title, name, date }) };
}

function listOtherDocuments(
  profile: StoreProfile,
  open: LegalDocument,
  language: Language,
): readonly DocumentLink[] {
  return LEGAL_DOCUMENTS.flatMap((document) => {
    const written = profile.legal[document];
    const address = findPageAddress(
      profile,
      { language },
      LEGAL_PAGES[document],
    );
    if (document === open || written === null || address === null) return [];
    const { words, lang } = chooseWords(written, language);
    return [{ title: words.title, address, ...lang }];
  });
}
