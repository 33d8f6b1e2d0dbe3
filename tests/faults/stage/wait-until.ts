import { setTimeout as sleep } from "node:timers/promises";
import { FaultFound } from "../fault.ts";

const LOOK_EVERY_MS = 50;
const LONGEST_MS = 120_000;

/** Looks again and again. The limit only ends a run that would never end. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  longestMs = LONGEST_MS,
): Promise<void> {
  const startedAtMs = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAtMs > longestMs)
      throw new FaultFound(`Not within ${longestMs / 1_000} s: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
