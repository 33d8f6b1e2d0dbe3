import { expect } from "vitest";
import { createImportHistory } from "#app/adapters/database/inventory/import-history.server.ts";
import type { RecordedRefusal } from "#app/domain/inventory/import-run.ts";
import type { ImportHistory } from "#app/ports/inventory-ports.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import { anImport, NOTHING, vehiclesNumbered } from "./import-requests.ts";

testOnEveryDatabase("a new inventory has no past", async ({ database }) => {
  const history = createImportHistory(database.inventory);
  expect(await history.listNewestRuns(3)).toEqual([]);
  expect(await listRefusals(history, 1)).toEqual([]);
  expect(await history.listWarnings(1)).toEqual([]);
});

testOnEveryDatabase(
  "a run reads back as it ended, committed or held",
  async ({ store, database, clock }) => {
    const history = createImportHistory(database.inventory);
    const startedAtMs = clock.ms - 5_000;
    await store.commitImport(
      anImport(vehiclesNumbered([1, 2]), {
        rowCount: 5,
        mergedRowCount: 1,
        refused: [
          { row: 3, vin: null, reason: "VIN is missing" },
          { row: 4, vin: "X", reason: "VIN has 1 characters, not 17" },
        ],
        warningCount: 7,
        startedAtMs,
      }),
    );
    const endedAtMs = clock.ms;
    clock.ms += 60_000;
    await store.commitImport(anImport([]));

    const [held, first, ...others] = await history.listNewestRuns(5);
    expect(others).toEqual([]);
    expect(first).toEqual({
      id: first?.id,
      storeId: "main",
      feed: "dms",
      format: "generic",
      heldReason: null,
      startedAtMs,
      endedAtMs,
      rowCount: 5,
      mergedRowCount: 1,
      refusedCount: 2,
      warningCount: 7,
      counts: { ...NOTHING, added: 2 },
    });
    expect(held).toMatchObject({
      heldReason: "empty",
      endedAtMs: clock.ms,
      counts: NOTHING,
    });
    expect(held?.id).toBeGreaterThan(first?.id ?? Infinity);
  },
);

testOnEveryDatabase(
  "of every feed of every store come as many runs as were asked for, the newest first",
  async ({ store, database }) => {
    const history = createImportHistory(database.inventory);
    for (const [storeId, feed] of [
      ["main", "dms"],
      ["main", "dms"],
      ["main", "used"],
      ["main", "dms"],
      ["north", "dms"],
    ] as const)
      await store.commitImport(
        anImport(vehiclesNumbered([storeId === "main" ? 1 : 2], { storeId }), {
          storeId,
          feed,
        }),
      );
    const runs = await history.listNewestRuns(2);
    expect(runs.map(({ storeId, feed }) => `${storeId} ${feed}`)).toEqual([
      "north dms",
      "main dms",
      "main used",
      "main dms",
    ]);
    const ids = runs.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  },
);

testOnEveryDatabase(
  "refused rows come in batches in the file's order, VINs of others first and without a row, of a held run too",
  async ({ store, database }) => {
    const history = createImportHistory(database.inventory);
    const north = { storeId: "north" };
    await store.commitImport(anImport(vehiclesNumbered([1], north), north));
    const refused = Array.from({ length: 5 }, (_, at) => ({
      row: at + 2,
      vin: null,
      reason: `VIN is missing: ${at}`,
    }));
    await store.commitImport(anImport(vehiclesNumbered([1, 2]), { refused }));
    await store.commitImport(anImport([], { refused: refused.slice(0, 1) }));

    const [held, committed] = await history.listNewestRuns(5);
    const batches = await listRefusals(history, committed?.id ?? 0, 4);
    expect(batches.map((batch) => batch.length)).toEqual([4, 2]);
    expect(batches.flat().map(({ row }) => row)).toEqual([null, 2, 3, 4, 5, 6]);
    expect(batches[0]?.[0]).toEqual({
      row: null,
      vin: vehiclesNumbered([1])[0]?.vin,
      reason: "sold by north (feed dms)",
    });
    expect((await listRefusals(history, held?.id ?? 0)).flat()).toEqual([
      refused[0],
    ]);
  },
);

testOnEveryDatabase(
  "warnings read back by kind, the commonest first, without NUL, and are forgotten after 20 runs",
  async ({ store, database }) => {
    const history = createImportHistory(database.inventory);
    const example = {
      row: 1,
      vin: "A",
      warning: "mileage not understood: \0?",
    };
    const warningKinds = [
      { kind: "no photos", rowCount: 2, examples: [] },
      { kind: "mileage not understood", rowCount: 9, examples: [example] },
    ];
    const request = anImport(vehiclesNumbered([1]), { warningKinds });
    await store.commitImport(request);
    const first = (await history.listNewestRuns(1))[0]?.id ?? 0;
    expect(await history.listWarnings(first)).toEqual([
      {
        kind: "mileage not understood",
        rowCount: 9,
        examples: [{ ...example, warning: "mileage not understood: ?" }],
      },
      { kind: "no photos", rowCount: 2, examples: [] },
    ]);
    for (let run = 0; run < 20; run++) await store.commitImport(request);
    expect(await history.listWarnings(first)).toEqual([]);
    expect(await history.listWarnings(first + 1)).toHaveLength(2);
  },
);

async function listRefusals(
  history: ImportHistory,
  runId: number,
  batchSize?: number,
) {
  const batches: (readonly RecordedRefusal[])[] = [];
  for await (const batch of history.listRefusals(runId, batchSize))
    batches.push(batch);
  return batches;
}
