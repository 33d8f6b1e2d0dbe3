import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished } from "vitest";
import { createFeedDesk } from "#app/adapters/database/feed-desk/feed-desk.server.ts";
import { saveFeedFolder } from "#app/adapters/database/feed-desk/feed-folders.server.ts";
import {
  createReleaseQueue,
  type ReleaseQueue,
} from "#app/adapters/database/feed-desk/release-queue.server.ts";
import { recordUnreadFile } from "#app/adapters/database/inventory/feed-runs.server.ts";
import { trySessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import { createContentHash } from "#app/adapters/incoming-feeds/content-hash.server.ts";
import { createIncomingFolder } from "#app/adapters/incoming-feeds/incoming-folder.server.ts";
import { importInWorker } from "#app/adapters/incoming-feeds/import-in-worker.server.ts";
import { formatImportReport } from "#app/adapters/inventory-feed/import/import-report.server.ts";
import { SITE_UNITS } from "#app/domain/feed-row/feed-units.ts";
import type { FeedDecision } from "#app/domain/inventory/feed-run.ts";
import {
  type OpenedDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";
import {
  anImport,
  buildVin,
  listVins,
  vehiclesNumbered,
} from "./import-requests.ts";

const ANNA = { personId: "p1", name: "Anna" };
const HELD = [1, 2, 3];

function buildFeed(numbers: readonly number[]): string {
  const rows = numbers.map((it) => `${buildVin(it)},2020,Honda,Accord,19995`);
  return ["VIN,Year,Make,Model,Price", ...rows, ""].join("\n");
}

/** As a server has it; several share the folder and the database. */
function openServer(
  feedDir: string,
  { place, database, clock, log, closeAfterwards }: OpenedDatabase,
  changes: Partial<ReleaseQueue> = {},
) {
  const stopping = new AbortController();
  const orders: string[] = [];
  const started = Promise.withResolvers<void>();
  const folder = createIncomingFolder({
    feedDir,
    stores: [{ id: "aurora", timeZone: "America/Chicago" }],
    clock,
    log,
    importFile(order, signal, calls) {
      orders.push(order.path);
      started.resolve();
      return importInWorker({ ...order, place }, signal, calls);
    },
    takeLock: () => trySessionLock(place, "incoming-feeds"),
    describe: formatImportReport,
    count: () => {},
    releases: { ...createReleaseQueue(database), ...changes },
    saveFolder: (it) => saveFeedFolder(database.leads, it),
    recordUnread: (it) => recordUnreadFile(database.inventory, it),
  });
  closeAfterwards(() => folder.close());
  return {
    orders,
    stopping,
    hasStarted: started.promise,
    close: () => folder.close(),
    async look(times = 1) {
      for (let at = 0; at < times; at++) {
        clock.ms += 5_000;
        await folder.look(stopping.signal);
      }
    },
  };
}

const FILE_NAME = "2026-11-01_00-00-00-000_lot.csv";

/** As the watcher leaves a held file: put away, with a run that names it. */
async function holdFile(store: string, { store: inventory }: OpenedDatabase) {
  const text = buildFeed(HELD);
  mkdirSync(join(store, "refused"));
  writeFileSync(join(store, "refused", FILE_NAME), text);
  const hash = createContentHash({
    format: "auto",
    units: SITE_UNITS,
    mapping: null,
  });
  const chunks = Readable.from([Buffer.from(text)]);
  for await (const _ of hash.pass(chunks));
  const order = { storeId: "aurora", feed: "main" };
  await inventory.commitImport(
    anImport(vehiclesNumbered(HELD, { storeId: "aurora" }), {
      ...order,
      file: { name: FILE_NAME, contentHash: hash.read() },
    }),
  );
}

/** Ten cars are for sale, and a file with three of them is held. */
async function openHeld(opened: OpenedDatabase, isThroughFolder = false) {
  const feedDir = mkdtempSync(join(tmpdir(), "incoming-"));
  onTestFinished(() => rmSync(feedDir, { recursive: true }));
  const store = join(feedDir, "aurora");
  mkdirSync(store);
  const desk = createFeedDesk(opened.database, true);
  const server = openServer(feedDir, opened);
  const all = vehiclesNumbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], {
    storeId: "aurora",
  });
  await opened.store.commitImport(
    anImport(all, { storeId: "aurora", feed: "main" }),
  );
  if (isThroughFolder) {
    writeFileSync(join(store, "lot.csv"), buildFeed(HELD));
    await server.look(2);
  } else await holdFile(store, opened);
  const [newest] = await desk.listRuns({ storeIds: null, limit: 1 });
  const run = newest?.run ?? expect.fail();
  expect(run.ending).toBe("held");
  const list = (shelf: string) =>
    readdirSync(join(store, shelf)).filter((it) => !it.includes(".report."));
  expect(list("refused")).toEqual([run.fileName]);
  return {
    feedDir,
    store,
    desk,
    server,
    run,
    list,
    path: join(store, "refused", run.fileName ?? ""),
    decide: async (decision: FeedDecision = "import") => {
      const nowMs = opened.clock.nowMs();
      const asked = { runId: run.id, decision, storeIds: null, nowMs };
      expect(await desk.decide({ ...asked, by: ANNA })).toEqual({
        status: "decided",
      });
    },
    find: async () => (await desk.findRun(run.id, null)) ?? expect.fail(),
    countRuns: async () =>
      (await desk.listRuns({ storeIds: null, limit: 99 })).length,
  };
}

testOnEveryStoredDatabase(
  "a held file that somebody released is imported at the next look, once, and put away with its report",
  async (opened) => {
    const { decide, server, find, desk, list, store, run, countRuns } =
      await openHeld(opened, true);
    await server.look(2);
    expect(await listVins(opened.store)).toHaveLength(10);
    await decide();
    expect((await find()).decision?.state).toBe("waiting");
    await server.look(3);
    expect(await listVins(opened.store)).toEqual(HELD.map(buildVin));
    const { decision, resultRunId } = await find();
    expect(decision?.state).toBe("done");
    expect(await desk.findRun(resultRunId ?? 0, null)).toMatchObject({
      run: { ending: "done", counts: { gone: 7 }, releaseId: decision?.id },
    });
    expect(await countRuns()).toBe(3);
    expect(list("refused")).toEqual([]);
    expect(list("done")).toContain(run.fileName);
    const report = join(store, "done", `${run.fileName ?? ""}.report.txt`);
    expect(readFileSync(report, "utf8")).toContain("Imported.");
  },
);

testOnEveryStoredDatabase(
  "a process that is killed between the import and its word about it has imported once",
  async (opened) => {
    const { feedDir, server, decide, find, list, countRuns } =
      await openHeld(opened);
    await server.close();
    await decide();
    const dies = openServer(feedDir, opened, {
      settle: async () => {
        throw new Error("killed");
      },
    });
    await dies.look();
    expect((await find()).decision?.state).toBe("waiting");
    await dies.close();
    const next = openServer(feedDir, opened);
    await next.look(2);
    expect(next.orders).toEqual([]);
    expect((await find()).decision?.state).toBe("done");
    expect(list("refused")).toEqual([]);
    expect(await countRuns()).toBe(3);
  },
);

testOnEveryStoredDatabase(
  "a process that ends in the middle of a release leaves all of it to the next one",
  async (opened) => {
    const { feedDir, server, decide, find } = await openHeld(opened);
    await server.close();
    await decide();
    const first = openServer(feedDir, opened);
    const importing = first.look();
    await first.hasStarted;
    first.stopping.abort();
    await importing;
    await first.close();
    expect((await find()).decision?.state).toBe("waiting");
    await openServer(feedDir, opened).look();
    expect((await find()).decision?.state).toBe("done");
    expect(await listVins(opened.store)).toEqual(HELD.map(buildVin));
  },
);

testOnEveryStoredDatabase(
  "two nodes that both believe to be the one that looks import a released file once",
  async (opened) => {
    const { feedDir, server, decide, find, countRuns } = await openHeld(opened);
    await server.close();
    await decide();
    const queue = createReleaseQueue(opened.database);
    // Each saw the decision before the other had imported anything.
    const waiting = await queue.listWaiting();
    const listWaiting = async () => waiting;
    const first = openServer(feedDir, opened, { listWaiting });
    await first.look();
    await first.close();
    const second = openServer(feedDir, opened, {
      listWaiting,
      findResult: (() => {
        let asked = 0;
        return async (id: string) =>
          asked++ === 0 ? null : queue.findResult(id);
      })(),
    });
    renameSync(
      join(feedDir, "aurora/done", waiting[0]?.run?.fileName ?? ""),
      join(feedDir, "aurora/refused", waiting[0]?.run?.fileName ?? ""),
    );
    await second.look();
    expect(second.orders).toHaveLength(1);
    expect(await countRuns()).toBe(3);
    expect((await find()).decision?.state).toBe("done");
  },
);

testOnEveryStoredDatabase(
  "another file in the place of the one that was looked at is not imported",
  async (opened) => {
    const { server, decide, find, path } = await openHeld(opened);
    await decide();
    writeFileSync(path, buildFeed([1, 2, 4]));
    await server.look(2);
    expect((await find()).decision).toMatchObject({
      state: "failed",
      problem: "file-changed",
    });
    expect(await listVins(opened.store)).toHaveLength(10);
  },
);

testOnEveryStoredDatabase(
  "the same file is not imported through other options than those that it was looked at with",
  async (opened) => {
    const { server, decide, find, store } = await openHeld(opened);
    await decide();
    writeFileSync(join(store, "options.json"), '{"units":"km-to-miles"}');
    await server.look();
    expect((await find()).decision?.problem).toBe("file-changed");
    expect(await listVins(opened.store)).toHaveLength(10);
  },
);

testOnEveryStoredDatabase(
  "a file that somebody took away is said to be gone",
  async (opened) => {
    const { server, decide, find, path } = await openHeld(opened);
    await decide();
    rmSync(path);
    await server.look();
    expect((await find()).decision?.problem).toBe("file-gone");
  },
);

testOnEveryStoredDatabase(
  "a release does nothing where a newer file of the feed was read first",
  async (opened) => {
    const { server, decide, find } = await openHeld(opened);
    await decide();
    const newer = vehiclesNumbered([1, 2, 3, 4, 5, 6, 7, 8, 9], {
      storeId: "aurora",
    });
    await opened.store.commitImport(
      anImport(newer, { storeId: "aurora", feed: "main" }),
    );
    await server.look();
    expect((await find()).decision?.problem).toBe("superseded");
    expect(await listVins(opened.store)).toHaveLength(9);
  },
);

testOnEveryStoredDatabase(
  "what is left out is not imported, and the next file of the feed is read as usual",
  async (opened) => {
    const { server, decide, find, store, list, run } = await openHeld(opened);
    await decide("leave-out");
    await server.look(2);
    expect((await find()).decision?.state).toBe("done");
    expect(list("refused")).toEqual([run.fileName]);
    writeFileSync(join(store, "lot.csv"), buildFeed([1, 2, 3, 4, 5, 6, 7, 8]));
    await server.look(2);
    expect(await listVins(opened.store)).toHaveLength(8);
  },
);

testOnEveryStoredDatabase(
  "the console knows what waits in the folder, and files that could not be read",
  async (opened) => {
    const { server, desk, store } = await openHeld(opened);
    writeFileSync(join(store, "used--web.csv"), "<!doctype html><p>404");
    await server.look();
    expect(await desk.listFolders(null)).toMatchObject([
      {
        storeId: "aurora",
        lookedAtMs: opened.clock.ms,
        waiting: [{ name: "used--web.csv", sizeBytes: 21 }],
        waitingCount: 1,
        problem: null,
      },
    ]);
    await server.look(2);
    expect(await desk.listFolders(null)).toMatchObject([{ waitingCount: 0 }]);
    const [newest] = await desk.listRuns({ storeIds: null, limit: 1 });
    expect(newest?.run).toMatchObject({ feed: "used", ending: "refused" });
    expect(newest?.run.problem).toContain("is a web page");
  },
);

testOnEveryStoredDatabase(
  "what was decided waits while the store's folder cannot be looked into",
  async (opened) => {
    const { server, decide, find, store } = await openHeld(opened);
    await decide();
    renameSync(store, `${store}-away`);
    writeFileSync(store, "");
    await server.look(2);
    expect((await find()).decision?.state).toBe("waiting");
    rmSync(store);
    renameSync(`${store}-away`, store);
    await server.look();
    expect((await find()).decision?.state).toBe("done");
  },
);
