// Finds strace for the fault tests that stop or spoil single system calls, or installs it where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "./project.mjs";

/** Path of the executable; null, with the reason said, when there is none to be had. */
export function findStrace() {
  return onThisMachine() ?? fromPackageManager();
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = folders.map((folder) => join(folder, "strace"));
  return paths.find((path) => existsSync(path)) ?? null;
}

function fromPackageManager() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) {
    say(
      "No strace on this machine: install it (Debian: apt-get install strace).",
    );
    return null;
  }
  say("Installing strace from the system's packages …");
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "strace"], options);
  return onThisMachine();
}
