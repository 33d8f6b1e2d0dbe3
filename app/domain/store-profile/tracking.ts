import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** Spec §9 lists the events with a value in US dollars. */
export const VALUED_EVENTS = [
  "PageView",
  "Lead",
  "FullCreditApplication",
  "InstantScreen",
  "Personalize",
  "Schedule",
  "ConversationStarted",
  "SellTrade",
  "ClickToCall",
  "UnlockInventory",
  "Contact",
  "SubmitApplication",
] as const;
export type ValuedEvent = (typeof VALUED_EVENTS)[number];

/** Spec §9 sets the ad-tag defaults. */
const AD_TAG_EVENTS = [
  "view_search_results",
  "view_item_list",
  "view_item",
  "add_to_cart",
  "purchase",
] as const;
export type AdTagEvent = (typeof AD_TAG_EVENTS)[number];

const usd = v.pipe(
  v.number("must be an amount in dollars"),
  v.minValue(0, "must not be negative"),
);

/** Null ids load nothing. Access tokens are not part of a profile. */
export const tracking = v.strictObject({
  metaPixelId: v.nullable(field.text),
  googleTagId: v.nullable(field.text),
  googleAdsId: v.nullable(field.text),
  consentManagerId: v.nullable(field.text),
  currency: v.literal("USD", "must be USD"),
  eventValuesUsd: v.strictObject(v.entriesFromList(VALUED_EVENTS, usd)),
  adTagValuesUsd: v.strictObject(v.entriesFromList(AD_TAG_EVENTS, usd)),
});
