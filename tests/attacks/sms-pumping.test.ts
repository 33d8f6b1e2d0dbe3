import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";
import {
  getClientAddress,
  type AttackSite,
  startAttackSite,
} from "./attack-site.ts";
import { often } from "#tests/support/effort.ts";
import {
  codeAttacker,
  CODES_PATH,
  getFarAddress,
  PHONE,
} from "./phone-code-attacker.ts";

// A24: codes are no way to send a thousand messages.

let site: AttackSite;
beforeEach(async () => {
  site = await startAttackSite({ profile: "used-only" });
  return site.stop;
});

const { send, sentCount } = codeAttacker(() => site);

test("A24: other writings of the number share its allowances and its code", async () => {
  await send(PHONE);
  for (const phone of [
    "(312) 555-0187",
    "+1 312 555 0187",
    "1-312-555-0187",
    "312.555.0187",
    "３１２５５５０１８７",
  ]) {
    const { status } = await send(phone, "198.18.7.7");
    expect([phone, status]).toEqual([phone, 429]);
  }
  expect(sentCount()).toBe(1);
});

test("A24: sends from one address, however it spells itself before the proxy, are ten", async () => {
  for (let at = 0; at < often(1000, 30); at++)
    await send(
      String(3_125_550_000 + at * 37),
      `203.0.113.${at % 250}, 2001:db8::${at.toString(16)}, 198.18.0.1`,
      {
        Forwarded: `for=203.0.113.${at % 250}`,
        "X-Real-IP": `10.0.0.${at % 250}`,
      },
    );
  expect(sentCount()).toBe(10);
});

test("A24: a port behind the address is no other address", async () => {
  for (let at = 0; at < 60; at++)
    await send(String(3_125_550_000 + at * 37), `198.18.0.1:${40_000 + at}`);
  expect(sentCount()).toBe(10);
});

test("A24: addresses of one IPv6 network share an allowance", async () => {
  for (let at = 0; at < 60; at++)
    await send(
      String(3_125_550_000 + at * 37),
      `2001:db8:1:2:${at.toString(16)}::${at + 1}`,
    );
  expect(sentCount()).toBe(10);
});

test("A24: without a trusted proxy what the client says of its address is nothing", async () => {
  const bare = await startAttackSite({
    profile: "used-only",
    variables: { TRUST_PROXY: "0" },
  });
  try {
    for (let at = 0; at < often(200, 30); at++)
      await bare.fetch(CODES_PATH, {
        method: "POST",
        body: JSON.stringify({
          phone: String(3_125_550_000 + at * 37),
          type: "phone-validation",
        }),
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": getClientAddress(at),
          "X-Real-IP": getClientAddress(at),
          "CF-Connecting-IP": getClientAddress(at),
          "True-Client-IP": getClientAddress(at),
          Forwarded: `for=${getClientAddress(at)}`,
        },
      });
    const sent = bare.logged.filter((it) => it.startsWith("phone-code."));
    expect(sent).toHaveLength(10);
  } finally {
    await bare.stop();
  }
});

test("A24: sends from 200 addresses end at the hour's budget, and the breaker stays open", async () => {
  for (let at = 0; at < often(1000, 260); at++)
    await send(pumpedNumber(at), getFarAddress(at % 200));
  expect(sentCount()).toBe(200);
  site.advance(30 * MINUTE_MS);
  await send("4155550123", "198.18.250.1");
  expect(sentCount()).toBe(200);
});

/** Mobile numbers far from each other. */
function pumpedNumber(at: number): string {
  return String(3_122_000_000 + at * 137);
}

test.each([
  ["a /56 of IPv6", 20, (at: number) => `2001:db8:1:2${hex(at % 256)}::5`],
  ["a /48 of IPv6", 40, (at: number) => `2001:db8:1:${hex(at * 257)}::5`],
  ["a /32 of IPv6", 100, (at: number) => `2001:db8:${hex(at)}:1::5`],
  ["a /24 of IPv4", 40, (at: number) => `203.0.113.${at % 250}`],
  ["a /16 of IPv4", 100, (at: number) => `203.0.${at % 250}.7`],
])(
  "A24: %s gets %i codes an hour, and the rest of the world goes on",
  async (_range, most, addressAt) => {
    for (let at = 0; at < 2 * most; at++)
      await send(pumpedNumber(at), addressAt(at));
    expect(sentCount()).toBe(most);
    expect((await send("4155550123", "198.18.250.1")).status).toBe(200);
  },
);

function hex(number: number): string {
  return number.toString(16).padStart(2, "0");
}

test("A24: one number gets one code a minute, three in ten, five an hour", async () => {
  for (let second = 0; second < 3600; second += 20) {
    await send(PHONE, getClientAddress(second));
    site.advance(20_000);
  }
  expect(sentCount()).toBe(5);
});

test("A24: one visitor gets five an hour, from whatever address, and no other cookie starts anew", async () => {
  const headers = { Cookie: visitorCookie(ANN) };
  for (let at = 0; at < 40; at++)
    await send(String(3_125_550_000 + at * 37), getClientAddress(at), headers);
  expect(sentCount()).toBe(5);
});

test("A24: a list of neighbouring numbers is no customer", async () => {
  for (let at = 0; at < 50; at++)
    await send(String(3_125_550_100 + at), getClientAddress(at));
  // Three of every eleven: the other eight are within ten of three that got one.
  expect(sentCount()).toBe(15);
});

test.each([
  "+44 20 7946 0958",
  "+7 495 123 45 67",
  "+88213200000",
  "8765551234",
  "2425551234",
  "9005551234",
  "8005551234",
  "9115551234",
  "1234567890",
  "0000000000",
  "3120550187",
  "3125550187,7735550142",
  "3125550187;ext=1",
  "tel:+13125550187;phone-context=evil",
])("A24: no code goes to %s", async (phone) => {
  const { status } = await send(phone);
  expect(status).toBe(400);
  expect(sentCount()).toBe(0);
});
