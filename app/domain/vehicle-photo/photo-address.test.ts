import fc from "fast-check";
import { expect, test } from "vitest";
import {
  parsePhotoName,
  PHOTO_FORMATS,
  PHOTO_WIDTHS_PX,
  getPhotoAddress,
  formatPhotoSrcset,
} from "./photo-address.ts";

const photo = {
  vin: "1FTFW1E50PFA00017",
  position: 3,
  addressHash: "3f9c0a1b2c4d",
};

test("parsing undoes formatting for every photo", () => {
  const hexDigit = fc.constantFrom(..."0123456789abcdef");
  const rendition = fc.record({
    vin: fc.constant(photo.vin),
    position: fc.integer({ min: 0, max: 999 }),
    addressHash: fc.string({ unit: hexDigit, minLength: 12, maxLength: 12 }),
    widthPx: fc.constantFrom(...PHOTO_WIDTHS_PX),
    format: fc.constantFrom(...PHOTO_FORMATS),
  });
  fc.assert(
    fc.property(rendition, (value) => {
      const [vin = "", name = ""] = getPhotoAddress(value).split("/").slice(-2);
      expect(parsePhotoName(vin, name)).toEqual(value);
    }),
  );
});

test.each([
  [photo.vin, "3-3f9c0a1b2c4d-641.webp"],
  [photo.vin, "03-3f9c0a1b2c4d-640.webp"],
  [photo.vin, "3-3f9c0a1b2c4d-640.jpeg"],
  [photo.vin, "3-3F9C0A1B2C4D-640.webp"],
  [photo.vin, "-1-3f9c0a1b2c4d-640.webp"],
  [photo.vin.toLowerCase(), "3-3f9c0a1b2c4d-640.webp"],
  ["../../../../etc/x", "3-3f9c0a1b2c4d-640.webp"],
])("%s/%s is no photo's address", (vin, name) => {
  expect(parsePhotoName(vin, name)).toBeNull();
});

test("the srcset lists the widths up to the largest that is wanted", () => {
  expect(formatPhotoSrcset(photo, "jpeg", 480)).toBe(
    "/img/p/1FTFW1E50PFA00017/3-3f9c0a1b2c4d-320.jpg 320w, /img/p/1FTFW1E50PFA00017/3-3f9c0a1b2c4d-480.jpg 480w",
  );
  expect(formatPhotoSrcset(photo, "webp").split(", ")).toHaveLength(6);
});
