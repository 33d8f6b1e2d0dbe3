import { translateCopy } from "#app/site/page/copy.ts";
import type { estimatorCopy } from "./copy.ts";

/** Only loans have an "APR"; a lease has none (12 CFR 1013). */
export const estimatorSpanish = translateCopy<typeof estimatorCopy>(
  "estimator",
  {
    title: "Un pago a su medida",
    lead: "Aquí no se guarda ni se envía nada hasta que usted lo pida.",
    pageTitle: "Pago de este auto: {vehicle}",
    pageDescription:
      "{vehicle}: cuánto pagaría al mes con su propio enganche, su auto a cuenta, su puntaje de crédito y su plazo.",
    adjust: "Ajustar",
    doneAdjusting: "Listo",
    kind: "Cómo va a pagar",
    finance: "Financiar",
    lease: "Lease",
    leaseNewOnly: "Lease, solo nuevos",
    price: "Precio",
    condition: "Condición",
    "condition.new": "Nuevo",
    "condition.used": "Usado",
    "condition.certified": "Certificado",
    year: "Año del modelo",
    down: "Enganche",
    downUnit: "Enganche en",
    dollars: "Dólares",
    percent: "Porcentaje",
    equity: "Valor neto de su auto",
    equityHint: "Lo que vale su auto menos lo que todavía debe.",
    tradeMore: "¿Todavía está pagando el auto que entrega?",
    worth: "Cuánto vale",
    owed: "Cuánto debe todavía",
    tradeHint: "Deje los dos vacíos si solo sabe el valor neto.",
    tradeEquity:
      "Valor neto de su auto a cuenta: {worth} menos {owed} que debe son {amount}.",
    tradeOwed:
      "Usted debe {amount} más de lo que vale su auto a cuenta. Lo sumamos a lo que financia.",
    state: "Dónde lo va a registrar",
    doorLeft:
      "Después de su enganche y del valor neto de su auto a cuenta, quedan {left} por pagar o financiar.",
    doorLeftMore:
      "Después de su enganche y del valor neto de su auto a cuenta, quedan {left} por pagar o financiar. Son {more} más que en el estimado, por impuesto, título y registro.",
    credit: "Puntaje de crédito",
    score: "Su puntaje, si lo sabe",
    scoreUnset: "Sin elegir",
    bandUnder: "menos de {under}",
    bandFrom: "{from}+",
    bandBetween: "{from}–{to}",
    "label.Bad": "Malo",
    "label.Okay": "Regular",
    "label.Good": "Bueno",
    "label.Great": "Excelente",
    term: "Meses",
    leaseTerm: "Meses de arrendamiento",
    leaseMiles: "Millas al año",
    update: "Actualizar mi pago",
    open: "Ver todos los pagos, mes por mes",
    "problem.unreadable":
      "Escriba un número, como {example}. Por ahora usamos {used}.",
    "problem.choice": "Elija una de estas opciones. Por ahora usamos {used}.",
    "problem.range":
      "Escriba un número entre {min} y {max}. Por ahora usamos {used}.",
    "problem.between": "Vaya de {step} en {step}. Por ahora usamos {used}.",
    shorter:
      "Un plazo más corto cuesta menos en total: en {months} meses pagaría {saved} menos de intereses.",
    result: "Pago estimado",
    leaseResult: "Pago estimado del arrendamiento",
    perMonth: "al mes durante {months} meses",
    "uncounted.down":
      "{asked} es más de lo que cuesta este auto, así que usamos {used} de enganche.",
    "uncounted.equity":
      "De los {asked} de valor neto de su auto a cuenta, aquí solo cuentan {used}, porque con eso se paga este auto. Pregúntenos por los otros {rest}.",
    "uncounted.lease":
      "{asked} entre enganche y auto a cuenta es más de lo que admite este arrendamiento. Con {used} ya no queda pago mensual, y los otros {rest} no le servirían de nada.",
    barLabel:
      "Enganche y auto a cuenta {down}, financiado {financed}, intereses {interest}",
    leaseBarLabel:
      "Enganche y auto a cuenta {down}, pagos {payments}, cargo al final {fee}",
    "row.down": "Enganche",
    "row.downAndTrade": "Enganche y valor neto de su auto a cuenta",
    "row.financed": "Cantidad financiada",
    "row.interest": "Intereses en {months} meses",
    "row.leasePayments": "{months} pagos",
    "row.disposition": "Cargo de devolución al final",
    total: "Costo total",
    beforeTax: "antes de impuesto, título y registro",
    "loan.perMonth": "al mes durante {months} meses al {apr}% APR",
    "loan.trade":
      "{down} de enganche y {equity} de valor neto de su auto a cuenta.",
    "loan.owed":
      "El monto financiado incluye los {owed} que todavía debe por su auto a cuenta.",
    "loan.estimate": "Es un estimado con crédito aprobado, no una oferta.",
    lenderSets: "El prestamista fija la tasa final.",
    lenderNamed: "{lender} fija la tasa final.",
    "lease.figure":
      "Esto es un arrendamiento (lease): {monthly} al mes durante {months} meses.",
    "lease.name": "Lease (arrendamiento), est.",
    "lease.now": "{monthly}/mes",
    "lease.short":
      "{months} pagos mensuales de {monthly}, {due} al firmar, sin depósito de garantía.",
    "lease.signing":
      "Al firmar se pagan {due}: {down} de enganche y el primer pago de {monthly}.",
    "lease.signingWithTrade":
      "Al firmar se pagan {due}: {down} de enganche y el primer pago de {monthly}. También cuentan los {equity} de valor neto de su auto a cuenta.",
    "lease.owed":
      "Los {owed} que todavía debe por su auto a cuenta están en los pagos.",
    "lease.payments":
      "{months} pagos mensuales de {monthly}, {total} en total. Sin depósito de garantía.",
    "lease.end":
      "Al final, usted devuelve el auto y no debe nada por su valor de mercado. Paga un cargo de devolución de {fee}, {mile} por cada milla que pase de {miles}, y el desgaste que vaya más allá del uso normal.",
    "lease.estimate":
      "Calculado con un precio total de {price} y un cargo de adquisición de {acquisition}, para {scores}. Es un estimado con crédito aprobado, no una oferta. El arrendador fija los términos finales.",
    "lease.none":
      "No tenemos arrendamiento para este puntaje de crédito. Elija otro o financie el auto.",
    keep: "Usar estos términos en todos los autos",
    keepNot:
      "Estos términos se quedan con este auto. Los pagos de los otros autos no cuentan lo que todavía debe por su auto a cuenta.",
    kept: "Todos los autos muestran su pago con estos términos.",
    preApproval: "Preaprobarme con estos términos",
    preApprovalShort: "Preaprobarme",
    noImpact: "No afecta su puntaje de crédito",
    schedule: "Todos los pagos, en una tabla",
    month: "Mes",
    payment: "Pago",
    principal: "Capital",
    interest: "Intereses",
    balance: "Saldo",
    scheduleNote:
      "El último pago se lleva lo que sobra al redondear los centavos.",
    privateTitle: "El precio de este auto es privado",
    privateText:
      "El pago daría a conocer el precio, así que también es privado. Deje sus datos de contacto una sola vez y luego complete sus términos para ver los dos.",
    privateTerms:
      "Complete sus términos para personalizar los detalles de su precio",
    finishTerms: "Completar sus términos",
    unlock: "Desbloquear precio",
    onRequestTitle: "Sin precio no hay pago",
    onRequestText:
      "Pronto tendremos el precio. Llame al {phone} y calculamos el pago con usted.",
    call: "Llamar al {phone}",
    calculatorTitle: "¿Cuánto costaría al mes?",
    calculatorLead:
      "Cualquier auto, cualquier precio. Escriba lo que tiene en mente. No se guarda ni se envía nada.",
  },
);
