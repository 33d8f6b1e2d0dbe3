import { defineCopy } from "#app/site/page/copy.ts";

/** Title, text and button of spec §2, not-found page. */
export const notFoundCopy = defineCopy("notFound", {
  title: "Page not found",
  text: "Sorry, we couldn't find the page you're looking for.",
  button: "Go back home",
  browse: "Browse cars",
  emptyBay: "Nothing parked here",
});
