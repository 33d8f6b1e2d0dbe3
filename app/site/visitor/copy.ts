import { defineCopy } from "#app/site/texts/copy.ts";

export const visitorCopy = defineCopy("visitor", {
  yourDetails: "Your details",
});
