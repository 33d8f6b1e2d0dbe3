import { translateCopy } from "#app/site/page/copy.ts";
import type { toastCopy } from "./copy.ts";

export const toastSpanish = translateCopy<typeof toastCopy>("toast", {
  close: "Cerrar mensaje",
});
