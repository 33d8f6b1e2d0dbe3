import { defineCopy } from "#app/site/page/copy.ts";

/** These words load with the dialog. */
export const searchDialogCopy = defineCopy("searchDialog", {
  title: "Search cars",
  close: "Close search",
  key: "Press / to search from any page",
});
