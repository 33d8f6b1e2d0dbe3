import { data } from "react-router";
import type { AppPorts, Log } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";

/** Spec §8 gives error pages a title from status and message; this is the message. */
const MESSAGE = "Our inventory is out of reach";

/**
 * Pages that read the database end with 503 while it does not answer: it will be back. The in-memory index still serves
 * (Assumption A25).
 */
export function withHonestInventory(ports: AppPorts): AppPorts {
  return {
    ...ports,
    inventory: wrapInventoryReads(ports.inventory, ports.log),
  };
}

function wrapInventoryReads(store: InventoryStore, log: Log): InventoryStore {
  const read = async <T>(reading: Promise<T>): Promise<T> => {
    try {
      return await reading;
    } catch (error) {
      log.error("inventory.away", { message: String(error) });
      throw data(MESSAGE, { status: 503 });
    }
  };
  return {
    ...store,
    findVehicle: (...asked) => read(store.findVehicle(...asked)),
    countVehicles: () => read(store.countVehicles()),
  };
}
