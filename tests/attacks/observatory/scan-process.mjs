// One scan by MDN's Observatory, as its own scan() makes it, of a site on this machine: scan-process.mjs <package folder> <http port> <https port>
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, httpPort, httpsPort] = process.argv.slice(2);
// Lists that the package downloads when it is installed: of preloaded domains and of top-level domains. Ours is in none.
mkdirSync(join(folder, "conf"), { recursive: true });
writeFileSync(join(folder, "conf", "hsts-preload.json"), "{}");
writeFileSync(join(folder, "conf", "tld-list.json"), "[]");

const load = (file) => import(pathToFileURL(join(folder, "src", file)).href);
const { retrieve } = await load("retriever/retriever.js");
const { ALL_TESTS } = await load("constants.js");
const { getGradeForScore, getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");

const requests = await retrieve("localhost", { httpPort, httpsPort });
const tests = ALL_TESTS.map((test) => test(requests)).map((output) => ({
  name: output.constructor.name,
  result: output.result,
  isPassed: output.pass,
  modifier: getScoreModifier(output.result),
}));
const total = (modifiers) => modifiers.reduce((sum, it) => sum + it, 100);
const modifiers = tests.map(({ modifier }) => modifier);
const uncurved = total(modifiers.filter((it) => it < 0));
const score =
  uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total(modifiers) : uncurved;
process.stdout.write(JSON.stringify({ ...getGradeForScore(score), tests }));
process.exitCode = 0;
