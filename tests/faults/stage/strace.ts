import { spawn } from "node:child_process";
import { once } from "node:events";
import type { FaultRun } from "../fault.ts";

/** Why system calls can be neither watched nor spoiled; null when they can. */
export function straceObstacle(): string | null {
  if (process.platform !== "linux") return "strace is of Linux alone";
  return straceName() === null ? "strace is not installed" : null;
}

function straceName(): string | null {
  return process.env["STRACE_PATH"] ?? null;
}

const WATCHED =
  "pwrite64,fsync,fdatasync,ftruncate,unlink,write,writev,sendto,sendmsg";

/** Writes every byte that goes to a file or to a client into `traceFile`. */
export function watching(traceFile: string): readonly string[] {
  return command(
    `-f -y -xx --seccomp-bpf -s 200000 -e trace=${WATCHED} -e signal=none -o ${traceFile}`,
  );
}

/** Ends the whole process at the n-th of these calls, before it is made. */
export function killingAt(call: string, n: number): readonly string[] {
  return command(
    `-f -e trace=${call} -e inject=${call}:signal=KILL:when=${n} -o /dev/null`,
  );
}

/** From now on every one of these calls of a running process fails. */
export async function spoil(
  run: Pick<FaultRun, "onEnd">,
  pid: number,
  calls: string,
  errorName: string,
): Promise<void> {
  const [program = "", ...args] = command(
    `-f -p ${pid} -e trace=${calls} -e inject=${calls}:error=${errorName} -o /dev/null`,
  );
  const strace = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  run.onEnd(() => strace.kill("SIGKILL"));
  // It says so once it holds the process.
  await once(strace.stderr, "data");
}

/** No option of ours holds a blank. */
function command(options: string): readonly string[] {
  return [straceName() ?? "strace", ...options.split(" ")];
}
