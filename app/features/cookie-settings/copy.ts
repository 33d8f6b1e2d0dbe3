import { defineCopy } from "#app/site/page/copy.ts";

export const cookieDialogCopy = defineCopy("cookieDialog", {
  close: "Close without saving",
  loading: "Loading your choices",
});
