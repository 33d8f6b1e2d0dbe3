import { route, type RouteConfig } from "@react-router/dev/routes";
import { LANGUAGE_PATTERN } from "./domain/address/language-pattern.ts";

/** A page that visitors read, in every language. */
function page(path: string, file: string, options: { id?: string } = {}) {
  return route(LANGUAGE_PATTERN + path, file, options);
}

/** The URL table, in the order of spec §2. */
export default [
  page("", "routes/home.tsx"),
  page("contact-us", "routes/company/contact-us.tsx"),
  page("sell-trade-my-car", "routes/sell-trade/sell-trade.tsx"),
  page(
    "sell-trade-my-car/your-vehicle",
    "routes/sell-trade/sell-trade-your-vehicle.tsx",
  ),
  page(
    "auto-financing/apply-for-financing",
    "routes/financing/apply-for-financing.tsx",
  ),
  page(
    "auto-financing/full-credit-application",
    "routes/financing/lender-page.tsx",
    { id: "routes/financing/full-credit-application" },
  ),
  page(
    "auto-financing/free-credit-score-pre-approval",
    "routes/financing/lender-page.tsx",
    { id: "routes/financing/free-credit-score" },
  ),
  page("auto-financing", "routes/financing/auto-financing.tsx"),
  page(
    "auto-financing/better-than-buy-here-pay-here",
    "routes/financing/auto-financing-buy-here-pay-here.tsx",
  ),
  page(
    "auto-financing/bad-credit-auto-financing",
    "routes/financing/auto-financing-bad-credit.tsx",
  ),
  page("service", "routes/service.tsx"),
  page("service/schedule", "routes/service-schedule.tsx"),
  page("legal/privacy-policy", "routes/articles/legal-document.tsx", {
    id: "privacy-policy",
  }),
  page("legal/cookie-policy", "routes/articles/legal-document.tsx", {
    id: "cookie-policy",
  }),
  page("legal/terms-of-sale", "routes/articles/legal-document.tsx", {
    id: "terms-of-sale",
  }),
  page("our-company", "routes/company/our-company.tsx"),
  page("our-company/meet-our-team", "routes/company/meet-our-team.tsx"),
  page("our-company/meet-our-team/:id", "routes/company/staff-member.tsx"),
  page("our-company/careers", "routes/company/careers.tsx"),
  page("vehicle-protection-plans", "routes/company/protection-plans.tsx"),
  page(
    "amp-contact-request-confirmation",
    "routes/company/contact-confirmation.tsx",
  ),
  page("used-vehicle/:type/:slug/:vin", "routes/inventory/vehicle.tsx", {
    id: "used-vehicle",
  }),
  page("new-vehicle/:type/:slug/:vin", "routes/inventory/vehicle.tsx", {
    id: "new-vehicle",
  }),
  page("certified-vehicle/:type/:slug/:vin", "routes/inventory/vehicle.tsx", {
    id: "certified-vehicle",
  }),
  // A search reads its segments itself: five that may be missing were 32 paths to match, at the start of every page.
  page("search-vehicles/*", "routes/inventory/inventory-list.tsx"),
  page("special-offers", "routes/offers/special-offers.tsx"),
  page("special-offers/:section", "routes/offers/special-offers.tsx", {
    id: "special-offers-section",
  }),
  page("special-offers/:section/:id", "routes/offers/special-offer.tsx"),
  page("shopping-guides", "routes/articles/shopping-guides.tsx"),
  page("shopping-guides/:slug", "routes/articles/shopping-guide.tsx"),
  page("authors/:slug", "routes/articles/author.tsx"),
  page("pages/:slug", "routes/articles/own-page.tsx"),
  route("sitemap.xml", "routes/crawlers/sitemap.ts"),
  route("sitemap.xml.gz", "routes/crawlers/sitemap.ts", {
    id: "compressed-sitemap-index",
  }),
  route("sitemaps/:file", "routes/crawlers/sitemap.ts", { id: "sitemap-file" }),
  route("robots.txt", "routes/crawlers/robots.ts"),
  route("site.webmanifest", "routes/crawlers/web-manifest.ts"),
  page("ask-about-vehicle/:vin", "routes/inventory/vehicle-inquiry.tsx", {
    id: "ask-about-vehicle",
  }),
  page("check-availability/:vin", "routes/inventory/vehicle-inquiry.tsx", {
    id: "check-availability",
  }),
  page("test-drive/:vin/:step?", "routes/inventory/test-drive.tsx"),
  page("email-me-this-car/:vin", "routes/inventory/email-vehicle.tsx"),
  page("payment-estimate/:vin", "routes/inventory/payment-estimate.tsx"),
  page("price-alert/:vin", "routes/visitor/price-alert.tsx"),
  page("search-alert/*", "routes/visitor/search-alert.tsx"),
  page("alerts/:key", "routes/visitor/alerts.tsx"),
  page("appointments/:token", "routes/appointments/appointment.tsx"),
  page(
    "appointments/:token/reschedule",
    "routes/appointments/reschedule-appointment.tsx",
  ),
  page(
    "appointments/:token/cancel",
    "routes/appointments/cancel-appointment.tsx",
  ),
  page(
    "appointments/:token/calendar.ics",
    "routes/appointments/appointment-calendar-file.ts",
  ),
  route(
    "appointment-calendars/:file",
    "routes/appointments/appointment-calendar-feed.ts",
  ),
  page("saved-vehicles", "routes/inventory/saved-vehicles.tsx"),
  page("saved-vehicles/renew", "routes/inventory/save-vehicle.ts"),
  page("compare", "routes/inventory/compare.tsx"),
  page("private-inventory", "routes/inventory/private-inventory.tsx"),
  page("personalized-pricing", "routes/inventory/personalized-pricing.ts"),
  page(
    "personalized-pricing/:step",
    "routes/inventory/personalized-pricing-step.tsx",
  ),
  page("stop-contact", "routes/visitor/stop-contact.tsx"),
  page("chat", "routes/visitor/chat.tsx"),
  page("your-details", "routes/visitor/your-details.tsx"),
  page("your-details/erase", "routes/visitor/your-details-erase.ts"),
  page("your-details/erase-terms", "routes/visitor/your-details-erase.ts", {
    id: "erase-terms",
  }),
  page("store-selection", "routes/visitor/store-selection.ts"),
  page("language", "routes/visitor/language.ts"),
  page("payment-terms", "routes/visitor/payment-terms.ts"),
  page("shopper-place", "routes/visitor/shopper-place.ts"),
  page("cookie-consent", "routes/visitor/cookie-consent.ts"),
  page("cookie-settings", "routes/visitor/cookie-settings.tsx"),
  page("verify-phone", "routes/visitor/verify-phone.tsx"),
  page("verify-phone/code", "routes/visitor/verify-phone-code.tsx"),
  page("api/customer/phoneValidation", "routes/api/phone-validation.ts"),
  page("api/cards", "routes/api/cards.ts"),
  route("api/vehicle-name", "routes/api/vehicle-name.ts"),
  page("api/price-sticker/:vin", "routes/api/price-sticker.ts"),
  route("api/track/facebook", "routes/api/relay-event.ts"),
  route("api/financing/submitted", "routes/api/financing-submitted.ts"),
  route("api/statsig/experiments", "routes/api/experiments.ts"),
  route("api/hashed-details", "routes/api/hashed-details.ts"),
  page("api/suggestions", "routes/api/suggestions.ts"),
  route("api/___sitemaps___/:source", "routes/api/sitemap-source.ts"),
  route("api/catalogue/v1/openapi.json", "routes/api/catalogue-openapi.ts"),
  route(
    "api/catalogue/v1/store-group/:storeGroup/website/*",
    "routes/api/catalogue.ts",
    { id: "group-catalogue" },
  ),
  route(
    "api/catalogue/v1/stores/:storeId/website/*",
    "routes/api/catalogue.ts",
    { id: "store-catalogue" },
  ),
  // Only the demonstration answers it.
  route("design", "routes/design.tsx"),
  page("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
