import fc from "fast-check";
import { expect, test } from "vitest";
import type { Consent } from "#app/domain/consent/consent.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import {
  createVisitorCookies,
  type VisitorCookieOptions,
} from "./visitor-cookies.server.ts";
import { parseVisitor } from "./visitor-text.server.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const ALLOWED: Consent = {
  tier: 3,
  chosen: ["essential", "functional"],
  mode: "hide",
  hasPrivacySignal: false,
};
const ESSENTIAL: Consent = { ...ALLOWED, chosen: ["essential"] };

const ANN: VisitorProfile = {
  firstName: "Ann",
  lastName: 'O\'Shopper "A"',
  email: "ann@example.com",
  phone: "6305550199",
  phoneVerified: true,
  verifiedPhoneAs: "Wn1q3Jx0VniQq83vEjRWeJCrze8SNFZ4kKvN7xIq83v",
  contactConsentAs: "N7xIq83vWn1q3Jx0VniQq83vEjRWeJCrze8SNFZ4kKv",
  homeAddress: {
    address: "1 Main St",
    apartment: "2",
    city: "Aurora",
    state: "IL",
    zipCode: "60502",
  },
  uniqueUserId: "0f".repeat(18),
  unlockInventoryAtMs: NOW_MS - DAY_MS,
  unlockPriceAtMs: NOW_MS - DAY_MS,
  terms: {
    downPaymentDollars: 2000,
    isTradingIn: true,
    tradeEquityDollars: 500,
    creditScore: 700,
  },
  termsDraft: {
    downPaymentDollars: 2000,
    isTradingIn: true,
    tradeEquityDollars: 500,
    creditAnswer: "unknown",
    isSent: true,
  },
  priceView: "monthly",
  financingSentAs: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA",
};

function jar(options: Partial<VisitorCookieOptions> = {}) {
  return createVisitorCookies({
    secretKey: "a key that is long enough for all of this",
    previousSecretKey: null,
    hasTls: true,
    profileDays: 365,
    nowMs: () => NOW_MS,
    isErased: () => false,
    ...options,
  });
}

function formatLine(visitor: VisitorProfile, consent = ALLOWED, from = jar()) {
  const [line = "", ...more] = from.save(visitor, consent);
  expect(more).toEqual([]);
  return line;
}

function parseCookie(line: string): readonly [name: string, value: string] {
  const [pair = ""] = line.split(";");
  return [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
}

function readBack(line: string, from = jar(), consent = ALLOWED) {
  return from.read(new Map([parseCookie(line)]), consent);
}

test("a saved profile comes back whole", () => {
  expect(readBack(formatLine(ANN))).toEqual(ANN);
});

test("the cookie is the server's alone and lives as long as the profile", () => {
  // Sealed letters do not spell so long a name by chance.
  const line = formatLine({ ...ANN, firstName: "Annabelle" });
  expect(line).toMatch(
    /^__Host-visitor=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(line).not.toMatch(/Annabelle|example|6305550199/);
  const plain = formatLine(ANN, ALLOWED, jar({ hasTls: false }));
  expect(plain).toMatch(
    /^visitor=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
});

test("with TLS a cookie of the plain name is nobody's", () => {
  const [, value] = parseCookie(formatLine(ANN));
  expect(jar().read(new Map([["visitor", value]]), ALLOWED)).toBe(STRANGER);
});

test("without consent it ends with the browser and holds no contact details", () => {
  const line = formatLine(ANN, ESSENTIAL);
  expect(line).not.toContain("Max-Age");
  const { uniqueUserId, unlockInventoryAtMs, unlockPriceAtMs, terms } = ANN;
  expect(readBack(line)).toEqual({
    ...STRANGER,
    uniqueUserId,
    unlockInventoryAtMs,
    unlockPriceAtMs,
    terms,
    termsDraft: ANN.termsDraft,
    priceView: ANN.priceView,
    financingSentAs: ANN.financingSentAs,
    verifiedPhoneAs: ANN.verifiedPhoneAs,
  });
});

test("an older cookie loses the date of birth and the place that it was given", () => {
  const printed = JSON.stringify({
    issuedAtMs: NOW_MS,
    firstName: "Ann",
    dateOfBirth: "1985-06-30",
    locationAddress: "Aurora",
  });
  expect(parseVisitor(printed)?.visitor).toEqual({
    ...STRANGER,
    firstName: "Ann",
  });
});

test("contact details are not read after consent was taken back", () => {
  const visitor = readBack(formatLine(ANN), jar(), ESSENTIAL);
  expect(visitor.firstName).toBe("");
  expect(visitor.phone).toBe("");
  expect(visitor.unlockInventoryAtMs).toBe(ANN.unlockInventoryAtMs);
});

test("no edit of a cookie, and no cutting or lengthening, leaves anything but a stranger", () => {
  const [name, value] = parseCookie(formatLine(ANN));
  const position = fc.integer({ min: 0, max: value.length - 1 });
  const character = fc.constantFrom(...value, "A", "-", "_", "=", "%", " ");
  fc.assert(
    fc.property(position, character, (at, other) => {
      const edited = value.slice(0, at) + other + value.slice(at + 1);
      fc.pre(edited !== value);
      expect(jar().read(new Map([[name, edited]]), ALLOWED)).toBe(STRANGER);
      const cut = value.slice(0, at);
      expect(jar().read(new Map([[name, cut]]), ALLOWED)).toBe(STRANGER);
      const longer = value + other;
      expect(jar().read(new Map([[name, longer]]), ALLOWED)).toBe(STRANGER);
    }),
    { numRuns: 500 },
  );
});

test("whatever stands in the cookie, reading it never fails", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 5000 }), (value) => {
      expect(jar().read(new Map([["__Host-visitor", value]]), ALLOWED)).toBe(
        STRANGER,
      );
    }),
  );
});

test("a profile in plain JSON or base64 is nobody's", () => {
  const json = JSON.stringify({ ...ANN, issuedAtMs: NOW_MS });
  for (const value of [json, Buffer.from(json).toString("base64url")])
    expect(jar().read(new Map([["__Host-visitor", value]]), ALLOWED)).toBe(
      STRANGER,
    );
});

test("another server's key opens nothing; the key of before still does", () => {
  const line = formatLine(ANN);
  const other = "another key that is long enough for all of it";
  expect(readBack(line, jar({ secretKey: other }))).toBe(STRANGER);
  const changed = jar({
    secretKey: other,
    previousSecretKey: "a key that is long enough for all of this",
  });
  expect(readBack(line, changed)).toEqual(ANN);
  expect(readBack(formatLine(ANN, ALLOWED, changed))).toBe(STRANGER);
});

test("a cookie is good for the profile's days, and none from the future is", () => {
  const line = formatLine(ANN);
  const at = (ms: number) => readBack(line, jar({ nowMs: () => ms }));
  expect(at(NOW_MS + 364 * DAY_MS).firstName).toBe("Ann");
  expect(at(NOW_MS + 365 * DAY_MS)).toBe(STRANGER);
  expect(at(NOW_MS - DAY_MS)).toBe(STRANGER);
});

test("unlock times that have run out or not come yet are not read", () => {
  const visitor = {
    ...ANN,
    unlockInventoryAtMs: NOW_MS + 2 * DAY_MS,
    unlockPriceAtMs: NOW_MS - 366 * DAY_MS,
  };
  const read = readBack(formatLine(visitor));
  expect(read.unlockInventoryAtMs).toBeNull();
  expect(read.unlockPriceAtMs).toBeNull();
  expect(read.firstName).toBe("Ann");
});

test("two cookies of one profile are never the same", () => {
  expect(formatLine(ANN)).not.toBe(formatLine(ANN));
});

test("no profile makes a cookie that a browser drops, or one that cannot be read", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.constantFrom('"'.repeat(2000), "\u{10ffff}".repeat(300), "\u0000\n"),
  );
  const anyVisitor: fc.Arbitrary<VisitorProfile> = fc.record({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    phoneVerified: fc.boolean(),
    verifiedPhoneAs: fc.option(text),
    contactConsentAs: fc.option(text),
    homeAddress: fc.record({
      address: text,
      apartment: text,
      city: text,
      state: text,
      zipCode: text,
    }),
    uniqueUserId: fc.option(text),
    unlockInventoryAtMs: fc.constant(NOW_MS),
    unlockPriceAtMs: fc.constant(NOW_MS),
    terms: fc.constant(ANN.terms),
    termsDraft: fc.constant(ANN.termsDraft),
    priceView: fc.constant(ANN.priceView),
    financingSentAs: fc.option(text),
  });
  fc.assert(
    fc.property(anyVisitor, (visitor) => {
      const line = formatLine(visitor);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4096);
      expect(readBack(line).unlockInventoryAtMs).toBe(NOW_MS);
    }),
  );
});
