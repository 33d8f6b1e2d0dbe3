/** A profile can turn off every page of spec §2 listed here; the path is null where the address has parameters. */
export const PAGE_PATHS = {
  home: "/",
  contact: "/contact-us",
  contactConfirmation: "/amp-contact-request-confirmation",
  sellTrade: "/sell-trade-my-car",
  sellTradeYourVehicle: "/sell-trade-my-car/your-vehicle",
  autoFinancing: "/auto-financing",
  applyForFinancing: "/auto-financing/apply-for-financing",
  fullCreditApplication: "/auto-financing/full-credit-application",
  freeCreditScore: "/auto-financing/free-credit-score-pre-approval",
  buyHerePayHere: "/auto-financing/better-than-buy-here-pay-here",
  badCreditFinancing: "/auto-financing/bad-credit-auto-financing",
  privacyPolicy: "/legal/privacy-policy",
  cookiePolicy: "/legal/cookie-policy",
  termsOfSale: "/legal/terms-of-sale",
  ourCompany: "/our-company",
  meetOurTeam: "/our-company/meet-our-team",
  staffMember: null,
  careers: "/our-company/careers",
  vehicleProtectionPlans: "/vehicle-protection-plans",
  vehicle: null,
  testDrive: null,
  searchVehicles: "/search-vehicles",
  service: "/service",
  serviceSchedule: "/service/schedule",
  specialOffers: "/special-offers",
  specialOffer: null,
  shoppingGuides: "/shopping-guides",
  authors: null,
} as const;

export type PageKey = keyof typeof PAGE_PATHS;
export const PAGE_KEYS = Object.keys(PAGE_PATHS).filter(
  (key): key is PageKey => key in PAGE_PATHS,
);
