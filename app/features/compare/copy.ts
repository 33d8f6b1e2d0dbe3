import { defineCopy } from "#app/site/page/copy.ts";

export const compareCopy = defineCopy("compare", {
  cookiesRefused:
    "Your browser blocks cookies, so we can’t keep what you compare from one page to the next. To compare several cars, allow cookies for this site.",
  title: "Compare cars",
  lead: {
    one: "One car so far. Add up to three more.",
    other: "{count} cars side by side.",
  },
  /** It counts the others. */
  leadBest: {
    one: "The better one in each row is highlighted.",
    other: "The best in each row is highlighted.",
  },
  allCars: "All cars",
  region: "Cars side by side",
  /** Screen readers hear it where others see that a value is highlighted. */
  best: "(best of these)",
  verdicts: "In short",
  "verdict.none": "Nothing the others don’t have",
  same: "What is the same",
  showDifferences: "Show all {count} differences",
  showFeatures: "Show all {count} features",
  showFewer: "Show fewer",
  swipe: "Swipe to see all {count} cars.",
  noDifferences: "These cars match on everything we list.",
  add: "Add a car",
  addSaved: "From your saved cars",
  back: "Back to where you were",
  share: "Share",
  copied: "Link copied",
  copyLink: "Copy this link:",
  remove: "Remove",
  removeName: "Remove {name}",
  clear: "Clear all",
  refused: "You can compare up to four cars. Left out: {names}.",
  missing: {
    one: "{count} of the cars is no longer available.",
    other: "{count} of the cars are no longer available.",
  },
  unlock: "Unlock prices",
  emptyTitle: "No cars to compare yet",
  emptyText: "Tap the scales on up to four cars to see them side by side.",
  newest: "New on the lot",
  browse: "Browse all cars",
  fact: "What is compared",
  pictures: "Pictures",
  ask: "Next step",
  unknown: "Not listed",
  none: "None",
});

export type CompareText = Extract<
  keyof (typeof compareCopy)["sentences"],
  string
>;
