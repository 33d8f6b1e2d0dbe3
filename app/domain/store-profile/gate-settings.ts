import * as v from "valibot";
import { positiveCount } from "#app/domain/store-profile/fields/fields.ts";

const restriction = v.strictObject({
  unlockInventory: v.boolean("must be true or false"),
  unlockPrice: v.boolean("must be true or false"),
  unlockOffers: v.boolean("must be true or false"),
});

/** These stay hidden until the visitor unlocks them (Spec §4, restrictions per vehicle group). */
export const restrictions = v.strictObject({
  new: restriction,
  used: restriction,
  certified: restriction,
  search: restriction,
});

export const visitorSettings = v.strictObject({
  /** An unlock and a saved visitor profile last this many days. */
  profileDays: positiveCount,
  storeCookieDays: positiveCount,
});
