import { setTimeout as sleep } from "node:timers/promises";
import type { FaultRun } from "../fault.ts";
import { type SiteProcess, fetchStatus } from "./site-process.ts";

const LOOK_EVERY_MS = 100;
const NOBODY = "http://127.0.0.1:1";

export interface Balancer {
  add(site: SiteProcess): void;
  /** No more requests from now on. */
  remove(site: SiteProcess): void;
  /** Where the next request goes; a port that nobody listens on while no server is ready. */
  target(): string;
}

/** Takes turns among the servers that say they are ready, as they said when they were last asked. */
export function startBalancer(run: Pick<FaultRun, "onEnd">): Balancer {
  const sites = new Set<SiteProcess>();
  const ready = new Set<SiteProcess>();
  let isOver = false;
  run.onEnd(() => {
    isOver = true;
  });
  void (async () => {
    while (!isOver) {
      for (const site of sites)
        if ((await fetchStatus(`${site.origin}/readyz`)) !== 200)
          ready.delete(site);
        else if (sites.has(site)) ready.add(site);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  let turn = 0;
  return {
    add(site) {
      sites.add(site);
      ready.add(site);
    },
    remove(site) {
      sites.delete(site);
      ready.delete(site);
    },
    target() {
      const all = [...ready];
      return all[turn++ % all.length]?.origin ?? NOBODY;
    },
  };
}
