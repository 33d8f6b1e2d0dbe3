import { defineCopy } from "#app/site/texts/copy.ts";

export const viewedCopy = defineCopy("viewed", {
  title: "Recently viewed",
});
