import { defineCopy, type Translate } from "#app/site/page/copy.ts";

/** These words load with the panel below the search field, once the field is used. */
export const panelCopy = defineCopy("searchPanel", {
  suggestions: "Suggestions",
  suggestionCount: {
    one: "{count} suggestion. Use the arrow keys to choose.",
    other: "{count} suggestions. Use the arrow keys to choose.",
  },
  understood: "We understood",
  remove: "Remove",
  absent: "No car here matches “{words}”.",
  unknown: "We can’t search for “{words}”.",
  skip: "Remove it",
  skipName: "Remove it: “{words}”",
  tryNear: "Try {label}",
  show: { one: "Show {count} car", other: "Show {count} cars" },
  showBegun: {
    one: "Show {count} car for “{words}”",
    other: "Show {count} cars for “{words}”",
  },
  carsNow: { one: "{count} car.", other: "{count} cars." },
  none: "No cars match this today",
  showAll: { one: "Show the {count} car here", other: "Show all {count} cars" },
  tellMe: "Tell me when one arrives",
});

export type PanelWords = Translate<
  Extract<keyof (typeof panelCopy)["sentences"], string>
>;
