import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { type Crowd, startCrowd } from "./stage/crowd.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { type MailServer, newMailServer } from "./stage/mail-server.ts";
import {
  newPostgres,
  type PostgresCluster,
  postgresObstacle,
} from "./stage/postgres-cluster.ts";
import { readOn } from "./stage/readers.ts";
import {
  newPlace,
  type SitePlace,
  type SiteProcess,
  startSite,
} from "./stage/site-process.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";
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
    const site = startSite(run, place);
    await site.ready();
    return playBlows(run, { postgres, mail, place, sites: [site] });
  },
};

export const postgresFailsTwoNodes: Fault = {
  id: "F21-nodes",
  title: "the same under two nodes: each serves its pages, and comes back",
  obstacle: postgresObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const { postgres, place, node } = await startTwoNodes(run, {
      smtpUrl: mail.url,
    });
    const sites = [node(0), node(1)];
    return playBlows(run, { postgres, mail, place, sites });
  },
};

interface Stage {
  readonly postgres: PostgresCluster;
  readonly mail: MailServer;
  readonly place: SitePlace;
  readonly sites: readonly SiteProcess[];
}

async function playBlows(
  run: FaultRun,
  { postgres, mail, place, sites }: Stage,
): Promise<FaultNumbers> {
  const journal = newJournal();
  let turn = 0;
  const target = () => sites[turn++ % sites.length]?.origin ?? "";
  const crowd = startCrowd(target, journal, 6);
  let slowestMs = 0;
  const rounds = run.isThorough ? ROUNDS.thorough : ROUNDS.ordinary;
  for (let round = 1; round <= rounds; round++)
    for (const [name, blow] of Object.entries(BLOWS)) {
      const readers = sites.map(({ origin }) => readOn(() => origin, name));
      await blow(run, postgres);
      const backMs = await untilAcknowledged(sites, crowd, journal, name);
      slowestMs = Math.max(slowestMs, backMs);
      let pages = 0;
      for (const reader of readers) pages += await reader.stop();
      requireRunning(sites, name);
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
}

function requireRunning(sites: readonly SiteProcess[], name: string): void {
  for (const site of sites)
    must(site.isRunning(), `${name} ended the server at ${site.origin}`);
}

/** From the moment that the database is back. */
async function untilAcknowledged(
  sites: readonly SiteProcess[],
  crowd: Crowd,
  journal: Journal,
  name: string,
): Promise<number> {
  const before = journal.acknowledged.length;
  const startedAtMs = performance.now();
  await waitUntil(`after ${name} a lead is acknowledged`, () => {
    requireRunning(sites, name);
    crowd.requireContent();
    return journal.acknowledged.length > before;
  });
  return performance.now() - startedAtMs;
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
