import { translateCopy } from "#app/site/page/copy.ts";
import type { notTakenCopy } from "./not-taken-copy.ts";

export const notTakenSpanish = translateCopy<typeof notTakenCopy>("shell", {
  notTakenTitle: "Esta página no recibe formularios",
  notTakenSubtitle:
    "No se guardó nada, porque esta página no recibe lo que se le envía. Abra la página y siga desde ahí, o llámenos.",
  openPage: "Abrir la página",
});
