import { translateCopy } from "#app/site/page/copy.ts";
import type { gateCopy, gateServerCopy } from "./copy.ts";

export const gateSpanish = translateCopy<typeof gateCopy>("gate", {
  unlockPrices: "Desbloquear precios privados",
  unlockInventory: "Desbloquear inventario privado",
  finishTerms: "Completar sus términos",
  privateCall: "Llamar al {phone}",
});

export const gateServerSpanish = translateCopy<typeof gateServerCopy>("gate", {
  "notice.prices": "Estos precios son privados",
  "notice.prices.how":
    "Denos sus datos de contacto una sola vez, conteste unas pocas preguntas y se abren todos los precios. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "notice.vehicles": "Hay más autos en nuestro inventario privado",
  "notice.vehiclesCounted": {
    one: "Hay {count} auto más en nuestro inventario privado",
    other: "Hay {count} autos más en nuestro inventario privado",
  },
  "notice.vehicles.how":
    "Denos sus datos de contacto una sola vez y véalos. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "notice.vehicles.howWithPrices":
    "Denos sus datos de contacto una sola vez y véalos. {prices} se abren con unas pocas preguntas. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "notice.terms":
    "Complete sus términos para personalizar los detalles de su precio",
  "notice.terms.how":
    "Faltan unas pocas preguntas y se abren todos los precios.",
  openedNote:
    "Estos autos ya están abiertos para usted. {prices} siguen bloqueados.",
  openedLink: "Contestar unas preguntas",
  lockedPrices: "los precios de los autos {groups}",
  "lockedPrices.all": "Los precios",
  "group.new": "nuevos",
  "group.used": "usados",
  "group.certified": "certificados",
  privateTitle: "Inventario privado",
  "privateTitle.group": "Nuestros autos {group} son privados",
  privateText:
    "Los mostramos a quienes nos dicen quiénes son. Denos sus datos de contacto una sola vez y véalos todos. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  hiddenCars: "Autos privados",
  hiddenCarsCounted: {
    one: "{count} auto privado",
    other: "{count} autos privados",
  },
  waysTitle: "Cómo verlos",
  "way.details": "Denos sus datos una sola vez",
  "way.details.text": "Nombre, correo y teléfono. No los vendemos.",
  "way.cars": "Vea todos los autos privados",
  "way.cars.text": "Se abren de inmediato, en todas las listas y búsquedas.",
  "way.ask": "Pregunte por el que le guste",
  "way.ask.text": "Llámenos o venga a verlo.",
  "way.prices": "Conteste unas pocas preguntas",
  "way.prices.text": "Así se abren también sus precios.",
  seeOpen: {
    one: "Ver el único auto abierto a todos",
    other: "Ver {count} autos {groups}",
  },
});
