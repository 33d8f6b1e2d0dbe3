import { setTimeout as sleep } from "node:timers/promises";
import { must } from "../fault.ts";
import { fetchStatus } from "./site-process.ts";

const READ_EVERY_MS = 200;

/** Pages are answered all the while: 200, or an honest 503. Null is one that nobody answered. */
export function readOn(
  target: () => string,
  during: string,
  allowed: readonly (number | null)[] = [200, 503],
) {
  const statuses: (number | null)[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      statuses.push(await fetchStatus(`${target()}/`));
      await sleep(READ_EVERY_MS);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await reading;
      const odd = statuses.filter((it) => !allowed.includes(it));
      must(
        odd.length === 0,
        `During ${during} a page answered ${odd.join(", ")}`,
      );
      return statuses.length;
    },
  };
}
