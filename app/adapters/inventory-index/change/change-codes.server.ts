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
  listGone,
  type NewPlaces,
  spliceVehicles,
} from "./new-places.server.ts";
import { createSplice, type Splice, spliceTexts } from "./splice.server.ts";

export function changeCodes(
  { codes, vehicles, endings, endingVehicles }: CodeTable,
  places: NewPlaces,
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
    places,
    splice,
  );
  const [newEndings, newEndingVehicles] = changeEntries(
    [endings, endingVehicles],
    [own.endings, own.endingVehicles],
    places,
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
  places: NewPlaces,
  vehicleSplice: Splice,
): Entries {
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
    listGone(vehicles, vehicleSplice, places),
    insertions,
  );
  const ownPlaces = addedVehicles.map(
    (at) => vehicleSplice.addedPlaces[at] ?? 0,
  );
  return [
    spliceTexts(texts, splice, own),
    spliceVehicles(vehicles, splice, places, ownPlaces),
  ];
}
