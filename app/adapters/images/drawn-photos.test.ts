import sharp from "sharp";
import { expect, test } from "vitest";
import {
  drawPhotoScene,
  PHOTO_PLACES,
  PHOTO_SIZE,
} from "#app/domain/illustration/photo-scene.ts";
import { paintPhoto } from "./drawn-photos.server.ts";

const PICTURE = {
  bodystyle: "sedans",
  paintKey: "red",
  variant: 7,
  crop: "card",
} as const;

test("every photo is painted in the shape of a camera", async () => {
  for (const place of PHOTO_PLACES) {
    const view = "profile-left";
    const bytes = await paintPhoto({ picture: { ...PICTURE, view }, place });
    const { format, width, height } = await sharp(bytes).metadata();
    expect(format).toBe("jpeg");
    expect({ width, height }).toEqual(PHOTO_SIZE);
    expect(bytes.length).toBeLessThan(250_000);
  }
});

test("the same car at the same place is the same picture, and each place is another", () => {
  const picture = { ...PICTURE, view: "front" } as const;
  const scenes = PHOTO_PLACES.map((place) =>
    drawPhotoScene({ picture, place }),
  );
  expect(new Set(scenes).size).toBe(PHOTO_PLACES.length);
  expect(drawPhotoScene({ picture, place: "lot" })).toBe(scenes[0]);
});

test("the inside keeps the color that the page names", () => {
  const paint = (interior: "beige" | "black") =>
    drawPhotoScene({
      picture: { ...PICTURE, view: "dashboard", interior },
      place: "lot",
    });
  expect(paint("beige")).not.toBe(paint("black"));
});
