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

const matching = (pattern: RegExp, message: string) =>
  v.pipe(v.string("must be text"), v.regex(pattern, message));

/** How each vendor writes an account. */
export const ACCOUNT_IDS = {
  metaPixelId: matching(/^\d{5,20}$/, "must be the digits of a Meta pixel"),
  googleTagId: matching(
    /^(?:G|GT)-[A-Z0-9]{4,20}$/,
    "must be the id of a Google tag, as in G-ABC1234567",
  ),
  googleAdsId: matching(
    /^AW-\d{6,15}$/,
    "must be the id of a Google Ads account, as in AW-123456789",
  ),
  consentManagerId: matching(
    /^[\w-]{1,100}$/,
    "must be letters, digits, hyphens and underscores",
  ),
} as const;

/**
 * The address of a vendor's script stands in the content security policy, so its path may hold nothing that would end
 * a source there.
 */
const scriptUrl = v.pipe(
  field.httpUrl,
  v.check(
    (value) =>
      /^[\w./-]*$/.test(URL.parse(value)?.pathname ?? " ") &&
      URL.parse(value)?.search === "",
    "must be an address of letters, digits, dots and hyphens, without a query",
  ),
);

const GOOGLE_SCRIPT = "https://www.googletagmanager.com/gtag/js";
const META_SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";

/**
 * A tag runs where it is on and has its id (Spec §7: one that is on without it says so on the console). A script's
 * address differs from the vendor's own where a dealer serves it from a host of their own.
 */
const tags = v.strictObject({
  googleTag: v.strictObject({
    isEnabled: field.flag,
    scriptUrl: v.optional(scriptUrl, GOOGLE_SCRIPT),
  }),
  googleAds: v.strictObject({
    isEnabled: field.flag,
    scriptUrl: v.optional(scriptUrl, GOOGLE_SCRIPT),
    /** Event → the label of its conversion, the part of Google's `send_to` that stands behind the slash. */
    conversionLabels: v.optional(
      v.partial(v.strictObject(v.entriesFromList(VALUED_EVENTS, field.text))),
      {},
    ),
  }),
  metaPixel: v.strictObject({
    isEnabled: field.flag,
    scriptUrl: v.optional(scriptUrl, META_SCRIPT),
  }),
  consentManager: v.strictObject({
    isEnabled: field.flag,
    /** It loads the manager and offers what docs/operations/tags.md describes. */
    scriptUrl: v.nullable(scriptUrl),
  }),
  /** The Automotive Standards Council's events, which go to the Google tag. */
  automotiveEvents: v.strictObject({
    isEnabled: field.flag,
    /** The manufacturer's code of a franchise. */
    oemCode: v.optional(v.nullable(field.text), null),
  }),
});

const NO_TAGS = {
  googleTag: { isEnabled: false },
  googleAds: { isEnabled: false },
  metaPixel: { isEnabled: false },
  consentManager: { isEnabled: false, scriptUrl: null },
  automotiveEvents: { isEnabled: false },
};

/** Access tokens are not part of a profile. */
export const tracking = v.strictObject({
  metaPixelId: v.nullable(ACCOUNT_IDS.metaPixelId),
  googleTagId: v.nullable(ACCOUNT_IDS.googleTagId),
  googleAdsId: v.nullable(ACCOUNT_IDS.googleAdsId),
  consentManagerId: v.nullable(ACCOUNT_IDS.consentManagerId),
  tags: v.optional(tags, NO_TAGS),
  currency: v.literal("USD", "must be USD"),
  eventValuesUsd: v.strictObject(v.entriesFromList(VALUED_EVENTS, usd)),
  adTagValuesUsd: v.strictObject(v.entriesFromList(AD_TAG_EVENTS, usd)),
});
