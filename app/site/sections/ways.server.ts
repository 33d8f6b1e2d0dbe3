import {
  type FixedPageKey,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { sectionsCopy } from "./copy.ts";
import type { PageHeroText } from "./page-hero.tsx";
import type { SectionLink } from "./link-row.tsx";

/** Whose page it is; both are part of a page cache's key. */
export type SectionFacts = Pick<RequestFacts, "language" | "storeId">;

/** Null means that the page is off. */
export function findPageAddress(
  profile: Pick<StoreProfile, "pages">,
  { language }: Pick<SectionFacts, "language">,
  page: FixedPageKey,
): string | null {
  return isPageOn(profile, page) ? getPageAddress(page, { language }) : null;
}

/** None while the page is off. */
export function listPageLinks(
  profile: StoreProfile,
  facts: Pick<SectionFacts, "language">,
  page: FixedPageKey,
  label: string,
): readonly SectionLink[] {
  const address = findPageAddress(profile, facts, page);
  return address === null ? [] : [{ label, address }];
}

/** It calls the visitor's store: "Call (630) 555-0142". */
export function buildCallLink(
  profile: StoreProfile,
  { language, storeId }: SectionFacts,
): SectionLink {
  const { phone } =
    profile.stores.find(({ id }) => id === storeId) ??
    profile.stores[0] ??
    profile.storeGroup;
  return buildPhoneLink(profile, { language }, phone);
}

/** `phone` is ten digits. */
export function buildPhoneLink(
  profile: StoreProfile,
  { language }: Pick<SectionFacts, "language">,
  phone: string,
): SectionLink {
  const t = createTranslator(sectionsCopy, profile.texts[language], language);
  return {
    label: t("call", { phone: formatUnbroken(formatPhone(phone, "general")) }),
    address: getTelephoneAddress(phone),
  };
}

/** A page of the profile, or any other address of the site. */
type Between =
  | { readonly page: FixedPageKey; readonly label: string }
  | { readonly label: string; readonly href: string };

/** From home down to the page itself; a page between that is off is left out. */
export function buildCrumbs(
  profile: StoreProfile,
  { language }: Pick<SectionFacts, "language">,
  between: readonly Between[],
  here: string,
): Pick<PageHeroText, "crumbsLabel" | "crumbs"> {
  const t = createTranslator(sectionsCopy, profile.texts[language], language);
  const ways: readonly Between[] = [
    { page: "home", label: t("home") },
    ...between,
  ];
  return {
    crumbsLabel: t("breadcrumb"),
    crumbs: [
      ...ways.flatMap((way) =>
        "href" in way
          ? [way]
          : listPageLinks(profile, { language }, way.page, way.label).map(
              ({ label, address }) => ({ label, href: address }),
            ),
      ),
      { label: here, href: null },
    ],
  };
}
