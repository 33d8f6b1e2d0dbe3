import { expect, test } from "vitest";
import type { Consent } from "#app/domain/consent/consent.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  type EventName,
  getPixelCommand,
  reportEvent,
  STANDARD_PIXEL_EVENTS,
  type TrackingEvent,
} from "./reported-event.ts";
import { listPageEvents } from "./page-events.ts";

/** Spec §9. */
const TRACKING: StoreProfile["tracking"] = {
  metaPixelId: null,
  googleTagId: null,
  googleAdsId: null,
  consentManagerId: null,
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

function buildEvent(name: EventName): TrackingEvent {
  return { name, eventId: "e-1", path: "/", vehicle: null, leadType: null };
}

function report(name: EventName, consent: Consent = ALLOWED) {
  return reportEvent(buildEvent(name), consent, { tracking: TRACKING }, 7);
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
] as const)("%s is worth %i dollars", (name, valueUsd, adTag) => {
  expect(report(name)).toMatchObject({ valueUsd, adTag, currency: "USD" });
});

test("an event carries the purposes that are allowed, and none means no event", () => {
  const withoutAds: Consent = { ...ALLOWED, hasPrivacySignal: true };
  expect(report("Lead")?.purposes).toEqual({
    analytics: true,
    targeting: true,
  });
  expect(report("Lead", withoutAds)?.purposes).toEqual({
    analytics: true,
    targeting: false,
  });
  expect(report("Lead", { ...ALLOWED, chosen: null })).toBeNull();
  expect(report("Lead", { ...ALLOWED, chosen: ["essential"] })).toBeNull();
});

test("what a caller adds to an event does not travel with it", () => {
  const sent = { ...buildEvent("Lead"), email: "jo@example.com" };
  const reported = reportEvent(sent, ALLOWED, { tracking: TRACKING }, 7);
  expect(JSON.stringify(reported)).not.toContain("jo@example.com");
});

test.each([
  [
    "/search-vehicles/all-inventory?q=jo+630-555-0142&sort=oldest",
    "/search-vehicles/all-inventory?sort=oldest",
  ],
  ["/?gclid=Abc-1&email=jo%40example.com", "/?gclid=Abc-1"],
  ["/contact-us#jo", "/contact-us"],
  [
    "/appointments/Abc-efgh_jklmnop.abcdefghijklmnopqrstu-/reschedule",
    "/appointments/-/reschedule",
  ],
  ["//evil.example/x", "/"],
  ["https://evil.example/", "/"],
  [`/${"a".repeat(3000)}`, "/"],
])("%s is reported as %s", (path, reported) => {
  const sent = { ...buildEvent("PageView"), path };
  const told = reportEvent(sent, ALLOWED, { tracking: TRACKING }, 7);
  expect(told?.path).toBe(reported);
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
});

test.each([
  ["/", ["PageView"]],
  ["/search-vehicles/used-inventory/price/max/20000", ["PageView", "Search"]],
  [
    "/used-vehicle/suvs/2021-honda-cr-v/2HKRW2H80MH600001",
    ["PageView", "ViewContent"],
  ],
  ["/search-vehiclesx", ["PageView"]],
])("looking at %s reports %j", (path, names) => {
  expect(listPageEvents(path).map(({ name }) => name)).toEqual(names);
});
