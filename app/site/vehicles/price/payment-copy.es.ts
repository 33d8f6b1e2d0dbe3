import { translateCopy } from "#app/site/page/copy.ts";
import type { paymentCopy } from "./payment-copy.ts";

export const paymentSpanish = translateCopy<typeof paymentCopy>("payment", {
  monthly: "Est. {amount}/mes",
  personalize: "Personalizar",
  loan: "{months} meses con APR de {apr}%, {down} de enganche, {financed} financiados, {score}.",
  loanWithTrade:
    "{months} meses con APR de {apr}%, {down} de enganche, {equity} netos de su auto a cuenta, {financed} financiados, {score}.",
  "score.from": "puntaje de crédito de {from} o\u00a0más",
  "score.between": "puntaje de crédito de {from} a {to}",
  "score.under": "puntaje de crédito de menos de {under}",
  "scores.from": "puntajes de {from} o\u00a0más",
  "scores.between": "puntajes de {from} a {to}",
  "scores.under": "puntajes de menos de {under}",
  "rate.plain": "{apr}% es nuestra tasa para {scores} en {cars}.",
  "rate.forYears": "{apr}% es nuestra tasa para {scores} en {cars}, {years}.",
  "rate.new": "autos nuevos",
  "rate.used": "autos usados",
  "rate.certified": "autos certificados",
  "years.from": "modelos {from} y posteriores",
  "years.to": "modelos {to} y anteriores",
  "years.between": "modelos {from} a {to}",
  "years.any": "de cualquier año",
  "print.example":
    "Pago estimado: {financed} financiados con APR de {apr}% a {months} meses son {payments}, con {down} de enganche; total de pagos {total}.",
  "print.exampleWithTrade":
    "Pago estimado: {financed} financiados con APR de {apr}% a {months} meses son {payments}, con {down} de enganche y {equity} de valor neto de su auto a cuenta; total de pagos {total}.",
  "print.payments": "{months} pagos de {monthly}",
  "print.paymentsAndLast": "{months} pagos de {monthly}, el último de {last}",
  "print.credit": "Con crédito aprobado. No es una oferta de crédito.",
  "print.cards":
    "Los pagos estimados usan los términos que aparecen con cada auto, con crédito aprobado.",
  "print.cardsAdded":
    "La tasa de cada tarjeta ya está completa: cuenta los {points} puntos porcentuales más para {years}.",
  "print.noOffer":
    "Ningún pago es una oferta de crédito hasta que un prestamista lo apruebe.",
  "print.dated": "Cargo de documentación de {fee} al {day}.",
});
