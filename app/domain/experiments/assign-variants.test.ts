import { expect, test } from "vitest";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import {
  assignVariant,
  assignVariants,
  type Experiment,
  findBucket,
  getExperimentState,
  listRunning,
} from "./assign-variants.ts";

const IDS = Array.from({ length: 100_000 }, (_, at) =>
  (at * 2_654_435_761).toString(16).padStart(36, "0"),
);

function withShares(shares: readonly number[], name = "shares"): Experiment {
  return {
    ...SAMPLE_EXPERIMENT,
    name,
    variants: shares.map((sharePercent, at) => ({
      name: at === 0 ? "control" : `variant-${at}`,
      sharePercent,
      settings: {},
      langs: { en: {}, es: {} },
    })),
  };
}

function countShares(experiment: Experiment): readonly number[] {
  const seen = IDS.map((id) => assignVariant(experiment, id));
  return experiment.variants.map(
    ({ name }) => (100 * seen.filter((it) => it === name).length) / IDS.length,
  );
}

test.each([
  [[50, 50]],
  [[90, 10]],
  [[33.34, 33.33, 33.33]],
  [[0, 100]],
  [[97.5, 2.5]],
])("100,000 visitors fall within one percent of the shares %j", (shares) => {
  for (const [at, percent] of countShares(withShares(shares)).entries())
    expect(Math.abs(percent - (shares[at] ?? 0))).toBeLessThan(1);
});

test("who is in a variant of one experiment is in either variant of another as often", () => {
  const one = withShares([50, 50], "one");
  const other = withShares([50, 50], "other");
  const inFirst = IDS.filter((id) => assignVariant(one, id) === "variant-1");
  const inBoth = inFirst.filter((id) => assignVariant(other, id) === "control");
  expect(Math.abs(inBoth.length / inFirst.length - 0.5)).toBeLessThan(0.01);
});

test("the bucket of an id stays the same in every version, because visitors and figures hang on it", () => {
  const buckets = ["a1", "visitor", "0f".repeat(18)].map((id) =>
    findBucket({ name: "first-words" }, id),
  );
  expect(buckets).toEqual([3549, 8230, 8159]);
});

test("a draft, one that has not begun and one that is over run nowhere", () => {
  const states = (
    [
      [{ isDraft: true }, "2026-11-20T00:00:00Z"],
      [{}, "2026-11-01T04:59:59.999Z"],
      [{}, "2026-11-01T05:00:00Z"],
      [{}, "2026-12-01T05:59:59.999Z"],
      [{}, "2026-12-01T06:00:00Z"],
    ] as const
  ).map(([changes, at]) => {
    const experiment = { ...SAMPLE_EXPERIMENT, ...changes };
    const nowMs = Date.parse(at);
    return [
      getExperimentState(experiment, nowMs),
      listRunning([experiment], nowMs).length,
    ];
  });
  expect(states).toEqual([
    ["draft", 0],
    ["scheduled", 0],
    ["running", 1],
    ["running", 1],
    ["ended", 0],
  ]);
});

test("whoever has no id sees the site as it is", () => {
  expect(assignVariants([withShares([0, 100])], null)).toEqual([
    { experiment: "shares", variant: "control" },
  ]);
});
