import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { type Translate, defineCopy } from "#app/site/page/copy.ts";
import { formatList } from "#app/site/page/format.ts";

export const homeCopy = defineCopy("home", {
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
    "Tell us what you need in your own words. Prices here are private: share your contact details, answer a few questions, and see them, fees included.",
  heroTextTerms:
    "Tell us what you need in your own words. A few questions are left, and every price opens, fees included.",
  heroPrivate: "Private inventory",
  heroPrivateText:
    "We show our cars to shoppers who tell us who they are. Share your contact details once and see every one. No\u00a0account, no\u00a0credit\u00a0check.",
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
  scheduleService: "Schedule service",
  scheduleServiceText: "Tell us what it needs. See the price before we start.",
  serviceCall: "Schedule service",
  serviceCallText: "Call {phone} and we’ll find a time that works for you.",
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
