import {
  PLATFORM_NAMES,
  REVIEW_CATEGORIES,
  type ReviewCategory,
  REVIEWS_PER_SECTION,
} from "#app/domain/store-profile/content/review.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { listKeptPromises } from "#app/site/page/built-pages.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { sectionsCopy } from "./copy.ts";

/** Every word of it comes from the server, so that a page's scripts hold none. */
export type ReviewSectionView = ReturnType<typeof buildReviewSection>;
export type ReviewView = ReviewSectionView["first"][number];

type Review = StoreProfile["reviews"][number];

const FIRST = 3;

/**
 * Spec §9: at most nine reviews of the categories. Pages that show the same ones differ in their `turn`: who walks from
 * one to the next finds other ones in sight.
 */
export function buildReviewSection(
  profile: StoreProfile,
  categories: readonly ReviewCategory[],
  language: Language,
  turn = 0,
) {
  const { ratings, texts } = profile;
  const reviews = listKeptPromises(profile, profile.reviews);
  const t = createTranslator(sectionsCopy, texts[language], language);
  const taken = takeInTurn(
    putOwnFirst(reviews, language),
    categories,
    ratings?.reviewsPerSection ?? REVIEWS_PER_SECTION,
  );
  const begin = taken.length === 0 ? 0 : (turn * FIRST) % taken.length;
  const turned = [...taken.slice(begin), ...taken.slice(0, begin)];
  const shown = putOwnFirst(turned, language).map((review) =>
    buildReviewView(review, t, language),
  );
  return {
    title: t("reviews"),
    /** It reads "4.6". Null, as the four below, where the profile names no rating. */
    rating: ratings?.rating.toFixed(1) ?? null,
    stars: ratings?.rating ?? null,
    count: sayRatingCount(ratings, t),
    platform: ratings?.platform ?? null,
    reviewCount: ratings?.count ?? null,
    /** Null means that the profile does not say where all reviews stand. */
    all:
      ratings === null || ratings.url === null
        ? null
        : { label: t("reviewsAll"), address: ratings.url },
    /** Without any the section is left out. */
    first: shown.slice(0, FIRST),
    /** A narrow screen hides these until the visitor asks for more. */
    others: shown.slice(FIRST),
    more: t("reviewsMore", { count: Math.max(0, shown.length - FIRST) }),
  };
}

/** It reads "4.6 out of 5, from 2,300+ Google reviews"; null where the profile names no rating. */
export function sayRating(
  { ratings, texts }: Pick<StoreProfile, "ratings" | "texts">,
  language: Language,
): string | null {
  const t = createTranslator(sectionsCopy, texts[language], language);
  return (
    ratings && `${ratings.rating.toFixed(1)} ${sayRatingCount(ratings, t)}`
  );
}

const sayRatingCount = (
  ratings: StoreProfile["ratings"],
  t: Translate<keyof typeof sectionsCopy.sentences>,
): string | null =>
  ratings &&
  t("ratingOutOf", {
    count: ratings.count,
    platform: PLATFORM_NAMES[ratings.platform],
  });

/** Whoever reads the page begins with what is written in its language; else the order stays. */
function putOwnFirst(
  reviews: readonly Review[],
  language: Language,
): readonly Review[] {
  const isForeign = (review: Review) => Number(review.language !== language);
  return reviews.toSorted((one, other) => isForeign(one) - isForeign(other));
}

/**
 * What stands in sight of a department's page is of the department, which is the first category. Then, and on a page about
 * all of them, categories take turns, the first first, and each keeps the profile's order (Assumption A82).
 */
function takeInTurn(
  reviews: readonly Review[],
  categories: readonly ReviewCategory[],
  most: number,
): readonly Review[] {
  const isAboutAll = categories.length === REVIEW_CATEGORIES.length;
  const own = categories.slice(0, isAboutAll ? 0 : 1);
  const taken = new Set(
    reviews
      .filter((it) => own.some((category) => it.categories.includes(category)))
      .slice(0, FIRST),
  );
  let before = -1;
  while (taken.size > before && taken.size < most) {
    before = taken.size;
    for (const category of categories) {
      const review = reviews.find(
        (it) => it.categories.includes(category) && !taken.has(it),
      );
      if (review !== undefined) taken.add(review);
    }
  }
  return [...taken].slice(0, most);
}

function buildReviewView(
  review: Review,
  t: Translate<keyof typeof sectionsCopy.sentences>,
  language: Language,
) {
  const { reviewerName, stars, platform, url, hasPhoto, reviewerPhoto } =
    review;
  const { start, rest } = cutReview(review.text);
  const isForeign = review.language !== language;
  const source = t("reviewSource", {
    category: review.categories
      .map((category) => t(`category.${category}`))
      .join(),
    platform: t(`platform.${platform}`),
  });
  return {
    name: reviewerName,
    /** Null stands for no photo; the initial takes its place, never somebody else's face. */
    photo: hasPhoto ? reviewerPhoto : null,
    initial: [...reviewerName.trim()][0]?.toUpperCase() ?? "",
    text: start,
    /** The quote's language, where the page has another. */
    ...(isForeign && { lang: review.language }),
    /** This is the end of a long review, behind its label. */
    rest:
      rest === null
        ? null
        : {
            label: t("reviewRest"),
            text: rest,
            ...(isForeign && { labelLang: language }),
          },
    stars,
    starsText: t("reviewStars", { count: stars }),
    platform,
    /** It reads "Finance, Google review": a review is of one department, on whichever page it stands. */
    // Nobody's words are translated: where they are of another language than the page, it is said.
    source: isForeign
      ? t("reviewForeign", {
          source,
          language: t(`writtenIn.${review.language}`),
        })
      : source,
    /** Null means that the profile does not say where the review is found. */
    address: url,
  };
}

/** The unit is characters. A review that is hardly longer is shown whole. */
const LONG = 700;
const SHOWN = 500;

/** The cut is between words where there are any; the rest is read only on request. */
function cutReview(text: string) {
  const whole = text.trim();
  if (whole.length <= LONG) return { start: whole, rest: null };
  const letters = [...whole];
  const end = letters
    .slice(0, SHOWN)
    .findLastIndex((letter) => /\s/u.test(letter));
  const at = end > SHOWN / 2 ? end : SHOWN;
  const [start, rest] = [letters.slice(0, at), letters.slice(at)];
  return { start: start.join("").trimEnd(), rest: rest.join("") };
}
