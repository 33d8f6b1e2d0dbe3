import { expect, test } from "vitest";
import {
  FEED_RULES,
  buildListing,
  PHOTO,
} from "#tests/support/feed-listings.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { draftListing } from "./feed-listing.ts";

const draftWith = (gate: Partial<Gate>, salePriceCents: number | null = 100) =>
  draftListing(aVehicle({ salePriceCents }), {
    ...FEED_RULES,
    gate: { ...OPEN_GATE, ...gate },
  });

test.each([
  ["hidden", { hiddenGroups: ["used"] }, 100],
  ["price locked", { lockedPriceGroups: ["used"] }, 100],
  ["no price", {}, null],
] as const)("a vehicle is withheld: %s", (reason, gate, salePriceCents) => {
  expect(draftWith(gate, salePriceCents)).toEqual({
    status: "withheld",
    reason,
  });
});

test("a vehicle of another group than the locked one is listed", () => {
  expect(draftWith({ lockedPriceGroups: ["new"] }).status).toBe("listed");
});

test("a listing holds nothing of a price but what its page shows", () => {
  const listing = buildListing({
    salePriceCents: 1_234_567,
    oldPriceCents: 1_345_678,
  });
  expect(JSON.stringify(listing)).not.toMatch(/12345|13456/);
  expect(listing.price).toEqual({
    totalCents: 1_270_370,
    oldTotalCents: 1_381_481,
    msrpCents: null,
  });
});

test("the link is the vehicle's one address on the public site", () => {
  expect(buildListing().link).toBe(
    "https://dealer.example/used-vehicle/sedans/2020-honda-accord-sport/1HGCV1F34LA000001",
  );
});

const images = {
  imageCustomBg: [],
  previewImage: PHOTO,
  additionalImages: ["https://elsewhere.example/2.jpg", PHOTO, `${PHOTO}?2`],
  evoxImages: [`${PHOTO}?stock`],
};

test("photos are those of allowed hosts, once each", () => {
  expect(buildListing({ images }).photos).toEqual([PHOTO, `${PHOTO}?2`]);
});

test("stock art stands for a new vehicle alone", () => {
  expect(buildListing({ images, condition: "new" }).photos).toContain(
    `${PHOTO}?stock`,
  );
});

test("no more than twenty photos go out", () => {
  const many = Array.from({ length: 30 }, (_, at) => `${PHOTO}?${at}`);
  const { photos } = buildListing({
    images: { ...images, additionalImages: many },
  });
  expect(photos).toHaveLength(20);
});
