// The units that npm test leaves out, because they take long: npm run test:further
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { FURTHER_ROWS, FURTHER_UNITS } from "./further-tests.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
} from "./project.mjs";
import { runUnits } from "./run-units.mjs";
import { REPORTS } from "./walk-journeys.mjs";

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
const files = [...FURTHER_UNITS, ...FURTHER_ROWS];
const gone = files.filter((it) => !existsSync(join(projectFolder, it)));
for (const file of gone) say(`There is no ${file}: scripts/further-tests.mjs`);
const hasPassed = runUnits(join(REPORTS, "further-units.json"), {
  args: files,
  browser: findBrowser(),
});
process.exit(hasPassed && gone.length === 0 ? 0 : 1);
