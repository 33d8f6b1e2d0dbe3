import * as v from "valibot";
import { PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import { BODY_STYLES, CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";

export const conditions = v.pipe(
  v.array(field.pickOne(CONDITIONS)),
  v.minLength(1, "must name at least one condition"),
  v.check(
    (list) => new Set(list).size === list.length,
    "must not repeat a condition",
  ),
);

/** Spec §3 defines the body style. */
const bodyStyle = v.strictObject({
  /** The catalogue tells it to other programs. */
  id: field.positiveCount,
  name: field.localizedText,
  value: field.pickListed(BODY_STYLES),
  /** Whole dollars that the home page says cars start at, as long as one costs no more; 0 says nothing. */
  starting_price: field.count,
  /** The home page shows it in the place of the drawing. */
  image: v.nullable(field.picture),
  /** The drawing of this body style stands for it, on the home page and in the filters. */
  icon: field.pickListed(BODY_STYLES),
  /** False offers it nowhere: not on the home page, in filters, suggestions or the sitemap. Its cars stay. */
  active: field.flag,
});

const specialFilter = v.strictObject({
  title: field.localizedText,
  description: field.localizedText,
  path: field.searchPath,
});

export const search = v.strictObject({
  bodyStyles: v.array(bodyStyle),
  /** Sort options are offered in this order; price sorts are absent while prices are locked. */
  sortOptions: v.pipe(
    v.array(field.pickListed(PROFILE_SORT_KEYS)),
    v.minLength(1, "must list at least one sort option"),
  ),
  defaultSort: field.pickListed(PROFILE_SORT_KEYS),
  /** These searches in words are offered under the home page's search field. */
  suggestions: v.array(field.localizedText),
  /** Spec §2 defines the special-filter cards. */
  specialFilters: v.array(specialFilter),
  similarVehicleCount: field.positiveCount,
});

export const vehicleSettings = v.strictObject({
  historyReport: v.nullable(
    v.strictObject({
      name: field.text,
      /** The part {vin} is replaced. */
      urlTemplate: v.pipe(
        v.string("must be text"),
        v.includes("{vin}", "must contain {vin}"),
      ),
    }),
  ),
  /** What the dealership's certification gives; certified cars say it, and say nothing where it is null. */
  certifiedProgram: v.optional(
    v.nullable(
      v.strictObject({
        name: field.localizedText,
        covers: v.pipe(
          v.array(field.localizedText),
          v.minLength(1, "must say what is covered"),
        ),
      }),
    ),
    null,
  ),
  /**
   * What makers give with their new cars, said of cars whose feed has the day of their first service; a null bound is
   * open, and null miles are any.
   */
  factoryWarranties: v.optional(
    v.array(
      v.strictObject({
        make: field.text,
        modelYearFrom: v.optional(v.nullable(field.positiveCount), null),
        modelYearTo: v.optional(v.nullable(field.positiveCount), null),
        parts: v.pipe(
          v.array(
            v.strictObject({
              name: field.localizedText,
              months: field.positiveCount,
              miles: v.nullable(field.positiveCount),
            }),
          ),
          v.minLength(1, "must say what is covered"),
        ),
      }),
    ),
    [],
  ),
  /** Photos may be fetched from these hosts; "*.example.com" accepts every subdomain. */
  imageHosts: v.array(field.hostName),
});

/** Spec §2 sets titles and canonical links. */
export const seo = v.strictObject({
  titleSeparator: v.string("must be text"),
  lowercaseCanonical: field.flag,
  canonicalQueryParameters: v.array(field.text),
  /** A JPEG or PNG of 1200 × 630 for shared links; with null the site draws one. */
  socialPicture: v.optional(v.nullable(field.picture), null),
});
