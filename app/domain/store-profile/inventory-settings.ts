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

/** Spec §3 defines the body style. A null `image` shows the illustration. */
const bodyStyle = v.strictObject({
  id: field.positiveCount,
  name: field.localizedText,
  value: field.pickListed(BODY_STYLES),
  starting_price: field.count,
  image: v.nullable(field.link),
  icon: field.text,
  active: field.flag,
});

const specialFilter = v.strictObject({
  id: field.identifier,
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
  socialPicture: v.optional(v.nullable(field.link), null),
});
