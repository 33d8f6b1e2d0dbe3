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
/** These are the sections of /special-offers, and the values of a promotion's `additional.category`. */
export type OfferSection = (typeof OFFER_SECTIONS)[number];

/** The payment engine computes and prints the terms of this loan, which a claim such as "$7 down" describes. */
const financeExample = v.strictObject({
  amountFinancedCents: cents,
  downPaymentCents: cents,
  termMonths: positiveCount,
  creditScore: positiveCount,
  modelYear: positiveCount,
  condition: v.picklist(CONDITIONS, "must be new, used or certified"),
});

/** Spec §3 defines the promotion. It is active from startDate until before endDate. */
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
  /** Its button leads there. */
  url: link,
  title: localizedText,
  description: localizedText,
  img: v.nullable(link),
  additional: v.strictObject({
    category: v.picklist(OFFER_SECTIONS, "must be dealer, sales or service"),
    ctaText: localizedText,
  }),
  /** The promotion is shown only when all of these hold. */
  criterias: v.array(rule),
  startDate: instant,
  endDate: instant,
  /** The disclosure is printed beside the claim. */
  disclosure: v.nullable(localizedText),
  financeExample: v.nullable(financeExample),
});
