import { defineCopy } from "#app/site/page/copy.ts";

/** What a visitor told of their terms, apart from what every page says. */
export const termsCopy = defineCopy("terms", {
  downPayment: "Down payment",
  tradeIn: "Trade-in",
  isTradingIn: "Yes",
  noTradeIn: "None",
  tradeEquity: "Trade equity",
  tradeEquityAmount: "About {amount}",
  credit: "Credit score",
  creditAnswer: "{label}, {scores}",
  creditUnknown: "Not known, shown as {label}",
  "label.Great": "Great",
  "label.Good": "Good",
  "label.Okay": "Okay",
  "label.Bad": "Bad",
  scoresFrom: "{from} and above",
  scoresBetween: "{from} to {to}",
  scoresTo: "below {end}",
  anyScore: "any score",
});

export type TermsText = Extract<keyof (typeof termsCopy)["sentences"], string>;
