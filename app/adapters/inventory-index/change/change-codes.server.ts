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
import { type Change, listGone, spliceVehicles } from "./new-places.server.ts";
import { createSplice, spliceTexts } from "./splice.server.ts";

export function changeCodes(
  { codes, vehicles, endings, endingVehicles }: CodeTable,
  change: Change,
  added: readonly SearchableVehicle[],
): CodeTable {
  const own = buildCodeTable(
    added.map(({ listed }) => listed.vin),
    added.map(({ listed }) => listed.stockNumber),
  );
  const [newCodes, newVehicles] = changeEntries(
    [codes, vehicles],
    [own.codes, own.vehicles],
    change,
  );
  const [newEndings, newEndingVehicles] = changeEntries(
    [endings, endingVehicles],
    [own.endings, own.endingVehicles],
    change,
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
  change: Change,
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
    listGone(vehicles, change),
    insertions,
  );
  const ownPlaces = addedVehicles.map(
    (at) => change.splice.addedPlaces[at] ?? 0,
  );
  return [
    spliceTexts(texts, splice, own, change.memory),
    spliceVehicles(vehicles, splice, ownPlaces, change),
  ];
}
