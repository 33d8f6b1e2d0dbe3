import { translateCopy } from "#app/site/page/copy.ts";
import type { headCopy } from "./copy.ts";

export const headSpanish = translateCopy<typeof headCopy>("head", {
  "department.sales": "{store}, ventas",
  "department.service": "{store}, servicio",
  "department.further": "{store}, {department}",
  siteAlt:
    "{name}, con tres autos de su inventario dibujados uno al lado del otro",
  vehicleAlt: "{vehicle} en {name}",
  vehicleAltWithPrice: "{vehicle} por {price} en {name}",
});
