import * as v from "valibot";
import { positiveCount } from "#app/domain/store-profile/fields/fields.ts";

const restriction = v.strictObject({
  unlockInventory: v.boolean("must be true or false"),
  unlockPrice: v.boolean("must be true or false"),
  unlockOffers: v.boolean("must be true or false"),
});

/** What stays hidden until the visitor unlocks it. Spec §4, restrictions per vehicle group. */
export const restrictions = v.strictObject({
  new: restriction,
  used: restriction,
  certified: restriction,
  search: restriction,
});

export const visitorSettings = v.strictObject({
  /** How long an unlock and a saved visitor profile last. */
  profileDays: positiveCount,
  storeCookieDays: positiveCount,
});
