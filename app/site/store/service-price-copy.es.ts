import { translateCopy } from "#app/site/page/copy.ts";
import type { servicePriceCopy } from "./service-price-copy.ts";

export const servicePriceSpanish = translateCopy<typeof servicePriceCopy>(
  "servicePrice",
  {
    from: "Desde {amount}",
    free: "Gratis",
    "from.offer": "Desde {amount} con esta oferta",
    "free.offer": "Gratis con esta oferta",
    quoted: "Se lo cotizamos antes",
    minutes: {
      one: "Cerca de {count} minuto",
      other: "Cerca de {count} minutos",
    },
    wholeHours: {
      one: "Cerca de {count} hora",
      other: "Cerca de {count} horas",
    },
    note: "Precios antes de impuestos, para la mayoría de los autos. Usted ve el suyo antes de que empiece el trabajo.",
  },
);
