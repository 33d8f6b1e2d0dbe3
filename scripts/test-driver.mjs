// A shopper without a plan: npm run test:driver -- [--seed 1] [--count 300] [--from 1] (npm test walks four such paths)
import { ensureBuilt, ensureInstalled, say } from "./project.mjs";
import { walkJourneys } from "./walk-journeys.mjs";

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
const hasPassed = walkJourneys(
  // A path that fails once has failed: the next try would meet other latencies.
  ["tests/e2e/random-shopper.spec.ts", "--retries=0"],
  environment,
);
process.exit(hasPassed ? 0 : 1);
