import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ConsoleBrowser } from "#tests/console/console-browser.ts";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { enterConsole } from "./stage/edits.ts";
import { killAgainAndAgain } from "./stage/kills.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { newPlace, type SitePlace, startSite } from "./stage/site-process.ts";
import { openLeads } from "./stage/stored-appointments.ts";
import {
  isBeingWritten,
  readForSale,
  readRuns,
} from "./stage/stored-inventory.ts";
import { waitUntil } from "./stage/wait-until.ts";

const STORE_ID = "aurora";
const CARS = 6_000;
/** So many of the cars of before are in each file, which is held for the others. */
const KEPT = 0.65;
/** A file has to lie still for a while before it is looked into, so each takes a minute. */
const KILLS = { ordinary: 6, thorough: 12 };
/** How long an import writes. */
const LONGEST_SAVING_MS = 400;
/** What has happened when the kill comes; the file is put away right after the last one. */
const MOMENTS = ["decided", "writing", "imported"] as const;

export const killedReleaseOnSqlite: Fault = {
  id: "F35",
  title: "kill -9 while a held feed is released in the console, SQLite",
  play: (run) => playKills(run, undefined),
};

export const killedReleaseOnPostgres: Fault = {
  id: "F35-pg",
  title: "kill -9 while a held feed is released in the console, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playKills(run, (await newPostgres(run)).url),
};

interface HeldFile {
  readonly name: string;
  readonly feed: string;
  /** VIN and price of everything that is for sale once it is imported. */
  readonly isImported: (forSale: string) => boolean;
}

function buildHeldFile(number: number): HeldFile {
  const cars = Math.floor(CARS * KEPT ** number);
  const dollars = 20_000 + number;
  return {
    name: `lot-${number}.csv`,
    feed: buildFeed(cars, dollars),
    isImported(forSale) {
      const lines = forSale.split("\n");
      return (
        lines.length === cars &&
        lines.every((it) => it.endsWith(` ${dollars}00`))
      );
    },
  };
}

/**
 * A decision is one commit, the import that names it another, on SQLite in another file, and the file is put away after
 * both. Each kill comes somewhere among them.
 */
async function playKills(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<FaultNumbers> {
  const feedDir = join(run.folder, "feeds");
  mkdirSync(feedDir);
  const variables = { CONSOLE: "on", FEED_DIR: feedDir };
  const place = await newPlace(run, { databaseUrl, variables });
  const site = startSite(run, place);
  await site.ready();
  const browser = await enterConsole(place, site.origin);
  const folder = join(feedDir, STORE_ID);
  await waitUntil("the store has its folder", () => existsSync(folder));
  const kills = run.isThorough ? KILLS.thorough : KILLS.ordinary;
  const first = buildHeldFile(0);
  upload(folder, first);
  await waitUntil("the first file is imported", () => isPutAway(folder, first));

  let held = first;
  let before = "";
  let brokenOff = 0;
  await killAgainAndAgain(run, place, site, {
    count: kills,
    withinMs: 0,
    async prepare(kill) {
      before = await readForSale(place);
      held = buildHeldFile(kill);
      upload(folder, held);
      await untilHeld(place, held);
      must((await readForSale(place)) === before, "A held file was imported");
      await release(browser, place, held);
      const moment = MOMENTS[kill % MOMENTS.length];
      const isImported = async () => (await readForSale(place)) !== before;
      if (moment === "writing")
        await waitUntil(
          "the release writes",
          async () => (await isBeingWritten(place)) || (await isImported()),
        );
      if (moment === "imported")
        await waitUntil("the release is imported", isImported);
      else await sleep(run.random() * LONGEST_SAVING_MS);
    },
    async check() {
      const found = await readForSale(place);
      must(
        found === before || held.isImported(found),
        `Half of ${held.name} can be seen`,
      );
      if (found === before) brokenOff++;
      await waitUntil(`${held.name} is put away`, () =>
        isPutAway(folder, held),
      );
      await waitUntil("the decision is settled", async () =>
        (await listDecisions(place)).every(({ state }) => state === "done"),
      );
      must(
        held.isImported(await readForSale(place)),
        `The release of ${held.name} did not come in`,
      );
    },
    describe: () => `${brokenOff} before the import`,
  });
  await requireOnce(place, kills);
  must(brokenOff > 0, "No release was killed before its import.");
  return {
    acknowledged: kills,
    lost: 0,
    duplicates: 0,
    note: `${kills} kills, ${brokenOff} of them before the import, each file in once`,
  };
}

/** As programs for uploads do it. */
function upload(folder: string, { name, feed }: HeldFile): void {
  writeFileSync(join(folder, `${name}.part`), feed);
  renameSync(join(folder, `${name}.part`), join(folder, name));
}

/** Files get the moment before their name when they are put away. */
function isPutAway(folder: string, { name }: HeldFile): boolean {
  const list = (shelf: string) =>
    existsSync(join(folder, shelf)) ? readdirSync(join(folder, shelf)) : [];
  const isThere = (shelf: string) =>
    list(shelf).some((it) => it.endsWith(name));
  return isThere("done") && !isThere("refused");
}

const findHeldRun = async (place: SitePlace, { name }: HeldFile) =>
  (await readRuns(place)).find(
    ({ status, file }) => status === "held" && file?.endsWith(name) === true,
  );

async function untilHeld(place: SitePlace, file: HeldFile): Promise<void> {
  await waitUntil(
    `${file.name} is held`,
    async () => (await findHeldRun(place, file)) !== undefined,
  );
}

async function release(
  browser: ConsoleBrowser,
  place: SitePlace,
  file: HeldFile,
): Promise<void> {
  const run = await findHeldRun(place, file);
  const answer = await browser.post(
    `/console/feeds/${String(run?.id)}/release`,
  );
  must(answer.status === 303, `The release was answered by ${answer.status}`);
}

async function listDecisions(place: SitePlace) {
  const db = openLeads(place);
  try {
    return await db
      .selectFrom("feed_decisions")
      .select(["id", "run_id", "state"])
      .execute();
  } finally {
    await db.destroy();
  }
}

/** Each decision has one line of the audit, one import that names it, and one file that was held. */
async function requireOnce(place: SitePlace, kills: number): Promise<void> {
  const decisions = await listDecisions(place);
  must(
    decisions.length === kills,
    `${kills} releases made ${decisions.length} decisions`,
  );
  const runs = await readRuns(place);
  for (const { id, run_id: runId } of decisions) {
    const imports = runs.filter((it) => it.release === id);
    must(
      imports.length === 1 && imports[0]?.status === "committed",
      `The release of run ${runId} led to ${imports.length} imports`,
    );
  }
  const imported = runs.filter(({ status }) => status === "committed");
  must(
    imported.length === kills + 1,
    `${kills + 1} files made ${imported.length} imports`,
  );
  const db = openLeads(place);
  try {
    const lines = await db
      .selectFrom("console_audit")
      .select("subject")
      .where("action", "=", "feed.released")
      .execute();
    must(
      lines.length === kills,
      `${kills} releases left ${lines.length} lines in the audit`,
    );
  } finally {
    await db.destroy();
  }
}
