import { expect, test } from "vitest";
import { canReadMetrics } from "./token-access.server.ts";

const TOKEN = "0123456789abcdef";
const HERE = { remoteAddress: "127.0.0.1" };
const ELSEWHERE = { remoteAddress: "203.0.113.9" };
const BY_NAME = { host: "localhost:3000" };

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "who asks this machine by its own name from %s may read them, token or not",
  (remoteAddress) => {
    const incoming = { headers: BY_NAME, socket: { remoteAddress } };
    expect(canReadMetrics(incoming, null)).toBe(true);
    expect(canReadMetrics(incoming, TOKEN)).toBe(true);
  },
);

test.each([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
])("a proxy that adds %s passes nobody on", (name) => {
  const headers = { ...BY_NAME, [name]: "127.0.0.1" };
  expect(canReadMetrics({ headers, socket: HERE }, null)).toBe(false);
});

test("a proxy that adds nothing but the site's name passes nobody on either", () => {
  const headers = { host: "www.dealer.example" };
  expect(canReadMetrics({ headers, socket: HERE }, null)).toBe(false);
  expect(canReadMetrics({ headers: {}, socket: HERE }, null)).toBe(false);
});

test("other machines need the token, through a proxy too", () => {
  const headers = {
    host: "www.dealer.example",
    "x-forwarded-for": "203.0.113.9",
    authorization: `Bearer ${TOKEN}`,
  };
  const incoming = { headers, socket: ELSEWHERE };
  expect(canReadMetrics(incoming, TOKEN)).toBe(true);
  expect(canReadMetrics(incoming, `${TOKEN}0`)).toBe(false);
  expect(canReadMetrics(incoming, null)).toBe(false);
  expect(canReadMetrics({ headers: BY_NAME, socket: ELSEWHERE }, TOKEN)).toBe(
    false,
  );
});

test("a wrong token is refused on this machine too", () => {
  const headers = { ...BY_NAME, authorization: "Bearer guess" };
  expect(canReadMetrics({ headers, socket: HERE }, TOKEN)).toBe(false);
});
