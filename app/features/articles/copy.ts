import { defineCopy } from "#app/site/page/copy.ts";

export const articlesCopy = defineCopy("articles", {
  updated: "Updated {date}",
  contents: "On this page",
  legalDescription: "{title} of {name}, updated {date}.",
  otherDocuments: "Other documents",
  cookieChoices: "Cookie choices",
  print: "Print this page",
  guidesTitle: "Shopping guides",
  guidesLead:
    "Short answers to what shoppers ask us most, written by the people who work here.",
  guidesDescription:
    "Guides on buying, selling and paying for a car, by the people of {name}.",
  noGuides: "No guides right now. Please check back later.",
  by: "By",
  readingTime: { one: "{count} min read", other: "{count} min read" },
  "topic.buying": "Buying",
  "topic.prices": "Prices",
  "topic.certified": "Certified cars",
  "topic.selling": "Selling and trading",
  "topic.paying": "Payments",
  "topic.protection": "Warranties and plans",
  "topic.owning": "Service",
  moreGuides: "More guides",
  authorDescription: "{title}, {role} at {name}, and the guides they wrote.",
  guidesBy: "Guides by {title}",
  author: "Who wrote this",
  writtenBy: "By {name}",
  authorPage: "More by {name}",
  onTeam: "{name} on our team page",
  "next.buying": "See what’s on the lot",
  "next.prices": "Compare real totals",
  "next.certified": "See our certified cars",
  "next.selling": "What’s your car worth?",
  "next.paying": "See what you could pay",
  "next.protection": "What comes with our cars",
  "next.owning": "Time for a visit?",
  "action.buying": "Browse cars",
  "action.certified": "Browse certified cars",
  "action.selling": "Ask for an offer",
  "action.valuation": "Get my offer",
  "action.paying": "Get pre-approved",
  "action.protection": "See what’s covered",
  "action.owning": "Schedule service",
  askTitle: "Still have a question?",
  askText: "Ask us. The people who wrote these guides work here.",
  write: "Write to us",
  /** Pages in another language say it of what nobody has written in theirs. */
  articleInEnglish: "This article is in English only.",
  pageInEnglish: "This page is in English only.",
  home: "Home",
});

export const storedItemsCopy = defineCopy("storedItems", {
  caption: "What this site keeps in your browser",
  name: "Name",
  purpose: "What it is for",
  category: "Group",
  lasts: "How long",
  cookie: "Cookie",
  "session storage": "Browser storage",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  session: "Until you close the browser",
  withoutNothing: "Not kept without this group",
  withoutSession: "Until you close the browser without this group",
  "category.essential": "Essential",
  "category.functional": "Functional",
  "category.analytics": "Analytics",
  "category.targeting": "Targeting",
  "purpose.allowCookies": "The groups of cookies you allowed",
  "purpose.displayCookies": "Whether the banner has to be shown again",
  "purpose.userSelectedStore": "The store whose hours and phone you see",
  "purpose.language": "The language that you chose",
  "purpose.flash": "The message shown after you sent a form",
  "purpose.kept": "Whether your browser keeps cookies; removed at once",
  "purpose.google": "Google’s number for your browser, to count visits and ads",
  "purpose.meta": "Meta’s number for your browser or for the ad you clicked",
  "purpose.phoneToVerify": "The number a code was sent to",
  "purpose.trade": "Which car you are valuing, and your answers about it",
  "purpose.serviceVisit":
    "Your car, the work and the time you chose while you book service, encrypted",
  "purpose.visitor":
    "Your name, contact details, payment terms and what you unlocked, encrypted; without this group, no contact details",
  "purpose.shopperPlace":
    "The ZIP code or the rough location you gave for distances",
  "purpose.leadSent": "Whether you have written to us before",
  "purpose.savedVehicles": "The cars you saved",
  "purpose.comparedVehicles": "The cars you chose to compare",
  "purpose.recentlyViewed": "The cars you looked at last",
  "purpose.events": "Which form you just sent, until the next page counts it",
  receivers: "Who hears about your visit, if you allow the group",
  receiver: "Company",
  "receiver.googleAnalytics": "Google Analytics",
  "receiver.googleAds": "Google Ads",
  "receiver.metaPixel": "Meta, from your browser",
  "receiver.metaConversions": "Meta, from our server",
  "receiver.consentManager": "Consent manager",
  "told.googleAnalytics":
    "Which pages and cars you looked at, without names or search words",
  "told.googleAds": "That an ad led to a visit or to a message",
  "told.metaPixel": "That an ad led to a visit or to a message",
  "told.metaConversions":
    "The same, with your contact details scrambled (hashed) if you gave them to us",
  "told.consentManager":
    "Which groups you allow, with your contact details scrambled (hashed)",
  "purpose.lists": "Your place in the list, so that Back returns to it",
});

export const keptDataCopy = defineCopy("keptData", {
  caption: "What this site keeps about you",
  data: "What",
  lasts: "How long",
  "place.browser": "In your browser, encrypted",
  "place.us": "With us",
  withoutNothing: "Without functional cookies: not kept",
  withoutSession:
    "Without functional cookies: only until you close the browser",
  "kind.contact":
    "Your name, email and phone, to fill in our forms, and if you agreed to calls and texts",
  "kind.homeAddress":
    "Your home address, to fill in the forms that ask for one",
  "kind.verifiedPhone": "Which phone number you verified",
  "kind.terms":
    "Your answers about down payment, trade and credit, to work out payments",
  "kind.unlocks": "When you unlocked private cars and prices",
  "kind.visitorNumber":
    "A number that tells you apart from other visitors, and nothing else",
  "kind.financing":
    "A code made from the details you last sent for financing, so we don’t send them twice",
  "kind.messages":
    "What you send us by a form: name, contact details, an address where the form asks for one, your words, the car, and whether your phone is verified",
  "kind.conversations":
    "What you asked us in the window of a question or a chat, so that your next message joins it. The days count from the last message",
  "kind.offers":
    "The car you had valued, your answers and our offer. What you never sent us is gone after 30 days",
  "kind.mails":
    "Emails we sent you because you asked for them, with your address",
  "kind.alerts":
    "Alerts you asked for: your address, and the car or search they are about",
  "kind.appointments":
    "Appointments you booked: when and where, your contact details, the car and what is to be done. The days count from the appointment; a time you only looked at is held for ten minutes",
  "kind.applications": "Job applications with their résumés",
  "kind.consents": "What you agreed to, with the words you were shown",
  "kind.stops":
    "That you asked us to stop all contact. We keep a code made from your email address, not the address itself",
  "kind.codes": "The number we sent a code to, and when",
  "kind.adEvents":
    "What you did here that advertisers may know, scrambled (hashed), until they have it",
  "kind.experiments":
    "Which version of a page you saw when we compared two, and whether you wrote to us after that. Kept only with analytics cookies, under a code made from your visitor number",
  "kind.limits": "How many forms came from your internet address",
  "kind.erased":
    "A code made from the visitor number whose details you erased, so that no copy of them works",
  erase: "See, change or erase what is in your browser",
});
