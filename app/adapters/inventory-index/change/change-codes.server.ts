import {
  buildCodeTable,
  findFirstPlace,
} from "#app/adapters/inventory-index/code-table.server.ts";
import {
  type CodeTable,
  readText,
  type TextColumn,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import {
  createSplice,
  GONE,
  mapPlaces,
  type Splice,
  spliceNumbers,
  spliceTexts,
} from "./splice.server.ts";

export function changeCodes(
  { codes, vehicles, endings, endingVehicles }: CodeTable,
  newPlaces: Uint32Array,
  splice: Splice,
  added: readonly SearchableVehicle[],
): CodeTable {
  const own = buildCodeTable(
    added.map(({ listed }) => listed.vin),
    added.map(({ listed }) => listed.stockNumber),
  );
  const [newCodes, newVehicles] = changeEntries(
    [codes, vehicles],
    [own.codes, own.vehicles],
    newPlaces,
    splice,
  );
  const [newEndings, newEndingVehicles] = changeEntries(
    [endings, endingVehicles],
    [own.endings, own.endingVehicles],
    newPlaces,
    splice,
  );
  return {
    codes: newCodes,
    vehicles: newVehicles,
    endings: newEndings,
    endingVehicles: newEndingVehicles,
  };
}

type Entries = readonly [texts: TextColumn, vehicles: Uint32Array];

/** Both are sorted by their texts. */
function changeEntries(
  [texts, vehicles]: Entries,
  [addedTexts, addedVehicles]: Entries,
  newPlaces: Uint32Array,
  vehicleSplice: Splice,
): Entries {
  const places = mapPlaces(vehicles, vehicleSplice, newPlaces);
  const dropped: number[] = [];
  if (vehicleSplice.dropped.length > 0)
    places.forEach((place, entry) => {
      if (place === GONE) dropped.push(entry);
    });
  const own = Array.from(addedVehicles, (_, entry) =>
    readText(addedTexts, entry),
  );
  const insertions = own.map((text) =>
    findFirstPlace(
      vehicles.length,
      (entry) => (readText(texts, entry) ?? "") >= (text ?? ""),
    ),
  );
  const splice = createSplice(
    vehicles.length,
    Uint32Array.from(dropped),
    insertions,
  );
  const ownPlaces = addedVehicles.map(
    (at) => vehicleSplice.addedPlaces[at] ?? 0,
  );
  return [
    spliceTexts(texts, splice, own),
    spliceNumbers(new Uint32Array(splice.length), places, splice, ownPlaces),
  ];
}
