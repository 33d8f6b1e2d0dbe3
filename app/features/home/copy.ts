import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { type Translate, defineCopy } from "#app/site/page/copy.ts";

export const homeCopy = defineCopy("home", {
  documentTitle: "{conditions} cars",
  description:
    "{conditions} cars in {place}. {count} cars for sale, each with its total price and every fee in it.",
  descriptionPrivate:
    "{conditions} cars in {place}, each with its total price and every fee in it.",
  "condition.new": "new",
  "condition.used": "used",
  "condition.certified": "certified",

  heroTitle: "The whole price, right on the car.",
  heroText:
    "Tell us what you need in your own words. Every price you see has our document fee in it already.",
  heroTextWithoutFee:
    "Tell us what you need in your own words. Every price names what it leaves out.",
  heroTextSomeLocked:
    "Tell us what you need in your own words. Some prices are private: leave your contact details once to see them, fees included.",
  heroTitleLocked: "Find the car, unlock the whole price.",
  heroTextLocked:
    "Tell us what you need in your own words. Prices here are private: leave your contact details once to see them, fees included.",
  heroPrivate: "Private inventory",
  heroPrivateText:
    "These cars are for registered shoppers. Leave your contact details once and you will see every one of them. No account, no credit check.",
  heroUnlock: "Unlock private inventory",
  try: "Try",

  actions: "Where to start",
  preApproval: "Get pre-approved",
  preApprovalText:
    "Under {seconds} seconds, and it does not affect your credit score.",
  financingCall: "Ask about financing",
  financingCallText: "Call {phone} and ask what a car would cost you a month.",
  trade: "Value your trade",
  tradeText: "Tell us what you drive, and a buyer gets back to you.",
  tradeTextValued:
    "A written offer with every deduction shown, good for {days} days.",
  tradeCall: "Sell or trade your car",
  tradeCallText: "Call {phone} and ask for an offer.",
  browse: "Browse inventory",
  browseTextPrivate: "Leave your contact details once and see every car.",
  browseText: {
    one: "{count} {conditions} car.",
    other: "{count} {conditions} cars.",
  },
  browseTextUpdated: {
    one: "{count} {conditions} car, updated {time}.",
    other: "{count} {conditions} cars, updated {time}.",
  },

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
    "Tell us a little about yourself and know the terms you qualify for before you choose a car.",
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
    "Search all stores at once. Filters show what each choice leaves, so you never end up with an empty page.",
  shopPoint1: "Every car inspected at {points} points before it goes on sale",
  shopPoint2: "One total a car, with every line it is the sum of",
  shopPoint3: "Price drops marked with the amount, from the price history",
  sell: "Sell or trade",
  sellTitle: "Sell us your car, or trade it in",
  sellTitleValued: "Know what we take off, and why",
  sellText:
    "Tell us the year, make, model and miles. A buyer gets back to you and looks at the car with you.",
  sellTextValued:
    "Bring your car or its papers. We show how we get from the book value to our offer.",
  sellPoint1: "Four facts about the car are enough to start",
  sellPoint1Valued: "Each deduction named beside the reason for it",
  sellPoint2: "We pay off a loan on it and hand you the rest",
  sellPoint2Valued: "The offer is in writing and good for {days} days",
  sellPoint3: "Sell to us without buying from us",
  service: "Service",
  serviceTitle: "Work we stand behind",
  serviceText:
    "Oil, brakes, tires, batteries, alignment and diagnostics for any make, bought here or not.",
  servicePoint1: "Limited lifetime warranty on parts and labor",
  servicePoint2: "Guaranteed lowest price",
  servicePoint3: "Free safety inspections",
  scheduleService: "Schedule service",
  scheduleServiceText: "Tell us what the car needs, and know the price before.",
  serviceCall: "Schedule service",
  serviceCallText: "Call {phone} and we will find an hour that suits you.",
  serviceMore: "About our service",
  callUs: "Call {phone}",

  warrantyTitle: "Lifetime engine warranty, standard under {miles} miles",
  warrantyText:
    "Buy a car with fewer than {miles} miles and its engine is covered for as long as you own it. No limit on time, no limit on miles, no charge.",
  warrantyMore: "What is and isn’t covered",
  warrantyScale:
    "Covered from purchase below {miles} miles, with no upper limit",
  warrantyBuy: "You buy here, at {miles} mi",
  warrantyBuyShort: "You buy, {miles} mi",
  warrantyStillShort1: "Still covered here, for as",
  warrantyStillShort2: "long as you own the car",
  warrantyLast: "{miles} mi",
  warrantyStill1: "Still covered past this line,",
  warrantyStill2: "for as long as you own the car",

  stores: { one: "Visit us", other: "{count} stores, one inventory" },
  storesText: "Any car can be moved to the store nearest you.",
  yourStore: "Your store",
  directions: "Directions",
  storeInventory: "Cars here",
  storeCars: { one: "{count} car here", other: "{count} cars here" },
  storeSite: "Visit store site",
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
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const words = conditions.map((condition) => t(`condition.${condition}`));
  // House style puts no comma before "and".
  return list.format(words).replace(/,( and )/, "$1");
}
