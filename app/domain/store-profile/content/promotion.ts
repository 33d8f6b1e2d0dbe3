import * as v from "valibot";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  cents,
  instant,
  link,
  positiveCount,
  text,
} from "#app/domain/store-profile/fields/fields.ts";
import { localizedText } from "#app/domain/store-profile/fields/localized-text.ts";
import { rule } from "#app/domain/store-profile/fields/rule.ts";

const PROMOTION_TAGS = [
  "pre-approve",
  "sell-trade",
  "financing",
  "warranty",
] as const;

const OFFER_SECTIONS = ["dealer", "sales", "service"] as const;
/** Sections of /special-offers; `additional.category` of a promotion. */
export type OfferSection = (typeof OFFER_SECTIONS)[number];

/** The loan that a claim such as "$7 down" describes; the payment engine works out and prints its terms. */
const financeExample = v.strictObject({
  amountFinancedCents: cents,
  downPaymentCents: cents,
  termMonths: positiveCount,
  creditScore: positiveCount,
  modelYear: positiveCount,
  condition: v.picklist(CONDITIONS, "must be new, used or certified"),
});

/** Spec §3, promotion. Active from startDate until before endDate. */
export const promotion = v.strictObject({
  id: text,
  position: v.picklist(
    ["promotions-carousel", "grid-item"],
    "must be promotions-carousel or grid-item",
  ),
  tags: v.array(
    v.picklist(PROMOTION_TAGS, `must be one of ${PROMOTION_TAGS.join(", ")}`),
  ),
  name: text,
  /** Where its button leads. */
  url: link,
  title: localizedText,
  description: localizedText,
  img: v.nullable(link),
  additional: v.strictObject({
    category: v.picklist(OFFER_SECTIONS, "must be dealer, sales or service"),
    ctaText: localizedText,
  }),
  /** Shown only when all of them hold. */
  criterias: v.array(rule),
  startDate: instant,
  endDate: instant,
  /** Printed beside the claim. */
  disclosure: v.nullable(localizedText),
  financeExample: v.nullable(financeExample),
});
