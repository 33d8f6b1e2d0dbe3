// What the end of `npm test` says: counts, skips, what needed a second try, and why something failed.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };
/** Enough to see what was expected and what came, of one failure and of all. */
const LONGEST_REASON = 1_500;
const LONGEST_REPORT = 20_000;
const SHORTEST_REASON = 200;

/** @returns the report of Vitest or Playwright in a file; null when the step did not come so far */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

export function unitCounts(report) {
  if (report === null) return NO_TESTS;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** What passed on its second try has passed; `flakyJourneys` names it. */
export function journeyCounts(report) {
  if (report === null) return NO_TESTS;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** How many a report tells of, whether they were walked or listed. */
export function countJourneys(report) {
  return journeysOf(report).length;
}

/** What was left out is said as loudly as a skip. */
export function furtherJourneys(count) {
  return count === 0
    ? []
    : [
        `NOT WALKED ${count} further journeys, which ask the same rules at other widths, stores, latencies and pages: npm run test:journeys walks every one`,
      ];
}

/** A file that is left out is named, with the command that runs it. */
export function furtherUnits(files) {
  return files.length === 0
    ? []
    : [
        `NOT RUN ${files.length} long files of tests: npm run test:further runs them, and npm run test:attacks those of attacks with all their force (${files.join(", ")})`,
      ];
}

/** A skip is said aloud, with the reason that its test's name gives. */
export function skippedFiles(report, projectFolder) {
  if (report === null) return [];
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const skipped = assertionResults.filter(
      ({ status }) => status !== "passed" && status !== "failed",
    );
    if (skipped.length === 0) return [];
    const [reason] = skipped.flatMap(
      ({ title }) => /\(([^()]*)\)$/.exec(title)?.[1] ?? [],
    );
    return [
      `SKIPPED ${skipped.length} tests of ${relative(projectFolder, name)}: ${reason ?? skipped[0].title}`,
    ];
  });
}

/** Each journey that failed first and passed then, with what went wrong the first time. */
export function flakyJourneys(report) {
  return told(
    "FLAKY",
    journeysOf(report)
      .filter(({ status }) => status === "flaky")
      .map(({ title, results }) => ({ title, reason: reasonOf(results[0]) })),
  );
}

/** The failed tests of both, with the errors of their last try. */
export function failures(unitReport, journeyReport, projectFolder) {
  const units = (unitReport?.testResults ?? []).flatMap((file) => {
    const place = relative(projectFolder, file.name);
    const failed = file.assertionResults.filter(
      ({ status }) => status === "failed",
    );
    // A file that does not load has no tests.
    if (failed.length === 0 && file.status === "failed")
      return [{ title: place, reason: file.message ?? "" }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${place} › ${fullName}`,
      reason: failureMessages.join("\n"),
    }));
  });
  const journeys = journeysOf(journeyReport)
    .filter(({ status }) => status === "unexpected")
    .map(({ title, results }) => ({ title, reason: reasonOf(results.at(-1)) }));
  const broken = (journeyReport?.errors ?? []).map((error) => ({
    title: "the journeys",
    reason: messageOf(error),
  }));
  return told("FAILED", [...units, ...journeys, ...broken]);
}

function told(word, cases) {
  const longest = Math.min(
    LONGEST_REASON,
    Math.max(SHORTEST_REASON, Math.floor(LONGEST_REPORT / cases.length)),
  );
  return cases.map(
    ({ title, reason }) =>
      `${word}: ${title}\n${indented(shortened(reason, longest))}`,
  );
}

function journeysOf(report) {
  return (report?.suites ?? []).flatMap((suite) => journeysIn(suite, []));
}

function journeysIn(suite, above) {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: [...titles, spec.title].join(" › "),
      status,
      results,
    })),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((it) => journeysIn(it, titles)),
  ];
}

function reasonOf(result) {
  return (result?.errors ?? []).map(messageOf).join("\n");
}

function messageOf(error) {
  return error.message ?? error.value ?? "";
}

function shortened(text, longest) {
  const plain = stripVTControlCharacters(text).trim();
  return plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
}

function indented(text) {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `    ${line}`)
    .join("\n");
}
