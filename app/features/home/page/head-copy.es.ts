import { translateCopy } from "#app/site/page/copy.ts";
import type { homeHeadCopy } from "./head-copy.ts";

export const homeHeadSpanish = translateCopy<typeof homeHeadCopy>("homeHead", {
  documentTitle: "Autos en venta: {conditions}",
  description: {
    one: "{conditions}: {count} auto en venta en {place}, con su precio total, cargos incluidos.",
    other:
      "{conditions}: {count} autos en venta en {place}, cada uno con su precio total, cargos incluidos.",
  },
  descriptionLocked: {
    one: "{conditions}: {count} auto en venta en {place}. Los precios son privados: denos sus datos de contacto una sola vez y véalos.",
    other:
      "{conditions}: {count} autos en venta en {place}. Los precios son privados: denos sus datos de contacto una sola vez y véalos.",
  },
  descriptionPrivate:
    "{conditions}: autos en venta en {place}, cada uno con su precio total, cargos incluidos.",
});
