import { beforeAll, expect, test } from "vitest";
import { readTarget } from "#app/adapters/http/requests/request-reader.server.ts";
import { isSlug } from "#app/domain/address/slug.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
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

interface Place {
  readonly toPath: (text: string) => string;
  /** What an order to a database is answered with. */
  readonly getStatus: (text: string) => number;
  /** Answers to nothing, a make, the number 1 and a VIN of ours. */
  readonly plain: readonly [number, number, number, number];
}

const always = (status: number) => () => status;
const GROUP = "/api/catalogue/v1/store-group/prairie/website";
const LIST = "/search-vehicles/all-inventory";

/** Words have one writing, and what says nothing is left out. */
const getWordsStatus = (text: string) =>
  normalizeKeywords(text) === text ? 200 : 301;
/** A make that nobody sells is a list without cars. */
const getMakeStatus = (text: string) =>
  isSlug(text.toLowerCase()) ? 301 : 404;
/** A VIN is written in capitals, a name without. */
const getVinStatus = (text: string) =>
  text === text.toUpperCase() ? 404 : 301;
const getNameStatus = (text: string) =>
  text === text.toLowerCase() ? 404 : 301;

const PLACES: Readonly<Record<string, Place>> = {
  "words of the list": {
    toPath: (text) => `${LIST}?q=${text}`,
    getStatus: getWordsStatus,
    plain: [301, 200, 200, 301],
  },
  "price of the list": {
    toPath: (text) => `${LIST}?price_max=${text}`,
    getStatus: always(404),
    plain: [301, 404, 301, 404],
  },
  "make and model of the list": {
    toPath: (text) => `${LIST}?make_model=${text}`,
    getStatus: getMakeStatus,
    plain: [301, 301, 301, 301],
  },
  "order of the list": {
    toPath: (text) => `${LIST}?sort=${text}`,
    getStatus: always(404),
    plain: [301, 404, 404, 404],
  },
  "page of the list": {
    toPath: (text) => `${LIST}?page=${text}`,
    getStatus: always(404),
    plain: [301, 404, 301, 404],
  },
  "filter key in the path": {
    toPath: (text) => `${LIST}/${text}/x`,
    getStatus: always(404),
    plain: [404, 404, 404, 404],
  },
  "filter value in the path": {
    toPath: (text) => `${LIST}/bodystyle/${text}`,
    getStatus: always(404),
    plain: [404, 404, 404, 404],
  },
  suggestions: {
    toPath: (text) => `/api/suggestions?q=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  cards: {
    toPath: (text) => `/api/cards?vins=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  compare: {
    toPath: (text) => `/compare?vins=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  "vehicle of a form": {
    toPath: (text) => `/ask-about-vehicle/${text}`,
    getStatus: getVinStatus,
    plain: [404, 301, 404, 200],
  },
  "VIN of a vehicle": {
    toPath: (text) => `/used-vehicle/suvs/x/${text}`,
    getStatus: always(404),
    plain: [404, 404, 404, 301],
  },
  "member of the team": {
    toPath: (text) => `/our-company/meet-our-team/${text}`,
    getStatus: getNameStatus,
    plain: [301, 404, 404, 301],
  },
  offer: {
    toPath: (text) => `/special-offers/sales/${text}`,
    getStatus: getNameStatus,
    plain: [301, 404, 404, 301],
  },
  guide: {
    toPath: (text) => `/shopping-guides/${text}`,
    getStatus: getNameStatus,
    plain: [301, 404, 404, 301],
  },
  "words of the catalogue": {
    toPath: (text) => `${GROUP}/vehicles?q=${text}`,
    getStatus: always(200),
    plain: [200, 200, 200, 200],
  },
  "store of the catalogue": {
    toPath: (text) => `/api/catalogue/v1/stores/${text}/website/vehicles`,
    getStatus: always(404),
    plain: [404, 404, 404, 404],
  },
  "table filter": {
    toPath: (text) => `${GROUP}/vehicles?filter[make]=contains:${text}`,
    getStatus: always(200),
    plain: [400, 200, 200, 200],
  },
  "table filter of numbers": {
    toPath: (text) => `${GROUP}/vehicles?filter[year]=gte:${text}`,
    getStatus: always(400),
    plain: [400, 400, 200, 400],
  },
  "field of a table filter": {
    toPath: (text) => `${GROUP}/vehicles?filter[${text}]=equals:x`,
    getStatus: always(400),
    plain: [400, 400, 400, 400],
  },
  "mode of a table filter": {
    toPath: (text) => `${GROUP}/vehicles?filter[make]=${text}:x`,
    getStatus: always(400),
    plain: [400, 400, 400, 400],
  },
};

test("A29: every place gives plain texts their plain answers", async () => {
  for (const [place, { toPath, plain }] of Object.entries(PLACES)) {
    const statuses = await Promise.all(
      ["", "honda", "1", vin].map(
        async (text) => (await site.fetch(toPath(text))).status,
      ),
    );
    expect([place, statuses]).toEqual([place, plain]);
  }
});

for (const [place, { toPath, getStatus }] of Object.entries(PLACES))
  test(`A29: ${place}: orders to a database are texts`, async () => {
    const payloads = PAYLOADS.filter((_, at) => IS_FULL || at % 3 === 0);
    for (const payload of payloads) {
      const text = encodeURIComponent(payload);
      const spellings = IS_FULL
        ? [text, encodeURIComponent(text), `${vin}${text}`, `${text}${vin}`]
        : [text];
      for (const spelling of spellings) {
        const path = toPath(spelling);
        const answer = await site.fetch(path);
        const body = await answer.text();
        const read = readTarget(path, site.origin);
        const status = read.ok
          ? getStatus(decodeURIComponent(spelling))
          : read.status;
        expect([path, answer.status]).toEqual([path, status]);
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
