import { expect, test } from "vitest";
import { isTrustedHost } from "./trusted-host.server.ts";

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
