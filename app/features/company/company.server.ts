import { PLATFORM_NAMES } from "#app/domain/store-profile/content/review.ts";
import type { FixedPageKey } from "#app/domain/address/page-address.ts";
import { keepsPricesPrivate } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { REVIEW_CATEGORIES } from "#app/domain/store-profile/content/review.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { StatedPromise } from "#app/site/sections/section-lists.tsx";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { buildCrumbs, listPageLinks } from "#app/site/sections/ways.server.ts";
import { buildLandscape } from "#app/site/map/landscape.ts";
import { findMapSettings } from "#app/site/map/map-settings.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { formatCents, formatList } from "#app/site/page/format.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import type { CompanyPageData } from "./company-page.tsx";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { buildStaffView } from "#app/site/sections/staff/staff-view.server.ts";
import { findStorefront } from "#app/site/store/storefront.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { companyCopy, type CompanyText } from "./copy.ts";
import { listLeaders } from "./team.server.ts";

type CompanyPorts = Pick<AppPorts, "profile" | "index" | "clock">;

export function companyPage(
  ports: CompanyPorts,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
): CompanyPageData {
  const { profile } = ports;
  const t = createTranslator(companyCopy, profile.texts[language], language);
  const listLinks = (page: FixedPageKey, label: string) =>
    listPageLinks(profile, { language }, page, label);
  const leaders = listLeaders(profile, language);
  const cars =
    createGatedIndex(ports.index, gate, profile).search(EVERYTHING)?.results ??
    null;
  return {
    hero: {
      ...buildCrumbs(profile, { language }, [], t("title")),
      // The people in charge are what the page shows first, where there are any.
      title: leaders.length > 0 ? t("heroTitle") : profile.storeGroup.name,
      lead: profile.storeGroup.description[language],
      links: [
        ...listLinks("meetOurTeam", t("team")),
        ...listLinks("contact", t("contact")),
      ],
      note: null,
      picture:
        leaders.length > 0
          ? null
          : getIllustrationAddress(
              { bodystyle: "suvs", paintKey: "white", variant: 3 },
              "profile-left",
              { crop: "hero" },
            ),
    },
    stats: buildStats(ports, cars?.total ?? null, t, language),
    story: profile.storeGroup.story.map(({ year, text }) => ({
      year,
      text: text[language],
    })),
    promises: listPromises(profile, t),
    leaders,
    letter: buildLetter(profile, language),
    storeCounts: Object.fromEntries(
      (cars?.counts.store ?? []).map(({ value, count }) => [value, count]),
    ),
    map: findMapSettings(profile, "group"),
    landscape: buildLandscape(profile, language),
    reviews: buildReviewSection(profile, REVIEW_CATEGORIES, language),
    careersLinks: listLinks("careers", t("careers")),
  };
}

/** Assumption A375. Null where the profile gives neither a picture nor words. */
function buildLetter(
  profile: StoreProfile,
  language: Language,
): CompanyPageData["letter"] {
  const { letter } = profile.storeGroup;
  const picture = findStorefront(profile, language);
  const author = profile.staff.find(({ id }) => id === letter?.staffId);
  const words =
    letter === null || author === undefined
      ? null
      : {
          author: buildStaffView(profile, author, language),
          paragraphs: letter.text[language].split(/\n\s*/),
        };
  return picture === null && words === null ? null : { picture, words };
}

export function companyHead(page: CompanyPageData, site: SiteView): SaidHead {
  const t = siteTexts(companyCopy, site);
  return {
    title: t("title"),
    description: t("description", { name: site.name }),
    things: [
      ...(site.getMetadata?.().stores ?? []),
      ...sectionThings(page, site),
    ],
  };
}

function buildStats(
  { profile, clock }: CompanyPorts,
  carCount: number | null,
  t: Translate<CompanyText>,
  language: string,
): CompanyPageData["stats"] {
  const { foundedYear } = profile.storeGroup;
  const { ratings, stores } = profile;
  const age =
    foundedYear === null
      ? 0
      : new Date(clock.nowMs()).getUTCFullYear() - foundedYear;
  return [
    ...(age > 0
      ? [
          {
            figure: t("years", { count: age }),
            text: t("yearsText"),
          },
        ]
      : []),
    // One is no figure: its address stands below.
    ...(stores.length === 1
      ? []
      : [
          {
            figure: t("stores", { count: stores.length }),
            text: t("storesText", {
              places: formatList(
                [...new Set(stores.map(({ city }) => city))],
                language,
              ),
            }),
          },
        ]),
    ...(carCount === null
      ? []
      : [
          {
            figure: t("vehicles", { count: carCount }),
            text: t("vehiclesText", { count: stores.length }),
          },
        ]),
    ...(ratings === null
      ? []
      : [
          {
            figure: t("rating", { rating: ratings.rating.toFixed(1) }),
            text: t("ratingText", {
              count: ratings.count,
              platform: PLATFORM_NAMES[ratings.platform],
            }),
          },
        ]),
  ];
}

function listPromises(
  profile: StoreProfile,
  t: Translate<CompanyText>,
): readonly StatedPromise[] {
  const { pricing, claims, warranty, trade, restrictions } = profile;
  // Nobody is promised the price on a car whose price is private.
  const isPrivate = keepsPricesPrivate(restrictions);
  const price =
    pricing.advertise !== "total"
      ? "promise.priceWithoutFee"
      : isPrivate
        ? "promise.privatePrice"
        : "promise.price";
  const fee = formatCents(pricing.fees.documentFeeCents);
  const buildPromise = (
    key: `promise.${"price" | "privatePrice" | "priceWithoutFee" | "inspection" | "engine" | "offer" | "sell"}`,
    values: Record<string, string | number> = {},
  ): StatedPromise => ({
    title: t(`${key}.title`, values),
    text: t(`${key}.text`, values),
  });
  return [
    buildPromise(price, { fee }),
    ...(claims === null
      ? []
      : [
          buildPromise("promise.inspection", {
            points: claims.inspectionPoints,
          }),
        ]),
    ...(warranty === null
      ? []
      : [buildPromise("promise.engine", { miles: warranty.maxMiles })]),
    ...(isPartOn(profile, "valuation")
      ? [buildPromise("promise.offer", { days: trade.offerValidDays })]
      : claims === null
        ? []
        : [buildPromise("promise.sell")]),
  ];
}
