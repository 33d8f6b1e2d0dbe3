import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 20;

/**
 * Ends the process with the code. Node's own exit waits for every call of the file system that is under way, and one on
 * a share that hangs never comes back: after `longestMs` the process is killed.
 */
export async function endProcess(
  code: number,
  longestMs: number,
): Promise<never> {
  setTimeout(killProcess, longestMs);
  while (hasFileCalls()) await sleep(LOOK_EVERY_MS);
  process.exit(code);
}

/** No exit is awaited: it works whatever the threads of the process hang in. */
export function killProcess(): void {
  process.kill(process.pid, "SIGKILL");
}

function hasFileCalls(): boolean {
  return process
    .getActiveResourcesInfo()
    .some((it) => it.startsWith("FSReq") || it.startsWith("GetAddrInfo"));
}
