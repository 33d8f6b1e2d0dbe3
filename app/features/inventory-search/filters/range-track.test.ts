import fc from "fast-check";
import { expect, test } from "vitest";
import {
  getBarsInRange,
  toRangeEnds,
  getThumbs,
  getTrackEnd,
} from "./range-track.ts";

const PRICE = {
  key: "price",
  bars: [1, 2, 3, 4, 5],
  scale: { start: 10_000, step: 2_000 },
} as const;
const YEAR = {
  key: "year",
  bars: [1, 2, 3],
  scale: { start: 2018, step: 1 },
} as const;

test("thumbs at both ends of the track stand for no range at all", () => {
  for (const track of [PRICE, YEAR]) {
    const open = { min: null, max: null };
    expect(getThumbs(track, open)).toEqual({
      from: track.scale.start,
      to: getTrackEnd(track),
    });
    expect(toRangeEnds(track, getThumbs(track, open))).toEqual(open);
  }
});

test("the bar of the last model year is within the range", () => {
  expect(getBarsInRange(YEAR, { min: 2019, max: 2019 })).toEqual([1, 2]);
  expect(getBarsInRange(PRICE, { min: null, max: 14_000 })).toEqual([0, 2]);
});

test("a range beyond the track leaves the thumbs on it, in order", () => {
  const end = fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null });
  fc.assert(
    fc.property(end, end, (min, max) => {
      const { from, to } = getThumbs(PRICE, { min, max });
      expect(from).toBeGreaterThanOrEqual(10_000);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(20_000);
    }),
  );
});

test("what the thumbs say is what they are set to", () => {
  const at = fc.integer({ min: 0, max: 10 }).map((it) => 10_000 + it * 1_000);
  fc.assert(
    fc.property(at, at, (a, b) => {
      const thumbs = { from: Math.min(a, b), to: Math.max(a, b) };
      expect(getThumbs(PRICE, toRangeEnds(PRICE, thumbs))).toEqual(thumbs);
    }),
  );
});
