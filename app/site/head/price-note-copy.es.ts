import { translateCopy } from "#app/site/page/copy.ts";
import type { priceNoteCopy } from "./price-note-copy.ts";

export const priceNoteSpanish = translateCopy<typeof priceNoteCopy>("shell", {
  priceWithFee:
    "Los precios anunciados incluyen el vehículo y nuestro cargo de documentación de {fee}. Solo dejan fuera lo que va al gobierno: impuesto de venta, título y registro.",
  priceWithoutFee:
    "Los precios anunciados no incluyen nuestro cargo de documentación de {fee} ni lo que va al gobierno: impuesto de venta, título y registro.",
  privatePriceWithFee:
    "Los precios, una vez abiertos para usted, incluyen el vehículo y nuestro cargo de documentación de {fee}. Solo dejan fuera lo que va al gobierno: impuesto de venta, título y registro.",
  privatePriceWithoutFee:
    "Los precios, una vez abiertos para usted, no incluyen nuestro cargo de documentación de {fee} ni lo que va al gobierno: impuesto de venta, título y registro.",
});
