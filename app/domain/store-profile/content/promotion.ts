import * as v from "valibot";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { needs } from "#app/domain/store-profile/fields/site-parts.ts";
import { rule } from "#app/domain/store-profile/fields/rule.ts";

const PROMOTION_TAGS = [
  "pre-approve",
  "sell-trade",
  "financing",
  "warranty",
] as const;

const OFFER_SECTIONS = ["dealer", "sales", "service"] as const;
/** These are the sections of /special-offers, and the values of a promotion's `additional.category`. */
export type OfferSection = (typeof OFFER_SECTIONS)[number];

/** What an offer of the service department is about. */
const SERVICE_KINDS = [
  "oil",
  "brakes",
  "tires",
  "alignment",
  "battery",
] as const;

/** The payment engine computes and prints the terms of this loan, which a claim such as "$7 down" describes. */
const financeExample = v.strictObject({
  amountFinancedCents: field.cents,
  downPaymentCents: field.cents,
  termMonths: field.positiveCount,
  creditScore: field.positiveCount,
  modelYear: field.positiveCount,
  condition: field.pickOne(CONDITIONS),
});

/** Spec §3 defines the promotion. It is active from startDate until before endDate. */
export const promotion = v.strictObject({
  id: field.text,
  position: field.pickOne(["promotions-carousel", "grid-item"]),
  tags: v.array(field.pickListed(PROMOTION_TAGS)),
  name: field.localizedText,
  /** Its button leads there. */
  url: field.link,
  title: field.localizedText,
  description: field.localizedText,
  img: v.nullable(field.picture),
  additional: v.strictObject({
    category: field.pickOne(OFFER_SECTIONS),
    ctaText: field.localizedText,
  }),
  criterias: v.array(rule),
  startDate: field.instant,
  endDate: field.instant,
  /** The disclosure is printed beside the claim. */
  disclosure: v.nullable(field.localizedText),
  financeExample: v.nullable(financeExample),
  /** The vehicle is brought to the buyer, so forms about it ask where to (Spec §3, address of type delivery). */
  delivers: v.optional(field.flag, false),
  /** It chooses the icon of an offer of the service department. */
  serviceKind: v.optional(v.nullable(field.pickOne(SERVICE_KINDS)), null),
  /** Ids of serviceCenter.popularServices: a booking that begins with the offer has them chosen. */
  serviceIds: v.optional(v.array(field.identifier), []),
  /** It takes this off the price that each of these services begins at; null names no amount. */
  offCents: v.optional(v.nullable(field.cents), null),
  needs,
});
