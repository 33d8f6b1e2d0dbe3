import { defineCopy } from "#app/site/page/copy.ts";

/** What the departments say of themselves; the server puts it together. */
export const departmentsCopy = defineCopy("departments", {
  finance: "Finance",
  financeTitle: "See the whole loan before you sign it",
  financeText:
    "Tell us a little about yourself and see the terms you qualify for before you choose a car.",
  financePoint1:
    "Pre-approval in under {seconds} seconds, with no effect on your credit score",
  financePointCall: "Pre-approval has no effect on your credit score",
  financePoint2:
    "A lender’s answer on the full application within {from} to {to} hours",
  financePoint3: "Every payment shown with its rate, term and amount financed",
  financePointContract: "The whole contract explained to you before you sign",
  financeMore: "How financing works",
  shop: "Shop",
  shopTitle: "Every car, every store, one list",
  shopText:
    "Search every store at once. Each filter shows how many cars are left, so you never hit an empty page.",
  shopTextLocked:
    "Search every store at once. You can narrow it by price range before you unlock a single price.",
  shopPoint1: "{points}-point inspection on every used car",
  shopPoint2: "One total per car, with every line behind it",
  shopPoint2Locked: "Answer once, and every price opens",
  shopPoint3: "Price drops in dollars, from the price history",
  shopPoint3Locked: "Save and compare cars without an account",
  sell: "Sell or trade",
  sellTitle: "Sell us your car, or trade it in",
  sellTitleValued: "Know what we take off, and why",
  sellText:
    "Tell us the year, make, model and miles. A buyer will get back to you and look it over with you.",
  sellTextValued:
    "Enter your plate or VIN. We’ll show you how we got to the number.",
  sellPoint1: "Four quick details to get started",
  sellPoint1Valued: "Every deduction, with the reason next to it",
  sellPoint2: "We pay off your loan and hand you the rest",
  sellPoint2Valued: "An offer in writing, good for {days} days",
  sellPoint3: "Sell to us even if you don’t buy from us",
  service: "Service",
  serviceTitle: "Work we stand behind",
  serviceText:
    "Oil, brakes, tires, batteries, alignment and diagnostics for any make, bought here or not.",
  servicePoint1: "Limited lifetime warranty on parts and labor",
  servicePoint2: "Guaranteed lowest price",
  servicePoint3: "Free safety inspections",
  serviceMore: "About our service",
});
