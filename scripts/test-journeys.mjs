// Every browser journey, those too that npm test leaves out: npm run test:journeys -- [what `playwright test` takes]
// Without arguments every address is crawled and every case of consent is met besides. --cookies-blocked walks them in a
// browser that keeps nothing, --in-spanish on the pages below /es.
import { join } from "node:path";
import { mkdirSync, rmSync } from "node:fs";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
} from "./project.mjs";
import { runUnits } from "./run-units.mjs";
import {
  failures,
  flakyJourneys,
  journeyCounts,
  readReport,
  unitCounts,
} from "./test-report.mjs";
import { JOURNEY_REPORT, REPORTS, walkJourneys } from "./walk-journeys.mjs";

const SITE_REPORT = join(REPORTS, "whole-sites.json");
/** npm test asks a part of what these ask. */
const WHOLE_SITES = [
  "tests/consent",
  "tests/crawl",
  "tests/contracts/booking-race",
];

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
for (const report of [SITE_REPORT, JOURNEY_REPORT])
  rmSync(report, { force: true });
const BLOCKED = "--cookies-blocked";
const IN_SPANISH = "--in-spanish";
const asked = process.argv.slice(2);
const args = asked.filter((it) => it !== BLOCKED && it !== IN_SPANISH);
const hasAsked = asked.length > 0 || askWholeSites();
const hasWalked = walkJourneys(args, {
  // A second checker of accessibility takes as long again as the first.
  EVERY_CHECKER: "1",
  ...(asked.includes(BLOCKED) && { JOURNEY_COOKIES: "blocked" }),
  ...(asked.includes(IN_SPANISH) && { JOURNEY_LANGUAGE: "es" }),
});
report();

function askWholeSites() {
  return runUnits(SITE_REPORT, {
    args: WHOLE_SITES,
    browser: findBrowser(),
    environment: { TEST_EFFORT: "full" },
  });
}

function report() {
  const sites = readReport(SITE_REPORT);
  const journeys = readReport(JOURNEY_REPORT);
  for (const lines of failures(sites, journeys, projectFolder))
    say(`\n${lines}`);
  for (const lines of flakyJourneys(journeys)) say(`\n${lines}`);
  const counts = [unitCounts(sites), journeyCounts(journeys)];
  const sum = (key) => counts.reduce((total, it) => total + it[key], 0);
  const hasPassed = hasAsked && hasWalked;
  // A run that broke down has no failed test of its own.
  const others = !hasPassed && sum("failed") === 0 ? 1 : 0;
  console.log(
    `\n${sum("passed")} passed, ${sum("failed") + others} failed, ${sum("skipped")} skipped`,
  );
  process.exit(hasPassed ? 0 : 1);
}
