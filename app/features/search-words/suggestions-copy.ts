import { defineCopy } from "#app/site/page/copy.ts";

/** These words of suggestions are sent ready-made. */
export const suggestionsCopy = defineCopy("suggestions", {
  "kind.make": "Make",
  "kind.model": "Model",
  "kind.bodystyle": "Body style",
  "kind.feature": "Feature",
  cars: { one: "{count} car", other: "{count} cars" },
  detail: "{kind}, {cars}",
});
