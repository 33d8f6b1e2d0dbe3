import { expect, test } from "vitest";
import { parseDrawnPhoto } from "#app/domain/vehicle-photo/drawn-photo.ts";
import { listPhotoAddresses } from "#app/domain/vehicle-photo/photo-source.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import { sampleInventory } from "./sample-inventory.ts";
import { withSamplePhotos } from "./sample-photos.ts";

const sample = (conditionsSold: readonly ("new" | "used" | "certified")[]) =>
  withSamplePhotos(
    sampleInventory({
      storeIds: ["north", "south"],
      conditionsSold,
      today: "2026-11-21",
    }),
  );

test.each([[["used"]], [["new", "used", "certified"]]] as const)(
  "of a lot that sells %j ten cars for sale have photos, some cut out, and the others none",
  (conditionsSold) => {
    const withPhotos = sample(conditionsSold).filter(
      ({ vehicle }) => listPhotoAddresses(vehicle.images).length > 0,
    );
    expect(withPhotos).toHaveLength(10);
    const counts = withPhotos.map(
      ({ vehicle }) => listPhotoAddresses(vehicle.images).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(
      withPhotos.filter(({ vehicle }) => vehicle.images.imageCustomBg.length)
        .length,
    ).toBeGreaterThan(2);
    expect(withPhotos.every(({ goneAtMs }) => goneAtMs === null)).toBe(true);
  },
);

test("every photo shows the car that it belongs to", () => {
  for (const { vehicle } of sample(["used"]))
    for (const address of listPhotoAddresses(vehicle.images)) {
      const { picture } = parseDrawnPhoto(address) ?? {};
      const { bodystyle, paintKey, variant, shape } = getIllustration(vehicle);
      expect(picture).toMatchObject({
        bodystyle,
        paintKey,
        variant,
        ...(shape !== undefined && { shape }),
      });
    }
});
