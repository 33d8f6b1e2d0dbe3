import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** Spec §2, home: its parts below the first screen, in the usual order. */
export const HOME_SECTIONS = [
  "actions",
  "newArrivals",
  "bodyStyles",
  "specialFilters",
  "slides",
  "departments",
  "warranty",
  "reviews",
  "faqs",
  "stores",
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Sections stand in this order, and one that is not named is left out. One without content is left out as well. */
export const home = v.optional(
  v.strictObject({
    sections: v.pipe(
      v.array(field.pickListed(HOME_SECTIONS)),
      v.check(
        (list) => new Set(list).size === list.length,
        "must not name a section twice",
      ),
    ),
  }),
  () => ({ sections: [...HOME_SECTIONS] }),
);
