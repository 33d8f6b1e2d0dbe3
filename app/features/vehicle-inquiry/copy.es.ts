import { translateCopy } from "#app/site/page/copy.ts";
import type { inquiryCopy } from "./copy.ts";

export const inquirySpanish = translateCopy<typeof inquiryCopy>("inquiry", {
  breadcrumb: "Ruta de navegación",
  allCars: "Todos los autos",
  "ask-about-vehicle.title": "Pregunte por este auto: {vehicle}",
  "ask-about-vehicle.crumb": "Hacer una pregunta",
  "ask-about-vehicle.lead":
    "Pregúntenos lo que quiera. Le responde alguien que puede ir hasta el auto a verlo.",
  "ask-about-vehicle.message": "Me gustaría saber más de este auto: {vehicle}.",
  "ask-about-vehicle.send": "Enviar pregunta",
  "ask-about-vehicle.request": "Pregunta sobre un vehículo",
  "check-availability.title": "¿Sigue aquí este {vehicle}?",
  "check-availability.crumb": "Consultar disponibilidad",
  "check-availability.lead":
    "Salimos al lote, lo confirmamos y le avisamos enseguida.",
  "check-availability.leadClosed":
    "La tienda {opens}. Entonces salimos al lote, lo confirmamos y le avisamos enseguida.",
  "check-availability.message": "¿Todavía está disponible este auto? {vehicle}",
  "check-availability.send": "Consultar disponibilidad",
  "check-availability.request": "Disponibilidad de un vehículo",
  addToMessage: "Agregue una pregunta o una nota",
  optional: "Es opcional. Le respondemos también sin marcarla.",
  carTitle: "El auto",
  testDrive: "Reservar una prueba de manejo",
  backToCar: "Volver al auto",
  summaryRequest: "Solicitud",
  summaryStore: "Tienda",
  summaryMoveTo: "Llevarlo a",
  "missing.address": "Escriba su calle y número.",
  "missing.city": "Escriba su ciudad.",
  "missing.state": "Elija su estado.",
  "missing.zipCode": "Escriba su código postal.",
  moveTitle: "Que le lleven este auto a {store}: {vehicle}",
  moveLead: "Pídalo aquí. Le diremos cuándo puede estar allí.",
  moveMessage: "¿Me pueden llevar este auto a {store}? {vehicle}",
  summaryDelivery: "Quiere entrega",
  sentTitle: "Recibimos su mensaje",
  sentTitleNamed: "Recibimos su mensaje, {name}",
  "ask-about-vehicle.sentText":
    "Gracias por preguntar sobre este auto: {vehicle}.",
  "check-availability.sentText":
    "Estamos revisando si este auto sigue disponible: {vehicle}.",
  "check-availability.sentTextClosed":
    "En cuanto abramos revisamos si este auto sigue disponible: {vehicle}.",
  readTitle: "{store} lo lee",
  readText: "Su mensaje le llega directo al equipo de ventas.",
  answerTitle: "Usted recibe una llamada o un correo",
  similar: "Autos parecidos",

  "email.title": "Reciba este auto por correo: {vehicle}",
  "email.crumb": "Recibir por correo",
  "email.lead":
    "Su imagen, su precio y sus datos, y un enlace para volver a verlo.",
  "email.label": "Su correo",
  "email.consent":
    "Al presionar el botón, le enviamos un solo correo sobre este auto a esta dirección. No la usaremos para nada más.",
  "email.send": "Enviarme este auto por correo",
  "email.refused.bad-address": "Escriba una dirección de correo válida",
  "email.refused.too-many":
    "Son muchos correos para un solo día. Inténtelo otra vez mañana, o guarde el auto en este navegador.",
  "email.sentTitle": "Va en camino",
  "email.sentText":
    "En unos minutos debe llegarle el correo con este auto: {vehicle}. Si no lo ve, revise su carpeta de correo no deseado.",
  "email.availability": "Consultar disponibilidad",
  "email.subject": "{vehicle} en {store}",
  "email.heading": "El auto que usted vio: {vehicle}",
  "email.preview": "Precio, datos y un enlace para volver a verlo",
  "email.see": "Ver el auto",
  "email.price": "Precio total",
  "email.priceWithoutFee": "Precio antes del cargo de documentación",
  "email.locked": "Desbloquéelo en la página del auto",
  "email.onRequest": "Llame para saber el precio",
  "email.miles": "Millaje",
  "email.milesValue": "{miles} millas",
  "email.color": "Color exterior",
  "email.stock": "Número de inventario",
  "email.vin": "VIN",
  "email.place": "Dónde está",
  "email.dated":
    "Datos al {date}. Los buenos autos se van rápido, así que confirme que sigue aquí antes de venir.",
});
