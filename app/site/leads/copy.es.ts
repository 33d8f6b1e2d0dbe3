import { translateCopy } from "#app/site/page/copy.ts";
import type { visitorMailCopy } from "./copy.ts";

export const visitorMailSpanish = translateCopy<typeof visitorMailCopy>(
  "visitorMail",
  {
    phone: "Teléfono {phone}",
    asked:
      "Recibe este correo porque alguien lo pidió en nuestro sitio con esta dirección de correo. Si no fue usted, puede ignorarlo. No volveremos a escribirle.",
    answer:
      "¿Preguntas? Solo responda a este correo. Lo lee una persona en {store}.",
    stop: "Cancelar estos correos",
    stopAll: "Cancelar todo contacto",
  },
);
