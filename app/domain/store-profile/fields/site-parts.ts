import * as v from "valibot";

/** Some texts promise a part of the site: an offer worked out online, a service visit or a test drive booked online. */
export const SITE_PARTS = [
  "valuation",
  "serviceBooking",
  "testDriveBooking",
] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** A text that promises a part is left out while the part does not stand; most promise none. */
export const needs = v.optional(
  v.nullable(
    v.picklist(SITE_PARTS, `must be null or one of ${SITE_PARTS.join(", ")}`),
  ),
  null,
);
