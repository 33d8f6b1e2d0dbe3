import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The URL table, in the order of spec §2. */
export default [
  index("routes/home.tsx"),
  route("contact-us", "routes/company/contact-us.tsx"),
  route("sell-trade-my-car", "routes/sell-trade/sell-trade.tsx"),
  route(
    "sell-trade-my-car/your-vehicle",
    "routes/sell-trade/sell-trade-your-vehicle.tsx",
  ),
  route(
    "auto-financing/apply-for-financing",
    "routes/financing/apply-for-financing.tsx",
  ),
  route(
    "auto-financing/full-credit-application",
    "routes/financing/lender-page.tsx",
    { id: "routes/financing/full-credit-application" },
  ),
  route(
    "auto-financing/free-credit-score-pre-approval",
    "routes/financing/lender-page.tsx",
    { id: "routes/financing/free-credit-score" },
  ),
  route("auto-financing", "routes/financing/auto-financing.tsx"),
  route(
    "auto-financing/better-than-buy-here-pay-here",
    "routes/financing/auto-financing-buy-here-pay-here.tsx",
  ),
  route(
    "auto-financing/bad-credit-auto-financing",
    "routes/financing/auto-financing-bad-credit.tsx",
  ),
  route("service", "routes/service.tsx"),
  route("service/schedule", "routes/service-schedule.tsx"),
  route("legal/privacy-policy", "routes/articles/legal-document.tsx", {
    id: "privacy-policy",
  }),
  route("legal/cookie-policy", "routes/articles/legal-document.tsx", {
    id: "cookie-policy",
  }),
  route("legal/terms-of-sale", "routes/articles/legal-document.tsx", {
    id: "terms-of-sale",
  }),
  route("our-company", "routes/company/our-company.tsx"),
  route("our-company/meet-our-team", "routes/company/meet-our-team.tsx"),
  route("our-company/meet-our-team/:id", "routes/company/staff-member.tsx"),
  route("our-company/careers", "routes/company/careers.tsx"),
  route("vehicle-protection-plans", "routes/company/protection-plans.tsx"),
  route(
    "amp-contact-request-confirmation",
    "routes/company/contact-confirmation.tsx",
  ),
  route("used-vehicle/:type/:slug/:vin", "routes/inventory/vehicle.tsx", {
    id: "used-vehicle",
  }),
  route("new-vehicle/:type/:slug/:vin", "routes/inventory/vehicle.tsx", {
    id: "new-vehicle",
  }),
  route("certified-vehicle/:type/:slug/:vin", "routes/inventory/vehicle.tsx", {
    id: "certified-vehicle",
  }),
  route(
    "search-vehicles/:condition?/:filterKey?/:filterValue?/:filterValue2?",
    "routes/inventory/inventory-list.tsx",
  ),
  route("special-offers", "routes/offers/special-offers.tsx"),
  route("special-offers/:section", "routes/offers/special-offers.tsx", {
    id: "special-offers-section",
  }),
  route("special-offers/:section/:id", "routes/offers/special-offer.tsx"),
  route("shopping-guides", "routes/articles/shopping-guides.tsx"),
  route("shopping-guides/:slug", "routes/articles/shopping-guide.tsx"),
  route("authors/:slug", "routes/articles/author.tsx"),
  route("pages/:slug", "routes/articles/own-page.tsx"),
  route("sitemap.xml", "routes/crawlers/sitemap.ts"),
  route("sitemap.xml.gz", "routes/crawlers/sitemap.ts", {
    id: "compressed-sitemap-index",
  }),
  route("sitemaps/:file", "routes/crawlers/sitemap.ts", { id: "sitemap-file" }),
  route("robots.txt", "routes/crawlers/robots.ts"),
  route("site.webmanifest", "routes/crawlers/web-manifest.ts"),
  route("ask-about-vehicle/:vin", "routes/inventory/vehicle-inquiry.tsx", {
    id: "ask-about-vehicle",
  }),
  route("check-availability/:vin", "routes/inventory/vehicle-inquiry.tsx", {
    id: "check-availability",
  }),
  route("test-drive/:vin/:step?", "routes/inventory/test-drive.tsx"),
  route("email-me-this-car/:vin", "routes/inventory/email-vehicle.tsx"),
  route("payment-estimate/:vin", "routes/inventory/payment-estimate.tsx"),
  route("price-alert/:vin", "routes/visitor/price-alert.tsx"),
  route(
    "search-alert/:condition?/:filterKey?/:filterValue?/:filterValue2?",
    "routes/visitor/search-alert.tsx",
  ),
  route("alerts/:key", "routes/visitor/alerts.tsx"),
  route("appointments/:token", "routes/appointments/appointment.tsx"),
  route(
    "appointments/:token/reschedule",
    "routes/appointments/reschedule-appointment.tsx",
  ),
  route(
    "appointments/:token/cancel",
    "routes/appointments/cancel-appointment.tsx",
  ),
  route(
    "appointments/:token/calendar.ics",
    "routes/appointments/appointment-calendar-file.ts",
  ),
  route(
    "appointment-calendars/:file",
    "routes/appointments/appointment-calendar-feed.ts",
  ),
  route("saved-vehicles", "routes/inventory/saved-vehicles.tsx"),
  route("saved-vehicles/renew", "routes/inventory/save-vehicle.ts"),
  route("compare", "routes/inventory/compare.tsx"),
  route("private-inventory", "routes/inventory/private-inventory.tsx"),
  route("personalized-pricing", "routes/inventory/personalized-pricing.ts"),
  route(
    "personalized-pricing/:step",
    "routes/inventory/personalized-pricing-step.tsx",
  ),
  route("stop-contact", "routes/visitor/stop-contact.tsx"),
  route("chat", "routes/visitor/chat.tsx"),
  route("your-details", "routes/visitor/your-details.tsx"),
  route("your-details/erase", "routes/visitor/your-details-erase.ts"),
  route("your-details/erase-terms", "routes/visitor/your-details-erase.ts", {
    id: "erase-terms",
  }),
  route("store-selection", "routes/visitor/store-selection.ts"),
  route("payment-terms", "routes/visitor/payment-terms.ts"),
  route("shopper-place", "routes/visitor/shopper-place.ts"),
  route("cookie-consent", "routes/visitor/cookie-consent.ts"),
  route("cookie-settings", "routes/visitor/cookie-settings.tsx"),
  route("verify-phone", "routes/visitor/verify-phone.tsx"),
  route("verify-phone/code", "routes/visitor/verify-phone-code.tsx"),
  route("api/customer/phoneValidation", "routes/api/phone-validation.ts"),
  route("api/cards", "routes/api/cards.ts"),
  route("api/track/facebook", "routes/api/relay-event.ts"),
  route("api/financing/submitted", "routes/api/financing-submitted.ts"),
  route("api/statsig/experiments", "routes/api/experiments.ts"),
  route("api/hashed-details", "routes/api/hashed-details.ts"),
  route("api/suggestions", "routes/api/suggestions.ts"),
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
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
