import { expect, test } from "vitest";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import {
  type CachedPage,
  findPageCacheKey,
  PageCache,
} from "./page-cache.server.ts";

const KILOBYTE = 1024;

const page = (kilobytes: number, renderedAtMs = 0): CachedPage => ({
  headers: {},
  identity: Buffer.alloc(kilobytes * KILOBYTE),
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
  renderedAtMs,
});

test("the page least recently asked for leaves when the bytes run out", () => {
  const cache = new PageCache(250 * KILOBYTE);
  cache.set("a", page(100));
  cache.set("b", page(100));
  cache.get("a", 1);
  cache.set("c", page(100));
  expect(cache.get("b", 1)).toBeNull();
  expect(cache.get("a", 1)).not.toBeNull();
  expect(cache.get("c", 1)).not.toBeNull();
  expect(cache.byteCount).toBeLessThanOrEqual(250 * KILOBYTE);
});

test("a page is not sent in another minute than its own", () => {
  const cache = new PageCache(100 * KILOBYTE);
  cache.set("a", page(10, 65_000));
  expect(cache.get("a", 119_999)).not.toBeNull();
  expect(cache.get("a", 120_000)).toBeNull();
  expect(cache.byteCount).toBe(0);
});

test("a page stored again counts once", () => {
  const cache = new PageCache(100 * KILOBYTE);
  cache.set("a", page(10));
  const once = cache.byteCount;
  cache.set("a", page(10));
  expect(cache.byteCount).toBe(once);
});

test("a page larger than the whole cache drives out no other", () => {
  const cache = new PageCache(100 * KILOBYTE);
  cache.set("a", page(10));
  cache.set("huge", page(200));
  expect(cache.get("a", 1)).not.toBeNull();
  expect(cache.get("huge", 1)).toBeNull();
});

test("ten thousand tiny pages with long keys stay within the bytes", () => {
  const cache = new PageCache(100 * KILOBYTE);
  let kept = 0;
  for (let at = 0; at < 10_000; at++)
    cache.set(`${at} ${"k".repeat(1000)}`, page(0));
  for (let at = 0; at < 10_000; at++)
    if (cache.get(`${at} ${"k".repeat(1000)}`, 1)) kept++;
  expect(kept).toBeLessThanOrEqual(50);
});

test("a shortcut is forgotten with its page, and counts as bytes", () => {
  const cache = new PageCache(250 * KILOBYTE);
  const answer = { headers: [], body: Buffer.alloc(0) };
  cache.set("a", page(100));
  const before = cache.byteCount;
  cache.addShortcut("a", "GET /a", 1, answer);
  expect(cache.byteCount).toBeGreaterThan(before);
  expect(cache.findShortcut("GET /a", 1, 1)).toBe(answer);
  expect(cache.findShortcut("GET /a", 2, 1)).toBeNull();
  expect(cache.findShortcut("GET /a", 1, 60_000)).toBeNull();
  cache.set("b", page(100));
  cache.set("c", page(100));
  expect(cache.findShortcut("GET /a", 1, 1)).toBeNull();
  expect(cache.byteCount).toBeLessThanOrEqual(250 * KILOBYTE);
});

test("no page is remembered under endless or endlessly many requests", () => {
  const cache = new PageCache(1000 * KILOBYTE);
  const answer = { headers: [], body: Buffer.alloc(0) };
  cache.set("a", page(1));
  for (let at = 0; at < 10_000; at++)
    cache.addShortcut("a", `GET /a cookie ${at}`, 1, answer);
  cache.addShortcut("a", "x".repeat(5000), 1, answer);
  expect(cache.findShortcut("GET /a cookie 9999", 1, 1)).toBeNull();
  expect(cache.findShortcut("x".repeat(5000), 1, 1)).toBeNull();
  expect(cache.byteCount).toBeLessThan(40 * KILOBYTE);
});

const VERSIONS = { inventory: 1, profile: 1 };
const HOME = {
  url: new URL("https://dealer.example/"),
  method: "GET",
  cookies: new Map<string, string>(),
  hasTls: false,
} as const;
const findKey = (changes: Partial<RequestFacts> = {}) =>
  findPageCacheKey(HOME, { ...STRANGER_FACTS, ...changes }, VERSIONS);

function seeing(variant: string): Partial<RequestFacts> {
  const assignments = [{ experiment: "first-words", variant }];
  return {
    experiments: { ...STRANGER_FACTS.experiments, assignments },
  };
}

test("pages of two variants have two keys, and visitors of whom only the id is known share them", () => {
  const known = { visitor: { ...STRANGER, uniqueUserId: "a" } };
  const keys = [seeing("control"), seeing("bold"), {}].map(findKey);
  expect(new Set(keys).size).toBe(3);
  expect(findKey({ ...seeing("bold"), ...known })).toBe(keys[1]);
});

test("the page of a visitor of whom more is known is kept for nobody", () => {
  const visitor = { ...STRANGER, uniqueUserId: "a", firstName: "Ann" };
  expect(findKey({ ...seeing("bold"), visitor })).toBeNull();
  const terms = {
    downPaymentDollars: 1,
    isTradingIn: false,
    tradeEquityDollars: 0,
    creditScore: 700,
  };
  expect(findKey({ visitor: { ...STRANGER, terms } })).toBeNull();
});

test("the home page of a shopper who looked at cars is kept for nobody, in any language and as data; other pages are", () => {
  const facts = { ...STRANGER_FACTS, viewedVins: ["1HGCV1F34LA100000"] };
  const findKeyOf = (path: string) =>
    findPageCacheKey(
      { ...HOME, url: new URL(path, HOME.url) },
      facts,
      VERSIONS,
    );
  for (const path of ["/", "/es", "/_.data", "/es.data", "/_payload.json"])
    expect(findKeyOf(path), path).toBeNull();
  for (const path of ["/contact-us", "/search-vehicles/all-inventory"])
    expect(findKeyOf(path), path).not.toBeNull();
});
