import { defineCopy } from "#app/site/texts/copy.ts";

/** Words of the page on which visitors see, change and erase what their browser keeps of them. */
export const yourDetailsCopy = defineCopy("yourDetails", {
  title: "Your details",
  description: "What {name} keeps of you in this browser.",
  lead: "We fill these into our forms so that you type them once. They are kept sealed in this browser alone, for {days} days after your last visit to a form.",
  leadWithoutConsent:
    "Your cookie choices do not let us keep your details, so there is nothing here to change. Allow functional cookies, and we fill in our forms for you.",
  cookieSettings: "Cookie choices",
  contact: "Contact",
  homeAddress: "Home address",
  more: "More",
  "field.address": "Street address",
  "field.apartment": "Apartment or suite",
  "field.city": "City",
  "field.state": "State",
  "field.zipCode": "ZIP code",
  "field.locationAddress": "Where you shop from",
  locationHint: "A city or ZIP code.",
  "field.dateOfBirth": "Date of birth",
  dateHint: "Year, month and day, as in 1985-06-30.",
  phoneHint: "Leave a field empty to take it out.",
  zipCode: "Enter a ZIP code of 5 or 9 digits, as in 60502.",
  dateOfBirth: "Enter a date in the past, as in 1985-06-30.",
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
    "We forget all of this in this browser, and what you unlocked is locked again. Messages that you sent us stay with us.",
  erase: "Erase my details",
});

export type YourDetailsText = Extract<
  keyof (typeof yourDetailsCopy)["sentences"],
  string
>;
