import { setTimeout as sleep } from "node:timers/promises";
import type { ConsoleBrowser } from "#tests/console/console-browser.ts";
import type { Fault, FaultNumbers, FaultRun } from "./fault.ts";
import {
  type CommentEdit,
  enterConsole,
  judgeEdits,
  readComment,
  saveComment,
} from "./stage/edits.ts";
import { importFeed } from "./stage/imports.ts";
import { killAgainAndAgain } from "./stage/kills.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { newPlace, startSite } from "./stage/site-process.ts";
import { waitUntil } from "./stage/wait-until.ts";

const EDITS = 500;
const KILLS = 20;
const CARS = 10;

export const killedEditsOnSqlite: Fault = {
  id: "F34",
  title: "kill -9 while cars are edited in the console, SQLite",
  play: (run) => playKills(run, undefined),
};

export const killedEditsOnPostgres: Fault = {
  id: "F34-pg",
  title: "kill -9 while cars are edited in the console, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playKills(run, (await newPostgres(run)).url),
};

async function playKills(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<FaultNumbers> {
  const variables = { CONSOLE: "on" };
  const place = await newPlace(run, { databaseUrl, variables });
  const site = startSite(run, place);
  await site.ready();
  const feed = buildFeed(CARS, 23_457);
  await importFeed(run, place, feed, 0);
  const browser = await enterConsole(place, site.origin);
  const vins = [...feed.matchAll(/[A-HJ-NPR-Z0-9]{17}/g)].map(([vin]) => vin);
  const editing = startEditing(browser, [...new Set(vins)].slice(0, CARS));
  await killAgainAndAgain(run, place, site, {
    count: KILLS,
    withinMs: 200,
    async prepare() {
      const before = editing.saved.length;
      await waitUntil("cars are edited", () => {
        editing.requireSound();
        return editing.saved.length >= before + 3 || editing.isDone();
      });
    },
    describe: () => `${editing.saved.length} edits saved`,
  });
  await waitUntil(
    "every edit is answered",
    () => {
      editing.requireSound();
      return editing.isDone();
    },
    600_000,
  );
  const count = await judgeEdits(place, editing.saved);
  return {
    acknowledged: count,
    lost: 0,
    duplicates: 0,
    note: `${KILLS} kills, each edit there with its one line of the audit`,
  };
}

/** One person who edits car after car; a save without an answer is looked up before it is made again. */
function startEditing(browser: ConsoleBrowser, vins: readonly string[]) {
  const saved: CommentEdit[] = [];
  let isDone = false;
  let fault: unknown = null;
  void edit().then(
    () => {
      isDone = true;
    },
    (error: unknown) => {
      fault = error;
    },
  );

  async function edit(): Promise<void> {
    for (let number = 0; number < EDITS; number++) {
      const vin = vins[number % vins.length] ?? "";
      await saveOnce({ vin, text: `Comment number ${number} of this test.` });
    }
  }

  async function saveOnce(comment: CommentEdit): Promise<void> {
    for (;;) {
      const now = await readComment(browser, comment.vin);
      if (now?.text === comment.text) break;
      if (now !== null && (await saveComment(browser, comment, now.revision)))
        break;
      await sleep(20);
    }
    saved.push(comment);
  }

  return {
    saved,
    isDone: () => isDone,
    requireSound(): void {
      if (fault !== null) throw fault;
    },
  };
}
