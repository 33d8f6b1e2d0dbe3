import { translateCopy } from "#app/site/page/copy.ts";
import type { stopContactCopy } from "./copy.ts";

export const stopContactSpanish = translateCopy<typeof stopContactCopy>(
  "stopContact",
  {
    pageTitle: "Detener todo contacto",
    title: "¿Detenemos todo contacto?",
    lead: "Se trata de {email}.",
    stopsTitle: "Lo que se detiene",
    "stops.calls":
      "Llamadas y mensajes de texto automáticos, y llamadas y correos sobre nuestros autos y ofertas",
    "stops.alerts":
      "Todas las alertas de precio y de búsqueda para esta dirección",
    "stops.reminders": "Recordatorios de las citas que ha hecho hasta ahora",
    comesTitle: "Lo que le sigue llegando",
    "comes.appointments":
      "Avisos sobre una cita que usted hizo, si se cambia o se cancela",
    "comes.asked":
      "Respuestas a lo que nos pida, como un auto por correo o un mensaje nuevo",
    stop: "Detener todo contacto",
    doneTitle: "Listo, ya lo detuvimos",
    doneText:
      "Le dijimos a nuestro equipo que ya no llame ni envíe mensajes de texto ni correos a {email}. Es posible que algunos no lo vean hasta el siguiente día hábil.",
    laterText: "Si nos pide algo nuevo, le responderemos sobre eso y nada más.",
    browse: "Ver todos los autos",
    unknownTitle: "No podemos leer este enlace",
    unknownText:
      "Copie el enlace completo del último correo que le enviamos, o llame al {phone} y diga que ya no quiere más contacto.",
    failedText:
      "No pudimos guardar esto. Inténtelo otra vez en un minuto, o llame al {phone}.",
    consent:
      "No quiero más llamadas, mensajes de texto ni correos, salvo avisos sobre las citas que hice y respuestas a lo que yo pida.",
    summarySource: "Origen",
    source: "Enlace en un correo: detener todo contacto",
    summaryRequest: "Solicitud",
    request:
      "Detener todo contacto. De ahora en adelante, nada de llamadas, mensajes de texto ni correos a esta persona. Las citas que ya hizo siguen en pie; avísenle si alguna cambia.",
  },
);
