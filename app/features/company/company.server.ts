import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { REVIEW_CATEGORIES } from "#app/domain/store-profile/content/review.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { StatedPromise } from "#app/site/sections/section-lists.tsx";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import type { CompanyPageData } from "./company-page.tsx";
import { companyCopy, type CompanyText } from "./copy.ts";
import { listLeaders } from "./staff.server.ts";

export function companyPage(
  ports: Pick<AppPorts, "profile" | "index" | "clock">,
  gate: Gate,
  language: Language,
): CompanyPageData {
  const { profile } = ports;
  const t = createTranslator(companyCopy, profile.texts[language], language);
  const listLinks = (
    page: "meetOurTeam" | "contact" | "careers",
    label: string,
  ) =>
    isPageOn(profile, page)
      ? [{ label, address: getPageAddress(page, { language }) }]
      : [];
  return {
    hero: {
      ...buildCrumbs(profile, { language }, [], t("title")),
      title: profile.storeGroup.name,
      lead: profile.storeGroup.description[language],
      links: [
        ...listLinks("meetOurTeam", t("team")),
        ...listLinks("contact", t("contact")),
      ],
      note: null,
      picture: getIllustrationAddress(
        { bodystyle: "suvs", paintKey: "white", variant: 3 },
        "profile-left",
        { crop: "hero" },
      ),
    },
    stats: buildStats(ports, gate, t),
    promises: listPromises(profile, t),
    leaders: listLeaders(profile, language),
    teamAddress: isPageOn(profile, "meetOurTeam")
      ? getPageAddress("meetOurTeam", { language })
      : null,
    reviews: buildReviewSection(profile, REVIEW_CATEGORIES, language),
    careersLinks: listLinks("careers", t("careers")),
  };
}

function buildStats(
  { profile, index, clock }: Pick<AppPorts, "profile" | "index" | "clock">,
  gate: Gate,
  t: Translate<CompanyText>,
): CompanyPageData["stats"] {
  const { foundedYear } = profile.storeGroup;
  const { ratings, stores } = profile;
  const found = createGatedIndex(index, gate, profile).search(EVERYTHING);
  const age =
    foundedYear === null
      ? 0
      : new Date(clock.nowMs()).getUTCFullYear() - foundedYear;
  return [
    ...(age > 0
      ? [
          {
            figure: t("years", { count: age }),
            text: t("yearsText", { year: String(foundedYear) }),
          },
        ]
      : []),
    {
      figure: t("stores", { count: stores.length }),
      text: t("storesText", {
        places: [...new Set(stores.map(({ city }) => city))].join(", "),
      }),
    },
    ...(found === null
      ? []
      : [
          {
            figure: t("vehicles", { count: found.results.total }),
            text: t("vehiclesText"),
          },
        ]),
    {
      figure: t("rating", { rating: ratings.rating.toFixed(1) }),
      text: t("ratingText", { count: ratings.count }),
    },
  ];
}

function listPromises(
  { pricing, claims, warranty, trade }: StoreProfile,
  t: Translate<CompanyText>,
): readonly StatedPromise[] {
  const price =
    pricing.advertise === "total" ? "promise.price" : "promise.priceWithoutFee";
  const fee = formatCents(pricing.fees.documentFeeCents);
  const buildPromise = (
    key: `promise.${"price" | "priceWithoutFee" | "inspection" | "engine" | "offer"}`,
    values: Record<string, string | number> = {},
  ): StatedPromise => ({
    title: t(`${key}.title`, values),
    text: t(`${key}.text`, values),
  });
  return [
    buildPromise(price, { fee }),
    buildPromise("promise.inspection", { points: claims.inspectionPoints }),
    buildPromise("promise.engine", { miles: warranty.maxMiles }),
    buildPromise("promise.offer", { days: trade.offerValidDays }),
  ];
}
