import { setTimeout as sleep } from "node:timers/promises";
import type { FaultRun } from "../fault.ts";
import { type SitePlace, type SiteProcess, startSite } from "./site-process.ts";

export interface Kills {
  readonly count: number;
  /** What has to have happened before a kill. */
  readonly prepare: (kill: number) => Promise<void>;
  /** The kill comes at any moment of these, after that. */
  readonly withinMs: number;
  /** Of the site that is ready again. */
  readonly check?: (kill: number) => Promise<void> | void;
  /** This is told beside the number of kills. */
  readonly describe: () => string;
}

/** Gives how long each start took; the site that was started last goes on. */
export async function killAgainAndAgain(
  run: FaultRun,
  place: SitePlace,
  first: SiteProcess,
  { count, prepare, withinMs, check, describe }: Kills,
): Promise<readonly number[]> {
  let site = first;
  const startsMs: number[] = [];
  for (let kill = 1; kill <= count; kill++) {
    await prepare(kill);
    await sleep(run.random() * withinMs);
    await site.kill();
    const startedAtMs = performance.now();
    site = startSite(run, place);
    await site.ready();
    startsMs.push(performance.now() - startedAtMs);
    await check?.(kill);
    run.say(`${kill}/${count} kills, ${describe()}`);
  }
  return startsMs;
}
