import { translateCopy } from "#app/site/page/copy.ts";
import type { articlesCopy, keptDataCopy, storedItemsCopy } from "./copy.ts";

export const articlesSpanish = translateCopy<typeof articlesCopy>("articles", {
  updated: "Actualizado el {date}",
  contents: "En esta página",
  legalDescription: "{title} de {name}. Actualizado el {date}.",
  otherDocuments: "Otros documentos",
  cookieChoices: "Configurar cookies",
  print: "Imprimir esta página",
  guidesTitle: "Guías de compra",
  guidesLead:
    "Respuestas cortas a lo que más nos preguntan los clientes, escritas por quienes trabajan aquí.",
  guidesDescription:
    "Guías para comprar, vender y pagar un auto, escritas por el equipo de {name}.",
  noGuides: "Por ahora no hay guías. Vuelva más adelante, por favor.",
  by: "Por",
  readingTime: {
    one: "{count} min de lectura",
    other: "{count} min de lectura",
  },
  "topic.buying": "Comprar",
  "topic.prices": "Precios",
  "topic.certified": "Autos certificados",
  "topic.selling": "Vender o cambiar",
  "topic.paying": "Pagos",
  "topic.protection": "Garantías y planes",
  "topic.owning": "Servicio",
  moreGuides: "Más guías",
  authorDescription: "{title}, {role} en {name}, y las guías que ha escrito.",
  guidesBy: "Guías de {title}",
  author: "Quién lo escribió",
  writtenBy: "Por {name}",
  authorPage: "Más de {name}",
  onTeam: "{name} en la página del equipo",
  "next.buying": "Vea lo que hay en el lote",
  "next.prices": "Compare totales reales",
  "next.certified": "Vea nuestros autos certificados",
  "next.selling": "¿Cuánto vale su auto?",
  "next.paying": "Vea cuánto pagaría",
  "next.protection": "Lo que traen nuestros autos",
  "next.owning": "¿Ya le toca servicio?",
  "action.buying": "Ver autos",
  "action.certified": "Ver autos certificados",
  "action.selling": "Pedir una oferta",
  "action.valuation": "Recibir mi oferta",
  "action.paying": "Obtener preaprobación",
  "action.protection": "Ver qué está cubierto",
  "action.owning": "Programar servicio",
  askTitle: "¿Le queda una pregunta?",
  askText: "Pregúntenos. Quienes escribieron estas guías trabajan aquí.",
  write: "Escríbanos",
  articleInEnglish: "Este artículo solo está en inglés.",
  pageInEnglish: "Esta página solo está en inglés.",
  home: "Inicio",
});

export const storedItemsSpanish = translateCopy<typeof storedItemsCopy>(
  "storedItems",
  {
    caption: "Lo que este sitio guarda en su navegador",
    name: "Nombre",
    purpose: "Para qué es",
    category: "Grupo",
    lasts: "Cuánto dura",
    cookie: "Cookie",
    "session storage": "Memoria del navegador",
    minutes: { one: "{count} minuto", other: "{count} minutos" },
    session: "Hasta que cierre el navegador",
    withoutNothing: "Sin este grupo no se guarda",
    withoutSession: "Sin este grupo, hasta que cierre el navegador",
    "category.essential": "Esenciales",
    "category.functional": "Funcionales",
    "category.analytics": "Analíticas",
    "category.targeting": "Publicidad",
    "purpose.allowCookies": "Los grupos de cookies que permitió",
    "purpose.displayCookies": "Si hay que mostrar otra vez el aviso",
    "purpose.userSelectedStore": "La tienda cuyo horario y teléfono ve",
    "purpose.language": "El idioma que usted eligió",
    "purpose.flash":
      "El mensaje que se muestra después de enviar un formulario",
    "purpose.kept": "Si su navegador guarda cookies; se borra enseguida",
    "purpose.google":
      "El número que Google da a su navegador, para contar visitas y anuncios",
    "purpose.meta":
      "El número que Meta da a su navegador o al anuncio en que usted hizo clic",
    "purpose.phoneToVerify": "El número al que se envió un código",
    "purpose.trade": "Qué auto está valuando y sus respuestas sobre él",
    "purpose.serviceVisit":
      "Su auto, el trabajo y la hora que eligió mientras hace su cita de servicio, cifrados",
    "purpose.visitor":
      "Su nombre, sus datos de contacto, los términos de pago y lo que desbloqueó, cifrados; sin este grupo, ningún dato de contacto",
    "purpose.shopperPlace":
      "El código postal o la ubicación aproximada que dio para las distancias",
    "purpose.leadSent": "Si ya nos ha escrito antes",
    "purpose.savedVehicles": "Los autos que guardó",
    "purpose.comparedVehicles": "Los autos que eligió para comparar",
    "purpose.recentlyViewed": "Los últimos autos que vio",
    "purpose.events":
      "Qué formulario acaba de enviar, hasta que la siguiente página lo cuenta",
    receivers: "Quién se entera de su visita, si usted permite el grupo",
    receiver: "Empresa",
    "receiver.googleAnalytics": "Google Analytics",
    "receiver.googleAds": "Google Ads",
    "receiver.metaPixel": "Meta, desde su navegador",
    "receiver.metaConversions": "Meta, desde nuestro servidor",
    "receiver.consentManager": "Gestor de consentimiento",
    "told.googleAnalytics":
      "Qué páginas y autos vio, sin nombres ni palabras de búsqueda",
    "told.googleAds": "Que un anuncio llevó a una visita o a un mensaje",
    "told.metaPixel": "Que un anuncio llevó a una visita o a un mensaje",
    "told.metaConversions":
      "Lo mismo, con sus datos de contacto codificados (hash) si nos los dio",
    "told.consentManager":
      "Qué grupos permite, con sus datos de contacto codificados (hash)",
    "purpose.lists":
      "Su lugar en la lista, para que el botón Atrás le regrese ahí",
  },
);

export const keptDataSpanish = translateCopy<typeof keptDataCopy>("keptData", {
  caption: "Lo que este sitio guarda sobre usted",
  data: "Qué",
  lasts: "Cuánto dura",
  "place.browser": "En su navegador, cifrado",
  "place.us": "Con nosotros",
  withoutNothing: "Sin cookies funcionales: no se guarda",
  withoutSession: "Sin cookies funcionales: solo hasta que cierre el navegador",
  "kind.contact":
    "Su nombre, correo y teléfono, para llenar nuestros formularios, y si aceptó llamadas y mensajes de texto",
  "kind.homeAddress":
    "La dirección de su casa, para llenar los formularios que la piden",
  "kind.verifiedPhone": "Qué número de teléfono verificó",
  "kind.terms":
    "Sus respuestas sobre enganche, auto a cuenta y crédito, para calcular los pagos",
  "kind.unlocks": "Cuándo desbloqueó los autos y precios privados",
  "kind.visitorNumber":
    "Un número que le distingue de otros visitantes, y nada más",
  "kind.financing":
    "Un código hecho con los últimos datos que envió para financiamiento, para no mandarlos dos veces",
  "kind.messages":
    "Lo que nos envía por un formulario: nombre, datos de contacto, una dirección si el formulario la pide, sus palabras, el auto y si su teléfono está verificado",
  "kind.conversations":
    "Lo que nos preguntó en la ventana de preguntas o en un chat, para juntar ahí su siguiente mensaje. Los días se cuentan desde el último mensaje",
  "kind.offers":
    "El auto que quiso valuar, sus respuestas y nuestra oferta. Lo que nunca nos envió desaparece a los 30 días",
  "kind.mails":
    "Los correos que le enviamos porque usted los pidió, con su dirección",
  "kind.alerts":
    "Las alertas que pidió: su dirección y el auto o la búsqueda de que tratan",
  "kind.appointments":
    "Las citas que hizo: cuándo y dónde, sus datos de contacto, el auto y lo que hay que hacer. Los días se cuentan desde la cita; una hora que solo miró se aparta diez minutos",
  "kind.applications": "Las solicitudes de empleo con su currículum",
  "kind.consents": "Lo que aceptó, con las palabras que se le mostraron",
  "kind.stops":
    "Que nos pidió no contactarle más. Guardamos un código hecho con su dirección de correo, no la dirección",
  "kind.codes": "El número al que enviamos un código, y cuándo",
  "kind.adEvents":
    "Lo que hizo aquí y los anunciantes pueden saber, codificado (hash), hasta que lo reciben",
  "kind.experiments":
    "Qué versión de una página vio cuando comparamos dos, y si después nos escribió. Se guarda solo con cookies analíticas, bajo un código hecho con su número de visitante",
  "kind.limits": "Cuántos formularios llegaron desde su dirección de internet",
  "kind.erased":
    "Un código hecho con el número de visitante cuyos datos usted borró, para que ninguna copia de ellos funcione",
  erase: "Ver, cambiar o borrar lo que está en su navegador",
});
