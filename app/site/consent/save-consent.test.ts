import { expect, test } from "vitest";
import * as v from "valibot";
import { tracking as trackingSchema } from "#app/domain/store-profile/tracking.ts";
import { allTagsOn } from "#tests/support/tagged-tracking.ts";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import {
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
} from "#app/domain/consent/consent.ts";
import type { Log } from "#app/ports.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import {
  honorSignal,
  saveConsent,
  type SentChoice,
} from "./save-consent.server.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
const { profile } = readStoreProfile("profiles/franchise", 0, SILENT);

const CHOICE: SentChoice = {
  choice: "deny",
  selected: [],
  language: "en",
  view: "banner",
  path: "/contact-us",
};

function site({
  waitSeconds = null,
  isLedgerBroken = false,
}: { waitSeconds?: number | null; isLedgerBroken?: boolean } = {}) {
  const entries: ConsentEntry[] = [];
  const saved: string[] = [];
  const forgotten: string[] = [];
  const faults: string[] = [];
  const withdrawn: unknown[] = [];
  return {
    withdrawn,
    entries,
    saved,
    forgotten,
    faults,
    ports: {
      profile,
      siteUrl: "https://www.dealer.example",
      hasTls: true,
      log: {
        ...SILENT,
        warn: (event: string) => void faults.push(event),
        error: (event: string) => void faults.push(event),
      },
      rateLimits: { take: () => Promise.resolve(waitSeconds) },
      eventRelay: {
        add: async () => {},
        withdraw: async (visitor: unknown) => void withdrawn.push(visitor),
      },
      consentLedger: {
        record: (entry: ConsentEntry) => {
          if (isLedgerBroken) return Promise.reject(new Error("disk full"));
          entries.push(entry);
          return Promise.resolve();
        },
      },
      experimentCounts: {
        addView: () => expect.fail("Nothing was seen."),
        addLead: () => expect.fail("Nothing was sent."),
        forget: async (id: string) => {
          if (isLedgerBroken) throw new Error("disk full");
          forgotten.push(id);
        },
      },
      visitorCookies: {
        save: (_visitor: unknown, { chosen }: { chosen: unknown }) => {
          saved.push(String(chosen));
          return ["visitor=sealed"];
        },
      },
    },
  };
}

function factsOfTier(tier: ConsentTier, hasPrivacySignal = false) {
  const consent = { ...STRANGER_FACTS.consent, tier, hasPrivacySignal };
  return { ...STRANGER_FACTS, consent };
}

test("a choice sets both cookies, hides the banner and goes into the ledger with what was read", async () => {
  const { ports, entries } = site();
  const { setCookies: cookies } = await saveConsent(
    ports,
    factsOfTier(3),
    CHOICE,
  );
  expect(cookies.map((it) => it.split(";")[0])).toEqual([
    "allowCookies=essential,functional,analytics",
    "displayCookies=hide",
  ]);
  const [entry] = entries;
  expect(entry).toMatchObject({
    kind: "cookies",
    visitorId: null,
    choice: "deny: essential,functional,analytics",
    path: "/contact-us",
    client: STRANGER_FACTS.client,
  });
  expect(entry?.text).toMatch(
    /^Cookies on this site\n[\s\S]+\n\[Deny tracking\]$/,
  );
});

test("the ledger keeps the words of the language that was read, and a version of their own", async () => {
  const { ports, entries } = site();
  await saveConsent(ports, factsOfTier(3), CHOICE);
  await saveConsent(ports, factsOfTier(3), { ...CHOICE, language: "es" });
  expect(entries[1]?.text).toContain("Cookies en este sitio");
  expect(entries[1]?.textVersion).not.toBe(entries[0]?.textVersion);
});

test("tier 0 has nothing to choose, and tier 1 allows every category", async () => {
  const { ports, entries } = site();
  expect(await saveConsent(ports, factsOfTier(0), CHOICE)).toEqual({
    setCookies: [],
    isWithdrawn: false,
  });
  expect(entries).toEqual([]);
  const accepted = { ...CHOICE, choice: "accept-all" } as const;
  const {
    setCookies: [allowed],
  } = await saveConsent(ports, factsOfTier(1), accepted);
  expect(entries[0]?.text).toMatch(/\[Close and continue\]$/);
  expect(allowed).toContain(
    "allowCookies=essential,functional,analytics,targeting;",
  );
});

test("a privacy signal takes targeting out, and the ledger says so", async () => {
  const { ports, entries } = site();
  const {
    setCookies: [allowed],
  } = await saveConsent(ports, factsOfTier(3, true), {
    ...CHOICE,
    choice: "accept-all",
  });
  expect(allowed).toContain("allowCookies=essential,functional,analytics;");
  expect(entries[0]?.choice).toContain("; privacy signal");
});

test.each([
  ["the ledger is broken", { isLedgerBroken: true }],
  ["too many choices came from one address", { waitSeconds: 60 }],
])("a choice holds although %s", async (_why, fault) => {
  const { ports, faults, entries } = site(fault);
  const { setCookies: cookies } = await saveConsent(
    ports,
    factsOfTier(3),
    CHOICE,
  );
  expect(cookies).toHaveLength(2);
  expect(faults).toEqual(["consent.not-recorded"]);
  expect(entries).toEqual([]);
});

test("what is known of the visitor is kept anew under the new choice", async () => {
  const { ports, saved } = site();
  const visitor = { ...STRANGER_FACTS.visitor, uniqueUserId: "v-1" };
  const { setCookies: cookies } = await saveConsent(
    ports,
    { ...factsOfTier(3), visitor },
    { ...CHOICE, choice: "only-essential" },
  );
  expect(saved).toEqual(["essential"]);
  expect(cookies).toContain("visitor=sealed");
});

const FUNCTIONAL: readonly CookieCategory[] = ["essential", "functional"];
const LASTING = [
  "__Host-visitor",
  "leadSent",
  "savedVehicles",
  "comparedVehicles",
  "recentlyViewed",
  "shopperPlace",
];

function allowedBefore() {
  const facts = factsOfTier(3);
  return { ...facts, consent: { ...facts.consent, chosen: FUNCTIONAL } };
}

function listExpired(cookies: readonly string[]): readonly string[] {
  return cookies
    .filter((line) => /^[\w-]+=; .*Max-Age=0/.test(line))
    .map((line) => line.split("=", 1)[0] ?? "");
}

test.each(["only-essential", "save"] as const)(
  "functional consent that is taken back by %s takes what lasted by it",
  async (choice) => {
    const { ports, saved } = site();
    const sent = { ...CHOICE, choice };
    const visitor = { ...STRANGER_FACTS.visitor, uniqueUserId: "v-1" };
    const { setCookies: cookies } = await saveConsent(
      ports,
      { ...allowedBefore(), visitor },
      sent,
    );
    // The profile is forgotten, not kept for the session.
    expect(saved).toEqual([]);
    expect([...listExpired(cookies)].sort()).toEqual([...LASTING].sort());
  },
);

test("a first choice, and one that keeps functional consent, take nothing from the visitor", async () => {
  const { ports } = site();
  const { setCookies: first } = await saveConsent(ports, factsOfTier(3), {
    ...CHOICE,
    choice: "only-essential",
  });
  expect(listExpired(first)).toEqual([]);
  const { setCookies: kept } = await saveConsent(
    ports,
    allowedBefore(),
    CHOICE,
  );
  expect(listExpired(kept)).toEqual([]);
});

test("in tier 0 a forced banner is answered with all that was allowed before", async () => {
  const { ports, entries } = site();
  const facts = factsOfTier(0);
  const { setCookies, isWithdrawn } = await saveConsent(
    ports,
    { ...facts, consent: { ...facts.consent, mode: "force" } },
    { ...CHOICE, choice: "accept-all" },
  );
  expect(setCookies.map((line) => line.split(";", 1)[0])).toEqual([
    "allowCookies=essential,functional,analytics,targeting",
    "displayCookies=hide",
  ]);
  expect(isWithdrawn).toBe(false);
  expect(entries).toHaveLength(1);
});

test("a choice that takes a category back says so, and one that adds some does not", async () => {
  const { ports } = site();
  const choose = async (choice: SentChoice["choice"]) =>
    (await saveConsent(ports, allowedBefore(), { ...CHOICE, choice }))
      .isWithdrawn;
  expect(await choose("only-essential")).toBe(true);
  expect(await choose("deny")).toBe(false);
  expect(await choose("accept-all")).toBe(false);
});

test("a privacy signal that takes back what was allowed is proven by an entry, and the list is kept without targeting", async () => {
  const { ports, entries, withdrawn } = site();
  const facts = factsOfTier(3, true);
  const chosen = ["essential", "targeting"] as const;
  const signalled = { ...facts, consent: { ...facts.consent, chosen } };
  const [line] = await honorSignal(ports, signalled, "/contact-us");
  expect(line).toMatch(/^allowCookies=essential;/);
  expect(entries).toMatchObject([
    {
      kind: "cookies",
      choice: "privacy-signal: essential; privacy signal",
      path: "/contact-us",
    },
  ]);
  expect(entries[0]?.text).toMatch(/opt-out signal is honored/);
  expect(withdrawn).toHaveLength(1);
});

test("who takes advertising back takes what is still on its way to advertisers", async () => {
  const { ports, withdrawn } = site();
  const visitor = { ...STRANGER_FACTS.visitor, uniqueUserId: "v-1" };
  const tracking = { ...STRANGER_FACTS.tracking, fbp: "fb.1.1.1" };
  const facts = { ...allowedBefore(), visitor, tracking };
  await saveConsent(ports, facts, { ...CHOICE, choice: "accept-all" });
  expect(withdrawn).toEqual([]);
  for (const choice of ["deny", "close", "only-essential"] as const)
    await saveConsent(ports, facts, { ...CHOICE, choice });
  const known = { visitorId: "v-1", fbp: "fb.1.1.1", fbc: null };
  expect(withdrawn).toEqual([known, known, known]);
});

test("a choice that takes advertising back removes what its vendors kept on every domain of the site", async () => {
  const { ports } = site();
  const tracking = v.parse(trackingSchema, allTagsOn());
  const tagged = { ...ports, profile: { ...profile, tracking } };
  const facts = factsOfTier(3);
  const all = {
    ...facts,
    consent: { ...facts.consent, chosen: COOKIE_CATEGORIES },
  };
  const { setCookies: lines } = await saveConsent(tagged, all, CHOICE);
  expect(lines.filter((it) => it.startsWith("_fbp="))).toEqual([
    "_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    "_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=www.dealer.example",
    "_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=dealer.example",
  ]);
  expect(lines.join()).not.toContain("_ga=");
});

test("what experiments counted of a visitor goes with the consent to analytics, and only with it", async () => {
  const known = { ...STRANGER_FACTS.visitor, uniqueUserId: "visitor-1" };
  const allowing = {
    ...factsOfTier(3),
    visitor: known,
    consent: { ...factsOfTier(3).consent, chosen: COOKIE_CATEGORIES },
  };
  const save = (selected: readonly CookieCategory[]) => ({
    ...CHOICE,
    choice: "save" as const,
    selected,
  });
  const { ports, forgotten } = site();
  await saveConsent(ports, allowing, save(["functional", "analytics"]));
  await saveConsent(ports, factsOfTier(3), save(["functional"]));
  expect(forgotten).toEqual([]);
  await saveConsent(ports, allowing, save(["functional", "targeting"]));
  expect(forgotten).toEqual(["visitor-1"]);
  const broken = site({ isLedgerBroken: true });
  const { setCookies } = await saveConsent(broken.ports, allowing, save([]));
  expect(setCookies.join()).toContain("allowCookies=essential;");
  expect(broken.faults).toContain("experiments.not-forgotten");
});
