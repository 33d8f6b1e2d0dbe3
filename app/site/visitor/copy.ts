import { defineCopy } from "#app/site/page/copy.ts";

export const visitorCopy = defineCopy("visitor", {
  chat: "Chat with us",
  ask: "Ask a question",
  privateInventory: "Private inventory",
  yourDetails: "Your Details",
});

/** Assumption A187. */
export const cookiesCopy = defineCopy("cookiesBlocked", {
  details:
    "Your browser blocks cookies, so this device can’t keep anything for you. Allow them for this site first.",
  phone:
    "Your browser blocks cookies, so we can’t check a code. Allow them for this site first.",
  serviceBooking:
    "Your browser blocks cookies, so your booking can’t go on to its next step. Allow them for this site first, or call us.",
  saved: "Your browser blocks cookies",
  savedDetail:
    "Saved and compared cars last until you leave. Share their link to keep them.",
  store:
    "Your browser blocks cookies, so we can’t keep your choice. The contact page has every store’s phone and hours.",
  stores:
    "Your browser blocks cookies, so we can’t keep your store or your ZIP. Every store’s address, phone and hours are on this page.",
  unlock:
    "Your browser blocks cookies, so nothing can stay unlocked. Allow them for this site first, or call us.",
  unlocked:
    "We have your details, but your browser blocks cookies, so nothing can stay unlocked. Allow them for this site first, or call us.",
  wizard:
    "Your browser blocks cookies, so we can’t keep your answers from one question to the next. Allow them for this site first, or call us.",
});

export type CookiesText = Extract<
  keyof (typeof cookiesCopy)["sentences"],
  string
>;
