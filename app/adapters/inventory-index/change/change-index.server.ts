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
import { createNewPlaces } from "./new-places.server.ts";
import { createSplice, spliceNumbers } from "./splice.server.ts";

export interface IndexChanges {
  /** VINs that changed, came or went. */
  readonly vins: readonly string[];
  /** Those of them that are listed now. */
  readonly vehicles: readonly SearchableVehicle[];
}

/**
 * What a build of all vehicles would give, from what changed alone. Every column is copied with what changed in its
 * place: a search that began with the old one ends with it.
 */
export function changeIndex(
  old: IndexData,
  { vins, vehicles }: IndexChanges,
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
  const places = createNewPlaces(splice);
  const cards = changeCards(old.cards, splice, added);
  const values = mapMeasuredKeys((key) =>
    spliceNumbers(
      new Int32Array(splice.length),
      old.ranges[key].values,
      splice,
      added.map((vehicle) => readMeasure(vehicle, key)),
    ),
  );
  const spliceTimes = (key: "changedAtMs" | "firstSeenAtMs") =>
    spliceNumbers(
      new Float64Array(splice.length),
      old[key],
      splice,
      added.map((vehicle) => vehicle[key]),
    );
  const firstSeenAtMs = spliceTimes("firstSeenAtMs");
  const change = { splice, places };
  return {
    vehicleCount: splice.length,
    ...changeFacts(
      { ...pickFacts(old), names: old.cards.names },
      places,
      splice,
      added,
      cards.names,
    ),
    ranges: changeRanges(old, values, change),
    orders: changeOrders(old, { values, cards, firstSeenAtMs, ...change }),
    words: changeWords(old.words, places, splice, added),
    codes:
      cards.vin === old.cards.vin && cards.stockNumber === old.cards.stockNumber
        ? old.codes
        : changeCodes(old.codes, places, splice, added),
    cards,
    changedAtMs: spliceTimes("changedAtMs"),
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
