import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { startCrowd } from "./stage/crowd.ts";
import { killAgainAndAgain } from "./stage/kills.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import { newPlace, startSite } from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { send } from "./stage/visitor.ts";

const KILLS = { ordinary: 25, thorough: 200 };

export const killNineOnSqlite: Fault = {
  id: "F01",
  title: "kill -9 of the server under load, SQLite",
  play: async (run) => playKills(run, undefined),
};

export const killNineOnPostgres: Fault = {
  id: "F01-pg",
  title: "kill -9 of the server under load, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playKills(run, (await newPostgres(run)).url),
};

async function playKills(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<FaultNumbers> {
  const mail = await newMailServer(run);
  const place = await newPlace(run, { databaseUrl, smtpUrl: mail.url });
  const journal = newJournal();
  const site = startSite(run, place);
  await site.ready();
  const crowd = startCrowd(() => site.origin, journal);
  const kills = run.isThorough ? KILLS.thorough : KILLS.ordinary;
  const startsMs = await killAgainAndAgain(run, place, site, {
    count: kills,
    prepare: () => sleep(300),
    withinMs: 1_500,
    check: crowd.requireContent,
    describe: () => `${journal.acknowledged.length} acknowledged`,
  });
  await crowd.settle();
  // A mail may be on its way at each of them.
  const numbers = await judge(place, journal, mail, kills);
  await expectSameAnswers(site.origin, journal);
  return {
    ...numbers,
    note: `${kills} kills, ready again after ${seconds(getMiddle(startsMs))} s (slowest ${seconds(Math.max(...startsMs))} s)`,
  };
}

/** After everything, each form still gets its first reference. */
async function expectSameAnswers(
  origin: string,
  journal: Journal,
): Promise<void> {
  for (const submission of journal.acknowledged.slice(0, 30))
    must(
      (await send(origin, journal, submission)) === "acknowledged",
      `${submission.reference} is not acknowledged a second time`,
    );
}

function getMiddle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}
