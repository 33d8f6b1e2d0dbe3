// What `npm test` leaves out and says so, so that it ends within ten minutes on two cores. Each has a command that runs it.

/** Attacks with many requests, matrices of every consent and tag, long computations: `npm run test:further` runs them. */
export const FURTHER_UNITS = [
  "app/domain/valuation/fit/fit-book.test.ts",
  "app/routes/experiments-in-browser.test.ts",
  "app/routes/live-profile.test.ts",
  "cli/valuation.test.ts",
  "tests/attacks/bad-input.test.ts",
  "tests/attacks/bookings.test.ts",
  "tests/attacks/code-brute-force.test.ts",
  "tests/attacks/feed-bombs.test.ts",
  "tests/attacks/forged-request.test.ts",
  "tests/attacks/gated-bytes.test.ts",
  "tests/attacks/locked-order.test.ts",
  "tests/attacks/mail-injection.test.ts",
  "tests/attacks/mass-assignment.test.ts",
  "tests/attacks/object-pollution.test.ts",
  "tests/attacks/odd-http.test.ts",
  "tests/attacks/personal-data.test.ts",
  "tests/attacks/price-oracle.test.ts",
  "tests/attacks/private-inventory.test.ts",
  "tests/attacks/relay-abuse.test.ts",
  "tests/attacks/siege.test.ts",
  "tests/attacks/sms-pumping.test.ts",
  "tests/attacks/variant-leak.test.ts",
  "tests/consent/consent-matrix.test.ts",
  "tests/consent/forced-banner.test.ts",
  "tests/contracts/erased-visitors.contract.test.ts",
  "tests/contracts/incoming-feeds.contract.test.ts",
  "tests/contracts/inventory-import-safety.contract.test.ts",
  "tests/contracts/phone-verification.contract.test.ts",
  "tests/faults/feed-import.test.ts",
  "tests/index/index-equals-sql.test.ts",
  "tests/tags/tags.test.ts",
];

/** `npm test` runs some of their rows or questions (`IS_SHORT` in tests/support/effort.ts), and `npm run test:further` all. */
export const FURTHER_ROWS = [
  "tests/contracts/edits-and-imports.test.ts",
  "tests/crawl/crawl.test.ts",
  "tests/index/changed-index.test.ts",
];

/** Files of journeys about byways and bad circumstances: `npm run test:journeys` walks them. */
export const FURTHER_JOURNEY_FILES = [
  "accessibility",
  "cookies-blocked",
  "delivery",
  "design",
  "distance",
  "doctor-page",
  "forced-colors",
  "financing",
  "form-states",
  "hasty-shopper",
  "keyboard",
  "large-text",
  "late-start",
  "odd-dealerships",
  "payment",
  "preferences",
  "price-claims",
  "random-shopper",
  "search-sentence",
  "sent-again",
  "shortlist",
  "translated",
];
