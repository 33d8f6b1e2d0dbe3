import { expect, test } from "vitest";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { Consent } from "#app/domain/consent/consent.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import type { AppPorts, Log } from "#app/ports.ts";
import type { TallyMark } from "#app/ports/figure-ports.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { takeRelayCalls } from "./take-relay-calls.server.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
const { profile } = readStoreProfile("profiles/franchise", 0, SILENT);
const VIN = "2HKRW2H80MH600001";
const NOW_MS = Date.UTC(2026, 10, 20);
const NOW_S = NOW_MS / 1000;
const DAY_S = 86_400;

const CONSENT: Consent = {
  tier: 3,
  chosen: ["essential", "functional", "analytics", "targeting"],
  mode: "hide",
  hasPrivacySignal: false,
};
const FACTS = { ...STRANGER_FACTS, consent: CONSENT };
const TAGGED = {
  ...profile,
  tracking: { ...profile.tracking, metaPixelId: "123" },
};
const LOCKED: StoreProfile = {
  ...TAGGED,
  restrictions: {
    ...profile.restrictions,
    used: { ...profile.restrictions.used, unlockPrice: true },
  },
};

/** Knows one used car. */
function site(
  asked: StoreProfile = profile,
  waitSeconds: number | null = null,
) {
  const recorded: ReportedEvent[] = [];
  const counted: TallyMark[] = [];
  const ports: Parameters<typeof takeRelayCalls>[0] = {
    profile: asked,
    siteUrl: "https://dealer.example",
    hasTls: true,
    clock: { nowMs: () => NOW_MS },
    log: SILENT,
    events: { record: (event) => void recorded.push(event) },
    eventRelay: { add: async () => {}, withdraw: async () => {} },
    siteTally: { count: (mark) => void counted.push(mark) },
    rateLimits: { take: () => Promise.resolve(waitSeconds) },
    experimentCounts: {
      addView: async () => true,
      addLead: async () => {},
      forget: async () => {},
    },
    index: {
      find: (vin: string) =>
        vin === VIN
          ? {
              vin,
              condition: "used",
              storeId: "joliet",
              year: 2021,
              make: "Honda",
              model: "CR-V",
              trim: null,
              bodystyle: "suvs",
              exteriorColor: "Blue",
              fuelType: "gasoline",
              transmission: "automatic",
              drivetrain: "awd",
              salePriceCents: 2_499_000,
              oldPriceCents: null,
              requiredAddOns: [],
              priceDropCents: 0,
            }
          : null,
      search: ({ keywords }: InventorySearch) => ({
        total: keywords === "honda" ? 1 : 0,
      }),
    } as unknown as AppPorts["index"],
  };
  const send = async (body: unknown, facts: typeof FACTS = FACTS) => {
    const answer = await takeRelayCalls(ports, facts, async () => body);
    const events: readonly TagEvent[] =
      answer.status === 200
        ? ((await answer.json()) as { events: TagEvent[] }).events
        : [];
    return { status: answer.status, headers: answer.headers, events };
  };
  return { ports, recorded, counted, send };
}

const pageView = {
  eventName: "PageView",
  eventTime: NOW_S,
  custom_data: { path: "/" },
};
const view = {
  eventName: "ViewContent",
  eventTime: NOW_S,
  custom_data: {
    path: "/used-vehicle/suvs/x/y",
    content_ids: [VIN.toLowerCase()],
  },
};

test("events are recorded with the profile's values and the vehicle's public facts", async () => {
  const { send, recorded } = site();
  expect((await send([pageView, view])).status).toBe(204);
  expect(recorded.map(({ name, valueUsd }) => [name, valueUsd])).toEqual([
    ["PageView", 0],
    ["ViewContent", 0],
  ]);
  expect(recorded[1]?.vehicle).toMatchObject({
    vin: VIN,
    year: 2021,
    make: "Honda",
    model: "CR-V",
    condition: "used",
  });
  expect(recorded[1]?.vehicle?.priceUsd).toBeGreaterThanOrEqual(24_990);
});

test("a page that a visitor of an experiment saw is told as a page and as the experiment's first view", async () => {
  const { send, recorded } = site({
    ...TAGGED,
    experiments: [SAMPLE_EXPERIMENT],
  });
  const { events } = await send([pageView, view], {
    ...FACTS,
    visitor: { ...FACTS.visitor, uniqueUserId: "visitor-1" },
    experiments: {
      assignments: [{ experiment: "first-words", variant: "bold" }],
      isCounted: true,
      isNewVisitor: false,
    },
  });
  expect(recorded.map(({ name }) => name)).toEqual([
    "PageView",
    "ExperimentViewed",
    "ViewContent",
  ]);
  expect(events[1]).toMatchObject({
    name: "ExperimentViewed",
    experiment: { name: "first-words", variant: "bold" },
    pixelCommand: null,
    valueUsd: 0,
  });
});

test("a single event needs no list around it", async () => {
  const { send, recorded } = site();
  expect((await send(pageView)).status).toBe(204);
  expect(recorded).toHaveLength(1);
});

test("a price that strangers do not see is in no report, not even for who unlocked it", async () => {
  const { send, recorded } = site(LOCKED);
  const { events } = await send(view);
  expect([recorded[0]?.vehicle?.vin, recorded[0]?.vehicle?.priceUsd]).toEqual([
    VIN,
    null,
  ]);
  expect(JSON.stringify([recorded, events])).not.toMatch(/24,?99|25,?3/);
});

test.each([
  null,
  [],
  "PageView",
  {},
  { events: [pageView] },
  { ...pageView, eventName: "Lead" },
  { ...pageView, eventName: "constructor" },
  { ...pageView, eventID: "<script>" },
  { ...pageView, eventTime: "now" },
  { ...pageView, eventTime: NOW_S - 8 * DAY_S },
  { ...pageView, eventTime: NOW_S + 2 * DAY_S },
  { ...pageView, value: 999 },
  { ...pageView, currency: "EUR" },
  { ...pageView, user_data: { em: "jo@x.example" } },
  { ...pageView, fbp: "jo@x.example" },
  { ...pageView, fbc: "fb.1.1795216335563.<script>" },
  { ...pageView, custom_data: {} },
  { ...pageView, custom_data: { path: "/", email: "jo@x.example" } },
  { ...pageView, custom_data: { path: "https://evil.example" } },
  { ...pageView, custom_data: { path: `/${"a".repeat(3000)}` } },
  { ...pageView, custom_data: { path: "/", content_ids: ["x"] } },
  Array.from({ length: 11 }, () => pageView),
])("%j is no report of a page of ours", async (body) => {
  const { send, recorded } = site();
  expect((await send(body)).status).toBe(400);
  expect(recorded).toEqual([]);
});

test("of what a page held back for too long only the rest is recorded", async () => {
  const { send, recorded } = site();
  const old = { ...pageView, eventTime: NOW_S - 8 * DAY_S };
  const late = { ...pageView, eventTime: NOW_S - 6 * DAY_S };
  await send([old, late, { ...pageView, eventTime: NOW_S + 3600 }]);
  expect(recorded.map(({ atMs }) => atMs)).toEqual([
    NOW_MS - 6 * DAY_S * 1000,
    NOW_MS,
  ]);
});

test("without consent nothing is recorded, and a signal leaves analytics alone", async () => {
  const { send, recorded } = site(TAGGED);
  const none = { ...FACTS, consent: { ...CONSENT, chosen: null } };
  expect((await send(pageView, none)).status).toBe(204);
  expect(recorded).toEqual([]);
  const signal = { ...FACTS, consent: { ...CONSENT, hasPrivacySignal: true } };
  await send({ ...pageView, fbp: "fb.1.1795216335563.1098115397" }, signal);
  expect(recorded[0]).toMatchObject({
    purposes: { analytics: true, targeting: false, pixel: false },
    user: null,
  });
});

test("a hidden vehicle is no content, nor is an unknown one", async () => {
  const { send, recorded } = site();
  const gate = { ...FACTS.gate, hiddenGroups: ["used"] as const };
  await send(view, { ...FACTS, gate });
  const unknown = { path: "/", content_ids: ["1HGCM82633A004352"] };
  await send({ ...view, custom_data: unknown });
  await send({ ...view, eventName: "ViewItemList", custom_data: unknown });
  expect(recorded).toEqual([]);
});

test("a list is reported with the cars of it that the visitor may see", async () => {
  const { send, recorded } = site();
  await send({
    ...view,
    eventName: "ViewItemList",
    custom_data: { path: "/", content_ids: [VIN, "1HGCM82633A004352"] },
  });
  expect(recorded[0]).toMatchObject({
    listVins: [VIN],
    vehicle: null,
    adTag: { name: "view_item_list", valueUsd: 3 },
  });
});

test("Meta's ids come from the cookies, else from the call", async () => {
  const { send, recorded } = site();
  const [fbp, other] = ["fb.1.1795216335563.1", "fb.1.1795216335563.2"];
  await send({ ...pageView, fbp });
  const tracking = { ...FACTS.tracking, fbp: other };
  await send({ ...pageView, fbp }, { ...FACTS, tracking });
  expect(recorded.map(({ user }) => user?.fbp)).toEqual([fbp, other]);
});

test("where the site has tags they hear of what was recorded, under the same id, and of no hash", async () => {
  const { send, recorded } = site(TAGGED);
  const { status, events } = await send([pageView, view]);
  expect(status).toBe(200);
  expect(events.map(({ name, eventId }) => [name, eventId])).toEqual(
    recorded.map(({ name, eventId }) => [name, eventId]),
  );
  expect(events[0]).not.toHaveProperty("user");
  expect(events[0]).not.toHaveProperty("userAgent");
});

test("what the server reported before is told once, with the next call, and recorded no second time", async () => {
  const { send, recorded } = site(TAGGED);
  const eventId = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  const waiting = [
    { name: "Schedule", eventId, vin: VIN, leadType: "SCHEDULE_TEST_DRIVE" },
  ] as const;
  const facts = { ...FACTS, tracking: { ...FACTS.tracking, waiting } };
  const { events, headers } = await send(pageView, facts);
  expect(events.map(({ name, valueUsd }) => [name, valueUsd])).toEqual([
    ["Schedule", 20],
    ["PageView", 0],
  ]);
  expect(events[0]).toMatchObject({
    eventId,
    leadType: "SCHEDULE_TEST_DRIVE",
    vehicle: { vin: VIN },
  });
  expect(recorded.map(({ name }) => name)).toEqual(["PageView"]);
  expect(headers.get("Set-Cookie")).toMatch(/^events=; Path=\/; Max-Age=0;/);

  const withdrawn = { ...facts, consent: { ...CONSENT, chosen: null } };
  const after = await send(pageView, withdrawn);
  expect([after.status, after.events]).toEqual([204, []]);
  expect(after.headers.get("Set-Cookie")).toMatch(/^events=; .*Max-Age=0/);
});

test("past the limit nothing is read and nothing recorded", async () => {
  const { ports, recorded } = site(profile, 30);
  const unread = () => expect.fail("The body was read.");
  const answer = await takeRelayCalls(ports, FACTS, unread);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([
    429,
    "30",
  ]);
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
  const answer = await takeRelayCalls(counting, FACTS, async () => null);
  expect(answer.status).toBe(400);
  expect(taken).toEqual([`browser-events ${FACTS.client.address}`]);
});

const searchFor = (words: string) => ({
  eventName: "Search",
  eventTime: NOW_S,
  custom_data: { path: `/search-vehicles/all-inventory?q=${words}` },
});
const EVERY_KIND = [pageView, view, searchFor("batmobile"), searchFor("honda")];

test("with consent to analytics a page, its car's store and a search without a car are counted, and nothing of who it was", async () => {
  const { send, counted } = site();
  await send(EVERY_KIND);
  // On the stores' calendar it is still the day before.
  const day = "2026-11-19";
  expect(counted).toEqual([
    { kind: "visit", storeId: null, day },
    { kind: "page", storeId: null, day },
    { kind: "vehicle", storeId: "joliet", day },
    {
      kind: "empty-search",
      storeId: null,
      day,
      subject: "/search-vehicles/all-inventory?q=batmobile",
    },
  ]);
});

test.each<[who: string, consent: Consent]>([
  ["has not chosen", { ...CONSENT, chosen: null }],
  ["allowed nothing", { ...CONSENT, chosen: ["essential"] }],
  [
    "allowed advertising alone",
    { ...CONSENT, chosen: ["essential", "functional", "targeting"] },
  ],
])("no tally is written of whoever %s", async (_, consent) => {
  const { send, counted } = site();
  await send(EVERY_KIND, { ...FACTS, consent });
  expect(counted).toEqual([]);
});
