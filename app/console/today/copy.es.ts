import { translateCopy } from "#app/site/page/copy.ts";
import type { todayCopy } from "./copy.ts";

export const todayCopyEs = translateCopy<typeof todayCopy>("consoleToday", {
  title: "Hoy",
  done: "Todo listo. Ahora no hay nada pendiente para usted.",
  "group.lead": "Clientes sin respuesta",
  "group.moreLeads": "Clientes sin respuesta",
  "group.appointment": "Citas de hoy",
  "group.photos": "Autos",
  "group.prices": "Autos",
  "group.delivery": "Entregas",
  "group.feed": "Inventario",
  "group.offer": "Ofertas que terminan hoy",
  "group.finding": "Lo que encontró la revisión",
  lead: "{name} espera desde hace {time}",
  noName: "Alguien",
  moreLeads: {
    one: "{count} mensaje más sin respuesta",
    other: "{count} mensajes más sin respuesta",
  },
  appointment: "{time}: {kind}, {name}",
  "appointment.testDrive": "prueba de manejo",
  "appointment.service": "visita de servicio",
  photos: { one: "{count} auto sin fotos", other: "{count} autos sin fotos" },
  prices: { one: "{count} auto sin precio", other: "{count} autos sin precio" },
  delivery: {
    one: "{count} mensaje no se entregó",
    other: "{count} mensajes no se entregaron",
  },
  "feed.held": "El archivo {feed} de {store} está detenido",
  "feed.refused": "El archivo {feed} de {store} fue rechazado",
  "feed.late": "El archivo {feed} de {store} está retrasado",
  offer: "{name} termina a las {time}",
  finding: "{title} ({count})",
  back: "Volver a hoy",
  "more.photos": "Autos sin fotos",
  "more.prices": "Autos sin precio",
  "more.feed": "Archivos que necesitan a alguien",
  "more.offer": "Ofertas que terminan hoy",
  "more.finding": "Lo que encontró la revisión",
  gone: "Aquí ya no queda nada.",
  stock: "inventario {number}",
  confirmFeed:
    "Si el archivo está bien, quien administra el sitio lo importa otra vez con --confirm.",

  mailSubject: {
    one: "{group}: {count} pendiente para hoy",
    other: "{group}: {count} pendientes para hoy",
  },
  mailReason: "Recibe este correo una vez cada mañana si hay algo pendiente.",
  mailButton: "Abrir la consola",
});
