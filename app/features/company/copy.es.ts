import { translateCopy } from "#app/site/page/copy.ts";
import type { companyCopy } from "./copy.ts";

export const companySpanish = translateCopy<typeof companyCopy>("company", {
  title: "Nuestra empresa",
  heroTitle: "Las personas detrás del precio",
  description:
    "Conozca a {name}: nuestras tiendas, nuestras promesas y las personas a cargo.",
  facts: "La empresa en números",
  years: { one: "{count} año", other: "{count} años" },
  yearsText: "en el ramo",
  stores: { one: "{count} tienda", other: "{count} tiendas" },
  storesText: "en {places}",
  vehicles: { one: "{count} auto", other: "{count} autos" },
  vehiclesText: {
    one: "en nuestro lote ahora mismo",
    other: "en nuestros lotes ahora mismo",
  },
  rating: "{rating} de 5",
  ratingText: "en más de {count} reseñas de {platform}",
  letterTitle: "Unas palabras de {name}",
  storyTitle: "Nuestra historia",
  promisesTitle: "Nuestras promesas",
  "promise.price.title": "Nos paga el precio marcado en el auto",
  "promise.price.text":
    "Nuestros cargos ya están incluidos. Solo se agrega lo que va al estado: impuesto, título y placas.",
  "promise.privatePrice.title": "Nos paga el precio que desbloquea",
  "promise.privatePrice.text":
    "Nuestros cargos ya están incluidos cuando se abre. Solo se agrega lo que va al estado: impuesto, título y placas.",
  "promise.priceWithoutFee.title":
    "Le decimos cada cargo antes de que pregunte",
  "promise.priceWithoutFee.text":
    "Nuestro cargo de documentación de {fee} está junto al precio. El impuesto, el título y las placas van al estado.",
  "promise.inspection.title":
    "Inspección de {points} puntos en cada auto usado",
  "promise.inspection.text":
    "Anotamos lo que encontramos, y usted puede leerlo.",
  "promise.engine.title": "Respondemos por el motor",
  "promise.engine.text":
    "Con menos de {miles} millas, queda cubierto mientras el auto sea suyo.",
  "promise.sell.title": "Le compramos su auto aunque no nos compre otro",
  "promise.sell.text":
    "Díganos qué auto maneja. Uno de nuestros compradores lo revisa con usted y le da un precio.",
  "promise.offer.title": "Una oferta por su auto que vale {days} días",
  "promise.offer.text":
    "Tiempo de sobra para compararla en otros lugares. Cada deducción aparece por escrito.",
  leadersTitle: "Las personas a cargo",
  leadersText: {
    one: "Si algo no está bien, esta es la persona que quiere saberlo primero.",
    other: "Si algo no está bien, quieren saberlo primero de usted.",
  },
  team: "Conozca al equipo",
  storesTitle: { one: "Nuestra tienda", other: "Nuestras tiendas" },
  sameHours: "Horario de cada una de nuestras {count} tiendas",
  storeCars: { one: "{count} auto aquí", other: "{count} autos aquí" },
  storeCarsUncounted: "Autos aquí",
  directions: "Cómo llegar",
  careersTitle: "¿Quiere trabajar aquí?",
  careersText: "Díganos qué sabe hacer bien y qué le gustaría hacer.",
  careers: "Ver empleos",
  contact: "Contáctenos",

  teamTitle: "Conozca a nuestro equipo",
  teamLead: "Llame o escriba, y pregunte por la persona por su nombre.",
  teamDescription:
    "El equipo de {name}, por departamento, y cómo comunicarse con cada persona.",
  teamEmpty: "Por ahora no hay nadie en esta lista. Llámenos, por favor.",
  byStore: "Tiendas",
  allStores: "Todas las tiendas",
  inThisPage: "Departamentos",
  "department.Sales": "Ventas",
  "department.Service": "Servicio",
  "department.Finance": "Financiamiento",
  "departmentText.Sales":
    "Conocen los autos del lote, y si alguno tiene algo malo, también se lo dicen.",
  "departmentText.Service":
    "Cuidan el auto cuando ya es suyo y le muestran lo que encuentran.",
  "departmentText.Finance":
    "Comparan prestamistas para usted y repasan juntos todo el contrato.",

  staffDescription: "{name}, {title} en {store}. Teléfono y correo.",
  staffTitle: "{name}, {department}",
  colleagues: "Más personas de {store}",
  wholeTeam: "Conozca a todo el equipo",
  guides: "Guías de {name}",
  "departmentReviews.Sales": "Lo que dicen los clientes de comprar aquí",
  "departmentReviews.Service": "Lo que dicen los clientes de nuestro servicio",
  "departmentReviews.Finance":
    "Lo que dicen los clientes de nuestro financiamiento",
});
