import { translateCopy } from "#app/site/page/copy.ts";
import type { wizardCopy, wizardServerCopy } from "./copy.ts";

export const wizardSpanish = translateCopy<typeof wizardCopy>("priceWizard", {
  description: "Precios y pagos con sus propios términos en {name}.",
  progress: "Paso {step} de {count}",
  goal: "Con su última respuesta se abren todos los precios.",
  goalOf:
    "Con su última respuesta verá el precio de este {name} y el de todos los demás autos.",
  goalNext: "Con esta respuesta se abren todos los precios.",
  goalNextOf:
    "Con esta respuesta verá el precio de este {name} y el de todos los demás autos.",
  opened: "Todos los precios ya están abiertos.",
  openedOf:
    "Ya puede ver el precio de este {name} y el de todos los demás autos.",
  finishLater: "Terminar después",
  closeDialog: "Cerrar",
  loading: "Cargando sus respuestas",
  back: "Atrás",
  continue: "Continuar",
  soFar: "Hasta ahora:",
  change: "Cambiar",
  changeAnswers: "sus respuestas",
  changeDetails: "sus datos de contacto",
  "down-payment.title": "¿Cuánto puede dar de enganche?",
  "down-payment.lead":
    "Es el dinero que daría por adelantado. Con más enganche, el pago mensual baja. No se le cobra nada y puede cambiarlo cuando quiera.",
  "down-payment.label": "Enganche",
  "trade-in.title": "¿Va a entregar un auto a cuenta?",
  "trade-in.lead": "Lo que vale puede descontarse del precio del próximo.",
  yes: "Sí",
  no: "No",
  "trade-equity.title": "¿Cuánto vale, quitando lo que debe?",
  "trade-equity.lead":
    "Tome lo que vale el auto y réstele lo que todavía debe. Con un cálculo aproximado basta. Veremos el auto antes de acordar nada.",
  "trade-equity.label": "Valor neto de su auto",
  "trade-equity.more": "Si debe más de lo que vale, escriba 0.",
  amountHint: "De {from} a {to}",
  slider: "{label}, control deslizante",
  "credit-score.title": "¿Cuál es su puntaje de crédito, más o menos?",
  "credit-score.lead":
    "Lo usamos para elegir la tasa de los pagos que usted ve. No consultamos su crédito, y su puntaje no se ve afectado.",
  unknown: "No lo sé",
  lenderSetsRate: "Su tasa real la fija un prestamista.",
  "contact-details.title.new": "¿Cómo nos comunicamos con usted?",
  "contact-details.title.known": "Revise sus datos",
  "contact-details.lead.prices":
    "Deje sus datos de contacto una sola vez y se abren todos los precios, con sus términos incluidos. Sin\u00a0crear\u00a0cuenta y sin\u00a0consulta de\u00a0crédito.",
  "contact-details.lead.payments":
    "Los pagos de este sitio ya usan sus términos. Deje sus datos y los tendremos a mano cuando hablemos. Sin\u00a0crear\u00a0cuenta y sin\u00a0consulta de\u00a0crédito.",
  "contact-details.lead.known": "Si están bien, no tiene que escribir nada.",
  optional: "La casilla es opcional.",
  agreed: "Aceptó recibir llamadas y mensajes de texto.",
  phoneHint: "Para poder comunicarnos con usted.",
  openPrices: "Abrir mis precios",
  finishOpened: "Listo",
  finish: "Terminar",
  notNow: "Ahora no",
  disclaimer:
    "Los pagos son estimados y no son una oferta de crédito. Un prestamista fija su tasa, y sus términos no son una solicitud de préstamo. Lo que escriba le llega a {name}.",
  "done.title.prices": "Sus precios ya están abiertos",
  "done.title.payments": "Sus pagos ya usan sus términos",
  "done.lead.prices":
    "Ya puede ver todos los precios y pagos de este sitio, según estos términos.",
  "done.lead.payments": "Todos los pagos de este sitio ya usan estos términos.",
  "done.kept": "Los guardamos en este dispositivo durante {time}.",
  "done.keptForNow": "Duran hasta que cierre su navegador.",
  "done.months":
    "Los pagos son a {months} meses. Elija otro plazo en la página de cualquier auto.",
  "done.terms": "Sus términos",
  seeCar: "Ver este auto",
  keepBrowsing: "Seguir viendo",
  getPreApproved: "Obtener preaprobación al instante",
  valueTrade: "Valuar mi auto",
  yourDetails: "Sus datos",
  amount: "Escriba dólares sin centavos, como 2,000",
  tooLow: "Escriba ${count} o más",
  tooHigh: "Escriba ${count} o menos",
});

export const wizardServerSpanish = translateCopy<typeof wizardServerCopy>(
  "priceWizard",
  {
    "soFar.down": "{amount} de enganche",
    "soFar.noTrade": "sin auto a cuenta",
    "soFar.trade": "con un auto a cuenta",
    "soFar.equity":
      "con un auto a cuenta que vale unos {amount}, quitando lo que debe",
    "soFar.credit": "crédito: {label}",
    "soFar.creditUnknown": "puntaje de crédito desconocido",
    unknownDetail: "como {label}",
    rate: "{percent}%",
    rateRange: "{lowest}–{highest}%",
    apr: "{percent} APR",
    aprOf: "APR, {conditions}",
    higherRate: "{years}: la tasa más alta.",
    lowerRate: "{years}: la tasa más baja.",
    "condition.new": "nuevos",
    "condition.used": "usados",
    "condition.certified": "certificados",
    conditionsTogether: "{first} y {second}",
    summaryPage: "Personalizado desde",
  },
);
