// Every browser journey, those too that npm test leaves out: npm run test:journeys -- [what `playwright test` takes]
import { mkdirSync, rmSync } from "node:fs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
} from "./project.mjs";
import {
  failures,
  flakyJourneys,
  journeyCounts,
  readReport,
} from "./test-report.mjs";
import { JOURNEY_REPORT, REPORTS, walkJourneys } from "./walk-journeys.mjs";

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
rmSync(JOURNEY_REPORT, { force: true });
const hasPassed = walkJourneys(process.argv.slice(2));
const journeys = readReport(JOURNEY_REPORT);
for (const lines of failures(null, journeys, projectFolder)) say(`\n${lines}`);
for (const lines of flakyJourneys(journeys)) say(`\n${lines}`);
const { passed, failed, skipped } = journeyCounts(journeys);
// A run that broke down has no failed journey of its own.
const others = !hasPassed && failed === 0 ? 1 : 0;
console.log(
  `\n${passed} passed, ${failed + others} failed, ${skipped} skipped`,
);
process.exit(hasPassed ? 0 : 1);
