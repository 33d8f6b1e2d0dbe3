import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";

const LIST = "/search-vehicles/used-inventory/payment/max/300";
const API = "/api/catalogue/v1/store-group/prairie/website";
const OWN = { headers: { Cookie: visitorCookie(ANN_WITH_TERMS) } };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

async function fetchCount(path: string, init?: RequestInit): Promise<number> {
  const html = await (await site.fetch(path, init)).text();
  return Number(/<h1[^>]*>\s*([\d,]+)/.exec(html)?.[1]?.replace(",", ""));
}

test("each visitor gets the list of their own terms, whoever asked for it before", async () => {
  const strangers = await fetchCount(LIST);
  const own = await fetchCount(LIST, OWN);
  expect(strangers).toBeGreaterThan(0);
  // $2,000 down and a score of 700 make months dearer than a fifth down and 850.
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(strangers);
  expect(await fetchCount(LIST)).toBe(strangers);
});

test("no cache outside keeps a list that goes by somebody's terms", async () => {
  const response = await site.fetch(LIST, OWN);
  expect(response.headers.get("Cache-Control")).toMatch(/private|no-store/);
  expect(await response.text()).toContain("$2,000 down");
});

test("the catalogue filters and counts by the store's default terms, whoever asks", async () => {
  const answers = await Promise.all(
    [{}, OWN].map(async (init) =>
      (await site.fetch(`${API}/filters?condition=used`, init)).json(),
    ),
  );
  const [{ payments }] = answers;
  expect(answers[1].payments).toEqual(payments);
  expect(payments.terms).toEqual({
    down: { unit: "percent", percent: 20 },
    tradeEquityDollars: 0,
    creditScore: 850,
    termMonths: 72,
  });
  const under300 = payments.counts.find(
    ({ max }: { max: number }) => max === 300,
  );
  const listed = await (
    await site.fetch(`${API}/vehicles?condition=used&payment_max=300`, OWN)
  ).json();
  expect(listed.total).toBe(under300.count);
  expect(listed.total).toBe(await fetchCount(LIST));
});

test("the catalogue describes the filter, and refuses what it does not have", async () => {
  const document = await (
    await site.fetch("/api/catalogue/v1/openapi.json")
  ).json();
  const names = document.paths["/vehicles"].get.parameters.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toContain("payment_max");
  expect(names).not.toContain("payment_min");
  const refused = await site.fetch(`${API}/vehicles?payment_min=200`);
  expect(refused.status).toBe(400);
});

test("a sentence about a month becomes the filter, and an unknown sum is not found", async () => {
  const sent = await site.fetch(
    `/search-vehicles?words=${encodeURIComponent("used under $300 a month")}`,
    { redirect: "manual" },
  );
  expect(sent.headers.get("Location")).toContain(LIST);
  const odd = await site.fetch("/search-vehicles?payment_max=lots");
  expect(odd.status).toBe(404);
});
