import { expect, test } from "vitest";
import { isFormOfThisSite, isTrustedHost } from "./own-host.server.ts";

const production = { names: ["dealer.example"], isLocalhostTrusted: false };
const demo = { names: ["localhost:3000"], isLocalhostTrusted: true };

test("production answers for the named hosts alone, whatever their letter case", () => {
  expect(isTrustedHost("Dealer.Example", production)).toBe(true);
  expect(isTrustedHost("evil.example", production)).toBe(false);
  expect(isTrustedHost("localhost:3000", production)).toBe(false);
  expect(isTrustedHost("dealer.example.evil.example", production)).toBe(false);
  expect(isTrustedHost(undefined, production)).toBe(false);
});

test("the demonstration answers for localhost on any port", () => {
  expect(isTrustedHost("localhost:4321", demo)).toBe(true);
  expect(isTrustedHost("127.0.0.1:80", demo)).toBe(true);
  expect(isTrustedHost("localhost.evil.example:80", demo)).toBe(false);
});

const HOST = "dealer.example";

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
  [{ origin: "https://dealer.example" }, true],
  [{}, true],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://dealer.example" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://dealer.example.evil.example" }, false],
  [{ origin: "https://dealer.example:8443" }, false],
  [{ origin: "null" }, false],
  [{ origin: "" }, false],
])("a form sent with %j is ours: %s", (headers, expected) => {
  expect(isFormOfThisSite(headers, HOST)).toBe(expected);
});
