import { defineCopy } from "#app/site/page/copy.ts";

/** The server and the estimator share these words. */
export const paymentCopy = defineCopy("payment", {
  monthly: "Est. {amount}/mo",
  personalize: "Personalize",
  loan: "{months} months at {apr}% APR, {down} down, {financed} financed, {score}.",
  loanWithTrade:
    "{months} months at {apr}% APR, {down} down, {equity} trade equity, {financed} financed, {score}.",
  "score.from": "credit score {from} or more",
  "score.between": "credit score {from} to {to}",
  "score.under": "credit score under {under}",
  "scores.from": "scores of {from} and above",
  "scores.between": "scores of {from} to {to}",
  "scores.under": "scores under {under}",
  "rate.plain": "{apr}% is our rate for {scores} on {cars}.",
  "rate.forYears": "{apr}% is our rate for {scores} on {cars}, {years}.",
  "rate.new": "new cars",
  "rate.used": "used cars",
  "rate.certified": "certified cars",
  "years.from": "model years {from} and later",
  "years.to": "model years {to} and earlier",
  "years.between": "model years {from} to {to}",
  "years.any": "any model year",
  "print.example":
    "Estimated payment: {financed} financed at {apr}% APR for {months} months is {payments}, with {down} down; total of payments {total}.",
  "print.exampleWithTrade":
    "Estimated payment: {financed} financed at {apr}% APR for {months} months is {payments}, with {down} down and {equity} trade equity; total of payments {total}.",
  "print.payments": "{months} payments of {monthly}",
  "print.paymentsAndLast":
    "{months} payments of {monthly}, the last of them {last}",
  "print.credit": "With approved credit. Not an offer of credit.",
  "print.cards":
    "Estimated payments use the terms printed on each card, with approved credit.",
  "print.cardsAdded":
    "The rate on each card is complete: it already includes the extra {points} percentage points for {years}.",
  "print.noOffer":
    "No payment is an offer of credit until a lender approves it.",
  "print.dated": "Document fee of {fee} as of {day}.",
});

export type PaymentText = Extract<
  keyof (typeof paymentCopy)["sentences"],
  string
>;
