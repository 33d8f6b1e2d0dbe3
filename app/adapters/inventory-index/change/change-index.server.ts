import {
  compareTexts,
  compareVinTails,
} from "#app/domain/inventory/vin-order.ts";
import {
  findByCode,
  findFirstPlace,
} from "#app/adapters/inventory-index/code-table.server.ts";
import {
  type IndexData,
  readText,
} from "#app/adapters/inventory-index/index-data.server.ts";
import {
  mapMeasuredKeys,
  MEASURED_COLUMNS,
  type MeasuredKey,
} from "#app/domain/inventory/facets.ts";
import {
  getCountedMiles,
  type SearchableVehicle,
} from "#app/domain/listing/list-vehicle.ts";
import { changeCards } from "./change-cards.server.ts";
import { changeCodes } from "./change-codes.server.ts";
import { changeFacts } from "./change-facts.server.ts";
import {
  changeOrders,
  changeRanges,
  getListedOn,
} from "./change-orders.server.ts";
import { changeWords } from "./change-words.server.ts";
import { type ColumnMemory, freshMemory } from "./column-memory.server.ts";
import { type Change, createNewPlaces } from "./new-places.server.ts";
import { changeNumbers } from "./reuse.server.ts";
import { createSplice } from "./splice.server.ts";

export interface IndexChanges {
  /** VINs that changed, came or went. */
  readonly vins: readonly string[];
  /** Those of them that are listed now. */
  readonly vehicles: readonly SearchableVehicle[];
}

/**
 * What a build of all vehicles would give, from what changed alone. Every column is copied with what changed in its
 * place, so the old index answers until the new one does.
 */
export function changeIndex(
  old: IndexData,
  { vins, vehicles }: IndexChanges,
  memory: ColumnMemory = freshMemory,
): Omit<IndexData, "version" | "mark" | "builtAtMs"> {
  const dropped = Uint32Array.from(
    vins.flatMap((vin) => findPlace(old, vin) ?? []),
  ).sort();
  const added = vehicles.toSorted(compareNewest);
  const splice = createSplice(
    old.vehicleCount,
    dropped,
    added.map((vehicle) => findInsertion(old, vehicle)),
  );
  const change: Change = { splice, places: createNewPlaces(splice), memory };
  const cards = changeCards(old.cards, change, added);
  const values = mapMeasuredKeys((key) =>
    changeNumbers(
      old.ranges[key].values,
      Int32Array,
      change,
      added.map((vehicle) => readMeasure(vehicle, key)),
    ),
  );
  const changeTimes = (key: "changedAtMs" | "firstSeenAtMs") =>
    changeNumbers(
      old[key],
      Float64Array,
      change,
      added.map((vehicle) => vehicle[key]),
    );
  const firstSeenAtMs = changeTimes("firstSeenAtMs");
  return {
    vehicleCount: splice.length,
    ...changeFacts(
      { ...pickFacts(old), names: old.cards.names },
      change,
      added,
      cards.names,
    ),
    ranges: changeRanges(old, values, change),
    orders: changeOrders(old, change, { values, cards, firstSeenAtMs }),
    words: changeWords(old.words, change, added),
    codes:
      cards.vin === old.cards.vin && cards.stockNumber === old.cards.stockNumber
        ? old.codes
        : changeCodes(old.codes, change, added),
    cards,
    changedAtMs: changeTimes("changedAtMs"),
    firstSeenAtMs,
  };
}

function pickFacts({ slots, slotSets, jointColumns, features }: IndexData) {
  return { slots, slotSets, jointColumns, features };
}

function findPlace({ codes, cards }: IndexData, vin: string): number | null {
  for (const place of findByCode(codes, vin.toLowerCase(), false))
    if (readText(cards.vin, place) === vin) return place;
  return null;
}

type NewestFacts = Pick<SearchableVehicle, "firstSeenAtMs"> & {
  readonly listed: Pick<SearchableVehicle["listed"], "listedOn" | "vin">;
};

/** The order of the vehicles' places. */
function compareNewest(a: NewestFacts, b: NewestFacts): number {
  return (
    compareTexts(b.listed.listedOn, a.listed.listedOn) ||
    b.firstSeenAtMs - a.firstSeenAtMs ||
    compareVinTails(a.listed.vin, b.listed.vin)
  );
}

function findInsertion(
  { cards, firstSeenAtMs, vehicleCount }: IndexData,
  vehicle: SearchableVehicle,
): number {
  return findFirstPlace(vehicleCount, (place) => {
    const there = {
      listed: {
        listedOn: getListedOn(cards, place),
        vin: readText(cards.vin, place) ?? "",
      },
      firstSeenAtMs: firstSeenAtMs[place] ?? 0,
    };
    return compareNewest(there, vehicle) >= 0;
  });
}

function readMeasure(vehicle: SearchableVehicle, key: MeasuredKey): number {
  const { listed, priceDollars, mpgCombined, rangeMiles } = vehicle;
  const facts = {
    priceDollars,
    mpgCombined,
    rangeMiles,
    year: listed.year,
    miles: getCountedMiles(listed),
  };
  return facts[MEASURED_COLUMNS[key]] ?? -1;
}
