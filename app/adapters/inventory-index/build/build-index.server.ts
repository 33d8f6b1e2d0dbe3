import { compareVinTails } from "#app/domain/inventory/vin-order.ts";
import {
  mapMeasuredKeys,
  MEASURED_COLUMNS,
} from "#app/domain/inventory/facets.ts";
import {
  getCountedMiles,
  type ListingRules,
  makeSearchable,
  type SearchableVehicle,
} from "#app/domain/listing/list-vehicle.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { toVersion } from "#app/domain/inventory/inventory-mark.ts";
import type { ChangingInventory } from "#app/ports/inventory-ports.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { createCardCollector } from "./card-collector.server.ts";
import { buildCodeTable } from "#app/adapters/inventory-index/code-table.server.ts";
import { createFactCollector } from "./fact-collector.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import {
  buildRangeColumn,
  sortPositions,
} from "#app/adapters/inventory-index/range-column.server.ts";
import { createWordCollector } from "./word-collector.server.ts";

export interface IndexBuilder {
  add(vehicle: SearchableVehicle): void;
  finish(version: number, builtAtMs?: number): IndexData;
}

/** It may take long, so outside tests it runs in a worker. */
export async function buildIndex(
  batches:
    | Iterable<readonly StockedVehicle[]>
    | AsyncIterable<readonly StockedVehicle[]>,
  rules: ListingRules,
  version: number,
  nowMs: number,
): Promise<IndexData> {
  const builder = createIndexBuilder();
  for await (const batch of batches) {
    for (const stocked of batch)
      builder.add(makeSearchable(stocked, rules, nowMs));
  }
  return builder.finish(version, nowMs);
}

/** A change of the inventory during a reading would mix two versions, so the inventory is then read again. */
const MOST_READINGS = 3;

/** The index is of one version when the inventory stays unchanged long enough. */
export async function buildIndexOfStore(
  store: Pick<ChangingInventory, "readMark" | "listForSale">,
  rules: ListingRules,
  nowMs: number,
): Promise<IndexData> {
  for (let reading = 1; ; reading++) {
    const mark = await store.readMark();
    const version = toVersion(mark);
    const data = await buildIndex(store.listForSale(), rules, version, nowMs);
    // Mixed data keeps the older version number, so that the next check of the inventory renews it.
    const isWhole = toVersion(await store.readMark()) === version;
    if (isWhole || reading === MOST_READINGS) return { ...data, mark };
  }
}

export function createIndexBuilder(): IndexBuilder {
  const facts = createFactCollector();
  const words = createWordCollector();
  const cards = createCardCollector();
  const rows: SortFacts[] = [];
  return {
    add(vehicle) {
      const { listed, priceDollars, mpgCombined, rangeMiles } = vehicle;
      const { firstSeenAtMs, changedAtMs } = vehicle;
      const { vin, stockNumber, year } = listed;
      const listedDay = toDayNumber(listed.listedOn);
      rows.push({
        vin,
        stockNumber,
        year,
        miles: getCountedMiles(listed) ?? -1,
        priceDollars: priceDollars ?? -1,
        mpgCombined: mpgCombined ?? -1,
        rangeMiles: rangeMiles ?? -1,
        listedDay,
        firstSeenAtMs,
        changedAtMs,
      });
      facts.add(vehicle);
      words.add(vehicle.texts);
      cards.add(listed);
    },
    finish(version, builtAtMs = 0) {
      const rowOf = sortNewestFirst(rows);
      const inOrder = Array.from(rowOf, (row) => rows[row]).filter(
        (row) => row !== undefined,
      );
      const price = Int32Array.from(inOrder, (row) => row.priceDollars);
      const year = Int32Array.from(inOrder, (row) => row.year);
      const mileage = Int32Array.from(inOrder, (row) => row.miles);
      return {
        version,
        mark: null,
        builtAtMs,
        vehicleCount: rows.length,
        ...facts.finish(rowOf),
        ranges: mapMeasuredKeys((key) => {
          const values = Int32Array.from(
            inOrder,
            (row) => row[MEASURED_COLUMNS[key]],
          );
          return buildRangeColumn(values);
        }),
        orders: {
          oldest: sortOldestFirst(inOrder),
          mileage: sortPositions(mileage.map(placeUnknownLast)),
          year: sortPositions(year.map((value) => -value)),
          priceHigh: sortPositions(price.map((value) => -value)),
          priceLow: sortPositions(price.map(placeUnknownLast)),
          // An unknown one is -1 and becomes the only positive number.
          mpg: sortPositions(
            Int32Array.from(inOrder, (row) => -row.mpgCombined),
          ),
        },
        words: words.finish(rowOf),
        codes: buildCodeTable(
          inOrder.map(({ vin }) => vin),
          inOrder.map(({ stockNumber }) => stockNumber),
        ),
        cards: cards.finish(rowOf),
        changedAtMs: Float64Array.from(inOrder, (row) => row.changedAtMs),
        firstSeenAtMs: Float64Array.from(inOrder, (row) => row.firstSeenAtMs),
      };
    },
  };
}

interface SortFacts {
  readonly vin: string;
  readonly stockNumber: string | null;
  readonly year: number;
  readonly miles: number;
  readonly priceDollars: number;
  readonly mpgCombined: number;
  readonly rangeMiles: number;
  readonly listedDay: number;
  readonly firstSeenAtMs: number;
  readonly changedAtMs: number;
}

/** The default sort puts the last listed first, then the last seen; of those that came together no make comes first. */
function sortNewestFirst(rows: readonly SortFacts[]): Uint32Array {
  return sortRows(
    rows,
    (a, b) =>
      b.listedDay - a.listedDay ||
      b.firstSeenAtMs - a.firstSeenAtMs ||
      compareVinTails(a.vin, b.vin),
  );
}

/** The first listed come first, then the first seen, and vehicles of one time keep the default order. */
function sortOldestFirst(rows: readonly SortFacts[]): Uint32Array {
  return sortRows(
    rows,
    (a, b) => a.listedDay - b.listedDay || a.firstSeenAtMs - b.firstSeenAtMs,
  );
}

function sortRows(
  rows: readonly SortFacts[],
  compare: (a: SortFacts, b: SortFacts) => number,
): Uint32Array {
  return Uint32Array.from(rows.keys()).sort((first, second) => {
    const a = rows[first];
    const b = rows[second];
    return a === undefined || b === undefined
      ? 0
      : compare(a, b) || first - second;
  });
}

const UNKNOWN_LAST = 0x7fffffff;

export function placeUnknownLast(value: number): number {
  return value < 0 ? UNKNOWN_LAST : value;
}

function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}
