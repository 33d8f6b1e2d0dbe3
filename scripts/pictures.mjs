// Pictures of the sample site: npm run pictures -- [take | check | update]
// `take` makes those of docs/pictures, `check` compares twelve pages and /design with tests/pictures/kept, and `update`
// takes these anew.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectFolder,
  say,
  succeeds,
} from "./project.mjs";

const KEPT = join(projectFolder, "tests", "pictures", "kept");
const DIFFERENCES = join(
  projectFolder,
  "test-results",
  "pictures",
  "differences",
);
const BROWSER_NOTE = join(KEPT, "browser.txt");
const CONFIGURATION = "tests/pictures/playwright.config.ts";
const TASKS = { take: takePictures, check, update };

const [task = "take", ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task)) {
  say(`No such task: ${task}. Tasks: ${Object.keys(TASKS).join(", ")}`);
  process.exit(64);
}
process.exit((await TASKS[task]()) ? 0 : 1);

async function takePictures() {
  await import("./take-pictures.mjs");
  return true;
}

async function check() {
  const browser = prepare();
  if (browser === null) return false;
  rmSync(DIFFERENCES, { recursive: true, force: true });
  const isSame = runPlaywright(browser, rest);
  if (isSame) return true;
  say("Each difference is marked in test-results/pictures/differences.");
  say("When all are meant: npm run pictures -- update");
  const keptBy = existsSync(BROWSER_NOTE)
    ? readFileSync(BROWSER_NOTE, "utf8").trim()
    : "no browser";
  const now = describeBrowser(browser);
  if (keptBy !== now)
    say(
      `They were taken with ${keptBy}; this is ${now}, which may draw otherwise.`,
    );
  return false;
}

async function update() {
  const browser = prepare();
  if (browser === null) return false;
  rmSync(KEPT, { recursive: true, force: true });
  const hasTaken = runPlaywright(browser, ["pictures.spec.ts"], {
    PICTURES_TASK: "update",
  });
  if (!hasTaken) return false;
  writeFileSync(BROWSER_NOTE, `${describeBrowser(browser)}\n`);
  const bytes = readdirSync(KEPT)
    .map((name) => statSync(join(KEPT, name)).size)
    .reduce((sum, it) => sum + it, 0);
  say(`Kept in tests/pictures/kept: ${Math.ceil(bytes / 1000)} kB`);
  return true;
}

/** The browser, or null where there is none. */
function prepare() {
  ensureInstalled({ withTools: true });
  return ensureBuilt() ? findBrowser() : null;
}

function runPlaywright(browser, args, extraEnvironment = {}) {
  return succeeds("playwright", ["test", "-c", CONFIGURATION, ...args], {
    ...extraEnvironment,
    BROWSER_PATH: browser,
  });
}

/** "Chromium 140.0.7339.80" */
function describeBrowser(browser) {
  return execFileSync(browser, ["--version"], { encoding: "utf8" })
    .trim()
    .split(" ")
    .slice(0, 2)
    .join(" ");
}
