import { spawn } from "node:child_process";
import { isAbsolute } from "node:path";
import { projectEnvironment, projectFolder, say } from "./project.mjs";

/** Starts a command beside what comes next, on another core. Resolves to whether it succeeded. */
export function startBeside(command, args) {
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: projectEnvironment({}),
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32" && !isAbsolute(command),
  });
  return new Promise((resolve) => {
    child.on("exit", (code) => resolve(code === 0));
    child.on("error", (error) => {
      say(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
  });
}
