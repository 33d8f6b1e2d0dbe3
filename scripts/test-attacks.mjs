// Every attack on the built site with all its force: npm run test:attacks (npm test makes the same ones more lightly)
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
  succeeds,
} from "./project.mjs";

const REPORTS = join(projectFolder, "test-results");
const REPORT = join(REPORTS, "attacks.json");

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
rmSync(REPORT, { force: true });
const hasPassed = succeeds(
  "vitest",
  [
    "run",
    "tests/attacks",
    // A line an attack: some take minutes.
    "--reporter=verbose",
    "--reporter=json",
    `--outputFile.json=${REPORT}`,
    "--testTimeout=900000",
  ],
  { ATTACK_EFFORT: "full" },
);
report();

function report() {
  if (!existsSync(REPORT)) {
    say("\n0 passed, 1 failed, 0 skipped");
    process.exit(1);
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } =
    JSON.parse(readFileSync(REPORT, "utf8"));
  const titles = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(({ title }) => title);
  for (const title of titles) say(`SKIPPED ${title}`);
  // A file that could not be run has no failed test of its own.
  const failed = numFailedTests + (hasPassed || numFailedTests > 0 ? 0 : 1);
  console.log(
    `\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`,
  );
  process.exit(hasPassed ? 0 : 1);
}
