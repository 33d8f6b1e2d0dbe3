import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy. */
export const offersCopy = defineCopy("offers", {
  until: "Until {date}",
  untilTime: "Until {date}, {time}",
  standing: "Ongoing",
  view: "View Offer",
});

/** Only the server uses this copy: what it tells of offers that wait for the unlock. */
export const lockedOffersCopy = defineCopy("specialOffers", {
  "locked.panel": "What you’ll see",
  "locked.group.sales": {
    one: "{count} sales special",
    other: "{count} sales specials",
  },
  "locked.group.sales.text": "What you save on your next car.",
  "locked.group.service": {
    one: "{count} service special",
    other: "{count} service specials",
  },
  "locked.group.service.text":
    "What you save when your car comes in for service.",
  "locked.group.dealer": {
    one: "{count} dealership offer",
    other: "{count} dealership offers",
  },
  "locked.group.dealer.text":
    "What you get when you buy from us or sell to us.",
});

export const loanCopy = defineCopy("offers", {
  loanHead: "{down} down, worked out",
  loanSide: "Example, not an offer",
  loanPrice: "Total price",
  loanDown: "Down payment",
  loanFinanced: "Amount financed",
  loanApr: "Annual percentage rate (APR)",
  loanPayments: "{count} monthly payments of",
  loanLast: "The last of them",
  loanTotal: "Total of payments, down payment included",
});

export const offerPlaceCopy = defineCopy("offers", {
  /** Spec §2 sets this text. */
  empty: "No offers available at this time. Please check back later.",
  terms: "Terms",
  lockedTitle: "Our offers are private",
  lockedText:
    "Share your contact details once and see every one. No\u00a0account, no\u00a0credit\u00a0check.",
  unlock: "Unlock offers",
  call: "Call {phone}",
});
