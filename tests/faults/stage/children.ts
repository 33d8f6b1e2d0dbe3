import { readFileSync } from "node:fs";

/** Process ids of the processes that a process started and that still run. Linux alone tells. */
export function listChildren(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((it) => it !== "")
    .map(Number);
}
