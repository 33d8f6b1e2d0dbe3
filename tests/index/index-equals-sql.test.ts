import { expect, inject, test } from "vitest";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import { RULES } from "./any-inventory.ts";
import { comparableAnswer } from "./comparable-answer.ts";
import {
  ceilingQueries,
  gatedQueries,
  plainQueries,
  typoQueries,
} from "./query-mix.ts";
import { searchByHand } from "./search-oracle.ts";
import {
  openPostgresEngine,
  openSqliteEngine,
  type OpenSqlEngine,
} from "./sql-engines.ts";
import {
  createSqlIndexes,
  createSqlTables,
  insertIntoSql,
} from "./sql-schema.ts";
import { searchSql } from "./sql-search.ts";
import { NOW_MS, syntheticInventory } from "./synthetic-inventory.ts";

/** Enough for every shortcut of the index to be taken. */
const VEHICLE_COUNT = 8_000;

const VEHICLES = [...syntheticInventory(VEHICLE_COUNT)]
  .flat()
  .map((stocked) => makeSearchable(stocked, RULES, NOW_MS));
const builder = createIndexBuilder();
for (const vehicle of VEHICLES) builder.add(vehicle);
const INDEX = createInventoryIndex(builder.finish(1));

const postgres = inject("postgres");
const postgresUrl = postgres && "url" in postgres ? postgres.url : null;

test("the index answers as SQLite does", { timeout: 120_000 }, () =>
  expectEqualAnswers(openSqliteEngine()),
);

test.skipIf(postgresUrl === null)(
  "the index answers as PostgreSQL does (skipped when there is no PostgreSQL)",
  { timeout: 120_000 },
  async () => {
    if (postgresUrl !== null)
      await expectEqualAnswers(await openPostgresEngine(postgresUrl));
  },
);

test("the index finds misspelt words as a reading by hand does", () => {
  const some = VEHICLES.slice(0, 150);
  const small = createIndexBuilder();
  for (const vehicle of some) small.add(vehicle);
  const index = createInventoryIndex(small.finish(1));
  for (const search of typoQueries().slice(0, 8)) {
    const byHand = searchByHand(some, search);
    const { total, vehicles } = index.search(search);
    expect({ total, vins: vehicles.map(({ vin }) => vin) }).toEqual({
      total: byHand.total,
      vins: byHand.vins,
    });
  }
});

test("an answer does not depend on what was asked before it", () => {
  const searches = plainQueries();
  const first = searches.map((search) => INDEX.search(search));
  const again = [...searches].reverse().map((search) => INDEX.search(search));
  expect(again.reverse()).toEqual(first);
});

async function expectEqualAnswers(engine: OpenSqlEngine): Promise<void> {
  try {
    await createSqlTables(engine);
    for (let start = 0; start < VEHICLES.length; start += 2_000)
      await insertIntoSql(engine, VEHICLES.slice(start, start + 2_000), start);
    await createSqlIndexes(engine);
    const searches = [
      ...plainQueries().filter((_, at) => at % 3 === 0),
      ...gatedQueries().filter((_, at) => at % 6 === 1),
      ...ceilingQueries().filter((_, at) => at % 5 === 2),
    ];
    for (const search of searches)
      expect(
        comparableAnswer(INDEX.search(search)),
        JSON.stringify(search),
      ).toEqual(await searchSql(engine, search));
  } finally {
    await engine.close();
  }
}
