import fc from "fast-check";
import { expect, test } from "vitest";
import { projectPlaces, roundMiles } from "./map-projection.ts";

const FRAME = { width: 720, height: 560, margin: 100 };

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: 25, max: 48, noNaN: true }),
    longitude: fc.double({ min: -124, max: -68, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

test("every place lies within the frame's margins", () => {
  fc.assert(
    fc.property(places, (list) => {
      for (const { x, y } of projectPlaces(list, FRAME).points) {
        expect(x).toBeGreaterThanOrEqual(FRAME.margin - 1);
        expect(x).toBeLessThanOrEqual(FRAME.width - FRAME.margin + 1);
        expect(y).toBeGreaterThanOrEqual(FRAME.margin - 1);
        expect(y).toBeLessThanOrEqual(FRAME.height - FRAME.margin + 1);
      }
    }),
  );
});

test("north is up and east is right", () => {
  const [aurora, merrillville] = projectPlaces(
    [
      { latitude: 41.78, longitude: -88.28 },
      { latitude: 41.47, longitude: -87.33 },
    ],
    FRAME,
  ).points;
  expect(aurora?.y).toBeLessThan(merrillville?.y ?? 0);
  expect(aurora?.x).toBeLessThan(merrillville?.x ?? 0);
});

test("one place alone stands in the middle", () => {
  const { points, unitsPerMile } = projectPlaces(
    [{ latitude: 41.78, longitude: -88.28 }],
    FRAME,
  );
  expect(points).toEqual([{ x: 360, y: 280 }]);
  expect(unitsPerMile).toBe(30);
});

test("a mile is as long on the map as the scale says", () => {
  // One degree of latitude is 69.1 miles.
  const { points, unitsPerMile } = projectPlaces(
    [
      { latitude: 41, longitude: -88 },
      { latitude: 42, longitude: -88 },
    ],
    FRAME,
  );
  const length = Math.abs((points[0]?.y ?? 0) - (points[1]?.y ?? 0));
  expect(length / unitsPerMile).toBeCloseTo(69.1, 0);
});

test.each([
  [9.9, 5],
  [10, 10],
  [24, 20],
  [1.4, 1],
  [120, 100],
])("the longest round distance within %d miles is %d", (longest, round) => {
  expect(roundMiles(longest)).toBe(round);
});
