import { expect, test } from "vitest";
import { type CachedPage, PageCache } from "./page-cache.server.ts";

const page = (bytes: number, storedAtMs = 0): CachedPage => ({
  status: 200,
  headers: {},
  etag: '"x"',
  identity: Buffer.alloc(bytes),
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
  storedAtMs,
});

test("the page least recently asked for leaves when the bytes run out", () => {
  const cache = new PageCache({ maxBytes: 25, maxAgeMs: 1000 });
  cache.set("a", page(10));
  cache.set("b", page(10));
  cache.get("a", 1);
  cache.set("c", page(10));
  expect(cache.get("b", 1)).toBeNull();
  expect(cache.get("a", 1)).not.toBeNull();
  expect(cache.byteCount).toBe(20);
});

test("a page older than its age is not sent again", () => {
  const cache = new PageCache({ maxBytes: 100, maxAgeMs: 1000 });
  cache.set("a", page(10, 5000));
  expect(cache.get("a", 6000)).not.toBeNull();
  expect(cache.get("a", 6001)).toBeNull();
  expect(cache.byteCount).toBe(0);
});

test("a page stored again counts once", () => {
  const cache = new PageCache({ maxBytes: 100, maxAgeMs: 1000 });
  cache.set("a", page(10));
  cache.set("a", page(30));
  expect(cache.byteCount).toBe(30);
});
