// The leads' promises under crashes, outages and full disks: npm run test:faults -- [--thorough] [F01 F04 …]
import { findBrowser } from "./find-browser.mjs";
import { findStrace } from "./find-strace.mjs";
import { ensureBuilt, ensureInstalled, runProgram } from "./project.mjs";

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
const browser = findBrowser();
const strace = findStrace();
process.exit(
  await runProgram(["tests/faults/run-faults.ts", ...process.argv.slice(2)], {
    ...(browser !== null && { BROWSER_PATH: browser }),
    ...(strace !== null && { STRACE_PATH: strace }),
  }),
);
