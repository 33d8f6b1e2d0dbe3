// Finds a Chromium for the journeys, or installs one where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "./project.mjs";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of an executable; null, with the reason said, when there is none to be had. */
export function findBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    say(`BROWSER_PATH is ${named}, and there is no such file.`);
    return null;
  }
  return onThisMachine() ?? fromPlaywright() ?? fromPackageManager();
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...candidates, ...PLACES].find((path) => existsSync(path)) ?? null;
}

function fromPlaywright() {
  const node =
    "import('@playwright/test').then(({chromium}) => console.log(chromium.executablePath()))";
  const asked = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", node],
    { encoding: "utf8" },
  );
  const path = asked.stdout?.trim();
  return path && existsSync(path) ? path : null;
}

function fromPackageManager() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) {
    say(
      "No Chromium on this machine. Install one (Debian: apt-get install chromium; " +
        "elsewhere: npx playwright install chromium) or set BROWSER_PATH to one.",
    );
    return null;
  }
  say("Installing Chromium from the system's packages …");
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "chromium", "fonts-liberation"],
    options,
  );
  return onThisMachine();
}
