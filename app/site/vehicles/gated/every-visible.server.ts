import { setImmediate } from "node:timers/promises";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { AppPorts } from "#app/ports.ts";
import { createGatedIndex } from "./gated-index.ts";

/** A batch is a few milliseconds of searching; then other requests get their turn. */
const PAGES_AT_A_TIME = 20;

interface PagesWanted {
  /** Pages count from 1. */
  readonly firstPage?: number;
  readonly pageCount?: number;
}

/**
 * These are all vehicles that a search finds behind the gate, some hundred at a time and no more than are
 * asked for. An inventory that changes meanwhile shows from there on.
 */
export async function* listEveryVisible(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
  search: InventorySearch,
  { firstPage = 1, pageCount = Infinity }: PagesWanted = {},
): AsyncGenerator<readonly ListedVehicle[]> {
  const visible = createGatedIndex(index, gate, profile);
  let vehicles: ListedVehicle[] = [];
  let last = firstPage;
  for (let page = firstPage; page <= last; page++) {
    const results = visible.searchVisible({ ...search, page });
    last = Math.min(results.pageCount, firstPage + pageCount - 1);
    vehicles.push(...results.vehicles);
    if ((page - firstPage + 1) % PAGES_AT_A_TIME !== 0 && page < last) continue;
    yield vehicles;
    vehicles = [];
    await setImmediate();
  }
}
