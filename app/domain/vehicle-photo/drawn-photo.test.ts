import { expect, test } from "vitest";
import { DRAWINGS_VERSION } from "#app/domain/illustration/drawings-folder.ts";
import { PHOTO_PLACES } from "#app/domain/illustration/photo-scene.ts";
import { VIEW_NAMES } from "#app/domain/illustration/views.ts";
import {
  formatDrawnPhoto,
  getHashedSource,
  isDrawnPhoto,
  parseDrawnPhoto,
} from "./drawn-photo.ts";
import { listPhotoSources } from "./photo-source.ts";

const PICTURE = {
  bodystyle: "suvs",
  shape: "small",
  paintKey: "navy",
  variant: 4711,
  view: "rear",
  crop: "card",
} as const;

test("the address names the car, its side and the place, and an address on the web is kept as it is", () => {
  expect(formatDrawnPhoto({ picture: PICTURE, place: "dusk" })).toBe(
    "drawn:/suvs-small-navy-4711-rear.svg?at=dusk",
  );
  for (const view of VIEW_NAMES)
    for (const place of PHOTO_PLACES) {
      const address = formatDrawnPhoto({
        picture: { ...PICTURE, view },
        place,
      });
      expect(new URL(address).href).toBe(address);
      expect(parseDrawnPhoto(address)).toEqual({
        picture: { ...PICTURE, view },
        place,
      });
    }
});

test.each([
  "drawn:/suvs-small-navy-4711-rear.svg",
  "drawn:/suvs-small-navy-4711-rear.svg?at=moon",
  "drawn:/suvs-small-navy-4711-rear.svg?at=lot?at=lot",
  "drawn:/tanks-navy-1.svg?at=lot",
  "drawn:/../suvs-navy-1.svg?at=lot",
  "https://photos.example.com/suvs-navy-1.svg?at=lot",
])("%s is painted for nobody", (address) => {
  expect(parseDrawnPhoto(address)).toBeNull();
});

test("a page shows them beside photos from the hosts that a profile allows", () => {
  const drawn = formatDrawnPhoto({ picture: PICTURE, place: "lot" });
  const images = {
    imageCustomBg: [],
    previewImage: "https://elsewhere.example.com/1.jpg",
    additionalImages: [drawn],
    evoxImages: [],
  };
  expect(listPhotoSources(images, { allowedHosts: [], baseUrl: null })).toEqual(
    [drawn],
  );
  expect(isDrawnPhoto(drawn)).toBe(true);
});

test("a picture that is painted anew is another photo to what keeps photos, and a photo is what it was", () => {
  const drawn = formatDrawnPhoto({ picture: PICTURE, place: "lot" });
  expect(getHashedSource(drawn)).toContain(DRAWINGS_VERSION);
  const photo = "https://photos.example.com/1.jpg";
  expect(getHashedSource(photo)).toBe(photo);
});
