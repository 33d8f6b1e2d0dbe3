import * as v from "valibot";
import {
  count,
  httpUrl,
  positiveCount,
} from "#app/domain/store-profile/fields/fields.ts";

/** Spec §4 and §9 define the cookie settings. */
export const consent = v.strictObject({
  /** Tier 0 has no banner, 1 has close and continue, 2 has customize and accept, 3 also has deny. */
  tier: v.picklist([0, 1, 2, 3], "must be 0, 1, 2 or 3"),
  /** It adds the button "Only essential". */
  rejectAll: v.boolean("must be true or false"),
  isBackgroundLocked: v.boolean("must be true or false"),
  bannerCloseDelayMs: count,
});

/** The chat button loads nothing before a tap (Spec §3, chat-widget flag). */
export const chat = v.strictObject({
  isEnabled: v.boolean("must be true or false"),
  /** It is the address of a vendor's widget script; null uses the built-in one. */
  vendorScriptUrl: v.nullable(httpUrl),
});

export const toasts = v.strictObject({
  lifeMs: positiveCount,
  position: v.picklist(
    ["top-right", "top-left", "bottom-right", "bottom-left"],
    "must be top-right, top-left, bottom-right or bottom-left",
  ),
});
