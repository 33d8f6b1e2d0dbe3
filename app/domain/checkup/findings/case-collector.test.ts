import fc from "fast-check";
import { expect, test } from "vitest";
import { collectCases } from "./case-collector.ts";
import type { CheckWords } from "./finding.ts";

const WORDS: CheckWords = {
  id: "x",
  severity: "note",
  title: "X",
  meaning: "It is so.",
  advice: "Change it.",
};

function aCase(detail: string) {
  const nothing = { vin: null, stockNumber: null, storeId: null };
  return { ...nothing, name: null, row: null, path: null, detail };
}

test("nothing added is no finding", () => {
  expect(collectCases(WORDS, "vehicle").buildFinding()).toBeNull();
});

test("everything is counted, at most 25 cases of a group and 20 groups are kept, the largest groups first", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          label: fc.integer({ max: 30, min: 0 }),
          count: fc.integer({ min: 1, max: 9 }),
        }),
        { minLength: 1, maxLength: 300 },
      ),
      (added) => {
        const collector = collectCases(WORDS, "row");
        for (const { label, count } of added)
          collector.add({ case: aCase("bad"), label: `${label}`, count });
        const finding = collector.buildFinding();
        const total = added.reduce((sum, { count }) => sum + count, 0);
        const labels = new Set(added.map(({ label }) => label)).size;
        expect(finding).toMatchObject({ ...WORDS, unit: "row", count: total });
        const groups = finding?.groups ?? [];
        expect(groups.length + (finding?.moreGroups ?? 0)).toBe(labels);
        expect(groups.length).toBeLessThanOrEqual(20);
        const counts = groups.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        for (const { cases } of groups)
          expect(cases.length).toBeLessThanOrEqual(25);
      },
    ),
  );
});

test("of too many cases those of the highest rank are kept, highest first, whatever the order", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        Array.from({ length: 60 }, (_, at) => at),
        {
          minLength: 60,
        },
      ),
      (ranks) => {
        const collector = collectCases(WORDS, "vehicle");
        for (const rank of ranks)
          collector.add({ case: aCase(`${rank}`), rank });
        const kept = collector.buildFinding()?.groups[0]?.cases ?? [];
        expect(kept.map(({ detail }) => Number(detail))).toEqual(
          Array.from({ length: 25 }, (_, at) => 59 - at),
        );
      },
    ),
  );
});

test("without ranks the first that came are kept", () => {
  const collector = collectCases(WORDS, "vehicle");
  for (let at = 0; at < 40; at++) collector.add({ case: aCase(`${at}`) });
  const kept = collector.buildFinding()?.groups[0]?.cases ?? [];
  expect(kept.map(({ detail }) => detail)).toEqual(
    Array.from({ length: 25 }, (_, at) => `${at}`),
  );
});
