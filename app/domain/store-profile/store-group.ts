import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { landscape } from "./landscape.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";

const SOCIAL_NETWORKS = [
  "facebook",
  "instagram",
  "youtube",
  "tiktok",
  "x",
  "linkedin",
] as const;

const storyEvent = v.strictObject({
  year: field.positiveCount,
  text: field.localizedText,
});

/** Spec §3, company profile. */
export const storeGroup = v.strictObject({
  /** The id stands in the catalog's path /store-group/{id}/website. */
  id: field.identifier,
  name: field.text,
  legalName: field.text,
  description: field.localizedText,
  addressLine1: field.text,
  addressLine2: v.nullable(field.text),
  city: field.text,
  state: field.text,
  stateShort: field.stateShort,
  zip: field.zip,
  country: field.text,
  phone: field.phone,
  email: field.email,
  foundedYear: v.nullable(field.positiveCount),
  /** What happened in which year, oldest first; empty tells none (Assumption A361). */
  story: v.optional(v.array(storyEvent), []),
  /** The store as who drives by sees it; null shows none. */
  picture: v.optional(
    v.nullable(
      v.strictObject({ url: field.picture, alt: field.localizedText }),
    ),
    null,
  ),
  /** What somebody of the staff says to every customer, in paragraphs; null says nothing (Assumption A375). */
  letter: v.optional(
    v.nullable(
      v.strictObject({ staffId: field.identifier, text: field.localizedText }),
    ),
    null,
  ),
  /** The values are staff ids; null names nobody. */
  employees: v.optional(
    v.strictObject({
      generalManager: v.nullable(field.identifier),
      serviceManager: v.nullable(field.identifier),
    }),
    { generalManager: null, serviceManager: null },
  ),
  socials: v.array(
    v.strictObject({
      network: field.pickListed(SOCIAL_NETWORKS),
      url: field.httpUrl,
    }),
  ),
});

/** The address comes from SITE_URL. Spec §3 defines the site (url, name, description). */
export const site = v.strictObject({
  name: field.text,
  description: field.localizedText,
  defaultLanguage: field.pickOne(LANGUAGES),
  languages: v.pipe(
    v.array(field.pickOne(LANGUAGES)),
    v.minLength(1, "must name at least one language"),
  ),
});

const tilesUrl = v.pipe(
  field.httpUrl,
  v.check(
    (value) => ["{z}", "{x}", "{y}"].every((part) => value.includes(part)),
    "must contain {z}, {x} and {y}",
  ),
);

/** Spec §9 gives the map of all stores this zoom. */
export const map = v.strictObject({
  zoomMobile: field.positiveCount,
  zoomDesktop: field.positiveCount,
  /** Null draws the store map without tiles. */
  tilesUrl: v.nullable(tilesUrl),
  tilesAttribution: v.nullable(field.text),
  /** Roads, rivers, lakes, borders and towns of the drawn map; empty draws a plain grid. */
  landscape: v.optional(landscape, []),
});
