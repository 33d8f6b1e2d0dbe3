import { translateCopy } from "#app/site/page/copy.ts";
import type { smallPrintCopy } from "./small-print-copy.ts";

export const smallPrintSpanish = translateCopy<typeof smallPrintCopy>(
  "vehicleSmallPrint",
  {
    feeIncluded:
      "El precio total es el vehículo más nuestro cargo de documentación de {fee} y todo accesorio obligatorio. El impuesto de venta, el título y el registro se pagan aparte.",
    feeExcluded:
      "El precio no incluye nuestro cargo de documentación de {fee}, el impuesto de venta, el título ni el registro.",
    feeNone:
      "El precio no incluye el impuesto de venta, el título ni el registro.",
  },
);
