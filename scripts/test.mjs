// Everything that must hold before a change lands. `npm test -- unit` runs the steps so named alone.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
  succeeds,
} from "./project.mjs";

const REPORTS = join(projectFolder, "test-results");
const UNIT_REPORT = join(REPORTS, "unit.json");
const JOURNEY_REPORT = join(REPORTS, "journeys.json");

const STEPS = [
  ["format", () => succeeds("prettier", ["--check", "--log-level=warn", "."])],
  ["lint", () => succeeds("oxlint", ["--deny-warnings", "--quiet"])],
  [
    "types",
    () =>
      succeeds("react-router", ["typegen"]) && succeeds("tsc", ["--noEmit"]),
  ],
  ["unused", () => succeeds("knip", [])],
  ["build", ensureBuilt],
  ["unit", runUnitTests],
  ["journeys", runJourneys],
];

const wanted = process.argv.slice(2);
const names = STEPS.map(([name]) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`No such step: ${unknown.join(", ")}. Steps: ${names.join(", ")}`);
  process.exit(64);
}
ensureInstalled({ withTools: true });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const failed = [];
for (const [name, run] of STEPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAtMs = Date.now();
  say(`\n── ${name}`);
  if (!run()) failed.push(name);
  say(`── ${name}: ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
}
report();

function runUnitTests() {
  return succeeds("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
}

function runJourneys() {
  const browser = findBrowser();
  if (browser !== null)
    return succeeds("playwright", ["test"], { BROWSER_PATH: browser });
  say("Without a browser the journeys cannot run: this step has failed.");
  return false;
}

function report() {
  const counts = { unit: unitCounts(), journeys: journeyCounts() };
  const sum = (key) => counts.unit[key] + counts.journeys[key];
  // A step that failed without a failed test of its own counts as one.
  const others = failed.filter((name) => !(counts[name]?.failed > 0)).length;
  for (const line of skippedFiles()) say(line);
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`);
  console.log(
    `\n${sum("passed")} passed, ${sum("failed") + others} failed, ${sum("skipped")} skipped`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
}

/** A skip is said aloud, with the reason that its test's name gives. */
function skippedFiles() {
  if (!existsSync(UNIT_REPORT)) return [];
  const { testResults } = JSON.parse(readFileSync(UNIT_REPORT, "utf8"));
  return testResults.flatMap(({ name, assertionResults }) => {
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

function unitCounts() {
  if (!existsSync(UNIT_REPORT)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(UNIT_REPORT, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function journeyCounts() {
  if (!existsSync(JOURNEY_REPORT)) return { passed: 0, failed: 0, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(JOURNEY_REPORT, "utf8"));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
