import { translateCopy } from "#app/site/page/copy.ts";
import type { serviceCopy } from "./copy.ts";

export const serviceSpanish = translateCopy<typeof serviceCopy>("service", {
  title: "Centro de servicio",
  description:
    "Servicio en {name}: {count} de los servicios más pedidos, garantía en partes y mano de obra, inspecciones de seguridad gratis y gente que le muestra lo que encontró.",
  heroTitle: "Le mostramos lo que encontramos",
  lead: "Cada visita incluye una inspección de seguridad gratis, y ningún trabajo empieza hasta que usted haya visto el precio.",
  request: "Pedir servicio",
  callMe: "Que me llamen",
  schedule: "Programar servicio",
  book: "Reservar",
  "promise.warranty.title":
    "Garantía limitada de por vida en partes y mano de obra",
  "promise.warranty.text":
    "Si una parte que instalamos falla por un defecto o por nuestro trabajo mientras el auto sea suyo, la cambiamos. Las partes de desgaste están cubiertas contra defectos.",
  "promise.price.title": "El precio más bajo, garantizado",
  "promise.price.text":
    "Traiga la cotización por escrito de otro taller por el mismo trabajo y las mismas partes, de no más de 30 días, y la igualamos.",
  "promise.inspection.title": "Inspecciones de seguridad gratis",
  "promise.inspection.text":
    "Frenos, llantas, luces, bandas y líquidos: todo por escrito y en sus manos.",
  featuresTitle: "Cómo es una visita",
  "feature.wait.title": "Espere aquí o siga con su día",
  "feature.wait.text":
    "Descanse en la sala de espera, tome el transporte o deje su llave en el buzón antes de que abramos.",
  "feature.see.title": "Véalo antes de pagarlo",
  "feature.see.text":
    "Le enviamos fotos de lo que encontramos, con el precio de cada reparación al lado.",
  "feature.any.title": "De cualquier marca y año",
  "feature.any.text":
    "No importa dónde lo compró. Trabajamos en el auto que usted maneja.",
  servicesTitle: "Los servicios más pedidos",
  servicesText: "A lo que viene la mayoría de los autos, y cuándo les toca.",
  due: "Cuándo",
  takes: "Tarda",
  menuTitle: "Lo que cuesta",
  menuSide: "Antes de impuestos",
  menuNote:
    "Para la mayoría de los autos. Usted ve el suyo antes de que empiece el trabajo.",
  loungeTitle: "La sala de espera",
  loungeText:
    "Asientos tranquilos con enchufes y una ventana al taller, para que vea el trabajo en su auto.",
  "lounge.wifi": "Wi-Fi y mesas para trabajar",
  "lounge.coffee": "Café, té y agua",
  "lounge.children": "Un rincón para niños",
  "lounge.shuttle": "Transporte a 10 millas a la redonda",
  specialsTitle: "Ofertas de servicio",
  specialsAll: "Ver todas las ofertas",
  specialsLocked: {
    one: "{count} oferta de servicio es privada",
    other: "{count} ofertas de servicio son privadas",
  },
  financingTitle: "¿Una reparación grande? Páguela a plazos",
  financingText:
    "Pregunte por los términos antes de que empiece el trabajo. Preguntar no afecta su puntaje de crédito.",
  financing: "Ver financiamiento",
  staffTitle: "Quienes cuidan su auto",
  team: "Conocer a todo el equipo",
  hours: "Horario de servicio",
  desks: "Dónde traer su auto",
  directions: "Cómo llegar",

  formTitle: "Pida servicio",
  formTitleBookable: "¿Prefiere que le llamemos?",
  formLead:
    "Cuéntenos del auto y qué necesita. Le llamaremos o le escribiremos un correo con una hora y un precio.",
  year: "Año",
  make: "Marca",
  model: "Modelo",
  service: "¿Qué necesita su auto?",
  servicePlaceholder: "Elija un servicio",
  somethingElse: "Otra cosa",
  somethingElseText: "Un ruido, una luz de advertencia, o todavía no sabe.",
  messageLabel: "¿Qué ha notado?",
  phoneHint: "Para preguntas sobre el auto, y para avisarle cuando esté listo.",
  send: "Enviar mi solicitud",
  sentTitle: "Recibimos su solicitud",
  sentText:
    "El equipo de servicio de {store} se comunicará con usted para darle una hora.",
  readTitle: "Un asesor lee su solicitud",
  readText:
    "En el horario de servicio, en el orden en que llegan las solicitudes.",
  answerTitle: "Acordamos la hora con usted",
  answerText: "Por teléfono o correo, con el precio del trabajo.",
  visitTitle: "Revisamos el auto",
  visitText: "Usted ve lo que encontramos antes de que reparemos nada.",
  home: "Volver al inicio",

  summaryVehicle: "Vehículo",
  summaryService: "Servicio",
});
