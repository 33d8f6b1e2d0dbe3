import { defineCopy } from "#app/site/page/copy.ts";

export const lenderFrameCopy = defineCopy("lenderFrame", {
  "applyForFinancing.title": "The lender’s questions",
  "fullCreditApplication.title": "The lender’s application",
  "freeCreditScore.title": "Ask for your score",
  "applyForFinancing.frame": "Pre-approval form of our lender",
  "fullCreditApplication.frame": "Credit application of our lender",
  "freeCreditScore.frame": "Credit score form of our lender",
  privacy:
    "This form belongs to the lender. What you type into it goes to the lender, not to us.",
  known: "When you submit it, we let {store} know so someone can follow up.",
  forVehicle: "For this car:",
  loanTerms: "Your terms: {down} cash down, {equity}, {months} months.",
  leaseTerms:
    "Your terms: a lease of {months} months with {miles} miles a year, {down} cash down, {equity}.",
  owedOnTrade: "{amount} owed on your trade beyond its worth",
  equityAmount: "{amount} trade equity",
  downShare: "{percent}% ({sum})",
  termsNote: "{store} sees them with your details. The lender decides.",
  changeTerms: "Change them",
  loading: "Loading the lender’s form",
  lateTitle: "The lender’s form is taking a while",
  lateText: "You don’t have to wait for it.",
  newTab: "Open the form in a new tab",
  help: "Trouble with this form?",
  helpOr: "or call",
  outcome: "Your application",
  sentAloud: "Sent. The lender answers in its own form.",
  sentExample: "The example is below. No lender has checked your credit.",
  submittedTitle: "We’ll follow up",
  submittedText: "{store} has your details.",
  // The demonstration's lender keeps nothing, and the store hears only what the visitor told it before.
  exampleText:
    "{store} has the contact details you gave us earlier, and nothing you typed for the lender.",
  reference: "Your reference is",
  callTitle: "Apply by phone",
  callText:
    "{store} can take your application by phone or in person, and tell you what you’ll need.",
  contactTitle: "Want {store} to follow up?",
  contactTitleKnown: "Rather hear from {store} first?",
  contactText: "Leave your details, and our finance office gets in touch.",
  contactTextBeside:
    "The form above is the lender’s, so we don’t have what you typed there. Leave your details here, and our finance office gets in touch.",
  phoneHint: "Only used for this application.",
  send: "Send to {store}",
  unchangedTitle: "We already have this",
  unchangedText:
    "Nothing changed since you last sent it, so we didn’t send it again.",
  knownTitle: "We have your details",
  knownText: "{store} has them and will follow up.",
  changeDetails: "Change my details",
  sentTitle: "Thank you, we have your details",
  sentText: "Someone from {store} will follow up.",
  sentNext: "The lender’s questions are below.",
});

/** Only the server uses this copy, which the store reads. */
export const financingLeadCopy = defineCopy("financingLead", {
  application: "Application",
  applyForFinancing: "Pre-approval",
  fullCreditApplication: "Full credit application",
  freeCreditScore: "Free credit score and pre-approval",
  state: "State",
  started: "Left contact details before the lender’s form",
  submitted: "Submitted at the lender",
  co_applicant: "Co-applicant",
  buying_time: "Buying time",
  kind: "How they would pay",
  finance: "Finance",
  lease: "Lease",
  down: "Cash down",
  equity: "Trade equity",
  equityMade: "{equity} (worth {worth}, {owed} owed)",
  months: "Months",
  miles: "Miles a year",
  price: "Price they have in mind",
});

export type FinancingLeadText = Extract<
  keyof (typeof financingLeadCopy)["sentences"],
  string
>;
