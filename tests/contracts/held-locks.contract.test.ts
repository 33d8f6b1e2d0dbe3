import { setTimeout as sleep } from "node:timers/promises";
import path from "node:path";
import SqliteHandle from "better-sqlite3";
import { Client } from "pg";
import { expect, onTestFinished } from "vitest";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import { createRateLimits } from "#app/adapters/rate-limit/rate-limits.server.ts";
import { testOnEveryStoredDatabase, testOnPostgres } from "./every-database.ts";
import { buildVin } from "./import-requests.ts";

/** As many as fill every pool. */
const CROWD = 20;

/** A lock that another process holds until the returned function is called. */
async function holdLock(
  place: DatabasePlace,
  table: string,
  mode: "EXCLUSIVE" | "ACCESS EXCLUSIVE" = "EXCLUSIVE",
): Promise<() => Promise<void>> {
  if (place.kind === "sqlite") {
    const handle = new SqliteHandle(path.join(place.dataDir, "leads.sqlite"));
    handle.exec("BEGIN EXCLUSIVE");
    onTestFinished(() => void handle.close());
    return async () => void handle.exec("ROLLBACK");
  }
  const client = new Client({ connectionString: place.url });
  await client.connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${table} IN ${mode} MODE`);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await client.end();
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

function note({ leads }: Database, hash: string): Promise<unknown> {
  return leads.commit((trx) =>
    trx
      .insertInto("erased_visitors")
      .values({ visitor_hash: hash, erased_at_ms: 1 })
      .execute(),
  );
}

async function listNotes({ leads }: Database): Promise<readonly string[]> {
  const rows = await leads.db
    .selectFrom("erased_visitors")
    .select("visitor_hash")
    .execute();
  return rows.map((it) => it.visitor_hash);
}

testOnEveryStoredDatabase(
  "while another process holds the lock for writing, reads are answered, and what waits is stored afterwards",
  async ({ place, database }) => {
    await note(database, "before");
    const release = await holdLock(place, "erased_visitors");
    const order: string[] = [];
    const waiting = note(database, "after").then(() => order.push("stored"));
    for (let look = 0; look < 10; look++) {
      await sleep(50);
      expect(await listNotes(database)).toEqual(["before"]);
    }
    order.push("released");
    await release();
    await waiting;
    expect(order).toEqual(["released", "stored"]);
    expect((await listNotes(database)).toSorted()).toEqual(["after", "before"]);
  },
);

testOnPostgres(
  "whoever waits for a locked table of the inventory gives up before it is free, and takes nothing from the leads",
  async ({ place, database, store }) => {
    const release = await holdLock(place, "vehicles", "ACCESS EXCLUSIVE");
    const pages = Promise.allSettled(
      Array.from({ length: CROWD }, (_, at) => store.findVehicle(buildVin(at))),
    );
    let areWaiting = true;
    void pages.then(() => (areWaiting = false));
    for (let lead = 0; lead < 6; lead++) await note(database, String(lead));
    expect(areWaiting).toBe(true);
    const outcomes = (await pages).map(({ status }) => status);
    expect(new Set(outcomes)).toEqual(new Set(["rejected"]));
    await release();
    expect(await store.findVehicle(buildVin(1))).toBeNull();
  },
);

testOnPostgres(
  "whoever waits for a locked table of phone codes takes nothing from the leads",
  async ({ place, database }) => {
    const release = await holdLock(
      place,
      "phone_code_sends",
      "ACCESS EXCLUSIVE",
    );
    const codes = Promise.allSettled(
      Array.from({ length: CROWD }, () =>
        database.leads.runExclusively((trx) =>
          trx.selectFrom("phone_code_sends").select("id").execute(),
        ),
      ),
    );
    let areWaiting = true;
    void codes.then(() => (areWaiting = false));
    for (let lead = 0; lead < 6; lead++) await note(database, String(lead));
    expect(areWaiting).toBe(true);
    await release();
    await codes;
  },
);

testOnPostgres(
  "limits are counted in this process while their table is locked, and together again afterwards",
  async ({ place, database }) => {
    const limits = createRateLimits(database.leads);
    const limit = { name: "contact", count: 3, seconds: 600 };
    expect(await limits.take(limit, "192.0.2.1")).toBeNull();
    const release = await holdLock(place, "rate_limits", "ACCESS EXCLUSIVE");
    const takes = [];
    for (let at = 0; at < 4; at++)
      takes.push(await limits.take(limit, "192.0.2.1"));
    expect(takes.slice(0, 3)).toEqual([null, null, null]);
    expect(takes[3]).not.toBeNull();
    await release();
    const others = createRateLimits(database.leads);
    expect(await others.take(limit, "192.0.2.1")).toBeNull();
  },
);

testOnPostgres(
  "nodes whose first limits make their table at once count together",
  async ({ place, database, openAgain, closeAfterwards }) => {
    if (place.kind !== "postgres") throw new Error("It is about PostgreSQL.");
    const client = new Client({ connectionString: place.url });
    await client.connect();
    closeAfterwards(() => client.end());
    const others = await Promise.all([openAgain(), openAgain(), openAgain()]);
    const limit = { name: "contact", count: 2, seconds: 600 };
    for (let round = 0; round < 12; round++) {
      await client.query("DROP TABLE IF EXISTS rate_limits");
      const takes = await Promise.all(
        [database, ...others].map(({ leads }) =>
          createRateLimits(leads).take(limit, "192.0.2.1"),
        ),
      );
      expect(takes.filter((it) => it === null)).toHaveLength(2);
    }
  },
);
