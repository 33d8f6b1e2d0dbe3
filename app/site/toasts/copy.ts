import { defineCopy } from "#app/site/page/copy.ts";

/** Words around every toast. */
export const toastCopy = defineCopy("toast", {
  close: "Close message",
});
