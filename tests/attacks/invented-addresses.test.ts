import { beforeAll, expect, test } from "vitest";
import { readTarget } from "#app/adapters/http/requests/request-reader.server.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  LEADING_AWAY,
  ODD_PATHS,
  OTHER_WRITINGS,
  SCANNED,
} from "./invented-addresses.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";

// Addresses that nobody of ours links: A07 open redirects, A10 cache deception, A28 large input.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return async () => {
    const failed = site.logged.filter((it) => /failed/.test(it));
    await site.stop();
    expect(failed).toEqual([]);
  };
}, 60_000);

const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.origin, path, { headers });

/** Pages that the server keeps for others, in bytes. */
async function keptBytes(): Promise<number> {
  const { text } = await ask("/metrics");
  const line = /^forecourt_page_cache_bytes\S* (\d+)/m.exec(text)?.[1];
  return line === undefined ? expect.fail("no such figure") : Number(line);
}

const isOnSite = (location: string | undefined) =>
  location === undefined ||
  new URL(location, "https://dealer.example/x").origin ===
    "https://dealer.example";

test.each(SCANNED)("a scanner asks for %s in vain", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expectNotKept(answer);
});

test.each(ODD_PATHS)("%s is not found, or not read", async (path) => {
  const answer = await ask(path);
  const read = readTarget(path, "https://dealer.example");
  expect(answer.status).toBe(read.ok ? 404 : read.status);
  expectNotKept(answer);
  expect(answer.text).not.toMatch(
    /<script>alert|<img src=x|<svg\/onload|[^\\]"onmouseover/,
  );
  expect(answer.headers["set-cookie"]).toBe(undefined);
});

test.each(LEADING_AWAY)("A07: %s leads nowhere else", async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBeLessThan(500);
  expect(isOnSite(headers.location)).toBe(true);
  expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
});

test.each(OTHER_WRITINGS)(
  "%s leads for good, in one step, to %s",
  async (written, address) => {
    const answer = await ask(written);
    expect([answer.status, answer.headers.location]).toEqual([301, address]);
    expect((await ask(address)).status).toBe(200);
  },
);

test("what a foreign host or proxy header says enters no redirect, link or sitemap", async () => {
  const foreign = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "gopher",
    "X-Forwarded-Port": "6666",
    "X-Forwarded-Prefix": "/evil",
    "X-Original-URL": "/evil",
    "X-Rewrite-URL": "/evil",
    "X-HTTP-Method-Override": "DELETE",
    Forwarded: "host=evil.example;proto=gopher",
  };
  for (const path of [
    "/",
    "/Contact-Us",
    "/contact-us",
    "/sitemap.xml",
    "/sitemaps/pages-1.xml",
    "/robots.txt",
    "/api/___sitemaps___/offers",
    "/search-vehicles",
  ]) {
    const plain = await ask(path);
    const answer = await ask(path, foreign);
    expect([path, answer.status]).toEqual([path, plain.status]);
    expect(answer.headers.location).toBe(plain.headers.location);
    expect(answer.text).not.toMatch(/evil|gopher|6666/);
  }
  for (const host of [
    "evil.example",
    "dealer.example.evil.example",
    "dealer.example@evil.example",
  ]) {
    const answer = await ask("/sitemap.xml", { Host: host });
    expect([host, answer.status]).toEqual([host, 421]);
    expectNotKept(answer);
    expect(answer.text).not.toContain("evil");
  }
});

test("ten thousand invented keys, or one that is endless, change no page and fill no cache", async () => {
  const { text, status } = await ask("/our-company");
  expect(status).toBe(200);
  const before = await keptBytes();
  for (let round = 0; round < 25; round++) {
    const keys = Array.from(
      { length: 400 },
      (_, at) => `k${round * 400 + at}=1`,
    );
    const answer = await ask(`/our-company?${keys.join("&")}`);
    expect(answer.status).toBe(200);
    expect(findCanonical(answer)).toBe("https://dealer.example/our-company");
    expect(answer.text.length).toBeLessThan(text.length + 100);
  }
  for (const query of [
    "__proto__[x]=1",
    "constructor.prototype=1",
    "a[]=1&a[]=2",
    "%ff=%00",
    "&&&==",
    "?",
  ])
    expect((await ask(`/our-company?${query}`)).status).toBe(200);
  // Another way to ask for a page is remembered; the page is not kept again.
  expect((await keptBytes()) - before).toBeLessThan(100_000);
  const atOnce = Array.from({ length: 10_000 }, (_, at) => `k${at}=1`);
  expect(await isRefused(`/our-company?${atOnce.join("&")}`)).toBe(true);
}, 60_000);

test("addresses up to 100 kB are read or refused, whatever they hold", async () => {
  for (const [length, part] of [
    [4_000, "a"],
    [8_200, "a"],
    [15_000, "/"],
    [100_000, "a"],
    [100_000, "%2e"],
  ] as const) {
    const path = `/${part.repeat(Math.floor(length / part.length))}`;
    const isLong = path.length > 8_192;
    expect([length, await isRefused(path)]).toEqual([length, isLong]);
  }
});

test("A10: a page under the name of a file is not there, and pages that redirect or fail are not kept", async () => {
  const before = await keptBytes();
  for (const path of [
    "/your-details/x.css",
    "/your-details.css",
    "/your-details%2fx.js",
    "/your-details;x.js",
    "/saved-vehicles/x.png",
    "/Our-Company?x=1",
    "/our-company/?x=2",
    "/no-such-page?x=3",
  ]) {
    const answer = await ask(path);
    const isAnotherSpelling = /^\/our-company/i.test(path);
    expect([path, answer.status]).toEqual([
      path,
      isAnotherSpelling ? 301 : 404,
    ]);
    expectNotKept(answer);
  }
  expect(await keptBytes()).toBe(before);
});

test("methods and forms of a request that are none of ours are refused", async () => {
  for (const method of [
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
  ]) {
    const answer = await rawRequest(site.origin, "/contact-us", { method });
    expect([method, answer.status]).toEqual([method, 405]);
  }
  for (const [target, status] of [
    // An absolute address is taken, and its host is none of ours.
    ["http://evil.example/", 421],
    ["*", 400],
  ] as const) {
    const answer = await ask(target);
    expect([target, answer.status]).toEqual([target, status]);
  }
});

/** Too long: said by us, or by a connection that ends before all of it was sent. */
async function isRefused(path: string): Promise<boolean> {
  try {
    return [414, 431].includes((await ask(path)).status);
  } catch (error) {
    return error instanceof Error && /ECONNRESET|EPIPE/.test(error.message);
  }
}

/** No cache on the way keeps it for others. */
function expectNotKept({ headers }: RawAnswer): void {
  expect(headers["cache-control"] ?? "no-store").toMatch(
    /private|no-store|no-cache/,
  );
}

function findCanonical({ text }: RawAnswer): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
}
