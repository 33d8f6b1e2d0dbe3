import { expect, test } from "vitest";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import { listAutomotiveEvents } from "./automotive-events.ts";
import { listGoogleEvents } from "./google-events.ts";
import { toPixelCommand } from "./pixel-events.ts";

const VEHICLE = {
  vin: "2HKRW2H80MH600001",
  year: 2021,
  make: "Honda",
  model: "CR-V",
  condition: "certified",
  bodystyle: "suvs",
  exteriorColor: "Blue",
  fuelType: null,
  transmission: null,
  drivetrain: null,
  priceUsd: 24_990,
} as const;

function buildEvent(changes: Partial<TagEvent> = {}): TagEvent {
  return {
    name: "ViewContent",
    eventId: "e-1",
    currency: "USD",
    valueUsd: 0,
    adTag: { name: "view_item", valueUsd: 5 },
    pixelCommand: "track",
    purposes: { analytics: true, targeting: true, pixel: true },
    leadType: null,
    url: "https://dealer.example/",
    path: "/used-vehicle/suvs/2021-honda-cr-v/2HKRW2H80MH600001",
    title: "2021 Honda CR-V",
    referrer: null,
    clickIdentifiers: {},
    vehicle: VEHICLE,
    listVins: [],
    experiment: null,
    ...changes,
  };
}

const GOOGLE = {
  googleTag: { id: "G-ABC1234567", scriptUrl: "https://tags.example/js" },
  googleAds: {
    id: "AW-123456789",
    scriptUrl: "https://tags.example/js",
    conversionLabels: { Lead: "abcDEF" },
  },
};
const PLACE = { page_location: "", page_referrer: "", page_title: "" };

function listCalls(changes: Partial<TagEvent>, receivers = GOOGLE) {
  return listGoogleEvents(buildEvent(changes), receivers, PLACE);
}

test.each([
  ["PageView", null, 0, "page_view", undefined],
  [
    "Search",
    { name: "view_search_results", valueUsd: 2 },
    0,
    "view_search_results",
    2,
  ],
  [
    "ViewItemList",
    { name: "view_item_list", valueUsd: 3 },
    0,
    "view_item_list",
    3,
  ],
  ["ViewContent", { name: "view_item", valueUsd: 5 }, 0, "view_item", 5],
  ["Lead", { name: "add_to_cart", valueUsd: 20 }, 0, "add_to_cart", 20],
  ["InstantScreen", { name: "purchase", valueUsd: 30 }, 30, "purchase", 30],
  ["ClickToCall", null, 5, "ClickToCall", 5],
] as const)(
  "%s is Google's %s with its value",
  (name, adTag, valueUsd, googleName, value) => {
    const [call] = listCalls({ name, adTag, valueUsd });
    expect(call?.name).toBe(googleName);
    expect(call?.parameters["value"]).toBe(value);
    expect(call?.parameters["event_id"]).toBe("e-1");
  },
);

test("a purchase names its transaction, so that two reports of one event count once", () => {
  const adTag = { name: "purchase", valueUsd: 30 } as const;
  const [call] = listCalls({ name: "FullCreditApplication", adTag });
  expect(call?.parameters["transaction_id"]).toBe("e-1");
});

test("Google Ads hears of what its mapping names, by targeting consent, and of a conversion where there is a label", () => {
  const adTag = { name: "add_to_cart", valueUsd: 20 } as const;
  const lead = { name: "Lead", adTag } as const;
  expect(
    listCalls(lead).map(({ parameters }) => parameters["send_to"]),
  ).toEqual([["G-ABC1234567", "AW-123456789"], "AW-123456789/abcDEF"]);
  expect(listCalls(lead)[1]).toMatchObject({
    name: "conversion",
    parameters: { value: 20, currency: "USD", transaction_id: "e-1" },
  });
  const purposes = { analytics: true, targeting: false, pixel: false };
  expect(
    listCalls({ ...lead, purposes }).map(({ parameters }) => parameters),
  ).toMatchObject([{ send_to: ["G-ABC1234567"] }]);
  expect(listCalls({ name: "ClickToCall", adTag: null })).toMatchObject([
    { parameters: { send_to: ["G-ABC1234567"] } },
  ]);
});

test("without any consent nobody is called", () => {
  const purposes = { analytics: false, targeting: false, pixel: false };
  expect(listCalls({ purposes })).toEqual([]);
  expect(listAutomotiveEvents(buildEvent({ purposes }), "Prairie")).toEqual([]);
});

test("a vehicle's price is told where everybody sees it, and nowhere else", () => {
  const locked = { vehicle: { ...VEHICLE, priceUsd: null } };
  const all = (changes: Partial<TagEvent>) =>
    JSON.stringify([
      listCalls(changes),
      toPixelCommand(buildEvent(changes)),
      listAutomotiveEvents(buildEvent(changes), "Prairie"),
    ]);
  expect(all({}).match(/24990/g)).toHaveLength(3);
  expect(all(locked)).not.toMatch(/price/i);
});

test("the cars of a list go along in their order", () => {
  const [call] = listCalls({
    name: "ViewItemList",
    vehicle: null,
    listVins: ["A", "B"],
  });
  expect(call?.parameters["items"]).toEqual([
    { id: "A", item_id: "A", index: 0 },
    { id: "B", item_id: "B", index: 1 },
  ]);
});

test("the pixel gets its automotive parameters and the id of the server's report", () => {
  expect(toPixelCommand(buildEvent())).toEqual([
    "track",
    "ViewContent",
    {
      content_type: "vehicle",
      content_ids: ["2HKRW2H80MH600001"],
      make: "Honda",
      model: "CR-V",
      year: 2021,
      state_of_vehicle: "CPO",
      body_style: "suvs",
      exterior_color: "Blue",
      price: 24_990,
      currency: "USD",
    },
    { eventID: "e-1" },
  ]);
  expect(toPixelCommand(buildEvent({ pixelCommand: null }))).toBeNull();
});

test.each([
  ["PageView", "/", ["asc_pageview"]],
  ["PageView", "/search-vehicles/used-inventory", ["asc_itemlist_pageview"]],
  ["PageView", "/used-vehicle/suvs/a/2HKRW2H80MH600001", []],
  [
    "ViewContent",
    "/used-vehicle/suvs/a/2HKRW2H80MH600001",
    ["asc_item_pageview"],
  ],
  ["ClickToCall", "/", ["asc_click_to_call"]],
  ["Lead", "/contact-us", ["asc_form_submission"]],
  ["Schedule", "/", ["asc_form_submission_test_drive"]],
  ["SellTrade", "/", ["asc_form_submission_trade"]],
  ["ConversationStarted", "/chat", ["asc_comm_engagement"]],
  ["Search", "/search-vehicles", []],
] as const)("%s on %s is the industry's %j", (name, path, names) => {
  const events = listAutomotiveEvents(buildEvent({ name, path }), "Prairie");
  expect(events.map(({ event }) => event)).toEqual(names);
  for (const event of events)
    expect(event).toMatchObject({
      event_owner: "forecourt",
      affiliation: "Prairie",
    });
});

test("a vehicle's page tells the standard what the vehicle is", () => {
  expect(listAutomotiveEvents(buildEvent(), "Prairie")).toMatchObject([
    {
      event: "asc_item_pageview",
      page_type: "item",
      item_id: "2HKRW2H80MH600001",
      item_make: "Honda",
      item_model: "CR-V",
      item_year: "2021",
      item_condition: "cpo",
      item_price: 24_990,
    },
  ]);
});
