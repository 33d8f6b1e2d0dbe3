import { beforeAll, expect, test } from "vitest";
import { readTarget } from "#app/adapters/http/requests/request-reader.server.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { IS_FULL } from "#tests/support/effort.ts";
import { PLACES } from "./injection-places.ts";

// A29: what a database or a search engine would take for an order is a text here.

let site: TestSite;
let vin = "";
beforeAll(async () => {
  site = await startTestSite();
  vin = site.vehicles[0]?.vehicle.vin ?? "";
  return site.stop;
});

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
