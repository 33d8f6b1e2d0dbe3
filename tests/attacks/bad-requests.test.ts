import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { often } from "./effort.ts";
import { PLAIN_FORMS } from "./form-targets.ts";
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
}, 60_000);

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

test("naughty addresses are found or not, and never fail", async () => {
  const strings = [...WORSE_STRINGS, ...naughtyStrings()];
  for (const text of strings.filter((_, at) => at % often(1, 4) === 0)) {
    const part = encodeURIComponent(text.toWellFormed());
    for (const path of [
      `/${part}`,
      `/search-vehicles/${part}`,
      `/search-vehicles/used-inventory/make_model/${part}`,
      `/search-vehicles/used-inventory/price/${part}`,
      `/search-vehicles/used-inventory?words=${part}`,
      `/search-vehicles/used-inventory?q=${part}&price_min=${part}&page=${part}&sort=${part}`,
      `/used-vehicle/x/y/${part}`,
      `/ask-about-vehicle/${part}`,
      `/check-availability/${VIN}?reference=${part}`,
      `/contact-us?topic=${part}`,
      `/private-inventory?returnTo=${part}`,
      `/saved-vehicles?vins=${part}`,
      `/compare?vins=${part}&returnTo=${part}`,
      `/api/suggestions?words=${part}&language=${part}`,
      `/api/cards?vins=${part}`,
      `/api/catalogue/v1/store-group/prairie/website/vehicles?q=${part}`,
      `/api/catalogue/v1/store-group/prairie/website/vehicles/${part}`,
      `/img/v/${part}`,
      `/img/p/${VIN}/${part}`,
    ]) {
      const { status } = await rawRequest(site.origin, path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  }
}, 600_000);

test("naughty values of forms without a token, of events and of the API for codes never fail", async () => {
  for (const text of [...WORSE_STRINGS, ...naughtyStrings()]) {
    for (const { path, fields } of PLAIN_FORMS)
      for (const field of Object.keys(fields)) {
        const answer = await site.send(path, "", { ...fields, [field]: text });
        expect([path, field, [303, 400].includes(answer.status)]).toEqual([
          path,
          field,
          true,
        ]);
        const place = answer.headers.get("Location") ?? "/";
        expect([text, place]).toEqual([
          text,
          expect.stringMatching(/^\/(?![/\\])/),
        ]);
        await answer.arrayBuffer();
      }
    for (const [path, body] of [
      ["/api/events", { events: [{ name: text, path: text, vin: text }] }],
      [
        "/api/events",
        { events: [{ name: "PageView", path: `/${text}`, vin: null }] },
      ],
      [
        "/api/customer/phoneValidation",
        { phone: text, type: text, code: text },
      ],
      [
        "/api/customer/phoneValidation",
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
      expect([path, answer.status < 500]).toEqual([path, true]);
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
