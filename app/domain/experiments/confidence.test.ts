import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Counted,
  getDifferenceInterval,
  getRate,
  getRateInterval,
  isShareSuspect,
} from "./confidence.ts";

const counted = fc.integer({ min: 1, max: 1_000_000 }).chain((visitors) =>
  fc.record({
    visitors: fc.constant(visitors),
    converted: fc.integer({ min: 0, max: visitors }),
  }),
);

const round = ({ low, high }: { low: number; high: number }) => [
  Number(low.toFixed(4)),
  Number(high.toFixed(4)),
];

// Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3.
test.each<[Counted, readonly [number, number]]>([
  [{ converted: 81, visitors: 263 }, [0.2553, 0.3662]],
  [{ converted: 15, visitors: 148 }, [0.0624, 0.1605]],
  [{ converted: 0, visitors: 20 }, [0, 0.1611]],
  [{ converted: 1, visitors: 29 }, [0.0061, 0.1718]],
])("the interval of %j is the published one", (sample, interval) => {
  expect(round(getRateInterval(sample))).toEqual(interval);
});

// Newcombe 1998 (Statistics in Medicine 17, 873-890), table II, method 10.
test.each<[Counted, Counted, readonly [number, number]]>([
  [
    { converted: 56, visitors: 70 },
    { converted: 48, visitors: 80 },
    [0.0524, 0.3339],
  ],
  [
    { converted: 9, visitors: 10 },
    { converted: 3, visitors: 10 },
    [0.1705, 0.809],
  ],
  [
    { converted: 10, visitors: 10 },
    { converted: 0, visitors: 20 },
    [0.6791, 1],
  ],
])(
  "the interval of %j against %j is the published one",
  (one, other, interval) => {
    expect(round(getDifferenceInterval(one, other))).toEqual(interval);
  },
);

test("an interval holds the rate, stays between 0 and 1, and is narrower for more visitors of one rate", () => {
  fc.assert(
    fc.property(counted, (sample) => {
      const { low, high } = getRateInterval(sample);
      const rate = getRate(sample);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
      const more = getRateInterval({
        visitors: sample.visitors * 4,
        converted: sample.converted * 4,
      });
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

test("an interval of a difference holds the difference, and turns with its two sides", () => {
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      const { low, high } = getDifferenceInterval(one, other);
      const difference = getRate(one) - getRate(other);
      expect(low).toBeLessThanOrEqual(difference);
      expect(high).toBeGreaterThanOrEqual(difference);
      expect(low).toBeGreaterThanOrEqual(-1 - 1e-12);
      expect(high).toBeLessThanOrEqual(1 + 1e-12);
      const turned = getDifferenceInterval(other, one);
      expect(turned.low).toBeCloseTo(-high, 12);
      expect(turned.high).toBeCloseTo(-low, 12);
    }),
  );
});

test("nobody counted says nothing", () => {
  const nobody = { visitors: 0, converted: 0 };
  expect(getRateInterval(nobody)).toEqual({ low: 0, high: 1 });
  expect(getDifferenceInterval(nobody, nobody)).toEqual({ low: -1, high: 1 });
});

test.each([
  [[5000, 5000], false],
  [[5100, 4900], false],
  [[5300, 4700], true],
  [[30, 5], false],
])("half and half as %j is suspect: %s", ([a = 0, b = 0], isSuspect) => {
  const halves = [a, b].map((visitors) => ({ visitors, share: 0.5 }));
  expect(isShareSuspect(halves)).toBe(isSuspect);
});

test("visitors of a variant without a share are suspect", () => {
  const counts = [
    { visitors: 100, share: 1 },
    { visitors: 1, share: 0 },
  ];
  expect(isShareSuspect(counts)).toBe(true);
});
