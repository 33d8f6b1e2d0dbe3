import { expect, test } from "vitest";
import { type CachedPage, PageCache } from "./page-cache.server.ts";

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
