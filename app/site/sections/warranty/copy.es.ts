import { translateCopy } from "#app/site/page/copy.ts";
import type { warrantyScaleCopy } from "./copy.ts";

export const warrantyScaleSpanish = translateCopy<typeof warrantyScaleCopy>(
  "warrantyScale",
  {
    scale:
      "Cubierto desde la compra con menos de {miles} millas, y después sin límite",
    buy: "Lo compra aquí, con {miles} mi",
    buyShort: "Lo compra, {miles} mi",
    stillShort1: "Aquí sigue cubierto,",
    stillShort2: "mientras el auto sea suyo",
    last: "{miles} mi",
    still1: "Después de esta línea sigue cubierto,",
    still2: "mientras el auto sea suyo",
  },
);
