import { translateCopy } from "#app/site/page/copy.ts";
import type { confirmationCopy } from "./copy.ts";

export const confirmationSpanish = translateCopy<typeof confirmationCopy>(
  "confirmation",
  {
    title: "Tenemos su mensaje",
    titleNamed: "Tenemos su mensaje, {name}",
    team: "Personas de nuestra tienda de {city}",
    sent: "Lo que envió",
    text: "Ya lo tiene {store}.",
    answerTitle: "Le llaman o le escriben",
    nothingTitle: "Eso es todo",
    nothingText: "Sus datos se quedan con {name}. No los vendemos.",
    storeCars: "Ver los autos en {city}",
    browse: "Ver todos los autos",
    home: "Volver al inicio",
    noneTitle: "No hay mensaje que mostrar",
    noneText:
      "Esta página aparece después de que envía un mensaje. Si vio una referencia, el suyo no se perdió. Lo tenemos.",
    noneContact: "Contáctenos",
  },
);
