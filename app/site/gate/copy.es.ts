import { translateCopy } from "#app/site/page/copy.ts";
import type { gateCopy } from "./copy.ts";

export const gateSpanish = translateCopy<typeof gateCopy>("gate", {
  unlockPrices: "Desbloquear precios privados",
  unlockInventory: "Desbloquear inventario privado",
  finishTerms: "Completar sus términos",
  "notice.prices":
    "Los precios privados se abren cuando nos da sus datos de contacto y contesta unas pocas preguntas. Sin cuenta ni revisión de crédito.",
  "notice.vehicles":
    "Algunos de nuestros autos están en un inventario privado. Denos sus datos de contacto una sola vez para verlos.",
  "notice.terms":
    "Complete sus términos para personalizar los detalles de su precio",
  privateTitle: "Inventario privado",
  privateText:
    "Estos autos son para clientes registrados. Denos sus datos de contacto una sola vez y véalos todos. Sin crear cuenta y sin revisar su crédito.",
  privateCall: "O llame al {phone}",
});
