import { translateCopy } from "#app/site/page/copy.ts";
import type { notHereCopy } from "./not-here-copy.ts";

export const notHereSpanish = translateCopy<typeof notHereCopy>(
  "vehicleNotHere",
  {
    title: "Este {name} no está en nuestro lote",
    text: "Es posible que el anuncio o el enlace ya no esté al día. Estos se le parecen.",
    textAlone: "Es posible que el anuncio o el enlace ya no esté al día.",
    badge: "No disponible",
    sameModel: "Todos los {model} que tenemos",
    tellMe: "Avisarme cuando llegue uno",
  },
);
