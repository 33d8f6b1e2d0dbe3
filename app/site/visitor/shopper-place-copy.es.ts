import { translateCopy } from "#app/site/page/copy.ts";
import type { placeFormCopy } from "./shopper-place-copy.ts";

export const placeFormSpanish = translateCopy<typeof placeFormCopy>(
  "place-form",
  {
    form: "Qué tan lejos le quedan las tiendas",
    zip: "Código postal",
    show: "Ver distancias",
    locate: "Usar mi ubicación",
    accuracy:
      "Millas en línea recta desde el centro de su código postal o desde su ubicación aproximada, con unas millas de margen. Borre el código postal y lo olvidamos.",
    noCookies:
      "Su navegador bloquea las cookies, así que no podemos recordar dónde está de una página a otra.",
    noLocation:
      "Su navegador no compartió su ubicación. Mejor escriba su código postal.",
  },
);
