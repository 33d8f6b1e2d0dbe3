import { expect, test } from "vitest";
import { mayReadMetrics } from "./metrics-access.server.ts";

const TOKEN = "0123456789abcdef";
const HERE = { remoteAddress: "127.0.0.1" };
const ELSEWHERE = { remoteAddress: "203.0.113.9" };
const BY_NAME = { host: "localhost:3000" };

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "who asks this machine by its own name from %s may read them, token or not",
  (remoteAddress) => {
    const incoming = { headers: BY_NAME, socket: { remoteAddress } };
    expect(mayReadMetrics(incoming, null)).toBe(true);
    expect(mayReadMetrics(incoming, TOKEN)).toBe(true);
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
  expect(mayReadMetrics({ headers, socket: HERE }, null)).toBe(false);
});

test("a proxy that adds nothing but the site's name passes nobody on either", () => {
  const headers = { host: "www.dealer.example" };
  expect(mayReadMetrics({ headers, socket: HERE }, null)).toBe(false);
  expect(mayReadMetrics({ headers: {}, socket: HERE }, null)).toBe(false);
});

test("other machines need the token, through a proxy too", () => {
  const headers = {
    host: "www.dealer.example",
    "x-forwarded-for": "203.0.113.9",
    authorization: `Bearer ${TOKEN}`,
  };
  const incoming = { headers, socket: ELSEWHERE };
  expect(mayReadMetrics(incoming, TOKEN)).toBe(true);
  expect(mayReadMetrics(incoming, `${TOKEN}0`)).toBe(false);
  expect(mayReadMetrics(incoming, null)).toBe(false);
  expect(mayReadMetrics({ headers: BY_NAME, socket: ELSEWHERE }, TOKEN)).toBe(
    false,
  );
});

test("a wrong token is refused on this machine too", () => {
  const headers = { ...BY_NAME, authorization: "Bearer guess" };
  expect(mayReadMetrics({ headers, socket: HERE }, TOKEN)).toBe(false);
});
