import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { needs } from "#app/domain/store-profile/fields/site-parts.ts";

export const FAQ_SECTIONS = [
  "home",
  "financing",
  "freeCreditScore",
  "buyHerePayHere",
  "badCredit",
  "sellTrade",
  "service",
  "protectionPlans",
] as const;
export type FaqSection = (typeof FAQ_SECTIONS)[number];

/** Spec §3, FAQ item: it has one answer or a list of answers. */
const faqItem = v.strictObject({
  question: field.localizedText,
  answers: v.pipe(
    v.array(field.localizedText),
    v.minLength(1, "must hold at least one answer"),
  ),
  /** A disclosure is needed when an answer states a payment, a down payment or a number of payments. */
  disclosure: v.optional(v.nullable(field.localizedText), null),
  needs,
});

export const faqs = v.strictObject(
  v.entriesFromList(FAQ_SECTIONS, v.array(faqItem)),
);
