import { translateCopy } from "#app/site/page/copy.ts";
import type { bringCopy } from "./bring-copy.ts";

export const bringSpanish = translateCopy<typeof bringCopy>(
  "appointmentBring",
  {
    title: "Por favor, traiga",
    license: "Su licencia de conducir",
    insurance: "Su comprobante de seguro",
    keys: "Todas las llaves, incluida la de las tuercas de seguridad de las ruedas, si la tiene",
    warranty: "Los papeles de su garantía o plan de servicio, si los tiene",
  },
);
