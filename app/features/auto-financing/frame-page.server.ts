import type { AppPorts } from "#app/ports.ts";
import type { FaqSection } from "#app/domain/store-profile/content/faq.ts";
import {
  type FaqSectionView,
  buildFaqSection,
} from "#app/site/sections/faq-section.server.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { StatedPromise, Step } from "#app/site/sections/section-lists.tsx";
import {
  type ReviewSectionView,
  buildReviewSection,
} from "#app/site/sections/review-section.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";
import type { SaidHead } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import {
  type FinancingHead,
  buildFinancingWords,
} from "./financing-words.server.ts";

/** These pages are built around a lender's frame. */
export type FramePageKey =
  "applyForFinancing" | "fullCreditApplication" | "freeCreditScore";

export interface FramePageView {
  readonly head: FinancingHead & Pick<SaidHead, "hasOwnTitle">;
  readonly hero: PageHeroText;
  /** On a narrow screen, what is needed stands before the frame that needs it. */
  readonly areTermsFirst: boolean;
  readonly promisesTitle: string;
  readonly promises: readonly StatedPromise[];
  readonly talk: {
    readonly title: string;
    readonly text: string;
    readonly link: SectionLink;
  };
  readonly stepsTitle: string;
  readonly steps: readonly Step[];
  readonly reviews: ReviewSectionView;
  readonly faqs: FaqSectionView;
}

const PAGES = {
  applyForFinancing: { texts: "apply", faqs: "financing" },
  fullCreditApplication: { texts: "full", faqs: "financing" },
  freeCreditScore: { texts: "score", faqs: "freeCreditScore" },
} as const satisfies Record<
  FramePageKey,
  { readonly texts: string; readonly faqs: FaqSection }
>;

/** This view holds everything around the frame of a financing page. */
export function framePage(
  { profile }: Pick<AppPorts, "profile">,
  facts: SectionFacts,
  page: FramePageKey,
): FramePageView {
  const { language } = facts;
  const { texts, faqs } = PAGES[page];
  const words = buildFinancingWords(profile, facts);
  const { say, listLinks, call } = words;
  return {
    head: {
      title: say(`${texts}.title`),
      // Its form writes what is wrong into the title.
      hasOwnTitle: page === "applyForFinancing",
      description: say(`${texts}.description`),
    },
    hero: {
      ...words.buildPageCrumbs(`${texts}.title`),
      title: say(`${texts}.heading`),
      lead: say(`${texts}.lead`),
      links: [],
      note: null,
      picture: null,
    },
    areTermsFirst: page === "fullCreditApplication",
    promisesTitle: say(`${texts}.promises`),
    promises: ([1, 2, 3] as const).map((at) => ({
      title: say(`${texts}.promise${at}`),
      text: say(`${texts}.promise${at}Text`),
    })),
    talk: { title: say("talk"), text: say("talkText"), link: call },
    stepsTitle: say("next"),
    steps: ([1, 2, 3] as const).map((at) => ({
      title: say(`${texts}.step${at}`),
      text: say(`${texts}.step${at}Text`),
      link: listNextLinks()[at - 1] ?? null,
    })),
    reviews: buildReviewSection(profile, ["Finance"], language),
    faqs: buildFaqSection(profile, faqs, language),
  };

  /** These links stand beside the steps that they lead to. */
  function listNextLinks(): readonly (SectionLink | undefined)[] {
    switch (page) {
      case "applyForFinancing":
        return [
          undefined,
          listLinks("searchVehicles", "browse")[0],
          listLinks("fullCreditApplication", "fullApplication")[0],
        ];
      case "fullCreditApplication":
        return [];
      case "freeCreditScore":
        return [
          undefined,
          undefined,
          listLinks("applyForFinancing", "preApproval")[0],
        ];
    }
  }
}

export function framePageHead(
  { around }: { readonly around: FramePageView },
  site: SiteView,
): SaidHead {
  return sectionsHead(around, site);
}
