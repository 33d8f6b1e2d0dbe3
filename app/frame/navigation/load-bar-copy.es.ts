import { translateCopy } from "#app/site/page/copy.ts";
import type { loadBarCopy } from "./load-bar-copy.ts";

export const loadBarSpanish = translateCopy<typeof loadBarCopy>("shell", {
  loading: "Cargando la página",
});
