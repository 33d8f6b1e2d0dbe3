import { defineCopy } from "#app/site/page/copy.ts";

/** Only loans have an "APR"; a lease has none (12 CFR 1013). */
export const estimatorCopy = defineCopy("estimator", {
  title: "Make the payment yours",
  lead: "Nothing here is saved or sent until you ask for it.",
  pageTitle: "Payment for the {vehicle}",
  pageDescription:
    "What the {vehicle} would cost you a month, with your own down payment, trade-in, credit score and term.",
  adjust: "Adjust",
  doneAdjusting: "Done",
  kind: "How you pay",
  finance: "Finance",
  lease: "Lease",
  leaseNewOnly: "Lease, new only",
  price: "Price",
  condition: "Condition",
  "condition.new": "New",
  "condition.used": "Used",
  "condition.certified": "Certified",
  year: "Model year",
  down: "Cash down",
  downUnit: "Cash down in",
  dollars: "Dollars",
  percent: "Percent",
  equity: "Trade equity",
  equityHint: "What your car is worth, minus what you still owe on it.",
  tradeMore: "Still paying off your trade?",
  worth: "What it is worth",
  owed: "What you still owe",
  tradeHint: "Leave both empty if you only know the equity.",
  tradeEquity: "Trade equity: {worth} less {owed} owed is {amount}.",
  tradeOwed:
    "You owe {amount} more on your trade than it is worth. We added that to what you finance.",
  state: "Where you will register it",
  doorLeft:
    "After your cash down and trade equity, {left} is left to pay or finance.",
  doorLeftMore:
    "After your cash down and trade equity, {left} is left to pay or finance. That’s {more} more than in the estimate, for tax, title and registration.",
  credit: "Credit score",
  score: "Your score, if you know it",
  scoreUnset: "Not set",
  bandUnder: "under {under}",
  bandFrom: "{from}+",
  bandBetween: "{from}–{to}",
  "label.Bad": "Bad",
  "label.Okay": "Okay",
  "label.Good": "Good",
  "label.Great": "Great",
  term: "Months",
  leaseTerm: "Lease months",
  leaseMiles: "Miles a year",
  update: "Update my payment",
  open: "See every payment, month by month",
  "problem.unreadable": "Enter a number, like {example}. We’re using {used}.",
  "problem.choice": "Choose one of these. We’re using {used}.",
  "problem.range": "Enter {min} to {max}. We’re using {used}.",
  "problem.between": "Use steps of {step}. We’re using {used}.",
  shorter:
    "A shorter term costs less in total: over {months} months you would pay {saved} less in interest.",
  result: "Estimated payment",
  leaseResult: "Estimated lease payment",
  perMonth: "a month for {months} months",
  "uncounted.down":
    "{asked} is more than this car costs, so we’re using {used} cash down.",
  "uncounted.equity":
    "Only {used} of your {asked} trade equity counts here, because that pays for the car. Ask us about the other {rest}.",
  "uncounted.lease":
    "{asked} down and trade is more than this lease takes. At {used} there’s no monthly payment left, and the other {rest} would buy nothing.",
  barLabel: "Down and trade {down}, financed {financed}, interest {interest}",
  leaseBarLabel:
    "Down and trade {down}, payments {payments}, fee at the end {fee}",
  "row.down": "Cash down",
  "row.downAndTrade": "Cash down and trade equity",
  "row.financed": "Amount financed",
  "row.interest": "Interest over {months} months",
  "row.leasePayments": "{months} payments",
  "row.disposition": "Disposition fee at the end",
  total: "Total cost",
  beforeTax: "before tax, title and registration",
  /** It follows the figure, which may not stand without its months and its rate. */
  "loan.perMonth": "a month for {months} months at {apr}% APR",
  "loan.trade": "{down} cash down and {equity} trade equity.",
  "loan.owed": "The {owed} still owed on your trade is in the amount financed.",
  "loan.estimate": "An estimate with approved credit, not an offer.",
  lenderSets: "The lender sets the final rate.",
  lenderNamed: "{lender} sets the final rate.",
  "lease.figure": "This is a lease: {monthly} a month for {months} months.",
  /** They stand apart: together they are longer than a phone's line. */
  "lease.name": "Lease, est.",
  "lease.now": "{monthly}/mo",
  /** What may not be missing beside the figure; all of it stands in the result. */
  "lease.short":
    "{months} monthly payments of {monthly}, {due} due at signing, no security deposit.",
  "lease.signing":
    "{due} is due at signing: {down} cash down and the first payment of {monthly}.",
  "lease.signingWithTrade":
    "{due} is due at signing: {down} cash down and the first payment of {monthly}. Your {equity} trade equity counts as well.",
  "lease.owed": "The {owed} still owed on your trade is in the payments.",
  "lease.payments":
    "{months} monthly payments of {monthly}, {total} in all. No security deposit.",
  "lease.end":
    "At the end you return the car and owe nothing for its market value. You pay a {fee} disposition fee, {mile} for each mile over {miles}, and for wear beyond normal use.",
  "lease.estimate":
    "Worked out from a total price of {price} and a {acquisition} acquisition fee, for {scores}. An estimate with approved credit, not an offer. The lessor sets the final terms.",
  "lease.none":
    "We have no lease for this credit score. Choose another one, or finance the car.",
  keep: "Use these terms on every car",
  keepNot:
    "These terms stay with this car. Payments on other cars don’t count what you still owe on a trade.",
  kept: "Every car shows its payment with these terms.",
  preApproval: "Get pre-approved with these terms",
  preApprovalShort: "Get pre-approved",
  noImpact: "Does not affect your credit score",
  schedule: "Every payment, as a table",
  month: "Month",
  payment: "Payment",
  principal: "Principal",
  interest: "Interest",
  balance: "Balance",
  scheduleNote: "The last payment takes what rounding to the cent leaves over.",
  privateTitle: "The price of this car is private",
  privateText:
    "A payment would give the price away, so it’s private too. Share your contact details once, then finish your terms to see both.",
  /** Spec §4 sets this prompt. */
  privateTerms: "Finish your terms to customize your pricing details",
  finishTerms: "Finish your terms",
  unlock: "Unlock price",
  onRequestTitle: "No payment without a price",
  onRequestText:
    "Price coming soon. Call {phone} and we’ll work out the payment with you.",
  call: "Call {phone}",
  calculatorTitle: "What would it cost a month?",
  calculatorLead:
    "Any car, any price. Enter what you have in mind. Nothing is saved or sent.",
});

export type EstimatorText = Extract<
  keyof (typeof estimatorCopy)["sentences"],
  string
>;
