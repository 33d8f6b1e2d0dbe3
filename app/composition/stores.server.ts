import "#app/languages/speak-every-language.ts";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { isDamageFound } from "#app/adapters/database/dialects/kept-file.server.ts";
import {
  databasePlace,
  describePlace,
} from "#app/adapters/database/dialects/database-place.server.ts";
import { loadSample } from "#app/adapters/database/inventory/sample-loader.server.ts";
import { signProfileFolder } from "#app/adapters/live-profile/folder-signature.server.ts";
import { createLog } from "#app/adapters/log/log.server.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Clock, Log } from "#app/ports.ts";
import {
  ConfigurationFault,
  describeError,
} from "./configuration-fault.server.ts";
import { readStartProfile } from "./profile-content.server.ts";

/** What tests and benches put in the place of the real thing. */
export interface Substitutes {
  readonly clock?: Clock;
  readonly log?: Log;
}

const SYSTEM_CLOCK: Clock = { nowMs: () => Date.now() };

/** What both the server and the operators' commands stand on. */
export async function composeStores(
  environment: Environment,
  substitutes: Substitutes = {},
) {
  const clock = substitutes.clock ?? SYSTEM_CLOCK;
  const log = substitutes.log ?? createLog(environment.logLevel);
  // A change that is saved while the folder is read counts as one that came afterwards.
  const profileSignature = await signProfileFolder(environment.profileFolder);
  const content = readStartProfile(environment, clock, log);
  const place = databasePlace(environment);
  const database = await openDatabase(place, { clock, log }).catch(
    (cause: unknown) => {
      const problem = `The database ${describePlace(place)} cannot be opened: ${describeError(cause)}`;
      throw isDamageFound(cause)
        ? new ConfigurationFault(
            `${problem}. Put its last backup in its place.`,
            { cause },
          )
        : new Error(problem, { cause });
    },
  );
  const feedInventory = createInventoryStore(database.inventory, clock);
  return {
    clock,
    log,
    profile: content.profile,
    profileContent: content,
    profileSignature,
    place,
    database,
    /** What the feeds alone say, for imports and for people who edit it. */
    feedInventory,
    inventory: {
      ...createEditedInventory(feedInventory, database.leads),
      /** Into an empty inventory alone. */
      loadSample: async (vehicles: readonly StockedVehicle[]) => {
        await loadSample(database.inventory, vehicles, clock);
      },
    },
    close: () => database.close(),
  };
}

export type Stores = Awaited<ReturnType<typeof composeStores>>;
