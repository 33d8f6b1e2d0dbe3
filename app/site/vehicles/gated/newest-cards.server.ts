import type { InventorySearch } from "#app/domain/inventory/search.ts";
import {
  buildCards,
  hideArrivals,
} from "#app/site/vehicles/cards/present-cards.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { NEWEST, searchBehindGate } from "./search-behind-gate.server.ts";

/** The newest cars that this visitor may see; none while that would say what is private. */
export function listNewestCards(
  ports: Parameters<typeof searchBehindGate>[0] &
    Parameters<typeof buildCards>[0],
  facts: Parameters<typeof buildCards>[1],
  count: number,
  values: InventorySearch["values"] = {},
  condition: InventorySearch["condition"] = NEWEST.condition,
): readonly CardVehicle[] {
  const newest =
    searchBehindGate(ports, facts.gate, { ...NEWEST, values, condition })
      ?.vehicles ?? [];
  return hideArrivals(buildCards(ports, facts, newest.slice(0, count)));
}
