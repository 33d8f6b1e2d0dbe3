import { expect, test } from "vitest";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { Consent } from "#app/domain/consent/consent.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { AppPorts, Log, RateLimit } from "#app/ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { takeBrowserEvents } from "./take-browser-events.server.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
const { profile } = readStoreProfile("profiles/franchise", 0, SILENT);
const VIN = "2HKRW2H80MH600001";

const CONSENT: Consent = {
  tier: 3,
  chosen: ["essential", "analytics", "targeting"],
  mode: "hide",
  hasPrivacySignal: false,
};
const FACTS = { ...STRANGER_FACTS, consent: CONSENT };

/** Knows one used car. */
function site(waitSeconds: number | null = null) {
  const recorded: ReportedEvent[] = [];
  const ports: Parameters<typeof takeBrowserEvents>[0] = {
    profile,
    clock: { nowMs: () => 7 },
    log: SILENT,
    events: { record: (event) => void recorded.push(event) },
    rateLimits: { take: () => Promise.resolve(waitSeconds) },
    index: {
      find: (vin: string) =>
        vin === VIN
          ? {
              vin,
              condition: "used",
              year: 2021,
              make: "Honda",
              model: "CR-V",
              salePriceCents: 2_499_000,
            }
          : null,
    } as unknown as AppPorts["index"],
  };
  return { ports, recorded };
}

const pageView = { name: "PageView", path: "/", vin: null };
const view = {
  name: "ViewContent",
  path: "/used-vehicle/suvs/x/y",
  vin: VIN.toLowerCase(),
};

test("events are recorded with the profile's values and the vehicle's public facts", async () => {
  const { ports, recorded } = site();
  const body = {
    events: [{ ...pageView, value: 999, email: "jo@x.example" }, view],
  };
  expect(await takeBrowserEvents(ports, FACTS, async () => body)).toBe(204);
  expect(recorded.map(({ name, valueUsd }) => [name, valueUsd])).toEqual([
    ["PageView", 0],
    ["ViewContent", 0],
  ]);
  expect(recorded[1]?.vehicle).toEqual({
    vin: VIN,
    year: 2021,
    make: "Honda",
    model: "CR-V",
  });
  const text = JSON.stringify(recorded);
  for (const hidden of ["999", "jo@x.example", "2499000"])
    expect(text).not.toContain(hidden);
});

test.each([
  null,
  [],
  "PageView",
  {},
  { events: [] },
  { events: [{ ...pageView, name: "Lead" }] },
  { events: [{ ...pageView, name: "constructor" }] },
  { events: [{ ...pageView, path: "https://evil.example" }] },
  { events: [{ ...pageView, path: `/${"a".repeat(3000)}` }] },
  { events: [{ ...pageView, vin: "x" }] },
  { events: [{ ...pageView, eventId: "<script>" }] },
  { events: Array.from({ length: 11 }, () => pageView) },
])("%j is no report of a page of ours", async (body) => {
  const { ports, recorded } = site();
  expect(await takeBrowserEvents(ports, FACTS, async () => body)).toBe(400);
  expect(recorded).toEqual([]);
});

test("without consent nothing is recorded, and a signal leaves analytics alone", async () => {
  const { ports, recorded } = site();
  const body = { events: [pageView] };
  const none = { ...FACTS, consent: { ...CONSENT, chosen: null } };
  expect(await takeBrowserEvents(ports, none, async () => body)).toBe(204);
  expect(recorded).toEqual([]);
  const signal = { ...FACTS, consent: { ...CONSENT, hasPrivacySignal: true } };
  await takeBrowserEvents(ports, signal, async () => body);
  expect(recorded[0]?.purposes).toEqual({ analytics: true, targeting: false });
});

test("a hidden vehicle is no content, nor is an unknown one", async () => {
  const { ports, recorded } = site();
  const gate = { ...FACTS.gate, hiddenGroups: ["used"] as const };
  await takeBrowserEvents(ports, { ...FACTS, gate }, async () => ({
    events: [view],
  }));
  await takeBrowserEvents(ports, FACTS, async () => ({
    events: [{ ...view, vin: "1HGCM82633A004352" }],
  }));
  expect(recorded).toEqual([]);
});

test("past the limit nothing is read and nothing recorded", async () => {
  const { ports, recorded } = site(30);
  const unread = () => expect.fail("The body was read.");
  expect(await takeBrowserEvents(ports, FACTS, unread)).toBe(429);
  expect(recorded).toEqual([]);
});

test("what is no report of ours counts towards the limit", async () => {
  const { ports } = site();
  const taken: string[] = [];
  const take = (limit: RateLimit, key: string) => {
    taken.push(`${limit.name} ${key}`);
    return Promise.resolve(null);
  };
  const counting = { ...ports, rateLimits: { take } };
  expect(await takeBrowserEvents(counting, FACTS, async () => null)).toBe(400);
  expect(taken).toEqual([`browser-events ${FACTS.client.address}`]);
});
