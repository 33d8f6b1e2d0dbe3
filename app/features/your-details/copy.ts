import { defineCopy } from "#app/site/page/copy.ts";

export const yourDetailsCopy = defineCopy("yourDetails", {
  title: "Your details",
  description: "What {name} keeps about you in this browser.",
  lead: "We fill these into our forms so that you type them once. They are kept sealed in this browser alone, for {days} days after your last visit to a form.",
  leadWithoutConsent:
    "Your cookie choices do not let us keep your details, so there is nothing here to change. Allow functional cookies, and we fill in our forms for you.",
  cookieSettings: "Cookie choices",
  contact: "Contact",
  unlocks:
    "With your name, email and phone complete, saving also unlocks our private inventory: we get these details so we can reach you. No account, no credit check.",
  summaryPage: "Unlocked from",
  homeAddress: "Home address",
  phoneHint: "Leave a field empty to take it out.",
  save: "Save details",
  kept: "What else we keep",
  "kept.phone": "Phone number",
  "kept.phoneVerified": "Verified",
  "kept.phoneNotVerified": "Not verified",
  "kept.inventory": "Private inventory",
  "kept.prices": "Private prices",
  "kept.open": "Unlocked until {date}",
  "kept.closed": "Not unlocked",
  "kept.visitor": "Visitor number",
  "kept.noVisitor": "None yet",
  "kept.financing": "Details for financing",
  "kept.financingSent": "Sent, and not sent again until they change",
  termsTitle: "Your terms",
  termsText:
    "Payments use your answers about down payment, trade and credit, and prices that are private open with them.",
  noTerms: "You have not given any.",
  change: "Change",
  startTerms: "Personalize my payments",
  finishTerms: "Finish your terms",
  eraseTerms: "Erase my terms",
  eraseTitle: "Erase everything",
  eraseText:
    "We forget all of this in this browser, and what you unlocked is locked again. Messages that you sent us stay with us. A coming appointment keeps its time, without your details: cancel it by the link in its email.",
  erase: "Erase my details",
});
