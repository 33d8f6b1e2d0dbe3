import { connect } from "node:net";
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
  // As in production, which has a console only where it is asked for.
  site = await startTestSite({ variables: { CONSOLE: "off" } });
  return async () => {
    const failed = site.logged.filter((it) => /failed/.test(it));
    await site.stop();
    expect(failed).toEqual([]);
  };
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.origin, path, { headers });

/** Pages that the server keeps for others, in bytes. */
async function keptBytes(): Promise<number> {
  const { text } = await ask("/metrics");
  const line = /^forecourt_page_cache_bytes\S* (\d+)/m.exec(text)?.[1];
  return line === undefined ? expect.fail("no such figure") : Number(line);
}

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

test.each(LEADING_AWAY)(
  "A07: %s leads nowhere else",
  async (path, status, location) => {
    const { headers, ...answer } = await ask(path);
    expect([answer.status, headers.location ?? null]).toEqual([
      status,
      location,
    ]);
  },
);

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
    expect(answer.text).toBe(text);
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
  expect(await askEndless(`/our-company?${atOnce.join("&")}`)).toBe(431);
});

test("addresses up to 8 kB are read, and longer ones refused, whatever they hold", async () => {
  for (const [length, part, status] of [
    [4_000, "a", 404],
    [8_200, "a", 414],
    [15_000, "/", 414],
  ] as const) {
    const answer = await ask(`/${part.repeat(length)}`);
    expect([length, answer.status]).toEqual([length, status]);
  }
  for (const part of ["a", "%2e", "/"])
    expect([part, await askEndless(`/${part.repeat(100_000)}`)]).toEqual([
      part,
      431,
    ]);
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

/** More than the 16 kB that Node reads of a head. */
const BEGINNING = 17_000;

/**
 * The refusal comes while the address is still being sent. Who goes on sending may lose it with the connection, so
 * this one stops.
 */
async function askEndless(path: string): Promise<number> {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path.slice(0, BEGINNING)}`);
  const said = Buffer.concat(await socket.toArray()).toString("latin1");
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(said)?.[1]);
}

/** No cache on the way keeps it for others, and a refusal in one line is kept by no browser either. */
function expectNotKept({ headers }: RawAnswer): void {
  const isLine = headers["content-type"]?.startsWith("text/plain") === true;
  expect(headers["cache-control"]).toBe(
    isLine ? "no-store" : "private, no-cache",
  );
}

function findCanonical({ text }: RawAnswer): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
}
