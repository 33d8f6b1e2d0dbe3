import * as v from "valibot";
import {
  count,
  httpUrl,
  link,
  positiveCount,
  text,
} from "#app/domain/store-profile/fields/fields.ts";

const REVIEW_PLATFORMS = ["google", "facebook"] as const;

export const REVIEW_CATEGORIES = [
  "Buy",
  "Sales",
  "Service",
  "Finance",
  "Sell",
] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** Spec §3 defines the review, which is in the reviewer's own words and language. */
export const review = v.strictObject({
  reviewerName: text,
  reviewerPhoto: v.nullable(link),
  platform: v.picklist(REVIEW_PLATFORMS, "must be google or facebook"),
  stars: v.picklist([1, 2, 3, 4, 5], "must be 1 to 5"),
  text,
  hasPhoto: v.boolean("must be true or false"),
  categories: v.pipe(
    v.array(
      v.picklist(
        REVIEW_CATEGORIES,
        `must be one of ${REVIEW_CATEGORIES.join(", ")}`,
      ),
    ),
    v.minLength(1, "must name at least one category"),
  ),
  url: v.nullable(httpUrl),
});

/** Spec §9: the rating is 4.6 from 2,300+ reviews. */
export const ratings = v.strictObject({
  platform: v.picklist(REVIEW_PLATFORMS, "must be google or facebook"),
  rating: v.pipe(
    v.number("must be a number"),
    v.minValue(1, "must be 1 or more"),
    v.maxValue(5, "must be 5 or less"),
  ),
  count,
  url: v.nullable(httpUrl),
  /** One section shows this many reviews (Spec §9). */
  reviewsPerSection: positiveCount,
});
