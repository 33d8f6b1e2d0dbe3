// Every attack on the built site with all its force: npm run test:attacks (npm test makes the same ones more lightly)
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
} from "./project.mjs";
import { runUnits } from "./run-units.mjs";

const REPORTS = join(projectFolder, "test-results");
const REPORT = join(REPORTS, "attacks.json");
/** A run without one of these is no proof. */
const ATTACKS = {
  A01: "an answer without its headers",
  A02: "a script that a field brings",
  A03: "a nonce that is used again",
  A04: "markup that our scripts write",
  A05: "a script that the feed brings",
  A06: "a script that an address brings",
  A07: "addresses that lead off the site",
  A08: "a foreign host in what the site says",
  A09: "a page that one visitor spoils for the next",
  A10: "pages kept under the name of a file",
  A11: "what one visitor may see reaches another through a copy",
  A12: "gated bytes in anything that leaves the server",
  A13: "a forged unlock",
  A14: "a locked price is recovered by asking",
  A15: "a private vehicle is told from none",
  A16: "mail to a foreign recipient",
  A17: "headers and envelopes written by a field",
  A18: "elements of the ADF written by a field",
  A19: "formulas in what a spreadsheet opens",
  A20: "feeds that explode or look elsewhere",
  A21: "photos that are fetched from inside",
  A22: "pictures that are none, and sizes that are not offered",
  A23: "codes that are guessed",
  A24: "codes that are sent a thousand times",
  A25: "requests that another site makes",
  A26: "prototypes that a name reaches",
  A27: "fields that a form does not have",
  A28: "patterns and addresses that keep the server busy",
  A29: "orders to the database in a field",
  A30: "personal data outside leads and mails",
  A32: "HTTP that no browser speaks",
  A33: "bodies that keep the server busy or fill its memory",
  A34: "whoever may not enters the console, or does there what is not theirs",
};

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
const browser = findBrowser();
if (browser === null) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
rmSync(REPORT, { force: true });
const hasPassed = runUnits(REPORT, {
  args: ["tests/attacks", "--testTimeout=1800000"],
  // A line an attack: some take minutes.
  reporter: "verbose",
  browser,
  environment: { TEST_EFFORT: "full" },
});
report();

function report() {
  if (!existsSync(REPORT)) {
    say("\n0 passed, 1 failed, 0 skipped");
    process.exit(1);
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } =
    JSON.parse(readFileSync(REPORT, "utf8"));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(join(projectFolder, "tests", "attacks"), name),
      title,
      status,
    })),
  );
  for (const { title, status } of tests)
    if (status !== "passed" && status !== "failed") say(`SKIPPED ${title}`);
  console.log("");
  const unproven = Object.keys(ATTACKS).filter((id) => !tellOne(id, tests));
  // A file that could not be run has no failed test of its own.
  const others = !hasPassed || unproven.length > 0 ? 1 : 0;
  const failed = numFailedTests > 0 ? numFailedTests : others;
  console.log(
    `\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`,
  );
  process.exit(failed === 0 ? 0 : 1);
}

/** One line a number; says whether its tests ran and passed. */
function tellOne(id, tests) {
  const own = tests.filter(({ title }) => numbersIn(title).includes(id));
  const failed = own.filter(({ status }) => status === "failed").length;
  const passed = own.filter(({ status }) => status === "passed").length;
  const isProven = failed === 0 && passed > 0;
  const files = [...new Set(own.map(({ file }) => file))].join(", ");
  console.log(
    `${id}  ${isProven ? "passed" : "FAILED"}  ${ATTACKS[id]}: ${passed} of ${own.length} tests, ${files}`,
  );
  return isProven;
}

/** `A17, A18: no field …` → A17 and A18. */
function numbersIn(title) {
  return /^((?:A\d\d(?:, )?)+):/.exec(title)?.[1].split(", ") ?? [];
}
