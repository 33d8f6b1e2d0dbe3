import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { toContactFields } from "#app/site/forms/contact-details.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatList } from "#app/site/page/format.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { StatedPromise } from "#app/site/sections/section-lists.tsx";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import {
  buildStaffView,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import {
  findStorefront,
  type Storefront,
} from "#app/site/store/storefront.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { ApplicationReceipt } from "./application-receipt.server.ts";
import { careersCopy } from "./copy.ts";
import {
  buildCareersForm,
  FORM_ID,
  listOffered,
  OPENINGS_ID,
} from "./careers-form.ts";
import {
  listOpeningViews,
  listPositions,
  type OpeningView,
  POSITION_KEY,
  type Positions,
} from "./openings.server.ts";
import { listReaders } from "./readers.server.ts";

export interface CareersPageData {
  readonly hero: PageHeroText;
  /** Null where the profile has no picture. */
  readonly storefront: Storefront | null;
  readonly action: string;
  readonly token: string;
  readonly openings: readonly OpeningView[];
  readonly benefits: readonly StatedPromise[];
  readonly positions: Positions;
  readonly defaults: Readonly<Record<string, string>>;
  readonly email: string;
  /** They run the departments that have open jobs; nobody where that is not known. */
  readonly readers: readonly StaffView[];
  /** Null says nothing of it. */
  readonly equalOpportunity: string | null;
}

export function careersPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  url: URL,
): CareersPageData {
  const positions = listPositions(profile, language);
  const wanted = url.searchParams.get(POSITION_KEY);
  const isOffered = listOffered(positions).some(
    ({ value }) => value === wanted,
  );
  const openings = listOpeningViews(profile, language);
  return {
    hero: buildHero(profile, language, openings),
    storefront: findStorefront(profile, language),
    action: getPageAddress("careers", { language }),
    token: formTokens.issue(buildCareersForm([]).name),
    openings,
    benefits: profile.leads.careers.benefits.map(({ title, text }) => ({
      title: title[language],
      text: text[language],
    })),
    positions,
    defaults: {
      ...toContactFields(visitor),
      ...(wanted !== null && isOffered && { position: wanted }),
    },
    email: profile.leads.careers.email,
    readers: listReaders(profile).map((member) =>
      buildStaffView(profile, member, language),
    ),
    equalOpportunity:
      profile.leads.careers.equalOpportunity?.[language] ?? null,
  };
}

function buildHero(
  profile: StoreProfile,
  language: Language,
  openings: readonly OpeningView[],
): PageHeroText {
  const count = openings.length;
  const cities = [...new Set(openings.map(({ city }) => city))];
  const t = createTranslator(careersCopy, profile.texts[language], language);
  return {
    ...buildCrumbs(
      profile,
      { language },
      [{ page: "ourCompany", label: t("company") }],
      t("title"),
    ),
    title: t("heroTitle"),
    lead:
      count === 0
        ? t("lead", { name: profile.storeGroup.name })
        : t("openingsLead", { count, places: formatList(cities, language) }),
    links:
      // Without jobs the form is what comes next.
      count === 0
        ? []
        : [
            { label: t("seeOpenings"), address: `#${OPENINGS_ID}` },
            { label: t("applyAnyway"), address: `#${FORM_ID}` },
          ],
    note: null,
    picture: null,
  };
}

export function careersHead(
  {
    form,
    receipt,
  }: {
    readonly form: CareersPageData;
    readonly receipt: ApplicationReceipt | null;
  },
  site: SiteView,
): SaidHead {
  const t = siteTexts(careersCopy, site);
  if (receipt !== null) return { title: t("sentTitle"), description: null };
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
    things: sectionThings(form, site),
  };
}
