import { Client } from "pg";
import { expect } from "vitest";
import { watchInventory } from "#app/adapters/database/inventory/inventory-watch.server.ts";
import {
  type OpenedDatabase,
  testOnEveryStoredDatabase,
  testOnPostgres,
} from "./every-database.ts";
import { anImport, vehiclesNumbered } from "./import-requests.ts";

testOnEveryStoredDatabase(
  "a poll finds what another connection imported",
  async ({ store, database, openAgain, log }) => {
    const other = await openAgain();
    const versions = collectVersions();
    let poll = (): void => {};
    const watch = watchInventory({
      store,
      area: { ...database.inventory, listen: () => async () => {} },
      log,
      knownVersion: 0,
      onChange: versions.add,
      repeat: (_everyMs, run) => {
        poll = run;
        return () => {};
      },
    });
    await other.inventory.runExclusively((trx) =>
      trx.updateTable("inventory_version").set({ version: 6 }).execute(),
    );
    poll();
    expect(await versions.next()).toBe(6);
    await watch.stop();
  },
);

testOnPostgres(
  "an import is announced to every node at its commit",
  async (opened) => {
    const { versions, watch } = watchWithoutPolling(opened);
    await opened.store.commitImport(anImport(vehiclesNumbered([1])));
    expect(await versions.next()).toBe(1);
    await opened.store.commitImport(anImport(vehiclesNumbered([1, 2])));
    expect(await versions.next()).toBe(2);
    await watch.stop();
  },
);

testOnPostgres(
  "a listener that lost its connection comes back and catches up",
  async (opened) => {
    const { versions, watch } = watchWithoutPolling(opened);
    await opened.store.commitImport(anImport(vehiclesNumbered([1])));
    expect(await versions.next()).toBe(1);
    await endListeners(opened);
    await opened.store.commitImport(anImport(vehiclesNumbered([1, 2])));
    expect(await versions.next()).toBe(2);
    expect(opened.events).toContain("database.listener-lost");
    await watch.stop();
  },
);

testOnPostgres(
  "a connection lost while idle is logged, and the next query gets another one",
  async (opened) => {
    if (opened.place.kind !== "postgres") throw new Error("not PostgreSQL");
    await opened.store.readVersion();
    const ended = await endBackends(opened.place.url, "forecourt");
    // The pool may hold several: a query takes one whose loss it has not heard of yet.
    await expect
      .poll(() => opened.events.filter(isLoss), { timeout: 30_000 })
      .toHaveLength(ended);
    expect(await opened.store.readVersion()).toBe(0);
  },
);

function watchWithoutPolling({ store, database, log }: OpenedDatabase) {
  const versions = collectVersions();
  const watch = watchInventory({
    store,
    area: database.inventory,
    log,
    knownVersion: 0,
    onChange: versions.add,
    repeat: () => () => {},
  });
  return { versions, watch };
}

async function endListeners({ place }: OpenedDatabase): Promise<void> {
  if (place.kind !== "postgres") throw new Error("not PostgreSQL");
  await endBackends(place.url, "forecourt-listener");
}

/** @returns how many connections were ended */
async function endBackends(url: string, application: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
    [application],
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
  return Number(rowCount);
}

const isLoss = (event: string) => event === "database.connection-lost";

/** What was told, one after the other, whether it was asked for before or after. */
function collectVersions() {
  const waiting: PromiseWithResolvers<number>[] = [];
  let told = 0;
  let asked = 0;
  const at = (index: number) =>
    (waiting[index] ??= Promise.withResolvers<number>());
  return {
    add: (version: number): void => at(told++).resolve(version),
    next: (): Promise<number> => at(asked++).promise,
  };
}
