import { defineCopy } from "#app/site/page/copy.ts";

/** Spec §2, not-found page, sets title, text and button. */
export const notFoundCopy = defineCopy("notFound", {
  title: "Page not found",
  text: "Sorry, we couldn't find the page you're looking for.",
  button: "Go back home",
  browse: "Browse cars",
  browseCount: { one: "Browse {count} car", other: "Browse {count} cars" },
  emptyBay: "Nothing parked here",
});
