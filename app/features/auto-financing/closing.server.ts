import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FaqSection } from "#app/domain/store-profile/content/faq.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import {
  type FaqSectionView,
  buildFaqSection,
} from "#app/site/sections/faq-section.server.ts";
import type { Feature } from "#app/site/sections/section-lists.tsx";
import {
  type ReviewSectionView,
  buildReviewSection,
} from "#app/site/sections/review-section.server.ts";
import type { FinancingWords } from "./financing-words.server.ts";
import { listOtherWays } from "./other-ways.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";

/** Every financing page without a form ends with these parts. */
export interface ClosingView {
  readonly moreTitle: string;
  readonly more: readonly Feature[];
  readonly reviews: ReviewSectionView;
  readonly faqs: FaqSectionView;
  readonly end: EndingView;
}

export function buildClosing(
  profile: StoreProfile,
  words: FinancingWords,
  {
    page,
    faqs,
    language,
  }: {
    readonly page: Parameters<typeof listOtherWays>[1];
    readonly faqs: FaqSection;
    readonly language: Language;
  },
): ClosingView {
  return {
    moreTitle: words.say("more.title"),
    more: listOtherWays(words, page),
    // Spec §9: these pages show reviews of the category Finance.
    reviews: buildReviewSection(profile, ["Finance"], language),
    faqs: buildFaqSection(profile, faqs, language),
    end: buildEnding(words),
  };
}

interface EndingView {
  readonly title: string;
  readonly text: string;
  readonly links: readonly SectionLink[];
}

/** Every financing page that has no form ends with this call to action. */
function buildEnding({
  say,
  start,
  canPreApprove,
}: FinancingWords): EndingView {
  return {
    title: say("end.title"),
    text: say(canPreApprove ? "end.text" : "end.textCall"),
    links: start,
  };
}
