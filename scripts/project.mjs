// Plain Node 20: these scripts run before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { areInstalled } from "./installed-packages.mjs";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const modulesFolder = join(projectFolder, "node_modules");
const binFolder = join(modulesFolder, ".bin");

/** Node 24 comes with the dependencies; the machine's own only starts it. */
export const node24 = join(binFolder, "node");

/** Environment in which the project's own Node and tools come first. */
export function projectEnvironment(extra = {}) {
  const path = `${binFolder}${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH: path, ...extra };
}

/** Installs from the lockfile unless what npm installed last is that already; the process ends when it fails. */
export function ensureInstalled({ withTools = false } = {}) {
  if (isInstalled(withTools)) return;
  say("Installing what the lockfile names, from the start (about a minute) …");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  if (withTools) args.push("--include=dev");
  if (succeeds("npm", args)) return;
  say("`npm ci` failed: see above. Nothing was built or started.");
  process.exit(1);
}

function isInstalled(withTools) {
  const installed = packagesIn(join(modulesFolder, ".package-lock.json"));
  const wanted = packagesIn(join(projectFolder, "package-lock.json"));
  return existsSync(node24) && areInstalled(wanted, installed, { withTools });
}

function packagesIn(lockfile) {
  if (!existsSync(lockfile)) return {};
  return JSON.parse(readFileSync(lockfile, "utf8")).packages ?? {};
}

const BUILD_INPUTS = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
  "vite-chunks.ts",
  "vite.console.config.ts",
  "scripts/build.mjs",
];

/** scripts/build.mjs writes the hash of its sources here when it is done. */
export const buildStamp = join(projectFolder, "build", ".built");

/**
 * What runs needs the build and the packages of production. The tools, which a production install leaves out, are
 * installed only where there is something to build. Says whether all is there.
 */
export function ensureRunnable() {
  ensureInstalled({ withTools: !isBuilt() });
  return ensureBuilt();
}

function isBuilt() {
  return (
    existsSync(buildStamp) &&
    readFileSync(buildStamp, "utf8") === hashBuildInputs()
  );
}

/** Builds unless the last build was of these very sources; says whether there is a build now. */
export function ensureBuilt() {
  if (isBuilt()) return true;
  say("Building …");
  return succeeds(node24, [join(projectFolder, "scripts", "build.mjs")]);
}

/** Names and bytes: a file that was deleted, or unpacked with an old date, counts too. */
export function hashBuildInputs() {
  const hash = createHash("sha256");
  for (const path of BUILD_INPUTS.flatMap((it) => listFiles(it)).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectFolder, path)))
      .update("\0");
  return hash.digest("hex");
}

function listFiles(path) {
  const full = join(projectFolder, path);
  if (!existsSync(full) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => listFiles(`${path}/${name}`));
}

/** Runs a command to its end; what it writes is seen, unless `output` is "ignore". */
export function succeeds(
  command,
  args,
  extraEnvironment = {},
  output = "inherit",
) {
  const { status, error } = spawnSync(command, args, {
    cwd: projectFolder,
    env: projectEnvironment(extraEnvironment),
    stdio: ["inherit", output, "inherit"],
    // On Windows npm and the tools are .cmd files, which Node starts through a shell alone.
    shell: process.platform === "win32" && !isAbsolute(command),
  });
  if (error) say(`${command} could not be started: ${error.message}`);
  return status === 0;
}

/**
 * Runs a program on Node 24, which reads `.env` when there is one and gets this process's signals. Resolves
 * to its exit code, as a shell would tell it: 128 and the number of the signal that ended it.
 */
export function runProgram(args, extraEnvironment = {}) {
  const child = spawn(node24, [...dotEnv(), ...args], {
    cwd: projectFolder,
    env: projectEnvironment(extraEnvironment),
    stdio: "inherit",
  });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, passOn);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, passOn);
      resolve(code);
    };
    child.on("exit", (code, signal) =>
      end(code ?? 128 + (constants.signals[signal] ?? 0)),
    );
    child.on("error", (error) => {
      say(`${node24} could not be started: ${error.message}`);
      end(1);
    });
  });
}

/** Node says so on every start when the file that it may read is not there. */
export function dotEnv() {
  return existsSync(join(projectFolder, ".env")) ? ["--env-file=.env"] : [];
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}
