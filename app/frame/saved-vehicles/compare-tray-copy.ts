import { defineCopy } from "#app/site/page/copy.ts";

/** These words of the bar that collects what is to be compared load with it. */
export const trayCopy = defineCopy("compareTray", {
  label: "Cars to compare",
  chosen: {
    one: "{count} car chosen. Choose another.",
    other: "{count} cars chosen",
  },
  compare: "Compare ({count})",
  clear: "Clear",
  remove: "Remove {name}",
});
