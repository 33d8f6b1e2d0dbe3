import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import SqliteHandle from "better-sqlite3";
import { Client } from "pg";
import { buildVin } from "#tests/contracts/import-requests.ts";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { type Crowd, startCrowd } from "./stage/crowd.ts";
import { importFeed } from "./stage/imports.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import {
  fetchStatus,
  newPlace,
  type SiteProcess,
  startSite,
} from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

const CARS = 200;
const CATALOGUE = "/api/catalogue/v1/store-group/prairie/website/vehicles";
/** As many at once as fill every pool. */
const CROWDED = 20;
const LEADS_WHILE_LOCKED = 6;
/** Who waits for the lock with this limit is the measure: pages and leads must come before. */
const MEASURE_MS = 12_000;
const TABLES = ["vehicles", "rate_limits", "price_history", "import_runs"];

const PAGES_A_TURN = 60;
const FOREIGN_LOCK_MS = 30_000;
/** The median page of another visitor, against its calm time in the same run. */
const MOST_TIMES_SLOWER = 3;

export const lockedTables: Fault = {
  id: "F21-locked",
  title: "tables that somebody locks: leads arrive, pages answer",
  obstacle: postgresObstacle,
  async play(run) {
    const postgres = await newPostgres(run);
    const mail = await newMailServer(run);
    const place = await newPlace(run, {
      databaseUrl: postgres.url,
      smtpUrl: mail.url,
    });
    await importFeed(run, place, buildFeed(CARS, 19_995), 0);
    const site = startSite(run, place);
    await site.ready();
    const journal = newJournal();
    const crowd = startCrowd(() => site.origin, journal, 3);
    const paths = await listVehiclePaths(site);
    await waitUntil("leads arrive", () => {
      crowd.requireContent();
      return journal.acknowledged.length > 0;
    });
    for (const table of TABLES)
      await playLockedTable(run, table, {
        url: postgres.url,
        site,
        crowd,
        journal,
        paths: paths.splice(0, CROWDED),
      });
    must(journal.refusals === 0, `${journal.refusals} leads were refused`);
    const [path = ""] = paths;
    must(
      (await fetchStatus(site.origin + path)) === 200,
      "A vehicle's page does not come back",
    );
    await crowd.settle();
    const numbers = await judge(place, journal, mail);
    return { ...numbers, note: `${TABLES.length} tables locked` };
  },
};

interface LockedStage {
  readonly url: string;
  readonly site: SiteProcess;
  readonly crowd: Crowd;
  readonly journal: Journal;
  /** Of vehicles that nobody asked for yet. */
  readonly paths: readonly string[];
}

async function playLockedTable(
  run: FaultRun,
  table: string,
  { url, site, crowd, journal, paths }: LockedStage,
): Promise<void> {
  const locker = await connect(run, url);
  await locker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const measure = await connect(run, url);
  await measure.query(`SET statement_timeout = ${MEASURE_MS}`);
  let isOver = false;
  const measured = measure
    .query(`SELECT 1 FROM ${table} LIMIT 1`)
    .catch(() => {})
    .then(() => (isOver = true));
  const before = journal.acknowledged.length;
  const pages = Promise.all(
    paths.map((path) => fetchStatus(site.origin + path)),
  );
  await waitUntil(`${LEADS_WHILE_LOCKED} leads with ${table} locked`, () => {
    crowd.requireContent();
    return journal.acknowledged.length >= before + LEADS_WHILE_LOCKED;
  });
  const odd = (await pages).filter((it) => it !== 200 && it !== 503);
  must(odd.length === 0, `With ${table} locked a page answered ${odd.join()}`);
  must(!isOver, `With ${table} locked pages or leads took ${MEASURE_MS} ms`);
  must(site.isRunning(), `A lock on ${table} ended the server`);
  await locker.query("ROLLBACK");
  await measured;
  run.say(`${table} locked, ${journal.acknowledged.length} leads`);
}

async function connect(run: FaultRun, url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  run.onEnd(() => client.end().catch(() => {}));
  return client;
}

export const foreignLock: Fault = {
  id: "F31",
  title: "another program holds the write lock of both files for 30 seconds",
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    await importFeed(run, place, buildFeed(CARS, 19_995), 0);
    const site = startSite(run, place);
    await site.ready();
    const journal = newJournal();
    const crowd = startCrowd(() => site.origin, journal, 6);
    const paths = await listVehiclePaths(site);
    const calmMs = await measurePages(site, paths.splice(0, PAGES_A_TURN));
    const files = ["leads.sqlite", "inventory.sqlite"].map(
      (name) => new SqliteHandle(join(place.dataDir, name)),
    );
    run.onEnd(() => files.forEach((it) => it.close()));
    for (const file of files) file.exec("BEGIN EXCLUSIVE");
    const held = sleep(FOREIGN_LOCK_MS);
    // So that leads wait for the lock by then.
    await sleep(2_000);
    const before = journal.acknowledged.length;
    const lockedMs = await measurePages(site, paths.splice(0, PAGES_A_TURN));
    must(
      (await fetchStatus(`${site.origin}/readyz`)) === 200,
      "The server says that it is not ready",
    );
    must(
      journal.acknowledged.length === before,
      "A lead was acknowledged without the lock: this shows nothing",
    );
    await held;
    for (const file of files) file.exec("ROLLBACK");
    await waitUntil("leads arrive again", () => {
      crowd.requireContent();
      return journal.acknowledged.length > before;
    });
    const ratio = lockedMs / calmMs;
    must(
      ratio <= MOST_TIMES_SLOWER,
      `A page took ${ratio.toFixed(1)} times as long while the lock was held`,
    );
    await crowd.settle();
    const numbers = await judge(place, journal, mail);
    return {
      ...numbers,
      note: `pages at ${ratio.toFixed(2)} of their calm time, ${journal.refusals} honest refusals`,
    };
  },
};

/** The median of pages that no cache has yet. */
async function measurePages(
  site: SiteProcess,
  paths: readonly string[],
): Promise<number> {
  const tookMs: number[] = [];
  for (const path of paths) {
    const startedAtMs = performance.now();
    const status = await fetchStatus(site.origin + path);
    tookMs.push(performance.now() - startedAtMs);
    must(status === 200, `${path} answered ${status}`);
  }
  const sorted = tookMs.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function listVehiclePaths({ origin }: SiteProcess): Promise<string[]> {
  const paths: string[] = [];
  for (let car = 1; car <= CARS; car++) {
    const answer = await fetch(`${origin}${CATALOGUE}/${buildVin(car)}`);
    const { url }: { readonly url?: string } = JSON.parse(await answer.text());
    must(url !== undefined, `Car ${car} has no page`);
    paths.push(new URL(url).pathname);
  }
  return paths;
}
