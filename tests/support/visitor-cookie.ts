import {
  createVisitorCookies,
  type VisitorCookieOptions,
} from "#app/adapters/http/requests/visitor-cookies.server.ts";
import type { Consent } from "#app/domain/consent/consent.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import { SOME_DAY_MS, TEST_SECRET_KEY } from "./test-site.ts";

const EVERYTHING_ALLOWED: Consent = {
  tier: 0,
  chosen: null,
  mode: "hide",
  hasPrivacySignal: false,
};

export const ANN: VisitorProfile = {
  ...STRANGER,
  firstName: "Ann",
  lastName: "Shopper",
  email: "ann@example.com",
  phone: "6305550199",
  uniqueUserId: "0f".repeat(18),
  unlockInventoryAtMs: SOME_DAY_MS - 60_000,
  unlockPriceAtMs: SOME_DAY_MS - 60_000,
};

export const ANN_WITH_TERMS: VisitorProfile = {
  ...ANN,
  terms: {
    downPaymentDollars: 2000,
    isTradingIn: false,
    tradeEquityDollars: 0,
    creditScore: 700,
  },
};

/** `name=value` for a request to a test site, as that site would have set it. */
export function visitorCookie(
  visitor: VisitorProfile,
  options: Partial<VisitorCookieOptions> = {},
): string {
  const [line = ""] = createVisitorCookies({
    secretKey: TEST_SECRET_KEY,
    previousSecretKey: null,
    hasTls: false,
    profileDays: 365,
    nowMs: () => SOME_DAY_MS,
    isErased: () => false,
    ...options,
  }).save(visitor, EVERYTHING_ALLOWED);
  return line.split(";")[0] ?? "";
}
