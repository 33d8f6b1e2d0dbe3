import * as v from "valibot";
import { SORT_KEYS } from "#app/domain/inventory/search.ts";
import { BODY_STYLES, CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  count,
  identifier,
  link,
  positiveCount,
  searchPath,
  text,
} from "#app/domain/store-profile/fields/fields.ts";
import { localizedText } from "#app/domain/store-profile/fields/localized-text.ts";

export const conditions = v.pipe(
  v.array(v.picklist(CONDITIONS, "must be new, used or certified")),
  v.minLength(1, "must name at least one condition"),
  v.check(
    (list) => new Set(list).size === list.length,
    "must not repeat a condition",
  ),
);

/** Spec §3 defines the body style. A null `image` shows the illustration. */
const bodyStyle = v.strictObject({
  id: positiveCount,
  name: localizedText,
  value: v.picklist(BODY_STYLES, `must be one of ${BODY_STYLES.join(", ")}`),
  starting_price: count,
  image: v.nullable(link),
  icon: text,
  active: v.boolean("must be true or false"),
});

const specialFilter = v.strictObject({
  id: identifier,
  title: localizedText,
  description: localizedText,
  path: searchPath,
});

export const search = v.strictObject({
  bodyStyles: v.array(bodyStyle),
  /** Sort options are offered in this order; price sorts are absent while prices are locked. */
  sortOptions: v.pipe(
    v.array(v.picklist(SORT_KEYS, `must be one of ${SORT_KEYS.join(", ")}`)),
    v.minLength(1, "must list at least one sort option"),
  ),
  defaultSort: v.picklist(SORT_KEYS, `must be one of ${SORT_KEYS.join(", ")}`),
  /** These searches in words are offered under the home page's search field. */
  suggestions: v.array(localizedText),
  /** Spec §2 defines the special-filter cards. */
  specialFilters: v.array(specialFilter),
  similarVehicleCount: positiveCount,
});

export const vehicleSettings = v.strictObject({
  historyReport: v.nullable(
    v.strictObject({
      name: text,
      /** The part {vin} is replaced. */
      urlTemplate: v.pipe(
        v.string("must be text"),
        v.includes("{vin}", "must contain {vin}"),
      ),
    }),
  ),
  /** Photos may be fetched from these hosts; "*.example.com" accepts every subdomain. */
  imageHosts: v.array(text),
});

/** Spec §2 sets titles and canonical links. */
export const seo = v.strictObject({
  titleSeparator: v.string("must be text"),
  lowercaseCanonical: v.boolean("must be true or false"),
  /** A canonical link keeps these query parameters besides the filters. */
  canonicalQueryParameters: v.array(text),
  /** It is the dealer's own picture for shared links, a JPEG or PNG of 1200 × 630; with null the site draws one. */
  socialPicture: v.optional(v.nullable(link), null),
});
