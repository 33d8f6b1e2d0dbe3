import { STORED_ITEMS } from "./every-stored-item.ts";
import { expect, test } from "vitest";
import { sourceFiles } from "#tests/support/source-files.ts";
import {
  COOKIE_CATEGORIES,
  type ConsentTier,
  type GateConsent,
} from "./consent.ts";
import {
  formatErasedCookies,
  formatWithdrawnCookies,
} from "./forgotten-items.ts";
import { RECEIVERS } from "./receivers.ts";
import {
  checkGate,
  formatCookie,
  formatEssentialCookie,
  formatExpiredCookie,
  isAllowed,
} from "./storage-gate.ts";
import {
  FLASH,
  SAVED_VEHICLES,
  VIEWED_VEHICLES,
  VISITOR,
} from "./stored-items.ts";
import { META_BROWSER } from "./vendor-cookies.ts";

const UNASKED: GateConsent = {
  tier: 3,
  chosen: null,
  hasPrivacySignal: false,
};
const ALL: GateConsent = { ...UNASKED, chosen: COOKIE_CATEGORIES };
const RULES = { profileDays: 365, hasTls: true };

test("the gate lets items last by their category, until the browser closes where they were asked for, or not at all", () => {
  const check = (consent: GateConsent) =>
    [FLASH, SAVED_VEHICLES, VIEWED_VEHICLES, META_BROWSER].map((item) =>
      checkGate(consent, item),
    );
  expect(check(UNASKED)).toEqual(["lasting", "session", "closed", "closed"]);
  expect(check(ALL)).toEqual(["lasting", "lasting", "lasting", "lasting"]);
  expect(check({ ...ALL, hasPrivacySignal: true })).toEqual([
    "lasting",
    "lasting",
    "lasting",
    "closed",
  ]);
  expect(check({ ...UNASKED, tier: 1 })).toEqual([
    "lasting",
    "lasting",
    "lasting",
    "lasting",
  ]);
});

test("nobody beyond this site is reached before a choice, nor by targeting against a privacy signal", () => {
  const openTo = (consent: GateConsent) =>
    RECEIVERS.filter((it) => isAllowed(consent, it)).map(({ name }) => name);
  expect(openTo(UNASKED)).toEqual([]);
  expect(openTo({ ...UNASKED, chosen: ["essential", "functional"] })).toEqual(
    [],
  );
  for (const tier of [0, 1, 2, 3] as const satisfies readonly ConsentTier[])
    expect(openTo({ ...ALL, tier, hasPrivacySignal: true })).toEqual([
      "googleAnalytics",
    ]);
  expect(openTo(ALL)).toEqual(RECEIVERS.map(({ name }) => name));
});

test("a line says how long the item stays, who reads it, and removes what may not be stored", () => {
  expect(formatEssentialCookie(FLASH, "detailsSaved", true)).toBe(
    "flash=detailsSaved; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  );
  expect(formatCookie(VISITOR, "sealed", { ...RULES, consent: ALL })).toBe(
    "__Host-visitor=sealed; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
  );
  expect(
    formatCookie(VISITOR, "sealed", {
      ...RULES,
      consent: UNASKED,
      hasTls: false,
    }),
  ).toBe("visitor=sealed; Path=/; HttpOnly; SameSite=Lax");
  expect(
    formatCookie(VIEWED_VEHICLES, "1HG", { ...RULES, consent: UNASKED }),
  ).toBe(formatExpiredCookie(VIEWED_VEHICLES, true));
});

function listNames(lines: readonly string[]): readonly string[] {
  for (const line of lines)
    expect(line).toMatch(/^[\w-]+=; Path=\/; Max-Age=0;/);
  return lines.map((line) => line.split("=", 1)[0] ?? "");
}

test("a category that is taken back takes what it let last, and leaves what another one allows", () => {
  const only = { ...ALL, chosen: ["essential"] } as const;
  expect(listNames(formatWithdrawnCookies(ALL, only, true))).toEqual([
    "__Host-visitor",
    "shopperPlace",
    "leadSent",
    "savedVehicles",
    "comparedVehicles",
    "recentlyViewed",
    "events",
  ]);
  const noAds = { ...ALL, hasPrivacySignal: true };
  expect(formatWithdrawnCookies(ALL, noAds, true)).toEqual([]);
  expect(formatWithdrawnCookies(UNASKED, only, true)).toEqual([]);
});

test("erasing everything takes each cookie that tells of the visitor, and not the answer about cookies", () => {
  expect(listNames(formatErasedCookies(false)).toSorted()).toEqual([
    "comparedVehicles",
    "events",
    "leadSent",
    "phoneToVerify",
    "recentlyViewed",
    "savedVehicles",
    "serviceVisit",
    "shopperPlace",
    "trade",
    "visitor",
  ]);
});

test("an item has one name and one place in the policy", () => {
  const names = STORED_ITEMS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** What can keep something in a browser, or make a browser keep it. */
const WRITERS = {
  "a cookie line": /SameSite|Max-Age=|\bPath=\/|; ?expires=/,
  "document.cookie": /\bdocument\s*\.\s*cookie\b/,
  "a storage": /\b(?:session|local)Storage\b/,
  "another store":
    /\bindexedDB\b|\bcookieStore\b|\bcaches\.(?:open|match)|\bserviceWorker\b|\bnavigator\.storage\b|\bwindow\.name\b/,
};

/** The gate and its hands; whoever else writes goes around it. */
const HANDS: Record<keyof typeof WRITERS, readonly string[]> = {
  "a cookie line": [
    // The people of the stores sign in; no visitor has these.
    "app/console/frame/session-cookies.ts",
    // It reads the lines of answers and lets through what the gate allows.
    "app/domain/consent/answer-cookies.ts",
    "app/domain/consent/storage-gate.ts",
  ],
  "document.cookie": [
    "app/site/visitor/browser-storage.ts",
    // It only looks whether a cookie came back.
    "app/site/visitor/cookies-note.tsx",
  ],
  "a storage": [
    // It stands in for a storage that the browser refuses, writes nothing of its own, and ends with the page.
    "app/document/blocked-storage.ts",
    "app/site/visitor/browser-storage.ts",
  ],
  "another store": [],
};

function listHands(
  sources: readonly { readonly path: string; readonly source: string }[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(WRITERS).map(([name, writes]) => [
      name,
      sources
        .filter(({ source }) => writes.test(stripComments(source)))
        .map(({ path }) => path)
        .toSorted(),
    ]),
  );
}

function stripComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

test("nothing writes a cookie or a storage past the gate", () => {
  const sources = sourceFiles(process.cwd(), ["app"]).filter(
    ({ path }) => !path.includes(".test."),
  );
  expect(listHands(sources)).toEqual(HANDS);
});

test.each([
  [
    'headers.append("Set-Cookie", "seen=1; Path=/; Max-Age=60")',
    "a cookie line",
  ],
  ["document.cookie = `seen=${id}`;", "document.cookie"],
  ['localStorage.setItem("seen", "1");', "a storage"],
  ['indexedDB.open("seen");', "another store"],
])("the search for writers finds %s", (source, writer) => {
  const path = "app/site/planted.ts";
  expect(listHands([{ path, source }])[writer]).toEqual([path]);
});
