import { translateCopy } from "#app/site/page/copy.ts";
import type { vehicleHeadCopy } from "./head-copy.ts";

export const vehicleHeadSpanish = translateCopy<typeof vehicleHeadCopy>(
  "vehicleHead",
  {
    metaLead: "{condition}: {title} en {place}.",
    "metaLead.in-transit": "{condition}: {title}, en camino a {place}.",
    "metaLead.on-order": "{condition}: {title}, pedido para {place}.",
    "metaLead.unknown": "{condition}: {title}, a la venta en {place}.",
    documentTitle: "{title}, {id}",
    stock: "Núm. de inventario {stock}",
    vin: "VIN {vin}",
  },
);
