import { translateCopy } from "#app/site/page/copy.ts";
import type { privateInventoryCopy, privateListsCopy } from "./copy.ts";

export const privateInventorySpanish = translateCopy<
  typeof privateInventoryCopy
>("privateInventory", {
  description: "Desbloquee el inventario privado de {name}.",
  "here.cars": "Inventario privado",
  "here.prices": "Precios privados",
  "here.offers": "Desbloquear",
  "way.offers": "Ofertas especiales",
  "way.service": "Servicio",
  opens: "Lo que se abre",
  sticker: "Qué incluye cada precio",
  stickerText:
    "El auto, los accesorios obligatorios si los hay y nuestro cargo de documentación de {fee}. El impuesto de venta, el título y el registro se pagan aparte.",
  team: "Nuestro equipo de ventas en {city}",
  openCars: "Recién llegados a {city}",
  drawn: "Los autos se muestran dibujados hasta que lleguen sus fotos.",
  ways: "Lo que sigue",
  way1: "Díganos quién es",
  way1Text: "Nombre, correo y teléfono.",
  way1TextWithCars:
    "Nombre, correo y teléfono. Nuestros autos privados se abren de inmediato.",
  way2: "Conteste hasta {count} preguntas",
  way2Text:
    "Cuánto puede dar de enganche, si entrega un auto y su crédito. No\u00a0se\u00a0revisa su\u00a0crédito.",
  way3: "Revise sus datos y vea cada precio",
  way3Text: "Con los cargos incluidos y un pago con sus propios términos.",
  "openTitle.cars": "Nuestro inventario privado está abierto para usted",
  "openTitle.terms":
    "Faltan unas preguntas para que se abran todos los precios",
  "openTitle.prices": "Todos los precios están abiertos para usted",
  "openText.cars":
    "Puede ver todos los autos que tenemos. No hay nada más que llenar.",
  "openText.prices":
    "Cada auto muestra lo que cuesta. No hay nada más que llenar.",
  "newest.cars": "Lo más nuevo del inventario privado",
  "newest.prices": "Recién llegados",
  "openText.terms":
    "Puede ver todos los autos que tenemos. Complete sus términos para personalizar los detalles de su precio.",
  openTextLocked:
    "Puede ver todos los autos que tenemos. {prices} siguen bloqueados: conteste unas preguntas para abrirlos.",
  finishTerms: "Completar sus términos",
  browse: "Ver todos los autos",
  yourDetails: "Sus datos",
});

export const privateListsSpanish = translateCopy<typeof privateListsCopy>(
  "privateInventory",
  {
    seeAll: {
      one: "Ver el único auto privado",
      other: "Ver los {count} autos privados",
    },
    seeGroup: {
      one: "Ver {count} de los autos {group} privados",
      other: "Ver los {count} autos {group} privados",
    },
  },
);
