import { defineCopy } from "#app/site/page/copy.ts";

export const toastCopy = defineCopy("toast", { close: "Close message" });
