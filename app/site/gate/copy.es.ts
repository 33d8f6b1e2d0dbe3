import { translateCopy } from "#app/site/page/copy.ts";
import type { gateCopy } from "./copy.ts";

export const gateSpanish = translateCopy<typeof gateCopy>("gate", {
  unlockPrices: "Desbloquear precios privados",
  unlockInventory: "Desbloquear inventario privado",
  finishTerms: "Completar sus términos",
  "notice.prices": "Estos precios son privados",
  "notice.prices.how":
    "Denos sus datos de contacto una sola vez, conteste unas pocas preguntas y se abren todos los precios. Sin crear cuenta y sin revisar su crédito.",
  "notice.vehicles": "Hay más autos en nuestro inventario privado",
  "notice.vehicles.how":
    "Denos sus datos de contacto una sola vez y véalos. Sin crear cuenta y sin revisar su crédito.",
  "notice.terms":
    "Complete sus términos para personalizar los detalles de su precio",
  privateTitle: "Inventario privado",
  privateText:
    "Estos autos son para clientes registrados. Denos sus datos de contacto una sola vez y véalos todos. Sin crear cuenta y sin revisar su crédito.",
  privateCall: "O llame al {phone}",
});
