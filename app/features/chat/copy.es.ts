import { translateCopy } from "#app/site/page/copy.ts";
import type { chatCopy } from "./copy.ts";

export const chatSpanish = translateCopy<typeof chatCopy>("chat", {
  title: "Haga una pregunta",
  vendorTitle: "Chatee con nosotros",
  description:
    "Envíe una pregunta rápida a {name}. Una persona de la tienda le responderá.",
  close: "Cerrar",
  loading: "Cargando",
  who: "Alguien de {store} lee esto y le llama.",
  hours: "Horario de ventas: {hours}.",
  team: "Nuestro equipo de ventas en {city}",
  kept: "Guardamos lo que escriba junto con su solicitud por hasta {time}.",
  done: "Listo",
  nameLabel: "Su nombre",
  messageLabel: "Su mensaje",
  moreLabel: "¿Quiere agregar algo?",
  send: "Enviar",
  sendMore: "Agregar a mi mensaje",
  name: "Escriba su nombre.",
  yourMessages: "Lo que escribió",
  sentTitle: "Tenemos su mensaje",
  sentReference: "Referencia {reference}",
  "reach.both": "{store} llamará al {phone} o escribirá a {email}.",
  "reach.phone": "{store} llamará al {phone}.",
  "reach.email": "{store} escribirá a {email}.",
  "reach.none":
    "Para que {store} le responda, agregue un número de teléfono a su mensaje.",
  back: "Volver a la página de donde vino",
  browse: "Ver autos",
  full: "Ya nos contó bastante. Llámenos, por favor, para que alguien le ayude enseguida.",
  summarySource: "Origen",
  source: "Chat del sitio web",
  vendorSource: "Widget de chat en el sitio web",
  summaryMessage: "Conversación",
  messageNumber: "Mensaje {count}",
});
