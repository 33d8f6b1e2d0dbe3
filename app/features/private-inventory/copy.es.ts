import { translateCopy } from "#app/site/page/copy.ts";
import type { privateInventoryCopy } from "./copy.ts";

export const privateInventorySpanish = translateCopy<
  typeof privateInventoryCopy
>("privateInventory", {
  description: "Desbloquee el inventario privado de {name}.",
  hidden: {
    one: "{count} auto privado le espera detrás de este formulario",
    other: "{count} autos privados le esperan detrás de este formulario",
  },
  openTitle: "Nuestro inventario privado está abierto para usted",
  openText:
    "Puede ver todos los autos que tenemos. No hay nada más que llenar.",
  openTextWithTerms:
    "Puede ver todos los autos que tenemos. Complete sus términos para personalizar los detalles de su precio.",
  finishTerms: "Completar sus términos",
  browse: "Ver todos los autos",
  yourDetails: "Sus datos",
});
