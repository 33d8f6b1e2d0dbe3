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
  privateHere: "Inventario privado",
  "privateHere.group": "Autos {group}",
  privateHeading: "Nuestro inventario privado",
  "privateHeading.counted": {
    one: "{count} auto privado",
    other: "{count} autos privados",
  },
  "privateHeading.group": "Nuestros autos {group} privados",
  "privateHeading.groupCounted": {
    one: "{count} de nuestros autos {group} privados",
    other: "{count} autos {group} privados",
  },
  privateText:
    "Un formulario corto los abre todos. Sin esperar a que le devuelvan la llamada.",
  "privateText.pricesLater":
    "Un formulario corto los abre todos. Con unas pocas preguntas más, ve cuánto cuestan.",
  privateCar:
    "Envíe el formulario corto y se abre el auto de su enlace, si todavía lo tenemos.",
  "privateCar.pricesLater":
    "Envíe el formulario corto y se abre el auto de su enlace, si todavía lo tenemos. Con unas pocas preguntas más, ve cuánto cuesta.",
  "privateCar.named":
    "Nuestros autos {group} son privados. Envíe el formulario corto y este se abre, si todavía lo tenemos.",
  "privateCar.named.pricesLater":
    "Nuestros autos {group} son privados. Envíe el formulario corto y este se abre, si todavía lo tenemos. Con unas pocas preguntas más, ve cuánto cuesta.",
  rowsTitle: "Lo que va a ver",
  hiddenCars: "Autos privados",
  hiddenCarsCounted: {
    one: "{count} auto privado",
    other: "{count} autos privados",
  },
  "row.price": "Cuánto cuestan",
  "row.price.text": "Precios completos de inmediato, sin llamar.",
  "row.cars": "Todos los modelos, versiones y colores",
  "row.cars.text":
    "Búsquelos, fíltrelos y compárelos como cualquier otro auto.",
  "row.store": "Dónde está cada uno",
  "row.store.text": "Qué tienda lo tiene y cuándo abre.",
  formNote:
    "Nombre, correo y teléfono. Es gratis: sin crear cuenta y sin revisar su crédito.",
  nextTitle: "Qué sigue",
  "way.details": "Díganos quién es, una sola vez",
  "way.details.text":
    "Sus datos van a nuestra tienda de {city}. No los vendemos.",
  "way.details.kept": "Sus datos van a nuestra tienda. No los vendemos.",
  "way.opens": "Todo se abre de inmediato",
  "way.opens.text": "Vuelve a esta página. No hay que esperar ningún correo.",
  "way.ask": "Pregunte por el que le guste",
  "way.ask.text": "Llámenos, o venga a manejarlo.",
  "way.prices": "Conteste unas pocas preguntas",
  "way.prices.text": "Así se abren también sus precios.",
  "team.Sales": "Nuestro equipo de ventas en {city}",
  "team.Service": "Nuestro equipo de servicio en {city}",
  seeOpen: {
    one: "Ver el único auto abierto a todos",
    other: "Ver {count} autos {groups}",
  },
});
