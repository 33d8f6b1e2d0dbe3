import { translateCopy } from "#app/site/page/copy.ts";
import type { contactCopy } from "./copy.ts";

export const contactSpanish = translateCopy<typeof contactCopy>("contact", {
  title: "Contáctenos",
  titlePlan: "Preguntar por el plan “{plan}”",
  lead: {
    one: "Envíenos un mensaje, llame o venga a vernos.",
    other: "Envíenos un mensaje, llame o venga a la tienda más cercana.",
  },
  call: "Llamar al {phone}",
  description:
    "Envíe un mensaje a {name}, llame o vea el horario y cómo llegar a cada tienda.",
  topicLabel: "¿De qué se trata?",
  topicPlaceholder: "Elija un tema",
  send: "Enviar mensaje",
  quickTitle: "¿Busca algo de esto?",
  "quick.serviceSchedule": "Reservar una visita de servicio",
  "quick.sellTrade": "Ver cuánto vale su auto",
  "quick.applyForFinancing": "Obtener una preaprobación",
  "quick.careers": "Ver empleos",
  about: "Su pregunta es sobre",
  planPrice: "Desde {amount}",
  plans: "Planes de protección para el vehículo",
  allPlans: "Todos los planes",
  goesTo: "Su mensaje llega a {store}.",
  goesToPerson: "Su mensaje llega a {place}, a la atención de {name}, {title}.",
  departmentOf: "{department} de {store}",
  "department.Sales": "Ventas",
  "department.Service": "Servicio",
  "department.Finance": "Financiamiento",
  writeElsewhere: "Escribir a otra persona",
  hours: {
    one: "Horario de ventas",
    other: "Horario de ventas en todas las tiendas",
  },
  serviceHours: {
    one: "Horario de servicio",
    other: "Horario de servicio en todas las tiendas",
  },
  serviceHoursIn: "Horario de servicio en {city}",
  stores: { one: "Nuestra tienda", other: "Nuestras {countWord} tiendas" },
  yourStore: "Su tienda",
  directions: "Cómo llegar",
  storeSite: "Sitio web",
  storeCars: "Autos aquí",
  summaryTopic: "Tema",
  summaryFor: "Para",
});
