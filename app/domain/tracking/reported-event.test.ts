import { expect, test } from "vitest";
import type { Consent } from "#app/domain/consent/consent.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import {
  type EventContext,
  type EventName,
  getPixelCommand,
  reportEvent,
  STANDARD_PIXEL_EVENTS,
  type TrackingEvent,
} from "./reported-event.ts";
import { listPageEvents } from "./page-events.ts";

/** Spec §9. */
const TRACKING: EventContext["tracking"] = {
  currency: "USD",
  eventValuesUsd: {
    PageView: 0,
    Lead: 0,
    FullCreditApplication: 50,
    InstantScreen: 30,
    Personalize: 20,
    Schedule: 20,
    ConversationStarted: 10,
    SellTrade: 10,
    ClickToCall: 5,
    UnlockInventory: 5,
    Contact: 2,
    SubmitApplication: 2,
  },
  adTagValuesUsd: {
    view_search_results: 2,
    view_item_list: 3,
    view_item: 5,
    add_to_cart: 20,
    purchase: 30,
  },
};
const ALLOWED: Consent = {
  tier: 3,
  chosen: ["essential", "functional", "analytics", "targeting"],
  mode: "hide",
  hasPrivacySignal: false,
};

const SITE = "https://dealer.example";

function buildEvent(name: EventName): TrackingEvent {
  return { name, eventId: "e-1", path: "/", vehicle: null, leadType: null };
}

const CONTEXT: EventContext = {
  consent: ALLOWED,
  tracking: TRACKING,
  siteUrl: SITE,
  user: { ...STRANGER, email: "Jo@Example.com", uniqueUserId: "v-1" },
  userAgent: "A browser",
  fbp: "fb.1.1795216335563.1098115397",
  fbc: null,
  nowMs: 7,
  hash: (text) => `#${text}#`,
};

function report(
  name: EventName,
  context: Partial<EventContext> = {},
  event: Partial<TrackingEvent> = {},
) {
  return reportEvent(
    { ...buildEvent(name), ...event },
    { ...CONTEXT, ...context },
  );
}

test.each([
  ["PageView", 0, null],
  ["Lead", 0, { name: "add_to_cart", valueUsd: 20 }],
  ["FullCreditApplication", 50, { name: "purchase", valueUsd: 30 }],
  ["InstantScreen", 30, { name: "purchase", valueUsd: 30 }],
  ["Personalize", 20, null],
  ["Schedule", 20, null],
  ["ConversationStarted", 10, null],
  ["SellTrade", 10, null],
  ["ClickToCall", 5, null],
  ["UnlockInventory", 5, null],
  ["Contact", 2, null],
  ["SubmitApplication", 2, null],
  ["Search", 0, { name: "view_search_results", valueUsd: 2 }],
  ["ViewContent", 0, { name: "view_item", valueUsd: 5 }],
  ["ViewItemList", 0, { name: "view_item_list", valueUsd: 3 }],
  ["AddToWishlist", 0, null],
] as const)("%s is worth %i dollars", (name, valueUsd, adTag) => {
  expect(report(name)).toMatchObject({ valueUsd, adTag, currency: "USD" });
});

test("an event carries the purposes that are allowed, and none means no event", () => {
  const purposes = (consent: Consent) => report("Lead", { consent })?.purposes;
  expect(purposes(ALLOWED)).toEqual({
    analytics: true,
    targeting: true,
    pixel: true,
  });
  expect(purposes({ ...ALLOWED, hasPrivacySignal: true })).toEqual({
    analytics: true,
    targeting: false,
    pixel: false,
  });
  expect(purposes({ ...ALLOWED, chosen: null })).toBeUndefined();
  expect(purposes({ ...ALLOWED, chosen: ["essential"] })).toBeUndefined();
});

test("without functional consent the pixel learns nothing, nor does a relay", () => {
  const chosen = ["essential", "targeting"] as const;
  const event = report("Lead", { consent: { ...ALLOWED, chosen } });
  expect(event).toMatchObject({
    purposes: { analytics: false, targeting: true, pixel: false },
    user: null,
    userAgent: null,
  });
});

test("advertisers know a visitor by hashes, the browser's name and Meta's ids", () => {
  expect(report("Lead")?.user).toEqual({
    external_id: "#v-1#",
    em: "#jo@example.com#",
    client_user_agent: "A browser",
    fbp: "fb.1.1795216335563.1098115397",
  });
  const signal = { ...ALLOWED, hasPrivacySignal: true };
  expect(JSON.stringify(report("Lead", { consent: signal }))).not.toMatch(
    /jo@|v-1|A browser|1098115397/,
  );
});

test.each([
  [null, "/?fbclid=IwAR2F4-abc", "fb.1.7.IwAR2F4-abc"],
  ["fb.1.1.Old", "/?fbclid=New", "fb.1.7.New"],
  ["fb.1.5.New", "/?fbclid=New", "fb.1.5.New"],
  ["fb.1.5.New.AQQCAQMC", "/", "fb.1.5.New.AQQCAQMC"],
])("with a click of %s kept, %s is the click %s", (fbc, path, expected) => {
  expect(report("PageView", { fbc }, { path })?.user?.fbc).toBe(expected);
});

test("what a caller adds to an event does not travel with it", () => {
  const sent = { ...buildEvent("Lead"), email: "ann@example.com" };
  expect(JSON.stringify(reportEvent(sent, CONTEXT))).not.toContain(
    "ann@example.com",
  );
});

test.each([
  [
    "/search-vehicles/all-inventory?q=jo+630-555-0142&sort=oldest",
    "/search-vehicles/all-inventory?sort=oldest",
  ],
  ["/?gclid=Abc-1&email=jo%40example.com", "/"],
  ["/?sort=jo%40example.com", "/"],
  ["/contact-us#jo", "/contact-us"],
  [
    "/appointments/Abc-efgh_jklmnop.abcdefghijklmnopqrstu-/reschedule",
    "/appointments/-/reschedule",
  ],
  ["//evil.example/x", "/"],
  ["https://evil.example/", "/"],
  [`/${"a".repeat(3000)}`, "/"],
])("%s is reported as %s", (path, reported) => {
  const told = report("PageView", {}, { path });
  expect([told?.path, told?.url]).toEqual([reported, SITE + reported]);
});

test("click identifiers stand apart from the path, and only where advertising is allowed", () => {
  const path = "/?gclid=Abc-1&utm_source=mail&utm_term=jo%40x.example&page=2";
  expect(report("PageView", {}, { path })).toMatchObject({
    path: "/?page=2",
    clickIdentifiers: { gclid: "Abc-1", utm_source: "mail" },
  });
  const chosen = ["essential", "analytics"] as const;
  const consent = { ...ALLOWED, chosen };
  expect(report("PageView", { consent }, { path })?.clickIdentifiers).toEqual(
    {},
  );
});

test.each([
  ["/service?q=jo", "/service"],
  [`${SITE}/contact-us?email=jo%40x.example`, "/contact-us"],
  ["https://search.example/find?q=jo+smith", "https://search.example/"],
  ["javascript:alert(1)", null],
  ["", null],
])("the referrer %j is reported as %j", (referrer, reported) => {
  expect(report("PageView", {}, { referrer })?.referrer).toBe(reported);
});

test.each([
  ["Used SUVs | Prairie Auto", "/search-vehicles/used-inventory", true],
  ["jo smith | Prairie Auto", "/search-vehicles?q=jo+smith", false],
  ["jo@example.com | Prairie Auto", "/", false],
  ["Call (630) 555-0142", "/", false],
  ["2021 Honda CR-V | $24,990 | Prairie Auto", "/", true],
  ["  ", "/", false],
])("the title %j of %s is reported: %j", (title, path, isReported) => {
  const told = report("PageView", {}, { title, path })?.title;
  expect(told).toBe(isReported ? title : null);
});

test("seventeen names are standard pixel events, and PageView is sent as they are", () => {
  expect(new Set(STANDARD_PIXEL_EVENTS).size).toBe(17);
  const names = Object.keys(TRACKING.eventValuesUsd);
  expect(names.filter((it) => getPixelCommand(it) === "track")).toEqual([
    "PageView",
    "Lead",
    "Schedule",
    "Contact",
    "SubmitApplication",
  ]);
  expect(getPixelCommand("constructor")).toBe("trackCustom");
  expect(report("Contact")?.adTag).toBeNull();
  expect(report("ViewItemList")?.pixelCommand).toBeNull();
});

test.each([
  ["/", ["PageView"]],
  [
    "/search-vehicles/used-inventory/price/max/20000",
    ["PageView", "Search", "ViewItemList"],
  ],
  ["/saved-vehicles", ["PageView", "ViewItemList"]],
  [
    "/used-vehicle/suvs/2021-honda-cr-v/2HKRW2H80MH600001",
    ["PageView", "ViewContent"],
  ],
  ["/search-vehiclesx", ["PageView"]],
])("looking at %s reports %j", (path, names) => {
  const listed = () => ["2HKRW2H80MH600001"];
  expect(listPageEvents(path, listed).map(({ name }) => name)).toEqual(names);
});

test("an empty list is no list of items", () => {
  const events = listPageEvents("/search-vehicles/all-inventory", () => []);
  expect(events.map(({ name }) => name)).toEqual(["PageView", "Search"]);
});
