import { REVIEW_SECTIONS } from "#app/domain/store-profile/content/review.ts";
import {
  type FixedPageKey,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import type { FaqSection } from "#app/domain/store-profile/content/faq.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { findOfferLoan } from "#app/site/offers/offer-card.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import {
  buildCallLink,
  buildCrumbs,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import { autoFinancingCopy } from "./copy.ts";
import { buildRateColumns } from "./credit-rates.ts";

type ProfilePort = Pick<AppPorts, "profile">;

/** A page's sentences begin with `texts`. The one category of reviews has three of them for each turn in sight. */
const PAGES = {
  autoFinancing: { texts: "landing", faqs: "financing", reviewsTurn: 1 },
  applyForFinancing: { texts: "apply", faqs: "financing", reviewsTurn: 2 },
  fullCreditApplication: { texts: "full", faqs: "financing", reviewsTurn: 0 },
  freeCreditScore: { texts: "score", faqs: "freeCreditScore", reviewsTurn: 1 },
  buyHerePayHere: { texts: "bhph", faqs: "buyHerePayHere", reviewsTurn: 2 },
  badCreditFinancing: { texts: "badCredit", faqs: "badCredit", reviewsTurn: 0 },
} as const satisfies Partial<
  Record<
    FixedPageKey,
    {
      readonly texts: string;
      readonly faqs: FaqSection;
      readonly reviewsTurn: number;
    }
  >
>;

type FinancingPage = keyof typeof PAGES;

const LINKED_PAGES = [
  "searchVehicles",
  "applyForFinancing",
  "fullCreditApplication",
  "freeCreditScore",
  "buyHerePayHere",
  "badCreditFinancing",
] as const satisfies readonly FixedPageKey[];

export type LinkedPage = (typeof LINKED_PAGES)[number];

/** The profile check turns these pages off without claims. */
function getClaiming({ claims, storeGroup }: ProfilePort["profile"]) {
  if (claims === null) throw new Error("A financing page needs claims.");
  return { claims, storeGroup };
}

/** Spec §9, claims, with the profile's own figures. */
function buildFinancingPage(
  { profile }: ProfilePort,
  facts: SectionFacts,
  page: FinancingPage,
) {
  const { claims, storeGroup } = getClaiming(profile);
  const { language } = facts;
  const { texts, faqs, reviewsTurn } = PAGES[page];
  const t = createTranslator(
    autoFinancingCopy,
    profile.texts[language],
    language,
  );
  const figures = {
    seconds: claims.preApprovalSeconds,
    /** Spec §9 lets other copy say minutes; without them one value stands everywhere. */
    time:
      claims.preApprovalMinutes === null
        ? t("time.seconds", { seconds: claims.preApprovalSeconds })
        : t("time.minutes", { minutes: claims.preApprovalMinutes }),
    from: claims.approvalHours.from,
    to: claims.approvalHours.to,
    place: `${storeGroup.city}, ${storeGroup.state}`,
  };
  const addresses: Readonly<Partial<Record<LinkedPage, string>>> =
    Object.fromEntries(
      LINKED_PAGES.filter((it) => isPageOn(profile, it)).map((it) => [
        it,
        getPageAddress(it, { language }),
      ]),
    );
  const title = t(`${texts}.title`, figures);
  return {
    page,
    figures,
    addresses,
    call: buildCallLink(profile, facts),
    head: { title, description: t(`${texts}.description`, figures) },
    hero:
      texts === "landing"
        ? buildCrumbs(profile, facts, [], t("crumb", figures))
        : buildCrumbs(
            profile,
            facts,
            [{ page: "autoFinancing", label: t("crumb", figures) }],
            title,
          ),
    // Spec §9: these pages show reviews of the category Finance.
    reviews: buildReviewSection(
      profile,
      REVIEW_SECTIONS.home,
      language,
      reviewsTurn,
    ),
    faqs: openWithHours(
      buildFaqSection(profile, faqs, language),
      texts === "full" ? claims.approvalHours : null,
    ),
  };
}

/** On the page that promises an answer within some hours, the question that they answer comes first. */
function openWithHours(
  section: ReturnType<typeof buildFaqSection>,
  hours: { readonly from: number; readonly to: number } | null,
) {
  if (hours === null) return section;
  const names = new RegExp(`\\b${hours.from}\\b\\D+\\b${hours.to}\\b`);
  const namesThem = ({ answers }: (typeof section.questions)[number]) =>
    Number(answers.some((answer) => names.test(answer)));
  return {
    ...section,
    questions: section.questions.toSorted(
      (one, other) => namesThem(other) - namesThem(one),
    ),
  };
}

export type FinancingPageData = ReturnType<typeof buildFinancingPage>;

/** Spec §2, route table; Spec §9, claims. */
export function landingPage(
  ports: OfferPorts,
  facts: SectionFacts & OfferRequest,
) {
  return {
    ...buildFinancingPage(ports, facts, "autoFinancing"),
    example: findFinanceExample(ports, facts),
    rates: buildRates(ports),
  };
}

export type LandingPageData = ReturnType<typeof landingPage>;

export function badCreditPage(
  ports: Pick<AppPorts, "profile" | "clock">,
  facts: SectionFacts,
) {
  return {
    ...buildFinancingPage(ports, facts, "badCreditFinancing"),
    rates: buildRates(ports),
  };
}

export type BadCreditPageData = ReturnType<typeof badCreditPage>;

/** Assumption A95. */
export function buyHerePayHerePage(ports: ProfilePort, facts: SectionFacts) {
  return {
    ...buildFinancingPage(ports, facts, "buyHerePayHere"),
    isFeeIncluded: ports.profile.pricing.advertise === "total",
  };
}

export type BuyHerePayHerePageData = ReturnType<typeof buyHerePayHerePage>;

export function framePage(
  ports: Pick<AppPorts, "profile" | "clock">,
  facts: SectionFacts,
  {
    page,
  }: {
    readonly page:
      "applyForFinancing" | "fullCreditApplication" | "freeCreditScore";
  },
) {
  const { texts } = PAGES[page];
  return {
    ...buildFinancingPage(ports, facts, page),
    texts,
    /** The lender's frame tells us no score, so that whoever sees theirs finds its rate here; null where none is shown. */
    rates: texts === "score" ? buildRates(ports) : null,
  };
}

export type FramePageData = ReturnType<typeof framePage>;

/** Without a loan that can be named in full there is no example (12 CFR 1026.24(d); Assumption A97). */
function findFinanceExample(
  ports: OfferPorts,
  facts: SectionFacts & OfferRequest,
) {
  const { language } = facts;
  const promotion = listCurrentOffers(ports, facts)
    .map((it) => it.promotion)
    .find((it) => it.financeExample !== null && it.disclosure !== null);
  const loan = promotion && findOfferLoan(promotion, ports.profile, language);
  if (!promotion || !loan) return null;
  return {
    title: promotion.title[language],
    text: promotion.description[language],
    leadsToPreApproval: promotion.url === PAGE_PATHS.applyForFinancing,
    loan,
  };
}

/** The rates are the estimator's own (Spec §9, credit labels). */
function buildRates({ profile, clock }: Pick<AppPorts, "profile" | "clock">) {
  const { estimator, conditions } = profile;
  const thisYear = new Date(clock.nowMs()).getUTCFullYear();
  return {
    bands: estimator.creditBands.map(({ label, minimumScore }) => ({
      label,
      minimumScore,
    })),
    columns: buildRateColumns(estimator, conditions, thisYear),
  };
}

export type RateTableData = ReturnType<typeof buildRates>;
