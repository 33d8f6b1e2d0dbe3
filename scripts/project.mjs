// Plain Node 20: these scripts run before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const modulesFolder = join(projectFolder, "node_modules");
const binFolder = join(modulesFolder, ".bin");

/** Node 24 comes with the dependencies; the machine's own only starts it. */
const node24 = join(binFolder, "node");

/** Environment in which the project's own Node and tools come first. */
export function projectEnvironment(extra = {}) {
  const path = `${binFolder}${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH: path, ...extra };
}

/** Installs from the lockfile when it is newer than what is installed. */
export function ensureInstalled() {
  const lockfile = readFileSync(join(projectFolder, "package-lock.json"));
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  const stamp = join(modulesFolder, ".installed-lockfile");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing what is missing (about a minute the first time) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Not `npm ci`: it refuses a lockfile that lacks other platforms' optional binaries.
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  run(npm, ["install", "--no-save", ...quiet]);
  writeFileSync(stamp, wanted);
}

const BUILD_INPUTS = [
  "app",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "scripts/build.mjs",
];

/** Builds when a source is newer than the last build. */
export function ensureBuilt() {
  const stamp = join(projectFolder, "build", ".built");
  const newestMs = Math.max(
    ...BUILD_INPUTS.map((path) => newestChangeMs(join(projectFolder, path))),
  );
  if (existsSync(stamp) && Number(readFileSync(stamp, "utf8")) >= newestMs)
    return;
  say("Building …");
  runNode([join(projectFolder, "scripts", "build.mjs")]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, String(newestMs));
}

/** Runs a command to its end; the process ends with it when it fails. */
export function run(command, args, extraEnvironment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: projectFolder,
    env: projectEnvironment(extraEnvironment),
    stdio: "inherit",
  });
  if (error) {
    say(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

export function runNode(args, extraEnvironment = {}) {
  run(node24, args, extraEnvironment);
}

/** Starts a program on Node 24 that reads `.env` when there is one and gets this process's signals. */
export function startNode(args, extraEnvironment = {}) {
  const child = spawn(node24, [...dotEnv(), ...args], {
    cwd: projectFolder,
    env: projectEnvironment(extraEnvironment),
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => child.kill(signal));
  return child;
}

/** Node says so on every start when the file that it may read is not there. */
function dotEnv() {
  return existsSync(join(projectFolder, ".env")) ? ["--env-file=.env"] : [];
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

function newestChangeMs(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(path).map((name) => newestChangeMs(join(path, name))),
  );
}
