import { data } from "react-router";
import type { AppPorts, InventoryStore, Log } from "#app/ports.ts";

/** Spec §8 gives error pages a title from status and message; this is the message. */
const MESSAGE = "Our inventory is out of reach";

/**
 * While the inventory's database does not answer, every page that reads it ends with 503, so that visitors, crawlers
 * and balancers know that it will be back. Pages from the in-memory index still work. Assumption A25 explains this.
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
    findVehicle: (vin) => read(store.findVehicle(vin)),
    countVehicles: () => read(store.countVehicles()),
  };
}
