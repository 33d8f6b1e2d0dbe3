import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  ReviewCategory,
  ReviewPlatform,
} from "#app/domain/store-profile/content/review.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { sectionsCopy } from "./copy.ts";
import { cutReview } from "./long-review.ts";

/** Every word of it comes from the server, so that a page's scripts hold none. */
export interface ReviewSectionView {
  readonly title: string;
  /** The rating reads "4.6". */
  readonly rating: string;
  readonly stars: number;
  readonly count: string;
  readonly reviewCount: number;
  /** All of the reviews stand at this address; it is null when the profile does not say. */
  readonly all: { readonly label: string; readonly address: string } | null;
  /** It is empty where the profile has none, and the section is left out. */
  readonly first: readonly ReviewView[];
  /** A narrow screen hides these until the visitor asks for more. */
  readonly others: readonly ReviewView[];
  readonly more: string;
}

export interface ReviewView {
  readonly name: string;
  readonly text: string;
  /** This is the end of a long review, behind its label. */
  readonly rest: { readonly label: string; readonly text: string } | null;
  readonly stars: number;
  readonly starsText: string;
  readonly platform: ReviewPlatform;
  /** The source reads "Finance, Google review". */
  readonly source: string;
  /** The review is found at this address; it is null when the profile does not say. */
  readonly address: string | null;
}

type Review = StoreProfile["reviews"][number];

const FIRST = 3;

/** Spec §9: the section shows the rating and at most nine reviews of the categories. */
export function buildReviewSection(
  { ratings, reviews, texts }: StoreProfile,
  categories: readonly ReviewCategory[],
  language: Language,
): ReviewSectionView {
  const t = createTranslator(sectionsCopy, texts[language], language);
  const shown = takeInTurn(reviews, categories, ratings.reviewsPerSection).map(
    ({ review, category }) => buildReviewView(review, category, t),
  );
  return {
    title: t("reviews"),
    rating: ratings.rating.toFixed(1),
    stars: ratings.rating,
    count: t("ratingOutOf", { count: ratings.count }),
    reviewCount: ratings.count,
    all:
      ratings.url === null
        ? null
        : { label: t("reviewsAll"), address: ratings.url },
    first: shown.slice(0, FIRST),
    others: shown.slice(FIRST),
    more: t("reviewsMore", { count: Math.max(0, shown.length - FIRST) }),
  };
}

interface ShownReview {
  readonly review: Review;
  /** The review is shown for this category. */
  readonly category: ReviewCategory;
}

/**
 * One review of each category is taken in turn, the first category first, each in the profile's order
 * (Assumption A82).
 */
function takeInTurn(
  reviews: readonly Review[],
  categories: readonly ReviewCategory[],
  most: number,
): readonly ShownReview[] {
  const taken = new Map<Review, ShownReview>();
  let before = -1;
  while (taken.size > before && taken.size < most) {
    before = taken.size;
    for (const category of categories) {
      const review = reviews.find(
        (it) => it.categories.includes(category) && !taken.has(it),
      );
      if (review !== undefined) taken.set(review, { review, category });
    }
  }
  return [...taken.values()].slice(0, most);
}

function buildReviewView(
  review: Review,
  category: ReviewCategory,
  t: Translate<keyof typeof sectionsCopy.sentences>,
): ReviewView {
  const { reviewerName, stars, platform, url } = review;
  const { start, rest } = cutReview(review.text);
  return {
    name: reviewerName,
    text: start,
    rest: rest === null ? null : { label: t("reviewRest"), text: rest },
    stars,
    starsText: t("reviewStars", { count: stars }),
    platform,
    source: t("reviewSource", {
      category: t(`category.${category}`),
      platform: t(`platform.${platform}`),
    }),
    address: url,
  };
}
