// A shopper without a plan: npm run test:driver -- [--seed 1] [--count 300] [--from 1] (npm test walks twelve such paths)
import { findBrowser } from "./find-browser.mjs";
import { ensureBuilt, ensureInstalled, say, succeeds } from "./project.mjs";

const FLAGS = {
  "--seed": ["DRIVER_SEED", "1"],
  "--count": ["DRIVER_COUNT", "300"],
  "--from": ["DRIVER_FROM", "1"],
};

const environment = Object.fromEntries(Object.values(FLAGS));
const args = process.argv.slice(2);
for (let at = 0; at < args.length; at += 2) {
  const [name] = FLAGS[args[at]] ?? [];
  if (name === undefined || !/^\d+$/.test(args[at + 1] ?? "")) {
    say(`Known are ${Object.keys(FLAGS).join(", ")}, each with a number.`);
    process.exit(64);
  }
  environment[name] = args[at + 1];
}
ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
const browser = findBrowser();
if (browser === null) process.exit(1);
const hasPassed = succeeds(
  "playwright",
  // A path that fails once has failed: the next try would meet other latencies.
  ["test", "tests/e2e/random-shopper.spec.ts", "--retries=0"],
  { ...environment, BROWSER_PATH: browser },
);
process.exit(hasPassed ? 0 : 1);
