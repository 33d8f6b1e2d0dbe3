import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { FURTHER_JOURNEY_FILES } from "./further-tests.mjs";
import { projectFolder, say, succeeds } from "./project.mjs";
import { countJourneys, readReport } from "./test-report.mjs";

export const REPORTS = join(projectFolder, "test-results");
export const JOURNEY_REPORT = join(REPORTS, "journeys.json");
const FURTHER_REPORT = join(REPORTS, "further-journeys.json");

/** What tests/e2e/further.ts puts into titles, and whole files. Playwright looks for it in the name of the file as well. */
const FURTHER = `@further|\\b(?:${FURTHER_JOURNEY_FILES.join("|")})\\.spec\\.ts`;

/** Walks those that Playwright's arguments name; all without any. Says whether they passed. */
export function walkJourneys(args = [], extraEnvironment = {}) {
  const browser = findBrowser();
  if (browser === null) {
    say("Without a browser the journeys cannot run: this step has failed.");
    return false;
  }
  return succeeds("playwright", ["test", ...args], {
    ...extraEnvironment,
    BROWSER_PATH: browser,
  });
}

/** Those that ask every rule once. */
export function walkFirstJourneys() {
  return walkJourneys(["--grep-invert", FURTHER]);
}

/** How many `walkFirstJourneys` leaves out. Asked before it: to load Playwright's configuration makes the sites' data new. */
export function countFurtherJourneys() {
  const args = ["test", "--list", "--grep", FURTHER, "--reporter=json"];
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: FURTHER_REPORT };
  const hasListed = succeeds("playwright", args, output, "ignore");
  return hasListed ? countJourneys(readReport(FURTHER_REPORT)) : 0;
}
