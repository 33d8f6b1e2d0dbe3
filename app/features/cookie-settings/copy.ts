import { defineCopy } from "#app/site/page/copy.ts";

export const cookieDialogCopy = defineCopy("cookieDialog", {
  close: "Close without a change",
  loading: "Loading your choices",
});
