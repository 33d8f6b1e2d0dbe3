import { expect } from "vitest";
import { toRecordedEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { createFeedDesk } from "#app/adapters/database/feed-desk/feed-desk.server.ts";
import {
  listFeedFolders,
  saveFeedFolder,
} from "#app/adapters/database/feed-desk/feed-folders.server.ts";
import { createReleaseQueue } from "#app/adapters/database/feed-desk/release-queue.server.ts";
import { createUndecidedHistory } from "#app/adapters/database/feed-desk/undecided-history.server.ts";
import {
  recordUnreadFile,
  type UnreadFile,
} from "#app/adapters/database/inventory/feed-runs.server.ts";
import type { FeedDecision } from "#app/domain/inventory/feed-run.ts";
import type { ImportRequest } from "#app/domain/inventory/import-run.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";
import { anImport, vehiclesNumbered } from "./import-requests.ts";

const ANNA = { personId: "p1", name: "Anna" };
const BEN = { personId: "p2", name: "Ben" };
const FILE = { name: "2026-11-01_00-00-00-000_lot.csv", contentHash: "aa11" };

function openDesk({ database, store, clock }: OpenedDatabase) {
  const desk = createFeedDesk(database, true);
  const importVehicles = (
    numbers: readonly number[],
    overrides: Partial<ImportRequest> = {},
  ) => store.commitImport(anImport(vehiclesNumbered(numbers), overrides));
  return {
    desk,
    importVehicles,
    /** Ten cars are for sale, and a file with two of them is held. */
    async hold(overrides: Partial<ImportRequest> = {}) {
      await importVehicles([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      await importVehicles([1, 2], { file: FILE, ...overrides });
      const [held] = await desk.listRuns({ storeIds: null, limit: 1 });
      return held?.run ?? expect.fail();
    },
    decide: (
      runId: number,
      decision: FeedDecision,
      by = ANNA,
      storeIds: readonly string[] | null = null,
    ) => desk.decide({ runId, decision, by, storeIds, nowMs: clock.nowMs() }),
    listAudit: async () =>
      (
        await database.leads.db
          .selectFrom("console_audit")
          .selectAll()
          .orderBy("id")
          .execute()
      ).map(toRecordedEntry),
    recordUnread: (file: Partial<UnreadFile>) =>
      recordUnreadFile(database.inventory, {
        storeId: "main",
        feed: "dms",
        format: "auto",
        fileName: "web.csv",
        status: "refused",
        problem: "The file is a web page, not a feed",
        atMs: clock.nowMs(),
        ...file,
      }),
  };
}

testOnEveryDatabase(
  "a held run says what it would do, of which file, and that it can be imported after all",
  async (opened) => {
    const { desk, hold } = openDesk(opened);
    const run = await hold();
    expect(run).toMatchObject({
      ending: "held",
      hold: { reason: "vanishing", count: 8, total: 10 },
      fileName: FILE.name,
      contentHash: FILE.contentHash,
    });
    expect(await desk.findRun(run.id, ["main"])).toMatchObject({
      isNewest: true,
      releaseProblem: null,
      decision: null,
      resultRunId: null,
    });
    expect(await desk.findRun(run.id, ["other"])).toBeNull();
    expect(await desk.findRun(run.id + 1, null)).toBeNull();
  },
);

testOnEveryDatabase(
  "a decision is written with its line of the audit, and who decides second sees the first",
  async (opened) => {
    const { desk, hold, decide, listAudit } = openDesk(opened);
    const { id } = await hold();
    expect(await decide(id, "import")).toEqual({ status: "decided" });
    for (const decision of ["leave-out", "import"] as const)
      expect(await decide(id, decision, BEN)).toMatchObject({
        status: "decided-before",
        decision: { by: ANNA, decision: "import", state: "waiting" },
      });
    expect(await listAudit()).toMatchObject([
      {
        by: ANNA,
        storeId: "main",
        action: "feed.released",
        subject: FILE.name,
        before: { run: id, feed: "dms", held: "vanishing", count: 8 },
        after: { decision: "import" },
      },
    ]);
    const queue = createReleaseQueue(opened.database);
    const [waiting, ...others] = await queue.listWaiting();
    expect(others).toEqual([]);
    expect(waiting?.run?.id).toBe(id);
    expect((await desk.findRun(id, null))?.decision?.state).toBe("waiting");
  },
);

testOnEveryDatabase(
  "of two who decide in the same moment one is first, and the audit has one line",
  async (opened) => {
    const { hold, decide, listAudit } = openDesk(opened);
    const { id } = await hold();
    const outcomes = await Promise.all([
      decide(id, "import"),
      decide(id, "leave-out", BEN),
      decide(id, "import", BEN),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      "decided",
      "decided-before",
      "decided-before",
    ]);
    expect(await listAudit()).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "a decision that failed is said, and another one can be made",
  async (opened) => {
    const { desk, hold, decide, listAudit } = openDesk(opened);
    const { id } = await hold();
    await decide(id, "import");
    const queue = createReleaseQueue(opened.database);
    const [waiting] = await queue.listWaiting();
    await queue.settle(waiting?.id ?? "", "file-gone", opened.clock.nowMs());
    // Who settles late changes nothing any more.
    await queue.settle(waiting?.id ?? "", null, opened.clock.nowMs());
    expect((await desk.findRun(id, null))?.decision).toMatchObject({
      state: "failed",
      problem: "file-gone",
    });
    expect(await decide(id, "leave-out", BEN)).toEqual({ status: "decided" });
    expect((await desk.findRun(id, null))?.decision).toMatchObject({
      state: "done",
      decision: "leave-out",
      by: BEN,
    });
    expect(await queue.listWaiting()).toEqual([]);
    expect(await listAudit()).toHaveLength(2);
  },
);

testOnEveryDatabase(
  "nothing is decided of another store's run, of one that is not held, of an older one, or of one without a file",
  async (opened) => {
    const { desk, hold, decide, importVehicles, listAudit } = openDesk(opened);
    const { id } = await hold();
    expect(await decide(id, "import", ANNA, ["other"])).toEqual({
      status: "unknown",
    });
    expect(await decide(id - 1, "leave-out")).toEqual({
      status: "impossible",
      problem: "not-held",
    });
    await importVehicles([1, 2, 3]);
    expect(await decide(id, "import")).toEqual({
      status: "impossible",
      problem: "superseded",
    });
    expect(await decide(id, "leave-out")).toMatchObject({
      problem: "superseded",
    });
    const [atTerminal] = await desk.listRuns({ storeIds: null, limit: 1 });
    expect(await decide(atTerminal?.run.id ?? 0, "import")).toMatchObject({
      problem: "no-file",
    });
    expect(await listAudit()).toEqual([]);
  },
);

testOnEveryDatabase(
  "a file of which every row was refused is left out, never imported",
  async (opened) => {
    const { hold, decide } = openDesk(opened);
    const refused = [{ row: 1, vin: null, reason: "VIN is missing" }];
    const { id } = await hold({ vehicles: [], rowCount: 1, refused });
    expect(await decide(id, "import")).toEqual({
      status: "impossible",
      problem: "all-refused",
    });
    expect(await decide(id, "leave-out")).toEqual({ status: "decided" });
  },
);

testOnEveryDatabase(
  "where nobody watches a folder nothing is released, for nobody would carry it out",
  async (opened) => {
    const { hold } = openDesk(opened);
    const { id } = await hold();
    const desk = createFeedDesk(opened.database, false);
    expect((await desk.findRun(id, null))?.releaseProblem).toBe("no-folder");
  },
);

testOnEveryDatabase(
  "a released run is imported for what was said of it, once, and only while it is the newest",
  async (opened) => {
    const { desk, hold, importVehicles } = openDesk(opened);
    const { id } = await hold();
    const release = {
      id: "r1",
      runId: id,
      contentHash: FILE.contentHash,
      reason: "vanishing",
    } as const;
    const again = { file: FILE, release };
    const other = { ...release, contentHash: "another" };
    await expect(
      importVehicles([1, 2], { file: FILE, release: other }),
    ).rejects.toThrow("newer file");
    const done = await importVehicles([1, 2], again);
    expect(done).toMatchObject({ status: "committed", counts: { gone: 8 } });
    await expect(importVehicles([1, 2], again)).rejects.toThrow("newer file");
    const queue = createReleaseQueue(opened.database);
    expect((await queue.findResult("r1"))?.counts.gone).toBe(8);
    expect(await queue.findResult("r2")).toBeNull();
    expect((await desk.listFeeds(null))[0]?.run.ending).toBe("done");
  },
);

testOnEveryDatabase(
  "who releases a file that takes cars away has not released one that takes prices away, too",
  async (opened) => {
    const { desk, importVehicles, hold } = openDesk(opened);
    const few = vehiclesNumbered([1, 2, 3, 4, 5, 6], { salePriceCents: null });
    const { id } = await hold({ vehicles: few });
    const release = { id: "r1", runId: id, contentHash: FILE.contentHash };
    const outcome = await importVehicles([], {
      vehicles: few,
      file: FILE,
      release: { ...release, reason: "vanishing" },
    });
    expect(outcome).toMatchObject({
      status: "held",
      reason: "price-loss",
      wouldLosePrice: 6,
    });
    const [held] = await desk.listRuns({ storeIds: null, limit: 1 });
    expect(held?.run).toMatchObject({
      releaseId: "r1",
      hold: { reason: "price-loss", count: 6 },
    });
    const last = await importVehicles([], {
      vehicles: few,
      file: FILE,
      release: {
        ...release,
        id: "r2",
        runId: held?.run.id ?? 0,
        reason: "price-loss",
      },
    });
    expect(last).toMatchObject({ status: "committed", counts: { gone: 4 } });
  },
);

testOnEveryDatabase(
  "a file that could not be read is in the history once, and compares with nothing",
  async (opened) => {
    const { desk, recordUnread, hold, decide } = openDesk(opened);
    const { id } = await hold();
    await recordUnread({});
    await recordUnread({});
    await recordUnread({ fileName: "lot.csv", status: "failed" });
    const runs = await desk.listRuns({ storeIds: null, limit: 9 });
    expect(runs.map(({ run }) => run.ending)).toEqual([
      "failed",
      "refused",
      "held",
      "done",
    ]);
    const history = createUndecidedHistory(opened.database);
    expect(await history.listNewestRuns(9)).toHaveLength(2);
    // What the held file would do is as it was.
    expect(await decide(id, "import")).toEqual({ status: "decided" });
  },
);

testOnEveryDatabase(
  "runs are listed by store and by how they ended, a page at a time",
  async (opened) => {
    const { desk, importVehicles } = openDesk(opened);
    await importVehicles([1, 2, 3]);
    await importVehicles([1, 2, 3]);
    await importVehicles([]);
    const north = vehiclesNumbered([7], { storeId: "north" });
    await importVehicles([], { storeId: "north", vehicles: north });
    const list = async (question: object) =>
      (await desk.listRuns({ storeIds: null, limit: 9, ...question })).map(
        ({ run }) => `${run.storeId} ${run.ending}`,
      );
    expect(await list({})).toEqual([
      "north done",
      "main held",
      "main unchanged",
      "main done",
    ]);
    expect(await list({ storeIds: ["north"] })).toEqual(["north done"]);
    expect(await list({ storeIds: [] })).toEqual([]);
    expect(await list({ ending: "done" })).toEqual(["north done", "main done"]);
    expect(await list({ ending: "unchanged" })).toEqual(["main unchanged"]);
    expect(await list({ ending: "held" })).toEqual(["main held"]);
    expect(await list({ ending: "refused" })).toEqual([]);
    const [, second] = await desk.listRuns({ storeIds: null, limit: 2 });
    const beforeId = second?.run.id;
    expect(await list({ beforeId })).toEqual(["main unchanged", "main done"]);
    const feeds = await desk.listFeeds(["main"]);
    expect(feeds).toMatchObject([
      { run: { ending: "held" }, lastImportedAtMs: opened.clock.ms },
    ]);
    expect(await desk.listFeeds([])).toEqual([]);
  },
);

testOnEveryDatabase(
  "a held run that somebody decided troubles nobody any more, until the decision fails",
  async (opened) => {
    const { hold, decide } = openDesk(opened);
    const { id } = await hold();
    const history = createUndecidedHistory(opened.database);
    const listHeld = async () =>
      (await history.listNewestRuns(9))
        .filter(({ heldReason }) => heldReason !== null)
        .map((run) => run.id);
    expect(await listHeld()).toEqual([id]);
    await decide(id, "import");
    expect(await listHeld()).toEqual([]);
    const queue = createReleaseQueue(opened.database);
    const [waiting] = await queue.listWaiting();
    await queue.settle(waiting?.id ?? "", "superseded", 0);
    expect(await listHeld()).toEqual([id]);
    await decide(id, "leave-out");
    expect(await listHeld()).toEqual([]);
  },
);

testOnEveryDatabase(
  "what waits in a store's folder is as the watcher saw it last",
  async ({ database: { leads }, clock }) => {
    const seen = {
      storeId: "main",
      lookedAtMs: clock.ms,
      waiting: [{ name: "lot.csv", sizeBytes: 9, changedAtMs: 1 }],
      waitingCount: 1,
      problem: null,
    };
    await saveFeedFolder(leads, { ...seen, problem: "The disk is full\0" });
    await saveFeedFolder(leads, seen);
    expect(await listFeedFolders(leads, ["main"])).toEqual([seen]);
    expect(await listFeedFolders(leads, ["other"])).toEqual([]);
    expect(await listFeedFolders(leads, [])).toEqual([]);
    expect(await listFeedFolders(leads, null)).toHaveLength(1);
  },
);
