import { ANSWERED } from "./journey.ts";
import { test as inTab } from "./tabs.ts";

/** Visitors who ask for less motion and have answered the question about cookies. */
export const test = inTab.extend({
  storageState: ANSWERED,
  contextOptions: { reducedMotion: "reduce" },
});
