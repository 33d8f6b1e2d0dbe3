import { defineCopy } from "#app/site/texts/copy.ts";

/** Words around every toast. */
export const toastCopy = defineCopy("toast", {
  close: "Close message",
});
