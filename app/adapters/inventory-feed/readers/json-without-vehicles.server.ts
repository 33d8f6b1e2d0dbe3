import { checkVin } from "#app/domain/vehicle/vin.ts";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import { buildFeedMapping } from "#app/adapters/inventory-feed/mapping/feed-mapping.server.ts";
import { buildMissingColumnsError } from "#app/adapters/inventory-feed/mapping/unknown-columns.server.ts";

/** Lists of these names, or of none, may be empty because nothing is for sale. */
const VEHICLE_LISTS = new Set([
  "",
  ..."inventory vehicles listings hits results items records data cars".split(
    " ",
  ),
]);

/** An empty inventory has no vehicle either; anything else throws. */
export function checkJsonHadVehicles({
  widest,
  document,
  emptyPaths,
}: {
  /** The entry that has the most names, in any list, has these. */
  readonly widest: readonly string[];
  readonly document: readonly string[];
  readonly emptyPaths: readonly string[];
}): void {
  const keyed = document.filter((name) => isVin(name.split(".", 1)[0] ?? ""));
  if (keyed.length > 0)
    throw new FeedError(
      "The JSON is no inventory: it holds vehicles one by one under their VINs, not in a list. Files like that keep track of vehicles, of sold ones for example, and importing one would put them up for sale. Nothing was imported. Export the list of vehicles for sale and import that file.",
    );
  const isEmptyInventory = emptyPaths.some((path) =>
    VEHICLE_LISTS.has(path.split(".").at(-1)?.toLowerCase() ?? ""),
  );
  const names = widest.length > 0 ? widest : document;
  if (isEmptyInventory || names.length === 0) return;
  throw buildMissingColumnsError(names, buildFeedMapping("generic"), ["vin"]);
}

function isVin(text: string): boolean {
  return text.length === 17 && checkVin(text).problem === null;
}
