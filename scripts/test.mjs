// Everything that must hold before a change lands. `npm test -- unit` runs the steps so named alone.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectEnvironment,
  projectFolder,
  say,
} from "./project.mjs";

const REPORTS = join(projectFolder, "test-results");

const STEPS = [
  ["format", "prettier", ["--check", "--log-level", "warn", "."]],
  ["lint", "oxlint", ["--deny-warnings", "--quiet"]],
  ["types", "react-router", ["typegen"]],
  ["types", "tsc", ["--noEmit"]],
  ["unused", "knip", []],
  ["build", ensureBuilt],
  [
    "unit",
    "vitest",
    [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(REPORTS, "unit.json")}`,
    ],
  ],
  ["journeys", "playwright", ["test"]],
];

const wanted = process.argv.slice(2);
ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const browser =
  wanted.length === 0 || wanted.includes("journeys") ? findBrowser() : null;
if (browser === null && wanted.length === 0) {
  say(
    "The browser journeys cannot run without a browser, so this run counts as failed.",
  );
}
const environment = projectEnvironment(
  browser === null ? {} : { BROWSER_PATH: browser },
);

const failed = [];
for (const [name, command, args] of STEPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAtMs = Date.now();
  say(`\n── ${name}`);
  if (!succeeds(command, args)) failed.push(name);
  say(`── ${name}: ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
}
report();

function succeeds(command, args) {
  if (typeof command === "function") {
    command();
    return true;
  }
  return (
    spawnSync(command, args, {
      cwd: projectFolder,
      env: environment,
      stdio: "inherit",
    }).status === 0
  );
}

function report() {
  const counts = [unitCounts(), journeyCounts()];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`);
  console.log(
    `\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
}

function unitCounts() {
  const path = join(REPORTS, "unit.json");
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(path, "utf8"),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  };
}

function journeyCounts() {
  const path = join(REPORTS, "journeys.json");
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(path, "utf8"));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
