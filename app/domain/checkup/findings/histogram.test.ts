import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DAYS_ON_LOT_STARTS,
  createHistogram,
  PHOTO_COUNT_STARTS,
} from "./histogram.ts";

test.each([
  ["days on the lot", DAYS_ON_LOT_STARTS],
  ["photos", PHOTO_COUNT_STARTS],
])(
  "the bars of %s count every value once, in the bar that spans it",
  (_, starts) => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 100 }),
        (values) => {
          const counted = createHistogram(starts);
          for (const value of values) counted.add(value);
          const bars = counted.listBars();
          expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(
            values.length,
          );
          for (const { from, to, count } of bars)
            expect(
              values.filter((it) => it >= from && it <= (to ?? Infinity)),
            ).toHaveLength(count);
        },
      ),
    );
  },
);

test("bars follow each other without a gap, and the last has no end", () => {
  const bars = createHistogram(DAYS_ON_LOT_STARTS).listBars();
  expect(bars[0]).toEqual({ from: 0, to: 14, count: 0 });
  expect(bars.at(-1)).toEqual({ from: 180, to: null, count: 0 });
  bars.slice(1).forEach(({ from }, at) => {
    expect(from).toBe((bars[at]?.to ?? Number.NaN) + 1);
  });
});
