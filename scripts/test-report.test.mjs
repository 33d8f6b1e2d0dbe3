import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  countJourneys,
  failures,
  flakyJourneys,
  furtherJourneys,
  furtherUnits,
  journeyCounts,
  skippedFiles,
  unitCounts,
} from "./test-report.mjs";
import { FURTHER_JOURNEY_FILES, FURTHER_UNITS } from "./further-tests.mjs";

const PROJECT = "/project";
const UNITS = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      name: "/project/app/price.test.ts",
      status: "failed",
      assertionResults: [
        {
          status: "failed",
          fullName: "a price is never negative",
          failureMessages: ["\u001B[31mexpected -1 to be 0\u001B[39m"],
        },
        {
          status: "skipped",
          title: "asks the server (skipped when there is none)",
        },
      ],
    },
    {
      name: "/project/app/broken.test.ts",
      status: "failed",
      message: "Cannot find module './gone.ts'",
      assertionResults: [],
    },
  ],
};

const tried = (title, status, ...messages) => ({
  title,
  tests: [
    {
      status,
      results: messages.map((message) => ({
        errors: message === "" ? [] : [{ message }],
      })),
    },
  ],
});

const JOURNEYS = {
  stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 2 },
  errors: [{ message: "The site did not start." }],
  suites: [
    {
      title: "list.spec.ts",
      specs: [tried("filters", "expected", "")],
      suites: [
        {
          title: "on a phone",
          specs: [
            tried("the focus returns", "flaky", "It was on the body.", ""),
            tried("the count is said", "unexpected", "First.", "Second."),
          ],
        },
      ],
    },
  ],
};

test("what passed on its second try is counted as passed and named with the reason of the first", () => {
  expect(journeyCounts(JOURNEYS)).toEqual({ passed: 6, failed: 1, skipped: 2 });
  expect(flakyJourneys(JOURNEYS)).toEqual([
    "FLAKY: list.spec.ts › on a phone › the focus returns\n    It was on the body.",
  ]);
});

test("every failure is told in full at the end, those of whole files and of the sites as well", () => {
  expect(failures(UNITS, JOURNEYS, PROJECT)).toEqual([
    "FAILED: app/price.test.ts › a price is never negative\n    expected -1 to be 0",
    "FAILED: app/broken.test.ts\n    Cannot find module './gone.ts'",
    "FAILED: list.spec.ts › on a phone › the count is said\n    Second.",
    "FAILED: the journeys\n    The site did not start.",
  ]);
});

test("reasons are cut, the more the more of them there are", () => {
  const report = (count) => ({
    suites: [
      {
        title: "x.spec.ts",
        specs: Array.from({ length: count }, (_, at) =>
          tried(`x${at}`, "unexpected", "y".repeat(99_999)),
        ),
      },
    ],
  });
  const lengthOf = (count) =>
    failures(null, report(count), PROJECT).join("\n").length;
  expect(lengthOf(1)).toBeLessThan(2_000);
  expect(lengthOf(60)).toBeLessThan(25_000);
  expect(lengthOf(60)).toBeGreaterThan(15_000);
});

test("a skip is told with its reason", () => {
  expect(unitCounts(UNITS)).toEqual({ passed: 7, failed: 1, skipped: 1 });
  expect(skippedFiles(UNITS, PROJECT)).toEqual([
    "SKIPPED 1 tests of app/price.test.ts: skipped when there is none",
  ]);
});

test("the journeys that were left out are counted, and the command that walks them is named", () => {
  expect(countJourneys(JOURNEYS)).toBe(3);
  const [line] = furtherJourneys(3);
  expect(line).toMatch(/^NOT WALKED 3 further journeys/);
  expect(line).toContain("npm run test:journeys");
  expect(furtherJourneys(0)).toEqual([]);
});

test("a step that never ran counts nothing", () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(unitCounts(null)).toEqual(nothing);
  expect(journeyCounts(null)).toEqual(nothing);
  expect(countJourneys(null)).toBe(0);
  expect(failures(null, null, PROJECT)).toEqual([]);
  expect(flakyJourneys(null)).toEqual([]);
  expect(skippedFiles(null, PROJECT)).toEqual([]);
});

test("files that are left out are named, with the command that runs them", () => {
  expect(furtherUnits([])).toEqual([]);
  expect(furtherUnits(["cli/valuation.test.ts"])).toEqual([
    "NOT RUN 1 long files of tests: npm run test:further runs them, and npm run test:attacks those of attacks with all their force (cli/valuation.test.ts)",
  ]);
});

test("every file that is left out is there", () => {
  const journeys = FURTHER_JOURNEY_FILES.map((it) => `tests/e2e/${it}.spec.ts`);
  for (const file of [...FURTHER_UNITS, ...journeys])
    expect([file, existsSync(join(import.meta.dirname, "..", file))]).toEqual([
      file,
      true,
    ]);
});
