import { gzipSync } from "node:zlib";
import { restoreDuringLoad } from "./backup-restore.ts";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { importOnFullDisk } from "./import-on-full-disk.ts";
import { startCrowd } from "./stage/crowd.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import {
  importFeed,
  killWhileReading,
  killWhileSaving,
} from "./stage/imports.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import {
  newPlace,
  type SitePlace,
  startSite,
  fetchStatus,
} from "./stage/site-process.ts";
import { readForSale } from "./stage/stored-inventory.ts";
import { judge } from "./stage/verdict.ts";

const CARS = 6_000;
const LONGEST_SAVING_MS = 400;
const KILLS = { ordinary: 4, thorough: 40 };

export const feedImportOnSqlite: Fault = {
  id: "F26",
  title: "imports killed, cut off, emptied and out of room; a backup restored",
  play: (run) => playImports(run, undefined),
};

export const feedImportOnPostgres: Fault = {
  id: "F26-pg",
  title: "imports killed, cut off and emptied; a backup restored, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playImports(run, (await newPostgres(run)).url),
};

/** All of it while visitors send forms. */
async function playImports(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<FaultNumbers> {
  const mail = await newMailServer(run);
  const place = await newPlace(run, { databaseUrl, smtpUrl: mail.url });
  const site = startSite(run, place);
  await site.ready();
  const journal = newJournal();
  const crowd = startCrowd(() => site.origin, journal, 3);
  await importFeed(run, place, buildFeed(CARS, 19_995), 0);

  run.say("killed while reading");
  const standing = await readForSale(place);
  await killWhileReading(run, place, buildFeed(CARS, 1));
  must((await readForSale(place)) === standing, "Half a feed was imported");
  const brokenOff = await killSeveral(run, place);
  crowd.requireContent();

  run.say("bad feeds");
  await refuseBadFeeds(run, place);
  run.say("two at once");
  await importTwoAtOnce(run, place);
  const full = await importOnFullDisk(run, databaseUrl);
  run.say("a backup under load");
  const restored = await restoreDuringLoad(run, place, journal);
  must(site.isRunning(), "The server ended.");
  must(
    (await fetchStatus(`${site.origin}/`)) === 200,
    "The site answers no page",
  );
  await crowd.settle();
  const numbers = await judge(place, journal, mail);
  return { ...numbers, note: [brokenOff, full, restored].join(", ") };
}

/** Each time all of the old inventory or all of the new, and the next run brings the new. */
async function killSeveral(run: FaultRun, place: SitePlace): Promise<string> {
  const kills = run.isThorough ? KILLS.thorough : KILLS.ordinary;
  let brokenOff = 0;
  for (let kill = 1; kill <= kills; kill++) {
    run.say(`${kill}/${kills} killed while saving`);
    const old = await readForSale(place);
    const dollars = 20_000 + kill;
    const afterMs = run.random() * LONGEST_SAVING_MS;
    await killWhileSaving(run, place, buildFeed(CARS, dollars), afterMs);
    const found = await readForSale(place);
    must(
      found === old || isAllAt(found, dollars),
      `Half of import ${kill} can be seen`,
    );
    if (found === old) brokenOff++;
    await importFeed(run, place, buildFeed(CARS, dollars), 0);
    must(
      isAllAt(await readForSale(place), dollars),
      `The run after kill ${kill} does not heal`,
    );
  }
  must(brokenOff > 0, "No import was killed before its end.");
  return `${brokenOff} of ${kills} imports killed before their end`;
}

async function refuseBadFeeds(run: FaultRun, place: SitePlace): Promise<void> {
  const standing = await readForSale(place);
  const good = buildFeed(CARS, 30_000);
  const half = gzipSync(good);
  const [header = ""] = good.split("\n", 1);
  for (const [feed, code, said] of [
    [half.subarray(0, half.length / 2), 1, "damaged or cut off"],
    [good.slice(0, good.length / 2), 3, "are not in this feed"],
    [header, 3, "holds no vehicles"],
    [buildFeed(CARS * 0.69, 30_000), 3, "are not in this feed"],
    ["<!doctype html><p>Not found", 1, "a web page"],
    ['<!DOCTYPE a [<!ENTITY b "c">]><listings/>', 1, "DOCTYPE"],
  ] as const) {
    const words = await importFeed(run, place, feed, code);
    must(words.includes(said), `Instead of "${said}": ${words}`);
    must(
      (await readForSale(place)) === standing,
      `A feed was imported that is ${said}`,
    );
  }
}

async function importTwoAtOnce(run: FaultRun, place: SitePlace): Promise<void> {
  await Promise.all([
    importFeed(run, place, buildFeed(CARS, 41_000), 0, "one.csv"),
    importFeed(run, place, buildFeed(CARS, 42_000), 0, "other.csv"),
  ]);
  const found = await readForSale(place);
  must(
    isAllAt(found, 41_000) || isAllAt(found, 42_000),
    "Two imports at once were mixed",
  );
}

function isAllAt(forSale: string, dollars: number): boolean {
  const lines = forSale.split("\n");
  return (
    lines.length === CARS && lines.every((it) => it.endsWith(` ${dollars}00`))
  );
}
