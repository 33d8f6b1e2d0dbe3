import { translateCopy } from "#app/site/page/copy.ts";
import type { confirmationCopy } from "./copy.ts";

export const confirmationSpanish = translateCopy<typeof confirmationCopy>(
  "confirmation",
  {
    title: "Tenemos su mensaje",
    titleNamed: "Tenemos su mensaje, {name}",
    team: "Personas de nuestra tienda de {city}",
    text: "{store} le llamará o le escribirá.",
    readTitle: "{store} lo lee",
    readText: "La gente de ahí ya lo tiene, con la referencia de arriba.",
    answerTitle: "Recibe una llamada o un correo",
    nothingTitle: "Eso es todo",
    nothingText: "Sus datos se quedan con {name}. No los vendemos.",
    browse: "Ver más autos",
    home: "Volver al inicio",
    noneTitle: "No hay mensaje que mostrar",
    noneText:
      "Esta página aparece después de que envía un mensaje. Si vio una referencia, el suyo no se perdió. Lo tenemos.",
    noneContact: "Contáctenos",
  },
);
