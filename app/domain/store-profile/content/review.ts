import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { needs } from "#app/domain/store-profile/fields/site-parts.ts";

const REVIEW_PLATFORMS = ["google", "facebook"] as const;

/** What shoppers call them, in every language. */
export const PLATFORM_NAMES = {
  google: "Google",
  facebook: "Facebook",
} as const satisfies Readonly<
  Record<(typeof REVIEW_PLATFORMS)[number], string>
>;

export const REVIEW_CATEGORIES = [
  "Buy",
  "Sales",
  "Service",
  "Finance",
  "Sell",
] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** Spec §9 names the categories of these sections; a page about all of the company shows all of them. */
export const REVIEW_SECTIONS = {
  home: ["Finance"],
  sell: ["Sell", "Finance"],
  service: ["Service", "Finance"],
} as const satisfies Readonly<Record<string, readonly ReviewCategory[]>>;

/** Spec §3 defines the review, which is in the reviewer's own words and language. */
export const review = v.strictObject({
  reviewerName: field.text,
  /** It is shown where `hasPhoto` is on. */
  reviewerPhoto: v.nullable(field.picture),
  platform: field.pickOne(REVIEW_PLATFORMS),
  stars: v.picklist([1, 2, 3, 4, 5], "must be 1 to 5"),
  text: field.text,
  /** The language of `text`; pages in another one mark the quote, so that it is read aloud in its own. */
  language: v.optional(field.pickOne(LANGUAGES), "en"),
  hasPhoto: field.flag,
  categories: v.pipe(
    v.array(field.pickListed(REVIEW_CATEGORIES)),
    v.length(1, "must name one category: the department it is about"),
  ),
  url: v.nullable(field.httpUrl),
  needs,
});

/** One section shows this many reviews where the profile has no rating that says otherwise (Spec §9). */
export const REVIEWS_PER_SECTION = 9;

/** Spec §9: the rating is 4.6 from 2,300+ reviews. Null is a dealership that names none. */
export const ratings = v.optional(
  v.nullable(
    v.strictObject({
      platform: field.pickOne(REVIEW_PLATFORMS),
      rating: v.pipe(
        v.number("must be a number"),
        v.minValue(1, "must be 1 or more"),
        v.maxValue(5, "must be 5 or less"),
      ),
      count: field.count,
      url: v.nullable(field.httpUrl),
      /** One section shows this many reviews (Spec §9). */
      reviewsPerSection: field.positiveCount,
    }),
  ),
  null,
);
