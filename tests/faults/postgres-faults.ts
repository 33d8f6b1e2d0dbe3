import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { type Crowd, startCrowd } from "./stage/crowd.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import {
  newPostgres,
  type PostgresCluster,
  postgresObstacle,
} from "./stage/postgres-cluster.ts";
import {
  newPlace,
  type SiteProcess,
  startSite,
  statusOf,
} from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

type Blow = (run: FaultRun, postgres: PostgresCluster) => Promise<void>;

const BLOWS: Readonly<Record<string, Blow>> = {
  "immediate stop": async (run, postgres) => {
    await postgres.stopAtOnce();
    await sleep(2_000 + run.random() * 6_000);
    await postgres.start();
  },
  "kill -9 of the postmaster": async (run, postgres) => {
    await postgres.killPostmaster();
    await sleep(run.random() * 3_000);
    await postgres.start();
  },
  "every connection terminated": async (_run, postgres) => {
    await terminateAll(postgres);
  },
  "no connection left": async (run, postgres) => {
    const taken = await takeEveryConnection(postgres);
    await sleep(3_000 + run.random() * 4_000);
    await Promise.all(taken.map((it) => it.end().catch(() => {})));
  },
};
const ROUNDS = { ordinary: 2, thorough: 10 };

export const postgresFails: Fault = {
  id: "F21",
  title: "PostgreSQL stops, dies, drops its connections, or has none left",
  obstacle: postgresObstacle,
  async play(run) {
    const postgres = await newPostgres(run);
    const mail = await newMailServer(run);
    const place = await newPlace(run, {
      databaseUrl: postgres.url,
      smtpUrl: mail.url,
    });
    const journal = newJournal();
    const site = startSite(run, place);
    await site.ready();
    const crowd = startCrowd(() => site.origin, journal, 6);
    let slowestMs = 0;
    const rounds = run.isThorough ? ROUNDS.thorough : ROUNDS.ordinary;
    for (let round = 1; round <= rounds; round++)
      for (const [name, blow] of Object.entries(BLOWS)) {
        const readers = readOn(site, name);
        await blow(run, postgres);
        const backMs = await untilAcknowledged(site, crowd, journal, name);
        slowestMs = Math.max(slowestMs, backMs);
        const pages = await readers.stop();
        must(site.isRunning(), `After ${name} the server has ended.`);
        run.say(
          `${name}: leads again after ${(backMs / 1_000).toFixed(1)} s, ${pages} pages meanwhile, ${journal.refusals} refusals`,
        );
      }
    await crowd.settle();
    const numbers = await judge(place, journal, mail);
    return {
      ...numbers,
      note: `${journal.refusals} honest refusals, slowest reconnect ${(slowestMs / 1_000).toFixed(1)} s`,
    };
  },
};

/** From the moment that the database is back. */
async function untilAcknowledged(
  site: SiteProcess,
  crowd: Crowd,
  journal: Journal,
  name: string,
): Promise<number> {
  const before = journal.acknowledged.length;
  const startedAtMs = performance.now();
  await waitUntil(`after ${name} a lead is acknowledged`, () => {
    must(site.isRunning(), `${name} ended the server.`);
    crowd.requireContent();
    return journal.acknowledged.length > before;
  });
  return performance.now() - startedAtMs;
}

/** Pages are answered all the while: 200, or an honest 503. */
function readOn(site: SiteProcess, name: string) {
  const statuses: (number | null)[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      statuses.push(await statusOf(`${site.origin}/`));
      await sleep(200);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await reading;
      const odd = statuses.filter((it) => it !== 200 && it !== 503);
      must(
        odd.length === 0,
        `During ${name} a page answered ${odd.join(", ")}`,
      );
      return statuses.length;
    },
  };
}

async function terminateAll(postgres: PostgresCluster): Promise<void> {
  await postgres.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'forecourt%'",
  );
}

/** Takes the site's connections away, and every free one, the reserved ones too. */
async function takeEveryConnection(
  postgres: PostgresCluster,
): Promise<readonly Client[]> {
  const taken: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString: postgres.url });
    client.on("error", () => {});
    try {
      await client.connect();
    } catch {
      break;
    }
    taken.push(client);
  }
  const [first] = taken;
  must(first !== undefined, "Not one connection could be taken.");
  await first.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'forecourt%'",
  );
  return taken;
}
