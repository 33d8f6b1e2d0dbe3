import {
  type CheckupResult,
  type CheckupSetting,
  startCheckup,
} from "#app/domain/checkup/checkup.ts";
import {
  type FeedPast,
  tallyRefusals,
} from "#app/domain/checkup/feed/feed-past.ts";
import type { StockCount } from "#app/domain/checkup/store-checks.ts";
import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import type {
  ImportHistory,
  InventoryStore,
} from "#app/ports/inventory-ports.ts";

/** Enough to see a fortnight of daily imports. */
const RUNS_PER_FEED = 15;

export interface Examined {
  readonly result: CheckupResult;
  /** By store and feed. */
  readonly pasts: readonly FeedPast[];
}

/** Reads everything for sale once, and the newest runs of every feed. */
export async function examineInventory(
  {
    inventory,
    history,
  }: {
    readonly inventory: Pick<InventoryStore, "listForSale">;
    readonly history: ImportHistory;
  },
  setting: CheckupSetting,
  onVehicles: (count: number) => void,
): Promise<Examined> {
  const checkup = startCheckup(setting);
  let count = 0;
  for await (const batch of inventory.listForSale()) {
    checkup.look(batch);
    count += batch.length;
    onVehicles(count);
  }
  const pasts = await readPasts(history, setting.storeId, checkup.listStock());
  return { result: checkup.buildResult(pasts), pasts };
}

async function readPasts(
  history: ImportHistory,
  storeId: string | null,
  stock: readonly StockCount[],
): Promise<readonly FeedPast[]> {
  const runs = (await history.listNewestRuns(RUNS_PER_FEED)).filter(
    (run) => storeId === null || run.storeId === storeId,
  );
  const feeds = Map.groupBy(runs, (run) => `${run.storeId} ${run.feed}`);
  const pasts: FeedPast[] = [];
  for (const [, [newest, ...older]] of [...feeds].toSorted(byName)) {
    if (newest === undefined) continue;
    pasts.push(await readPast(history, newest, older, stock));
  }
  return pasts;
}

async function readPast(
  history: ImportHistory,
  newest: RecordedRun,
  older: readonly RecordedRun[],
  stock: readonly StockCount[],
): Promise<FeedPast> {
  const { storeId, feed } = newest;
  const refusals = tallyRefusals();
  for await (const batch of history.listRefusals(newest.id))
    refusals.add(batch);
  return {
    storeId,
    feed,
    runs: [newest, ...older],
    refusals: refusals.listKinds(),
    warnings: await history.listWarnings(newest.id),
    vehicleCount:
      stock.find((it) => it.storeId === storeId && it.feed === feed)?.count ??
      0,
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
