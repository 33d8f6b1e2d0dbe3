import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FaqSection } from "#app/domain/store-profile/content/faq.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import {
  type FaqSectionView,
  buildFaqSection,
} from "#app/site/sections/faq-section.server.ts";
import type { Feature } from "#app/site/sections/feature-cards.tsx";
import {
  type ReviewSectionView,
  buildReviewSection,
} from "#app/site/sections/review-section.server.ts";
import { type EndingView, ending } from "./ending.server.ts";
import type { FinancingWords } from "./financing-words.server.ts";
import { otherWays } from "./other-ways.server.ts";

/** What every financing page without a form ends with. */
export interface ClosingView {
  readonly moreTitle: string;
  readonly more: readonly Feature[];
  readonly reviews: ReviewSectionView;
  readonly faqs: FaqSectionView;
  readonly end: EndingView;
}

export function closing(
  profile: StoreProfile,
  words: FinancingWords,
  {
    page,
    faqs,
    language,
  }: {
    readonly page: Parameters<typeof otherWays>[1];
    readonly faqs: FaqSection;
    readonly language: Language;
  },
): ClosingView {
  return {
    moreTitle: words.say("more.title"),
    more: otherWays(words, page),
    // Spec §9: reviews of the category Finance.
    reviews: buildReviewSection(profile, ["Finance"], language),
    faqs: buildFaqSection(profile, faqs, language),
    end: ending(words),
  };
}
