import { defineCopy } from "#app/site/page/copy.ts";

export const visitorCopy = defineCopy("visitor", {
  yourDetails: "Your details",
});
