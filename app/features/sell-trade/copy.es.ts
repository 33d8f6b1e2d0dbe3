import { translateCopy } from "#app/site/page/copy.ts";
import type { sellCopy } from "./copy.ts";

export const sellSpanish = translateCopy<typeof sellCopy>("sellTrade", {
  title: "Venda su auto o entréguelo a cuenta",
  heroTitle: "Véndanos su auto o entréguelo a cuenta",
  lead: "Díganos qué maneja. Un comprador de {store} le responderá, revisará el auto con usted y le hará una oferta.",
  heroTitleValued: "Sepa cuánto vale su auto en menos de {seconds} segundos",
  leadValued:
    "Usted ve la cifra, y cada dólar que restamos para llegar a ella. La oferta vale por {days} días, nos compre un auto o no.",
  description:
    "Venda su auto en {name} o entréguelo a cuenta. Díganos qué maneja y pida una oferta, nos compre un auto o no.",
  descriptionValued:
    "Venda su auto en {name} o entréguelo a cuenta: una oferta por escrito que vale por {days} días, nos compre un auto o no.",
  "claim.form": "Menos de {seconds} segundos",
  "claim.formText": "Es todo lo que toma el formulario.",
  "claim.person": "Le responde una persona",
  "claim.personText":
    "Un comprador le llama o le escribe en nuestro horario de atención.",
  "claim.days": "Vale por {days} días",
  "claim.daysText": "La oferta es por escrito e indica el día en que termina.",
  "claim.buy": "No tiene que comprar",
  "claim.buyText": "Le compramos su auto aunque no nos compre uno.",

  formTitle: "Cuéntenos de su auto",
  yourVehicleTitle: "Su auto",
  yourVehicleLead:
    "Cuatro datos rápidos del auto y cómo comunicarnos con usted. Toma menos de {seconds} segundos.",
  yourVehicleLeadPlain:
    "Cuatro datos rápidos del auto y cómo comunicarnos con usted.",
  yourVehicleDescriptionPlain:
    "Año, marca, modelo y millaje: un comprador de {name} le responderá.",
  yourVehicleDescription:
    "Año, marca, modelo y millaje, en menos de {seconds} segundos: un comprador de {name} le responderá con una oferta.",
  yourVehicleDescriptionValued:
    "Año, marca, modelo y millaje, en menos de {seconds} segundos: {name} le responde con una oferta por escrito que vale por {days} días.",
  year: "Año",
  make: "Marca",
  model: "Modelo",
  mileage: "Millaje",
  mileageHint: "Lo que marca hoy el odómetro.",
  interest: "¿Qué le gustaría hacer?",
  "interest.sell": "Venderlo",
  "interest.trade-in": "Entregarlo a cuenta de otro auto",
  comments: "¿Algo que debamos saber? (opcional)",
  commentsHint: "Golpes, un préstamo, una segunda llave, arreglos recientes.",
  phoneHint: "Solo lo usamos para hablar de este auto.",
  send: "Pedir una oferta",
  sendValued: "Obtener mi oferta",
  sendNote: "Un comprador le responderá en nuestro horario de atención.",
  sendNoteValued: "La oferta vale por {days} días.",

  compareTitle: "Compárenos",
  compareNote:
    "Frente a lo que suelen ofrecer los concesionarios y los cotizadores en línea.",
  compareCaption: "Lo que recibe con cada forma de vender un auto",
  compareCorner: "Lo que recibe",
  "way.dealers": "Otros concesionarios",
  "way.online": "Cotizadores en línea",
  yes: "Sí",
  no: "No",
  "row.instant": "Oferta de contado al instante",
  "row.higher": "Opción de recibir más",
  "row.fees": "Sin cargos ocultos",
  "row.deductions": "Cada descuento a la vista, en dólares",
  "row.days": "Oferta que vale por {days} días",
  "row.writing": "La oferta por escrito",
  "row.purchase": "No tiene que comprar",
  "row.choice": "Vender o entregar a cuenta, usted elige",
  "row.loan": "Liquidamos su préstamo",
  "row.sameDay": "Pago el mismo día",
  "row.person": "Una persona con quien hablar",
  "cell.afterVisit": "Después de una visita",
  "cell.whileYouWait": "mientras espera en la tienda",
  "cell.moreCashLater": "Más dinero después",
  "note.cashByValue": "Depende del valor del auto",
  "note.moreCashLaterFrom": "Para autos de {years} años o más",
  "note.inTwoParts": "En dos partes si lo vendemos por usted",
  "cell.thatDay": "Solo ese día",
  "cell.sellOnly": "Solo vender",
  "cell.sometimes": "A veces",
  "cell.threeToFive": "De 3 a 5 días",
  "cell.atStores": { one: "en nuestra tienda", other: "en {count} tiendas" },

  stepsTitle: "Cómo funciona",
  "step.tell.title": "Cuéntenos del auto",
  "step.tell.text":
    "Cuál es el auto y sus millas. Todavía no hacen falta fotos.",
  "step.tell.textValued":
    "Cuál es el auto, sus millas y cómo está. No hacen falta fotos.",
  "step.offer.title": "Reciba una oferta por escrito",
  "step.offer.text":
    "Cada descuento en dólares, válida por {days} días. Si solo un comprador puede dar la cifra, le decimos por qué.",
  "step.look.title": "Lo revisamos juntos",
  "step.look.text":
    "En la tienda, como en media hora. Usted ve lo mismo que nosotros, y cuánto cuesta cada cosa.",
  "step.paid.title": "Llévese el cheque o úselo para otro auto",
  "step.paid.text":
    "Si hay un préstamo, primero lo liquidamos, y le damos el resto el mismo día.",
  ctaTitle: "¿Prefiere hablar con un comprador?",
  ctaText: "Llámenos. Tenga a la mano el año, el modelo y las millas.",
  call: "Llamar al {phone}",
  browse: "Ver autos para cambiar el suyo",

  sentTitle: "Ya tenemos los datos de su auto",
  sentText:
    "Un comprador de {store} calculará cuánto vale su auto y se comunicará con usted.",
  readTitle: "Un comprador lo ve",
  readText:
    "En nuestro horario de atención, en el orden en que llegan las solicitudes.",
  answerTitle: "Recibe una cifra",
  answerText: "Por teléfono o correo, y de qué depende.",
  visitTitle: "Revisamos el auto",
  visitText: "Traiga el título, las dos llaves y una identificación con foto.",
  visitTextValued:
    "Traiga el título, las dos llaves y una identificación con foto. La oferta vale por {days} días.",

  summaryVehicle: "Vehículo",
  summaryMileage: "Millaje",
  summaryInterest: "Quiere",
  "summary.sell": "venderlo",
  "summary.trade-in": "entregarlo a cuenta",
});
