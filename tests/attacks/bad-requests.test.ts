import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { often } from "#tests/support/effort.ts";
import { PLAIN_FORMS } from "./form-targets.ts";
import { listNaughtyAddresses } from "./naughty-addresses.ts";
import { naughtyStrings, WORSE_STRINGS } from "./naughty-strings.ts";
import { plantedCars } from "./planted-inventory.ts";
import { rawRequest } from "./raw-request.ts";

// Cookies, addresses, small forms and calls that nobody of ours makes: an answer, and no failure.

let site: AttackSite;
let phones: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  phones = await startAttackSite({ profile: "used-only" });
  return () => Promise.all([site.stop(), phones.stop()]);
});

const COOKIES = [
  "visitor",
  "allowCookies",
  "displayCookies",
  "flash",
  "userSelectedStore",
  "selectedStore",
  "phoneToVerify",
  "leadSent",
  "savedVehicles",
  "comparedVehicles",
  "recentlyViewed",
  "theme",
];

test("forged cookies of every name change no answer's status", async () => {
  const strings = [...WORSE_STRINGS, ...naughtyStrings()].filter(
    (_, at) => at % often(1, 4) === 0,
  );
  const pages = ["/", "/your-details", "/saved-vehicles", "/private-inventory"];
  for (const name of COOKIES)
    for (const text of strings) {
      const path = pages[text.length % pages.length] ?? "/";
      const raw = Buffer.from(text.replaceAll(/[\p{Cc};]/gu, ""))
        .toString("latin1")
        .replaceAll(/[^\x20-\x7e\x80-\xff]/g, "");
      for (const value of [encodeURIComponent(text.toWellFormed()), raw]) {
        const cookie = `${name}=${value}`.slice(0, 8_000);
        const answer = await rawRequest(site.origin, path, {
          headers: { Cookie: cookie },
        });
        expect([cookie, answer.status]).toEqual([cookie, 200]);
      }
    }
}, 600_000);

test("naughty addresses are found or not, each in its one way, and never fail", async () => {
  const strings = [...WORSE_STRINGS, ...naughtyStrings()];
  for (const text of strings.filter((_, at) => at % often(1, 4) === 0))
    for (const [path, status] of listNaughtyAddresses(text, VIN)) {
      const answer = await rawRequest(site.origin, path);
      expect([path, answer.status]).toEqual([path, status]);
    }
}, 600_000);

/** What a form is about; an unknown store changes nothing, and any other field has a value of its own to fall back on. */
const DECISIVE: ReadonlySet<string> = new Set(["choice", "save", "compare"]);

test("naughty values of forms without a token, of events and of the API for codes never fail", async () => {
  for (const text of [...WORSE_STRINGS, ...naughtyStrings()]) {
    for (const { path, fields } of PLAIN_FORMS)
      for (const field of Object.keys(fields)) {
        const answer = await site.send(path, "", { ...fields, [field]: text });
        expect([path, field, text, answer.status]).toEqual([
          path,
          field,
          text,
          DECISIVE.has(field) ? 400 : 303,
        ]);
        const place = answer.headers.get("Location") ?? "/";
        expect([text, place]).toEqual([
          text,
          expect.stringMatching(/^\/(?![/\\])/),
        ]);
        await answer.arrayBuffer();
      }
    for (const [path, status, body] of [
      [
        "/api/track/facebook",
        400,
        {
          eventName: text,
          eventID: text,
          eventTime: text,
          custom_data: { path: text, content_ids: [text] },
          fbp: text,
        },
      ],
      [
        "/api/track/facebook",
        204,
        {
          eventName: "PageView",
          eventTime: Math.floor(phones.nowMs() / 1000),
          custom_data: { path: `/${text}`, title: text, referrer: text },
        },
      ],
      [
        "/api/customer/phoneValidation",
        400,
        { phone: text, type: text, code: text },
      ],
      [
        "/api/customer/phoneValidation",
        400,
        { phone: "3125550187", type: "code-verification", code: text },
      ],
    ] as const) {
      const answer = await phones.fetch(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `198.18.${text.length % 250}.${(text.charCodeAt(0) || 1) % 250}`,
        },
      });
      expect([path, text, answer.status]).toEqual([path, text, status]);
      await answer.arrayBuffer();
    }
  }
}, 600_000);

afterAll(() => {
  for (const { logged } of [site, phones])
    expect(
      logged.filter((it) => /request failed|not-stored|untrusted/.test(it)),
    ).toEqual([]);
});
