import { translateCopy } from "#app/site/page/copy.ts";
import type { visitorMailCopy } from "./copy.ts";

export const visitorMailSpanish = translateCopy<typeof visitorMailCopy>(
  "visitorMail",
  {
    phone: "Teléfono {phone}",
    asked:
      "Recibe este correo porque alguien lo pidió en nuestro sitio con esta dirección. Si no fue usted, ignórelo; no volveremos a escribirle.",
    answer:
      "¿Tiene preguntas? Responda a este correo; lo lee una persona en {store}.",
    stop: "Dejar de recibir estos correos",
    stopAll: "Detener todo contacto",
  },
);
