import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { IS_FULL } from "./effort.ts";

// A29: what a database or a search engine would take for an order is a text here.

let site: TestSite;
let vin = "";
beforeAll(async () => {
  site = await startTestSite();
  vin = site.vehicles[0]?.vehicle.vin ?? "";
  return site.stop;
}, 60_000);

const PAYLOADS: readonly string[] = [
  "'",
  '"',
  "`",
  "\\",
  "' OR '1'='1",
  "' OR 1=1 --",
  '" OR ""="',
  "') OR ('1'='1",
  "1 OR 1=1",
  "1; DROP TABLE vehicles",
  "'; DROP TABLE leads; --",
  "' UNION SELECT NULL, NULL, NULL --",
  "' UNION SELECT sql FROM sqlite_master --",
  "1 AND (SELECT 1 FROM pg_sleep(5))",
  "'||(SELECT pg_sleep(5))||'",
  "1 AND randomblob(500000000)",
  "' AND extractvalue(1, concat(0x7e, version())) --",
  "${7*7}",
  "{{7*7}}",
  "%27%20OR%201=1",
  "\u0000' OR 1=1",
  "ʼ OR 1=1",
  "*",
  "**",
  "a*",
  "NEAR(a b, 5)",
  "a NEAR b",
  "NOT",
  "AND",
  "a AND",
  "(((",
  "col:value",
  "vin:*",
  "^a",
  "-a",
  "+a -b",
  "%",
  "_",
  "%%%%",
  "a%' ESCAPE 'a",
  "[a-z]",
  "{",
  '{"$gt": ""}',
  "$where: 1",
  "\u202e",
  "/**/",
  "--",
  "#",
];

const PLACES: Readonly<Record<string, (text: string) => string>> = {
  "words of the list": (text) => `/search-vehicles/all-inventory?q=${text}`,
  "price of the list": (text) =>
    `/search-vehicles/all-inventory?price_max=${text}`,
  "make and model of the list": (text) =>
    `/search-vehicles/all-inventory?make_model=${text}`,
  "order of the list": (text) => `/search-vehicles/all-inventory?sort=${text}`,
  "page of the list": (text) => `/search-vehicles/all-inventory?page=${text}`,
  "filter key in the path": (text) =>
    `/search-vehicles/all-inventory/${text}/x`,
  "filter value in the path": (text) =>
    `/search-vehicles/all-inventory/bodystyle/${text}`,
  suggestions: (text) => `/api/suggestions?q=${text}`,
  cards: (text) => `/api/cards?vins=${text}`,
  compare: (text) => `/compare?vins=${text}`,
  "vehicle of a form": (text) => `/ask-about-vehicle/${text}`,
  "VIN of a vehicle": (text) => `/used-vehicle/suvs/x/${text}`,
  "member of the team": (text) => `/our-company/meet-our-team/${text}`,
  offer: (text) => `/special-offers/sales/${text}`,
  guide: (text) => `/shopping-guides/${text}`,
  "words of the catalogue": (text) => `${GROUP}/vehicles?q=${text}`,
  "store of the catalogue": (text) =>
    `/api/catalogue/v1/stores/${text}/website/vehicles`,
  "table filter": (text) => `${GROUP}/vehicles?filter[make]=contains:${text}`,
  "table filter of numbers": (text) =>
    `${GROUP}/vehicles?filter[year]=gte:${text}`,
  "field of a table filter": (text) =>
    `${GROUP}/vehicles?filter[${text}]=equals:x`,
  "mode of a table filter": (text) =>
    `${GROUP}/vehicles?filter[make]=${text}:x`,
};
const GROUP = "/api/catalogue/v1/store-group/prairie/website";

test("A29: every place answers when it is asked for something plain", async () => {
  const plain = ["", "honda", "1", vin];
  for (const [place, address] of Object.entries(PLACES)) {
    const statuses = await Promise.all(
      plain.map(async (text) => (await site.fetch(address(text))).status),
    );
    const isKnown = statuses.some((status) => status < 400);
    expect([place, isKnown || NAMED_PLACES.has(place)]).toEqual([place, true]);
  }
});

/** Found by a name of their own only. */
const NAMED_PLACES = new Set([
  "filter key in the path",
  "filter value in the path",
  "member of the team",
  "offer",
  "guide",
  "store of the catalogue",
  "field of a table filter",
  "mode of a table filter",
]);

for (const [place, address] of Object.entries(PLACES))
  test(`A29: ${place}: orders to a database are texts`, async () => {
    const payloads = PAYLOADS.filter((_, at) => IS_FULL || at % 3 === 0);
    for (const payload of payloads) {
      const text = encodeURIComponent(payload);
      const spellings = IS_FULL
        ? [text, encodeURIComponent(text), `${vin}${text}`, `${text}${vin}`]
        : [text];
      for (const spelling of spellings) {
        const path = address(spelling);
        const answer = await site.fetch(path);
        const body = await answer.text();
        expect([path, answer.status < 500]).toEqual([path, true]);
        expect([path, SAID_BY_A_DATABASE.test(body)]).toEqual([path, false]);
      }
    }
  }, 300_000);

const SAID_BY_A_DATABASE =
  /SQLITE_ERROR|SqliteError|SQL syntax|syntax error|unrecognized token|unterminated quoted|no such (?:column|table)|CREATE TABLE|server version/i;

test("A29: after all of it every vehicle stands, and nothing was logged as a failure", async () => {
  const { forSale } = await site.stores.inventory.countVehicles();
  expect(forSale).toBe(site.vehicles.length);
  expect(site.logged).toEqual([]);
});
