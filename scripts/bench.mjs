// Benchmarks, on the newest build: npm run bench -- search | pages | web | leads | estimates | import | valuation | content
import { findBrowser } from "./find-browser.mjs";
import { ensureBuilt, ensureInstalled, runProgram } from "./project.mjs";

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
const args = process.argv.slice(2);
const browser = args[0] === "web" ? findBrowser() : null;
if (args[0] === "web" && browser === null) process.exit(1);
process.exit(
  await runProgram(["bench/bench.ts", ...args], {
    ...(browser !== null && { BROWSER_PATH: browser }),
  }),
);
