import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { type Translate, defineCopy } from "#app/site/page/copy.ts";
import { formatList } from "#app/site/page/format.ts";

export const homeCopy = defineCopy("home", {
  documentTitle: "{conditions} cars",
  description:
    "{conditions} cars in {place}. {count} cars for sale, each with its total price, fees included.",
  descriptionLocked:
    "{conditions} cars in {place}. {count} cars for sale. Prices are private: share your contact details once to see them.",
  descriptionPrivate:
    "{conditions} cars in {place}, each with its total price, fees included.",
  "condition.new": "new",
  "condition.used": "used",
  "condition.certified": "certified",

  heroTitle: "The whole price, right on the car.",
  heroText:
    "Tell us what you need in your own words. Every price you see has our document fee in it already.",
  heroTextWithoutFee:
    "Tell us what you need in your own words. Every price says what it leaves out.",
  heroTextSomeLocked:
    "Tell us what you need in your own words. Some prices are private: share your contact details once to see them, fees included.",
  heroTitleLocked: "Find the car, unlock the whole price.",
  heroTextLocked:
    "Tell us what you need in your own words. Prices here are private: share your contact details once to see them, fees included.",
  heroPrivate: "Private inventory",
  heroPrivateText:
    "These cars are for registered shoppers. Share your contact details once and see every one. No account, no credit check.",
  heroUnlock: "Unlock private inventory",
  try: "Try",

  actions: "Where to start",
  preApproval: "Get pre-approved",
  preApprovalText:
    "Under {seconds} seconds, and it doesn’t affect your credit score.",
  financingCall: "Ask about financing",
  financingCallText: "Call {phone} and ask what a car would cost you a month.",
  trade: "Value your trade",
  tradeText: "Tell us what you drive, and a buyer will get back to you.",
  tradeTextValued:
    "A written offer with every deduction shown, good for {days} days.",
  tradeCall: "Sell or trade your car",
  tradeCallText: "Call {phone} and ask for an offer.",
  browse: "Browse inventory",
  browseTextPrivate: "Share your contact details once and see every car.",
  browseText: {
    one: "{count} {conditions} car.",
    other: "{count} {conditions} cars.",
  },
  browseTextUpdated: {
    one: "{count} {conditions} car, updated {time}.",
    other: "{count} {conditions} cars, updated {time}.",
  },

  newArrivals: "Just in",
  newArrivalsAll: "All cars, newest first",
  bodyStyles: "Browse by body style",
  allCars: { one: "All {count} car", other: "All {count} cars" },
  bodyStyleCount: { one: "{count} car", other: "{count} cars" },
  bodyStyleFrom: "from ${price}",

  specials: "Good places to start",
  specialCount: { one: "{count} car", other: "{count} cars" },

  slides: "Worth knowing today",

  departments: "One team, four departments",
  departmentsWithoutService: "One team, three departments",
  department: "Department",
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
  financeMore: "How financing works",
  shop: "Shop",
  shopTitle: "Every car, every store, one list",
  shopText:
    "Search every store at once. Each filter shows how many cars are left, so you never hit an empty page.",
  shopPoint1: "{points}-point inspection on every car",
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
    "Bring the car or its paperwork. We’ll show you how we get from book value to our offer.",
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
  scheduleService: "Schedule service",
  scheduleServiceText: "Tell us what it needs. See the price before we start.",
  serviceCall: "Schedule service",
  serviceCallText: "Call {phone} and we’ll find a time that works for you.",
  serviceMore: "About our service",
  callUs: "Call {phone}",

  warrantyTitle: "Lifetime engine warranty, standard under {miles} miles",
  warrantyText:
    "Buy a car with fewer than {miles} miles and its engine is covered for as long as you own it. No limit on time, no limit on miles, no charge.",
  warrantyMore: "What is and isn’t covered",

  stores: { one: "Visit us", other: "{countWord} stores, one inventory" },
  storesText: "Any car can be moved to the store nearest you.",
  yourStore: "Your store",
  directions: "Directions",
  storeInventory: "Cars here",
  storeCars: { one: "{count} car here", other: "{count} cars here" },
  storeSite: "Visit store site",
  storeHere: "Hours and contact",
  mapLabel: "Where our stores are: {places}",
  mapScale: "{miles} miles",
});

export type HomeText = Extract<keyof (typeof homeCopy)["sentences"], string>;

export const dealershipCopy = defineCopy("dealership", {
  company: "About our company",
  contact: "Contact us",
});

export function formatConditions(
  conditions: readonly Condition[],
  t: Translate<HomeText>,
  language: string,
): string {
  return formatList(
    conditions.map((condition) => t(`condition.${condition}`)),
    language,
  );
}
