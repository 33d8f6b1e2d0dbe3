import { defineCopy } from "#app/site/page/copy.ts";

export const yourDetailsCopy = defineCopy("yourDetails", {
  title: "Your details",
  description: "What {name} keeps about you in this browser.",
  lead: "We fill these into our forms so you type them once. They stay in this browser for {time}, locked so only our site can read them.",
  phoneHint: "With the area code.",
  leadRemove:
    "Fill in what you like. To take one back, clear its field and save.",
  leadWithoutConsent:
    "Allow functional cookies and we’ll fill in our forms for you. Until then, we keep none of your contact details in this browser.",
  allow: "Allow functional cookies",
  whyTitle: "If you allow it",
  "why.once.title": "You type it once",
  "why.once.text":
    "Your name, email, phone and home address are filled in for you on our forms.",
  "why.kept.title": "It stays with you",
  "why.kept.text":
    "We keep it in this browser for {time}, locked so only our site can read it.",
  "why.gone.title": "You can take it back",
  "why.gone.text": "Clear one field, or erase everything here in one place.",
  cookieSettings: "Cookie choices",
  contact: "Contact",
  unlocks:
    "Once your name, email and phone are complete, saving also unlocks our private inventory. We use them to reach you. No\u00a0account, no\u00a0credit\u00a0check.",
  summaryPage: "Unlocked from",
  homeAddress: "Home address",
  save: "Save details",
  kept: "What else we keep",
  "kept.phone": "Phone number",
  "kept.phoneVerified": "Verified",
  "kept.phoneNotVerified": "Not verified",
  "kept.inventory": "Private inventory",
  "kept.prices": "Private prices",
  "kept.open": "Unlocked until {date}",
  "kept.closed": "Not unlocked",
  "kept.visitor": "A random visitor number",
  "kept.visitorShow": "Show it",
  "kept.visitorHide": "Hide it",
  "kept.nothing": "Nothing else right now.",
  "kept.financing": "Details for financing",
  "kept.financingSent": "Sent, and not sent again until they change",
  termsTitle: "Your terms",
  termsText:
    "Payments use your answers about down payment, trade and credit, and private prices open with them.",
  noTerms:
    "Tell us about your down payment, trade and credit, and every payment on the site uses your numbers.",
  change: "Change",
  startTerms: "Personalize my payments",
  finishTerms: "Finish your terms",
  eraseTerms: "Erase my terms",
  eraseTitle: "Erase everything",
  eraseText:
    "We forget all of this in this browser. Anything you unlocked is private again. Messages you sent us stay with us. An upcoming appointment keeps its time, without your details. To cancel it, use the link in its email.",
  erase: "Erase my details",
  eraseKeep: "Keep my details",
  eraseAsk: "Are you sure? This can’t be undone.",
  eraseSure: "Yes, erase everything",
});
