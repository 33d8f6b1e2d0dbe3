import { translateCopy } from "#app/site/page/copy.ts";
import type { dealershipCopy, homeCopy } from "./copy.ts";

export const homeSpanish = translateCopy<typeof homeCopy>("home", {
  documentTitle: "Autos en venta: {conditions}",
  description: {
    one: "{conditions}: {count} auto en venta en {place}, con su precio total, cargos incluidos.",
    other:
      "{conditions}: {count} autos en venta en {place}, cada uno con su precio total, cargos incluidos.",
  },
  descriptionLocked: {
    one: "{conditions}: {count} auto en venta en {place}. Los precios son privados: denos sus datos de contacto una sola vez y véalos.",
    other:
      "{conditions}: {count} autos en venta en {place}. Los precios son privados: denos sus datos de contacto una sola vez y véalos.",
  },
  descriptionPrivate:
    "{conditions}: autos en venta en {place}, cada uno con su precio total, cargos incluidos.",
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
  heroPrivate: "Inventario privado",
  heroPrivateText:
    "Estos autos son para compradores registrados. Denos sus datos de contacto una sola vez y véalos todos. Sin abrir cuenta y sin revisar su crédito.",
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
  finance: "Financiar",
  financeTitle: "Vea el préstamo completo antes de firmarlo",
  financeText:
    "Cuéntenos un poco de usted y vea los términos para los que califica antes de elegir un auto.",
  financePoint1:
    "Preaprobación en menos de {seconds} segundos, sin afectar su puntaje de crédito",
  financePointCall: "La preaprobación no afecta su puntaje de crédito",
  financePoint2:
    "La respuesta de un prestamista a la solicitud completa en {from} a {to} horas",
  financePoint3: "Cada pago con su tasa, su plazo y el monto financiado",
  financeMore: "Cómo se financia un auto",
  shop: "Comprar",
  shopTitle: "Todos los autos de todas las tiendas, en una sola lista",
  shopText:
    "Busque en todas las tiendas a la vez. Cada filtro muestra cuántos autos quedan, para que nunca llegue a una página vacía.",
  shopPoint1: "Inspección de {points} puntos en cada auto",
  shopPoint2: "Un solo total por auto, desglosado línea por línea",
  shopPoint2Locked: "Conteste una vez y se abren todos los precios",
  shopPoint3: "Cuánto bajó el precio, en dólares, según su historial",
  shopPoint3Locked: "Guarde y compare autos sin crear cuenta",
  sell: "Vender o cambiar",
  sellTitle: "Véndanos su auto o entréguelo a cuenta",
  sellTitleValued: "Sepa qué descontamos y por qué",
  sellText:
    "Díganos el año, la marca, el modelo y las millas. Uno de nuestros compradores le responderá y revisará el auto con usted.",
  sellTextValued:
    "Traiga el auto o sus papeles. Le mostramos cómo llegamos del valor de libro a nuestra oferta.",
  sellPoint1: "Cuatro datos rápidos para empezar",
  sellPoint1Valued: "Cada deducción, con el motivo al lado",
  sellPoint2: "Liquidamos su préstamo y le damos el resto",
  sellPoint2Valued: "Una oferta por escrito, válida por {days} días",
  sellPoint3: "Véndanos su auto aunque no nos compre otro",
  service: "Servicio",
  serviceTitle: "Respaldamos nuestro trabajo",
  serviceText:
    "Aceite, frenos, llantas, baterías, alineación y diagnóstico de cualquier marca, aunque no haya comprado el auto aquí.",
  servicePoint1: "Garantía limitada de por vida en partes y mano de obra",
  servicePoint2: "El precio más bajo, garantizado",
  servicePoint3: "Inspecciones de seguridad gratis",
  scheduleService: "Programar servicio",
  scheduleServiceText:
    "Díganos qué necesita su auto. Vea el precio antes de que empecemos.",
  serviceCall: "Programar servicio",
  serviceCallText: "Llame al {phone} y encontramos una hora que le convenga.",
  serviceMore: "Sobre nuestro servicio",
  callUs: "Llamar al {phone}",

  warrantyTitle:
    "Garantía de por vida del motor, de serie con menos de {miles} millas",
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
  storeHere: "Horario y contacto",
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
