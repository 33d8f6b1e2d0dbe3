import { translateCopy } from "#app/site/page/copy.ts";
import type { dealershipCopy, homeCopy } from "./copy.ts";

export const homeSpanish = translateCopy<typeof homeCopy>("home", {
  "condition.new": "nuevos",
  "condition.used": "usados",
  "condition.certified": "certificados",

  heroTitle: "El precio completo, a\u00a0la\u00a0vista en cada auto.",
  heroText:
    "Díganos con sus propias palabras qué necesita. Cada precio que ve ya incluye nuestro cargo de documentación.",
  heroTextWithoutFee:
    "Díganos con sus propias palabras qué necesita. Cada precio dice qué no incluye.",
  heroTextSomeLocked:
    "Díganos con sus propias palabras qué necesita. Algunos precios son privados: denos sus datos de contacto una sola vez y véalos, con los cargos incluidos.",
  heroTitleLocked: "Encuentre el auto y desbloquee el precio completo.",
  heroTextLocked:
    "Díganos con sus propias palabras qué necesita. Los precios aquí son privados: denos sus datos de contacto una sola vez y véalos, con los cargos incluidos.",
  heroTextTerms:
    "Díganos con sus propias palabras qué necesita. Conteste unas preguntas más y se abren todos los precios, con los cargos incluidos.",
  heroPrivate: "Inventario privado",
  heroPrivateText:
    "Mostramos nuestros autos a quienes nos dicen quiénes son. Denos sus datos de contacto una sola vez y véalos todos. Sin\u00a0abrir\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  heroUnlock: "Desbloquear inventario privado",
  try: "Pruebe con",

  actions: "Por dónde empezar",
  preApproval: "Obtener preaprobación",
  preApprovalText:
    "En menos de {seconds} segundos y sin afectar su puntaje de crédito.",
  financingCall: "Preguntar por financiamiento",
  financingCallText:
    "Llame al {phone} y pregunte cuánto pagaría al mes por un auto.",
  trade: "Valuar su auto",
  tradeText:
    "Díganos qué auto maneja y uno de nuestros compradores le responderá.",
  tradeTextValued:
    "Una oferta por escrito, con cada deducción a la vista, válida por {days} días.",
  tradeCall: "Vender o cambiar su auto",
  tradeCallText: "Llame al {phone} y pida una oferta.",
  browse: "Ver inventario",
  browseTextPrivate:
    "Denos sus datos de contacto una sola vez y vea todos los autos.",
  browseText: {
    one: "{count} auto entre {conditions}.",
    other: "{count} autos {conditions}.",
  },
  browseTextUpdated: {
    one: "{count} auto entre {conditions}. Actualizado: {time}.",
    other: "{count} autos {conditions}. Actualizado: {time}.",
  },

  newArrivals: "Recién llegados",
  newArrivalsAll: "Todos los autos, los más nuevos primero",
  bodyStyles: "Busque por tipo de carrocería",
  allCars: { one: "Ver {count} auto", other: "Ver los {count} autos" },
  bodyStyleCount: { one: "{count} auto", other: "{count} autos" },
  bodyStyleFrom: "desde ${price}",

  specials: "Buenas opciones para empezar",
  specialCount: { one: "{count} auto", other: "{count} autos" },

  slides: "Lo que conviene saber hoy",

  departments: "Un equipo, cuatro departamentos",
  departmentsWithoutService: "Un equipo, tres departamentos",
  department: "Departamento",
  scheduleService: "Programar servicio",
  scheduleServiceText:
    "Díganos qué necesita su auto. Vea el precio antes de que empecemos.",
  serviceCall: "Programar servicio",
  serviceCallText: "Llame al {phone} y encontramos una hora que le convenga.",
  callUs: "Llamar al {phone}",

  warrantyTitle:
    "Garantía de por vida del motor, incluida con menos de {miles} millas",
  warrantyText:
    "Compre un auto con menos de {miles} millas y su motor queda cubierto mientras el auto sea suyo. Sin límite de tiempo, sin límite de millas y sin costo.",
  warrantyMore: "Qué cubre y qué no",

  stores: {
    one: "Visítenos",
    other: "{countWord} tiendas, un solo inventario",
  },
  storesText: "Podemos llevar cualquier auto a la tienda más cercana a usted.",
  yourStore: "Su tienda",
  directions: "Cómo llegar",
  storeInventory: "Autos aquí",
  storeCars: { one: "{count} auto aquí", other: "{count} autos aquí" },
  storeSite: "Ver sitio web",
  storeHere: "Horario",
  mapLabel: "Dónde están nuestras tiendas: {places}",
  mapScale: "{miles} millas",
});

export const dealershipSpanish = translateCopy<typeof dealershipCopy>(
  "dealership",
  {
    company: "Sobre nuestra empresa",
    contact: "Contáctenos",
  },
);
