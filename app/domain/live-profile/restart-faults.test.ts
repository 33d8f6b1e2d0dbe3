import { expect, test } from "vitest";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { listRestartFaults } from "./restart-faults.ts";

const STARTED = readProfile();

const listKeys = (changes: Partial<StoreProfile>, started = STARTED) =>
  listRestartFaults(started, { ...started, ...changes }).map(({ key }) =>
    key.join("."),
  );

const withPortrait = (imageUrl: string): StoreProfile => ({
  ...STARTED,
  staff: STARTED.staff.map((it, at) => (at === 0 ? { ...it, imageUrl } : it)),
});

const NEEDS: readonly (readonly [string, Partial<StoreProfile>])[] = [
  ["conditions", { conditions: ["used"] }],
  ["site.languages", { site: { ...STARTED.site, languages: ["en"] } }],
  ["stores", { stores: STARTED.stores.slice(1) }],
  [
    "vehicles.imageHosts",
    { vehicles: { ...STARTED.vehicles, imageHosts: ["photos.example"] } },
  ],
  ["visitor.profileDays", { visitor: { ...STARTED.visitor, profileDays: 9 } }],
  [
    "tracking.metaPixelId",
    { tracking: { ...STARTED.tracking, metaPixelId: "12345678" } },
  ],
  [
    "map.tilesUrl",
    {
      map: {
        ...STARTED.map,
        tilesUrl: "https://{s}.tiles.example/{z}/{x}/{y}.png",
      },
    },
  ],
  ["staff.0.imageUrl", withPortrait("https://portraits.example/a.jpg")],
  [
    "chat.vendorScriptUrl",
    { chat: { ...STARTED.chat, vendorScriptUrl: "https://chat.example/w.js" } },
  ],
  [
    "chat.vendorOrigins.0",
    { chat: { ...STARTED.chat, vendorOrigins: ["https://chat.example"] } },
  ],
  [
    "autoFinancing.fullCreditFrameUrl",
    {
      autoFinancing: {
        ...STARTED.autoFinancing,
        fullCreditFrameUrl: "https://lender.example/full",
      },
    },
  ],
];

test.each(NEEDS)("%s is taken by a restart alone", (key, changes) => {
  expect(listKeys(changes)).toEqual([key]);
});

test("content needs no restart, nor do stores, languages and conditions in another order", () => {
  const { conditions, stores, site } = STARTED;
  expect(
    listKeys({
      conditions: conditions.toReversed(),
      stores: stores.toReversed(),
      site: { ...site, languages: site.languages.toReversed() },
      promotions: [],
      reviews: [],
      staff: [],
      pricing: {
        ...STARTED.pricing,
        fees: { ...STARTED.pricing.fees, documentFeeCents: 1 },
      },
    }),
  ).toEqual([]);
});

test("a page may load from where the server’s first profile did, and stops doing so without a restart", () => {
  const started = withPortrait("https://portraits.example/a.jpg");
  expect(
    listKeys(withPortrait("https://portraits.example/b.jpg"), started),
  ).toEqual([]);
  expect(listKeys(STARTED, started)).toEqual([]);
});
