import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { printVisitor } from "#app/adapters/http/requests/visitor-text.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { SOME_DAY_MS, TEST_SECRET_KEY } from "#tests/support/test-site.ts";
import {
  ANN,
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";
import { type GatedSite, MIXED, startGatedSite } from "./gated-site.ts";
import { priceFoundIn } from "./price-writings.ts";
import { rawRequest } from "./raw-request.ts";

// A13: nobody opens the gate with anything but what this server gave them.

const USED = "/search-vehicles/used-inventory";
const NEW = "/search-vehicles/new-inventory";

let site: GatedSite;
/** Behind TLS, where cookies carry the prefix that browsers watch over. */
let production: GatedSite;
beforeAll(async () => {
  site = await startGatedSite(MIXED);
  production = await startGatedSite(MIXED, {
    mode: "production",
    variables: { SMTP_URL: "smtp://127.0.0.1:9" },
  });
  return () => Promise.all([site.stop(), production.stop()]);
}, 600_000);

/** What a cookie opens: prices of used cars, and the list of new ones. */
async function openedBy(cookie: string | string[], at: GatedSite = site) {
  const headers = {
    Cookie: cookie,
    ...(at === production && { Host: "dealer.example" }),
  };
  const [used, fresh] = await Promise.all([
    rawRequest(at.origin, USED, { headers }),
    rawRequest(at.origin, NEW, { headers }),
  ]);
  expect([used.status, fresh.status]).toEqual([200, 200]);
  return {
    prices: priceFoundIn(used.text, at.secretAmounts).length > 0,
    vehicles: /[A-HJ-NPR-Z0-9]{17}/.test(fresh.text),
  };
}

const OPEN = { prices: true, vehicles: true };
const SHUT = { prices: false, vehicles: false };
const good = visitorCookie(ANN_WITH_TERMS);
const sealed = good.slice("visitor=".length);

test("A13: the real cookie opens both", async () => {
  expect(await openedBy(good)).toEqual(OPEN);
  const secure = visitorCookie(ANN_WITH_TERMS, { hasTls: true });
  expect(secure).toMatch(/^__Host-visitor=/);
  expect(await openedBy(secure, production)).toEqual(OPEN);
});

test("A13: without terms the prices stay shut", async () => {
  expect(await openedBy(visitorCookie(ANN))).toEqual({
    prices: false,
    vehicles: true,
  });
});

test("A13: a bit that is turned anywhere in the cookie shuts it", async () => {
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const forged = Buffer.from(bytes);
    forged[at] = (forged[at] ?? 0) ^ (1 << (at % 8));
    expect(await openedBy(`visitor=${forged.toString("base64url")}`)).toEqual(
      SHUT,
    );
  }
});

test("A13: a character more or less anywhere, or another spelling of the same bytes, shuts it", async () => {
  for (let at = 0; at < sealed.length; at += 5) {
    const without = sealed.slice(0, at) + sealed.slice(at + 1);
    expect(await openedBy(`visitor=${without}`)).toEqual(SHUT);
    const within = `${sealed.slice(0, at)}A${sealed.slice(at)}`;
    expect(await openedBy(`visitor=${within}`)).toEqual(SHUT);
  }
  for (const forged of [
    `${sealed}=`,
    `${sealed}==`,
    `${sealed}%3D`,
    `"${sealed}"`,
    `${sealed}.`,
    Buffer.from(sealed, "base64url").toString("base64").replace(/=*$/, "=="),
    Buffer.from(sealed, "base64url").toString("hex"),
  ])
    expect(await openedBy(`visitor=${forged}`)).toEqual(SHUT);
});

test("A13: pieces of two good cookies make no third", async () => {
  const other = Buffer.from(
    visitorCookie({ ...ANN_WITH_TERMS, firstName: "Bob" }).slice(8),
    "base64url",
  );
  const mine = Buffer.from(sealed, "base64url");
  for (const cut of [12, 20, mine.length - 16, mine.length - 1]) {
    const spliced = Buffer.concat([mine.subarray(0, cut), other.subarray(cut)]);
    // Two last bytes may be the same by chance, and the whole cookie is no piece.
    if (spliced.equals(mine)) continue;
    expect(await openedBy(`visitor=${spliced.toString("base64url")}`)).toEqual(
      SHUT,
    );
  }
});

test.each([
  ["another key", { secretKey: "another key that is long enough to pass" }],
  [
    "the demonstration's",
    { secretKey: "demonstration-key-that-production-refuses" },
  ],
  ["the name's other form", { hasTls: true }],
])("A13: a cookie sealed with %s is none", async (_name, options) => {
  const value = visitorCookie(ANN_WITH_TERMS, options).split("=", 2)[1] ?? "";
  expect(await openedBy(`visitor=${value}`)).toEqual(SHUT);
});

test.each(["plain", "json", "unsealed", "purpose"])(
  "A13: the profile itself, %s, is no cookie",
  async (kind) => {
    const text = printVisitor(ANN_WITH_TERMS, SOME_DAY_MS);
    const value = {
      plain: encodeURIComponent(text),
      json: Buffer.from(text).toString("base64url"),
      unsealed: Buffer.concat([
        Buffer.alloc(12),
        Buffer.from(text),
        Buffer.alloc(16),
      ]).toString("base64url"),
      purpose: sealedFor("flash", text),
    }[kind];
    expect(await openedBy(`visitor=${value}`)).toEqual(SHUT);
  },
);

/** With the right secret, for something else. */
function sealedFor(purpose: string, text: string): string {
  const info = `forecourt ${purpose} 1`;
  const key = Buffer.from(hkdfSync("sha256", TEST_SECRET_KEY, "", info, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const hidden = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString(
    "base64url",
  );
}

const unlockedAt = (atMs: number): VisitorProfile => ({
  ...ANN_WITH_TERMS,
  unlockInventoryAtMs: atMs,
  unlockPriceAtMs: atMs,
});

test.each([
  ["from tomorrow", SOME_DAY_MS + DAY_MS],
  ["from far ahead", 8.64e15],
  ["of more than a year ago", SOME_DAY_MS - 366 * DAY_MS],
  ["of the beginning of time", 0],
  ["before it", -1],
  ["of no number", Number.NaN],
  ["without an end", Number.POSITIVE_INFINITY],
])("A13: an unlock %s opens nothing", async (_name, atMs) => {
  expect(await openedBy(visitorCookie(unlockedAt(atMs)))).toEqual(SHUT);
});

test.each([
  ["a year", SOME_DAY_MS - 366 * DAY_MS],
  ["minus a day", SOME_DAY_MS + DAY_MS],
])("A13: a cookie of %s of age opens nothing", async (_name, issuedAtMs) => {
  const cookie = visitorCookie(ANN_WITH_TERMS, { nowMs: () => issuedAtMs });
  expect(await openedBy(cookie)).toEqual(SHUT);
});

test("A13: of a repeated name the first counts, and no other name is read", async () => {
  expect(await openedBy(`visitor=x; ${good}`)).toEqual(SHUT);
  expect(await openedBy(`visitor=; ${good}`)).toEqual(SHUT);
  expect(await openedBy(`${good}; visitor=x`)).toEqual(OPEN);
  for (const name of [
    "Visitor",
    "VISITOR",
    "__Host-visitor",
    "__Secure-visitor",
    "visitor[]",
    "vis%69tor",
    "visitor ",
    "unlockInventory",
  ].filter((it) => it.trim() !== "visitor"))
    expect([name, await openedBy(`${name}=${sealed}`)]).toEqual([name, SHUT]);
});

test("A13: behind TLS only the name with the prefix is read", async () => {
  const secure = visitorCookie(ANN_WITH_TERMS, { hasTls: true });
  const value = secure.slice("__Host-visitor=".length);
  for (const cookie of [
    good,
    `visitor=${value}`,
    `__host-visitor=${value}`,
    `__Secure-visitor=${value}`,
    `__Host-visitor=x; ${secure}`,
    `__Host-visitor=${sealed}`,
  ])
    expect([cookie, await openedBy(cookie, production)]).toEqual([
      cookie,
      SHUT,
    ]);
});

test.each([
  ["8 KB", 8_000],
  ["14 KB", 14_000],
])(
  "A13: a cookie of %s opens nothing and breaks nothing",
  async (_name, length) => {
    const text = "A".repeat(length);
    expect(await openedBy(`visitor=${text}`)).toEqual(SHUT);
    expect(await openedBy(`visitor=${sealed}${text}`)).toEqual(SHUT);
  },
);

test("A13: a head beyond all bounds is refused by its size, and the server goes on", async () => {
  const { status } = await rawRequest(site.origin, USED, {
    headers: { Cookie: `visitor=${"A".repeat(40_000)}` },
  });
  expect(status).toBe(431);
  expect(await openedBy(good)).toEqual(OPEN);
});

test("A13: readable cookies, queries, headers and bodies that claim an unlock open nothing", async () => {
  const claims = [
    "unlockInventory=1; unlockPrice=1; unlockInventoryAtMs=1; gate=open",
    "phoneVerified=true; uniqueUserId=" + ANN.uniqueUserId,
    "terms=%7B%22creditScore%22%3A700%7D",
    "flash=privateInventorySuccess",
    "leadSent=true",
    "allowCookies=essential%2Cfunctional; displayCookies=hide",
  ];
  for (const claim of claims)
    expect([claim, await openedBy(claim)]).toEqual([claim, SHUT]);
  for (const query of ["unlockPrice=1", "gate=open", "visitor=" + sealed]) {
    const text = await site.text(`${USED}?${query}`);
    expect(priceFoundIn(text, site.secretAmounts)).toEqual([]);
  }
});

test("A13: a cookie that its visitor erased opens nothing any more", async () => {
  const contact = {
    firstName: "Elena",
    lastName: "Reyes",
    email: "elena@example.com",
    phone: "(630) 555-0100",
    returnTo: NEW,
  };
  const unlock = await site.send(
    "/private-inventory",
    "private-inventory",
    contact,
  );
  const cookie = readCookie(unlock, "visitor");
  expect((await openedBy(cookie)).vehicles).toBe(true);
  const erased = await site.fetch("/your-details/erase", {
    method: "POST",
    headers: { Cookie: cookie },
  });
  expect(erased.status).toBe(303);
  expect(erased.headers.getSetCookie().join()).toMatch(
    /visitor=; Path=\/; Max-Age=0/,
  );
  expect((await openedBy(cookie)).vehicles).toBe(false);
  // It cannot be traded in for a fresh one either.
  const saved = await site.send(
    "/your-details",
    "your-details",
    { firstName: "E" },
    { Cookie: cookie },
  );
  expect((await openedBy(readCookie(saved, "visitor"))).vehicles).toBe(false);
  // Whoever comes again is welcome again.
  const again = await site.send(
    "/private-inventory",
    "private-inventory",
    contact,
    { Cookie: cookie },
  );
  expect((await openedBy(readCookie(again, "visitor"))).vehicles).toBe(true);
});

function readCookie(response: Response, name: string): string {
  const line = response.headers
    .getSetCookie()
    .find((it) => it.startsWith(`${name}=`));
  return line?.split(";")[0] ?? "";
}
