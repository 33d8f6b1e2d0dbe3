import { translateCopy } from "#app/site/page/copy.ts";
import type { sectionsCopy, staffCopy } from "./copy.ts";

export const sectionsSpanish = translateCopy<typeof sectionsCopy>("sections", {
  breadcrumb: "Ruta de navegación",
  home: "Inicio",
  call: "Llamar al {phone}",

  reviews: "Lo que dicen los clientes",
  ratingOutOf: "de 5, con más de {count} reseñas en {platform}",
  reviewsAll: "Leer todas las reseñas",
  reviewsMore: {
    one: "Ver {count} reseña más",
    other: "Ver {count} reseñas más",
  },
  reviewRest: "Leer la reseña completa",
  reviewStars: {
    one: "{count} de 5 estrellas",
    other: "{count} de 5 estrellas",
  },
  reviewSource: "{category}, {platform}",
  reviewForeign: "{source}, {language}",
  "writtenIn.en": "escrita en inglés",
  "writtenIn.es": "escrita en español",
  "platform.google": "reseña en Google",
  "platform.facebook": "reseña en Facebook",
  "category.Buy": "Compra",
  "category.Sales": "Ventas",
  "category.Service": "Servicio",
  "category.Finance": "Financiamiento",
  "category.Sell": "Venta de su auto",

  faqs: "Preguntas, con respuestas claras",
  faqsCall: "¿No está aquí? Llame al",
  faqsOr: "o",
  faqsWrite: "escríbanos",
});

export const staffSpanish = translateCopy<typeof staffCopy>("staff", {
  lead: "Dirige el departamento",
  ratedBy: "Los clientes le dan {rating} de 5",
  ratingOf: "{rating} de 5",
  call: "Llamar a {name}",
  callShort: "Llamar",
  write: "Escribir a {name}",
  writeShort: "Escribir",
  speaks: "Habla {languages}",
  message: "Enviar un mensaje",
  worksAt: "Trabaja en",
  directions: "Cómo llegar",
  storeCars: "Autos aquí",
  "hours.Sales": "Horario de Ventas",
  "hours.Service": "Horario de Servicio",
  "hours.Finance": "Horario de Financiamiento",
  bookService: "Programar servicio",
  chooseCar: "Elegir un auto para probarlo",
  applyForFinancing: "Obtener preaprobación",
});
