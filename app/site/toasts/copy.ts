import { defineCopy } from "#app/site/page/copy.ts";

export const toastCopy = defineCopy("toast", {
  region: "Messages",
  close: "Close message",
});
