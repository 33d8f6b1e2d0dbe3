import fc from "fast-check";
import { expect, test } from "vitest";
import { BODY_STYLES, COLOR_FAMILIES } from "#app/domain/vehicle/vehicle.ts";
import { BODIES, SHAPES } from "./bodies/bodies.ts";
import { CROPS } from "./crops.ts";
import {
  formatIllustrationName,
  getIllustrationAddress,
  getIllustrationJpegAddress,
  parseIllustrationJpegName,
  parseIllustrationName,
} from "./illustration-address.ts";
import { DRAWINGS_FOLDER } from "./drawings-folder.ts";
import { drawIllustration } from "./draw-vehicle.ts";
import { chooseLook } from "./parts/look.ts";
import { PAINT_KEYS } from "./paints.ts";
import { VIEW_NAMES } from "./views.ts";

const body = fc.constantFrom(
  ...BODY_STYLES.flatMap((bodystyle) =>
    SHAPES.filter((shape) => BODIES[bodystyle][shape]).map((shape) => ({
      bodystyle,
      ...(shape !== "usual" && { shape }),
    })),
  ),
);
const withBody = <T extends object>(rest: fc.Arbitrary<T>) =>
  fc.tuple(body, rest).map(([chosen, others]) => ({ ...chosen, ...others }));
const picture = withBody(
  fc.record({
    paintKey: fc.constantFrom(...PAINT_KEYS),
    variant: fc.integer({ min: 0, max: 9999 }),
    view: fc.constantFrom(...VIEW_NAMES),
    crop: fc.constantFrom(...CROPS),
  }),
);
const inside = withBody(
  fc.record({
    paintKey: fc.constantFrom(...PAINT_KEYS),
    variant: fc.integer({ min: 0, max: 9999 }),
    view: fc.constant("dashboard" as const),
    crop: fc.constantFrom(...CROPS),
    interior: fc.constantFrom(...COLOR_FAMILIES),
  }),
);

test("parsing undoes formatting for every picture", () => {
  fc.assert(
    fc.property(fc.oneof(picture, inside), (value) => {
      expect(parseIllustrationName(formatIllustrationName(value))).toEqual(
        value,
      );
    }),
  );
});

test("a name that parses is the only name of its picture", () => {
  const nameLike = fc
    .array(
      fc.constantFrom(
        "suvs",
        "small",
        "red",
        "1",
        "007",
        "rear",
        "profile-left",
        "hero",
        "card",
        ".svg",
      ),
    )
    .map((parts) => parts.join("-").replace("-.svg", ".svg"));
  fc.assert(
    fc.property(fc.oneof(nameLike, fc.string()), (name) => {
      const parsed = parseIllustrationName(name);
      expect(parsed === null || formatIllustrationName(parsed) === name).toBe(
        true,
      );
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  "tanks-red-1.svg",
  "suvs-mauve-1.svg",
  "suvs-red-10000.svg",
  "suvs-usual-red-1.svg",
  "suvs-regular-cab-red-1.svg",
  "suvs-red-007.svg",
  "suvs-red--1.svg",
  "suvs-red-1-above.svg",
  "suvs-red-1-hero-rear.svg",
  "suvs-red-1-profile-left.svg",
  "suvs-red-1-card.svg",
  "suvs-red-1.png",
  "suvs-red-1.svg\n",
  "constructor-red-1.svg",
  "",
])("%j is no picture's name", (name) => {
  expect(parseIllustrationName(name)).toBeNull();
});

test("the address names style, paint, variant, and view and crop when they are not the usual", () => {
  const navySuv = {
    bodystyle: "suvs",
    paintKey: "navy",
    variant: 4711,
  } as const;
  expect(getIllustrationAddress(navySuv)).toBe(
    `${DRAWINGS_FOLDER}suvs-navy-4711.svg`,
  );
  expect(
    getIllustrationAddress(navySuv, "profile-left", { crop: "hero" }),
  ).toBe(`${DRAWINGS_FOLDER}suvs-navy-4711-hero.svg`);
  expect(getIllustrationAddress({ ...navySuv, shape: "small" }, "rear")).toBe(
    `${DRAWINGS_FOLDER}suvs-small-navy-4711-rear.svg`,
  );
  expect(
    getIllustrationAddress(navySuv, "rear", { crop: "photo-pending" }),
  ).toBe(`${DRAWINGS_FOLDER}suvs-navy-4711-rear-photo-pending.svg`);
});

test("a JPEG always says that it is an illustration", () => {
  const navySuv = {
    bodystyle: "suvs",
    paintKey: "navy",
    variant: 4711,
  } as const;
  const address = getIllustrationJpegAddress(navySuv);
  expect(address).toBe(`${DRAWINGS_FOLDER}suvs-navy-4711-photo-pending.jpg`);
  expect(
    parseIllustrationJpegName(address.replace(DRAWINGS_FOLDER, "")),
  ).toEqual({
    ...navySuv,
    view: "profile-left",
    crop: "photo-pending",
  });
  for (const name of [
    "suvs-navy-4711.jpg",
    "suvs-navy-4711-hero.jpg",
    "suvs-navy-4711-rear-photo-pending.jpg",
    "suvs-navy-4711-photo-pending.svg",
    "suvs-navy-04711-photo-pending.jpg",
  ]) {
    expect(parseIllustrationJpegName(name)).toBeNull();
  }
});

test("the inside is drawn in the color that the page names, and in graphite where it names none", () => {
  const colors = [undefined, ...COLOR_FAMILIES].map((interior) => {
    const name = formatIllustrationName({
      bodystyle: "sedans",
      paintKey: "red",
      variant: 7,
      view: "dashboard",
      crop: "card",
      ...(interior !== undefined && { interior }),
    });
    const picture = parseIllustrationName(name);
    return picture === null ? name : drawIllustration(picture);
  });
  // Each color is another drawing, and every car of one color has the same inside.
  expect(new Set(colors).size).toBe(COLOR_FAMILIES.length + 1);
  expect(chooseLook("sedans", 7).upholstery).toBe(
    chooseLook("suvs", 4711).upholstery,
  );
  expect(parseIllustrationName("sedans-red-7-rear-in-beige.svg")).toBeNull();
});
