import { translateCopy } from "#app/site/page/copy.ts";
import type { trayCopy } from "./compare-tray-copy.ts";

export const traySpanish = translateCopy<typeof trayCopy>("compareTray", {
  label: "Autos para comparar",
  chosen: {
    one: "{count} auto elegido. Elija otro.",
    other: "{count} autos elegidos",
  },
  compare: "Comparar ({count})",
  clear: "Vaciar",
  remove: "Quitar {name}",
});
