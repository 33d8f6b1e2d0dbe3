import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Writable } from "node:stream";
import type { FaultRun } from "../fault.ts";
import { type SitePlace, siteEnvironment } from "./site-process.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..");

export interface RunningCommand {
  readonly stdin: Writable;
  /** The exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
  isRunning(): boolean;
  /** Everything it wrote so far. */
  said(): string;
  kill(): void;
}

/** `npm run forecourt -- …` as a process of its own, beside the site. */
export function startCommand(
  run: Pick<FaultRun, "onEnd">,
  place: SitePlace,
  args: readonly string[],
): RunningCommand {
  const child: ChildProcess = spawn(
    process.execPath,
    ["cli/forecourt.ts", ...args],
    { cwd: PROJECT, env: siteEnvironment(place), stdio: "pipe" },
  );
  const { stdin } = child;
  if (stdin === null) throw new Error("The command has no standard input.");
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => written.push(text));
  // Whoever is killed reads no further.
  stdin.on("error", () => {});
  const ended = new Promise<number | null>((resolve) =>
    child.once("close", (code) => resolve(code)),
  );
  const command: RunningCommand = {
    stdin,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    said: () => written.join(""),
    kill: () => void child.kill("SIGKILL"),
  };
  run.onEnd(command.kill);
  return command;
}
