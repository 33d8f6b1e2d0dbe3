// Everything that must hold before a change lands. `npm test -- unit` runs the steps so named alone.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
  succeeds,
} from "./project.mjs";
import { FURTHER_UNITS } from "./further-tests.mjs";
import { startBeside } from "./start-beside.mjs";
import { runUnits } from "./run-units.mjs";
import {
  failures,
  flakyJourneys,
  furtherJourneys,
  furtherUnits,
  journeyCounts,
  readReport,
  skippedFiles,
  unitCounts,
} from "./test-report.mjs";
import {
  countFurtherJourneys,
  JOURNEY_REPORT,
  REPORTS,
  walkFirstJourneys,
} from "./walk-journeys.mjs";

const UNIT_REPORT = join(REPORTS, "unit.json");

/** It reads every file on one core, so it begins first and is waited for when the build stands. */
const checkFormat = () =>
  startBeside("prettier", ["--check", "--log-level=warn", "."]);
let formatCheck = null;

const STEPS = [
  ["lint", () => succeeds("oxlint", ["--deny-warnings", "--quiet"])],
  [
    "types",
    () =>
      succeeds("react-router", ["typegen"]) && succeeds("tsc", ["--noEmit"]),
  ],
  ["unused", () => succeeds("knip", [])],
  ["build", ensureBuilt],
  ["format", () => formatCheck ?? checkFormat()],
  [
    "unit",
    () =>
      runUnits(UNIT_REPORT, {
        environment: { FILES_LEFT_OUT: FURTHER_UNITS.join(",") },
        browser: findBrowser(),
      }),
  ],
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
if (wanted.length === 0) formatCheck = checkFormat();
let furtherCount = 0;
for (const [name, run] of STEPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAtMs = Date.now();
  say(`\n── ${name}`);
  if (!(await run())) failed.push(name);
  say(`── ${name}: ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
}
report();

function runJourneys() {
  furtherCount = countFurtherJourneys();
  return walkFirstJourneys();
}

/** What is worth reading comes last: of a long run one sees the end. */
function report() {
  const units = readReport(UNIT_REPORT);
  const journeys = readReport(JOURNEY_REPORT);
  const counts = { unit: unitCounts(units), journeys: journeyCounts(journeys) };
  const sum = (key) => counts.unit[key] + counts.journeys[key];
  // A step that failed without a failed test of its own counts as one.
  const others = failed.filter((name) => !(counts[name]?.failed > 0)).length;
  for (const line of skippedFiles(units, projectFolder)) say(line);
  for (const line of furtherUnits(FURTHER_UNITS)) say(line);
  for (const line of furtherJourneys(furtherCount)) say(line);
  for (const lines of failures(units, journeys, projectFolder))
    say(`\n${lines}`);
  for (const lines of flakyJourneys(journeys)) say(`\n${lines}`);
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`);
  console.log(
    `\n${sum("passed")} passed, ${sum("failed") + others} failed, ${sum("skipped")} skipped`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
}
