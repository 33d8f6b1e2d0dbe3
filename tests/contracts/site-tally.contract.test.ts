import { expect } from "vitest";
import { openSiteTally } from "#app/adapters/database/figures/site-tally.server.ts";
import { createTallyReader } from "#app/adapters/database/figures/tally-reader.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { MOST_EMPTY_SEARCHES, TALLY_DAYS } from "#app/domain/figures/tally.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { TallyMark } from "#app/ports/figure-ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";

const DAY = "2026-11-01";
const SPAN = { fromDay: DAY, untilDay: DAY };
const VISIT: TallyMark = { kind: "visit", storeId: null, day: DAY };

const search = (at: number): TallyMark => ({
  kind: "empty-search",
  storeId: "aurora",
  day: DAY,
  subject: `/search-vehicles/all-inventory?q=${String(at)}`,
});

testOnEveryDatabase(
  "what is counted waits in memory, is stored by day, store and kind, and adds up over flushes",
  async ({ database, log }) => {
    const tally = openSiteTally(database.leads, log);
    const reader = createTallyReader(database.leads);
    tally.count(VISIT);
    tally.count(VISIT);
    tally.count({ kind: "vehicle", storeId: "aurora", day: DAY });
    tally.count({ ...VISIT, day: "2026-11-02" });
    expect(await reader.list(SPAN, null)).toEqual([]);
    await tally.flush();
    tally.count(VISIT);
    await tally.close();
    expect(await reader.list(SPAN, null)).toEqual([
      { kind: "visit", day: DAY, storeId: null, subject: "", count: 3 },
      { kind: "vehicle", day: DAY, storeId: "aurora", subject: "", count: 1 },
    ]);
    // Who has some stores is told of these alone.
    expect(await reader.list(SPAN, ["aurora"])).toMatchObject([
      { kind: "vehicle" },
    ]);
    expect(await reader.list(SPAN, ["joliet"])).toEqual([]);
  },
);

testOnEveryStoredDatabase(
  "two nodes count into one number",
  async ({ database, log, openAgain }) => {
    const nodes = [database, await openAgain()].map((it) =>
      openSiteTally(it.leads, log),
    );
    for (const node of nodes) for (let i = 0; i < 5; i++) node.count(VISIT);
    await Promise.all(nodes.map((node) => node.close()));
    const rows = await createTallyReader(database.leads).list(SPAN, null);
    expect(rows.map(({ count }) => count)).toEqual([10]);
  },
);

testOnEveryDatabase(
  "so many searches of a day are named, and all of them are counted",
  async ({ database, log }) => {
    const tally = openSiteTally(database.leads, log);
    const asked = MOST_EMPTY_SEARCHES + 30;
    for (let at = 0; at < asked; at++) tally.count(search(at));
    await tally.flush();
    tally.count(search(0));
    tally.count(search(asked));
    await tally.close();
    const rows = await createTallyReader(database.leads).list(SPAN, null);
    const named = rows.filter(({ subject }) => subject !== "");
    expect(named).toHaveLength(MOST_EMPTY_SEARCHES);
    expect(named[0]?.count).toBe(2);
    expect(rows.filter(({ subject }) => subject === "")).toMatchObject([
      { count: 31 },
    ]);
  },
);

testOnEveryDatabase(
  "what could not be stored goes on waiting",
  async ({ database, log, events }) => {
    let isAway = true;
    const runExclusively: typeof database.leads.runExclusively = (work) =>
      isAway
        ? Promise.reject(new Error("away"))
        : database.leads.runExclusively(work);
    const tally = openSiteTally({ runExclusively }, log);
    tally.count(VISIT);
    await tally.flush();
    expect(events).toContain("figures.tally-not-stored");
    isAway = false;
    await tally.close();
    const rows = await createTallyReader(database.leads).list(SPAN, null);
    expect(rows).toMatchObject([{ kind: "visit", count: 1 }]);
  },
);

testOnEveryDatabase(
  "a day's numbers go when no period shows them any more",
  async ({ database, log, clock }) => {
    const tally = openSiteTally(database.leads, log);
    tally.count(VISIT);
    tally.count({ ...VISIT, day: "2026-11-02" });
    await tally.close();
    clock.ms = Date.parse(DAY) + TALLY_DAYS * DAY_MS + 1;
    const counts = await sweepExpired({
      area: database.leads,
      profile: readProfile(),
      clock,
    });
    expect(counts.site_tallies).toBe(1);
    const left = await createTallyReader(database.leads).list(
      { fromDay: DAY, untilDay: "2026-12-31" },
      null,
    );
    expect(left.map(({ day }) => day)).toEqual(["2026-11-02"]);
  },
);
