import { translateCopy } from "#app/site/page/copy.ts";
import type { financingLeadCopy, lenderFrameCopy } from "./copy.ts";

export const lenderFrameSpanish = translateCopy<typeof lenderFrameCopy>(
  "lenderFrame",
  {
    "applyForFinancing.title": "Las preguntas del prestamista",
    "fullCreditApplication.title": "La solicitud del prestamista",
    "freeCreditScore.title": "Pida su puntaje",
    "applyForFinancing.frame":
      "Formulario de preaprobación de nuestro prestamista",
    "fullCreditApplication.frame":
      "Solicitud de crédito de nuestro prestamista",
    "freeCreditScore.frame":
      "Formulario de puntaje de crédito de nuestro prestamista",
    privacy:
      "Este formulario es del prestamista. Lo que usted escriba en él le llega al prestamista, no a nosotros.",
    known:
      "Cuando lo envíe, le avisamos a {store} para que alguien se comunique con usted.",
    forVehicle: "Para este auto:",
    loanTerms: "Sus términos: {down} de enganche, {equity}, {months} meses.",
    leaseTerms:
      "Sus términos: un arrendamiento de {months} meses con {miles} millas al año, {down} de enganche, {equity}.",
    owedOnTrade:
      "{amount} que debe por su auto a cuenta por encima de lo que vale",
    equityAmount: "{amount} de valor neto de su auto a cuenta",
    downShare: "{percent}% ({sum})",
    termsNote: "{store} los ve junto con sus datos. El prestamista decide.",
    changeTerms: "Cambiarlos",
    loading: "Cargando el formulario del prestamista",
    lateTitle: "El formulario del prestamista está tardando",
    lateText: "No tiene que esperarlo.",
    newTab: "Abra el formulario en otra pestaña",
    help: "¿Problemas con este formulario?",
    helpOr: "o llame al",
    outcome: "Su solicitud",
    sentAloud: "Enviada. El prestamista responde en su propio formulario.",
    sentExample:
      "El ejemplo está abajo. Ningún prestamista ha revisado su crédito.",
    submittedTitle: "Nos comunicaremos con usted",
    submittedText: "{store} tiene sus datos.",
    exampleText:
      "{store} tiene los datos de contacto que usted nos dio antes, y nada de lo que escribió para el prestamista.",
    reference: "Su número de referencia es",
    callTitle: "Haga su solicitud por teléfono",
    callText:
      "{store} puede tomar su solicitud por teléfono o en persona, y decirle qué va a necesitar.",
    contactTitle: "¿Quiere que {store} se comunique con usted?",
    contactTitleKnown: "¿Prefiere que {store} se comunique primero?",
    contactText:
      "Déjenos sus datos y nuestra oficina de financiamiento lo contacta.",
    contactTextBeside:
      "El formulario de arriba es del prestamista, así que no tenemos lo que usted escribió ahí. Deje aquí sus datos y nuestra oficina de financiamiento se comunica con usted.",
    phoneHint: "Solo se usa para esta solicitud.",
    send: "Enviar a {store}",
    unchangedTitle: "Esto ya lo tenemos",
    unchangedText:
      "Nada cambió desde la última vez que lo envió, así que no lo enviamos otra vez.",
    knownTitle: "Ya tenemos sus datos",
    knownText: "{store} los tiene y se comunicará con usted.",
    changeDetails: "Cambiar mis datos",
    sentTitle: "Gracias, ya tenemos sus datos",
    sentText: "Alguien de {store} se comunicará con usted.",
    sentNext: "Las preguntas del prestamista están abajo.",
  },
);

export const financingLeadSpanish = translateCopy<typeof financingLeadCopy>(
  "financingLead",
  {
    application: "Solicitud",
    applyForFinancing: "Preaprobación",
    fullCreditApplication: "Solicitud de crédito completa",
    freeCreditScore: "Puntaje de crédito gratis y preaprobación",
    state: "Estado",
    started: "Dejó sus datos de contacto antes del formulario del prestamista",
    submitted: "Enviada al prestamista",
    co_applicant: "Cosolicitante",
    buying_time: "Cuándo piensa comprar",
    kind: "Cómo pagaría",
    finance: "Financiar",
    lease: "Lease",
    down: "Enganche",
    equity: "Valor neto del auto a cuenta",
    equityMade: "{equity} (vale {worth}, debe {owed})",
    months: "Meses",
    miles: "Millas al año",
    price: "Precio que tiene en mente",
  },
);
