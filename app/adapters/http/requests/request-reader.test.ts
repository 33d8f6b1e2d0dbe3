import { expect, test } from "vitest";
import { readTarget, unfoldAbsoluteForm } from "./request-reader.server.ts";

const ORIGIN = "https://dealer.example";

test("a path is read under the site's own origin", () => {
  const read = readTarget("/search-vehicles?q=a%20b", ORIGIN);
  expect(read.ok && read.url.href).toBe(`${ORIGIN}/search-vehicles?q=a%20b`);
});

test("a path that looks like a host stays a path", () => {
  const read = readTarget("//evil.example/x", ORIGIN);
  expect(read.ok && read.url.host).toBe("dealer.example");
});

test.each([
  "http://evil.example/",
  "*",
  "/%",
  "/%c3%28",
  "/a%00b",
  "/%zz",
  "/a%0d%0ab",
  "/a%E2%80%A9b",
  "/a/../contact-us",
  "/./contact-us",
  "/%2e%2E/contact-us",
  "/contact-us/..",
  "/\\evil.example",
  "/contact-us#x",
])("%s is a bad request", (target) => {
  expect(readTarget(target, ORIGIN)).toEqual({ ok: false, status: 400 });
});

test("an address of 100 kB is too long", () => {
  expect(readTarget(`/${"a".repeat(100_000)}`, ORIGIN)).toEqual({
    ok: false,
    status: 414,
  });
});

test.each([
  ["http://Dealer.example/contact-us?a=1", "Dealer.example", "/contact-us?a=1"],
  ["HTTPS://dealer.example", "dealer.example", "/"],
  ["http://dealer.example:8080?a=1", "dealer.example:8080", "/?a=1"],
  ["http://me@dealer.example/", "me@dealer.example", "/"],
  ["/http://dealer.example/", "elsewhere.example", "/http://dealer.example/"],
  ["ftp://dealer.example/", "elsewhere.example", "ftp://dealer.example/"],
  ["*", "elsewhere.example", "*"],
])("the target %s asks %s for %s", (target, host, url) => {
  const incoming = { url: target, headers: { host: "elsewhere.example" } };
  unfoldAbsoluteForm(incoming);
  expect(incoming).toEqual({ url, headers: { host } });
});
