import { translateCopy } from "#app/site/page/copy.ts";
import type { alertsCopy } from "./copy.ts";

export const alertsSpanish = translateCopy<typeof alertsCopy>("alerts", {
  breadcrumb: "Ruta de navegación",
  allCars: "Todos los autos",
  "car.crumb": "Aviso de precio",
  "search.crumb": "Avisarme",
  carTitle: "El auto",
  "car.title": "Alerta de precio: {name}",
  "car.lead":
    "Déjenos su correo y le escribimos cuando este auto baje de precio o se venda. Un correo al día como máximo.",
  "search.title": "Alerta: {name}",
  "search.lead":
    "Déjenos su correo y le escribimos cuando llegue un auto como el que busca. Un correo al día como máximo.",
  emailLabel: "Su correo",
  consent:
    "Sí, escríbanme sobre esto por hasta {days} días. Puedo detener los correos con un clic en cualquiera de ellos.",
  alertConsent: "Marque la casilla para que podamos escribirle",
  duties:
    "Primero recibirá un correo con un enlace para confirmar. Usamos su dirección solo para esta alerta. No se la damos a nadie más, ni siquiera a nuestro equipo de ventas.",
  submit: "Crear la alerta",
  "refused.bad-address":
    "Escriba una dirección de correo, como name@example.com",
  "refused.too-many":
    "Hoy ya enviamos muchos correos a esta dirección. Inténtelo mañana, por favor.",
  "tooMany.title": "Son muchos autos",
  "tooMany.text":
    "Más de {most} autos coinciden ahora con esta búsqueda, así que le escribiríamos todos los días. Primero elija más filtros.",
  "tooMany.back": "Volver a la búsqueda",
  sentTitle: "Un paso más: revise su correo",
  sentText:
    "Le enviamos un enlace. La alerta empieza cuando usted la confirma ahí, antes de {days} días. ¿No llegó el correo? Revise su carpeta de spam.",
  backToCar: "Volver al auto",
  backToSearch: "Volver a los autos",

  pageTitle: "Sus alertas",
  confirmTitle: "¿Activar esta alerta?",
  confirmText:
    "Oprima el botón y le escribimos cuando haya novedades. Termina sola a los {days} días.",
  confirm: "Activar la alerta",
  running: "Sus alertas",
  runningText:
    "Un correo al día como máximo, y solo cuando hay novedades. Escribimos a la dirección que recibió este enlace.",
  until: "Hasta el {date}",
  "kind.car": "Precio: {name}",
  "kind.search": "Novedades: {name}",
  stop: "Detener",
  stopName: "Detener la alerta: {name}",
  stopAll: "Detener todas",
  overTitle: "Aquí ya no hay alertas",
  overText:
    "Ya no escribimos a esta dirección. Puede crear otra alerta en cualquier auto o búsqueda.",
  browse: "Ver todos los autos",

  "plain.search": "autos recién llegados que coincidan con su búsqueda",
  "mail.confirm.subject": "Confirme su alerta en {store}",
  "mail.confirm.heading": "¿Activar su alerta?",
  "mail.confirm.preview": "Un clic y le avisamos cuando haya novedades.",
  "mail.confirm.car":
    "Nos pidió que le avisáramos si baja el precio de este auto: {name}.",
  "mail.confirm.search": "Nos pidió que le avisáramos sobre {name}.",
  "mail.confirm.button": "Confirmar la alerta",
  "mail.confirm.note":
    "Un correo al día como máximo. La alerta termina sola a los {days} días, y cada correo trae un enlace para detenerla. Si no confirma, no volveremos a escribirle.",

  "mail.news.subject.one": "{headline}",
  "mail.news.subject.many": "{headline} y más novedades",
  "mail.news.preview": "Novedades de {store}",
  "mail.news.heading": "Novedades de sus alertas",
  "mail.news.reason":
    "Recibe este correo porque pidió alertas en nuestro sitio y las confirmó. Terminan el {date}.",
  "mail.drop.headline": "Bajó a {price}: {name}",
  "mail.drop.heading": "Bajó de precio: {name}",
  "mail.drop.before": "Antes",
  "mail.drop.now": "Ahora",
  "mail.drop.button": "Ver el auto",
  "mail.sold.headline": "{name} ya se vendió",
  "mail.sold.text":
    "Ya se vendió el auto que usted seguía, {name}. Con este aviso termina la alerta.",
  "mail.sold.button": "Avisarme cuando llegue uno parecido",
  "mail.new.headline": {
    one: "{count} auto recién llegado para usted",
    other: "{count} autos recién llegados para usted",
  },
  "mail.new.heading": "Novedades: {name}",
  "mail.new.more": {
    one: "Y {count} auto más.",
    other: "Y {count} autos más.",
  },
  "mail.new.button": "Ver los autos",
  "mail.price.onRequest": "Llame por el precio",
  "mail.price.locked": "Desbloquee el precio en nuestro sitio",
  "mail.price.total":
    "Los precios incluyen nuestro cargo de documentación y los accesorios obligatorios. Impuestos, título y registro van aparte.",
  "mail.price.withoutFee":
    "Los precios no incluyen nuestro cargo de documentación. Impuestos, título y registro van aparte.",
});
