import { setImmediate } from "node:timers/promises";
import {
  type DatabasePlace,
  isInMemory,
} from "#app/adapters/database/dialects/database-place.server.ts";
import { buildInWorker } from "#app/adapters/inventory-index/build/build-in-worker.server.ts";
import {
  buildIndexOfStore,
  createIndexBuilder,
} from "#app/adapters/inventory-index/build/build-index.server.ts";
import { changeIndex } from "#app/adapters/inventory-index/change/change-index.server.ts";
import { createSpareMemory } from "#app/adapters/inventory-index/change/column-memory.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import {
  type InventoryMark,
  toVersion,
} from "#app/domain/inventory/inventory-mark.ts";
import {
  type ListingRules,
  makeSearchable,
  type SearchableVehicle,
} from "#app/domain/listing/list-vehicle.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { Clock, Log } from "#app/ports.ts";
import type {
  ChangingInventory,
  InventoryIndex,
} from "#app/ports/inventory-ports.ts";

/** A newer index replaces it while it goes on answering: changes of up to a thousand vehicles in it, all else built anew. */
export interface LiveIndex extends InventoryIndex {
  /** Before the first build it is 0. */
  readonly buildMs: number;
  /**
   * Resolves when this version, or a later one, answers. Versions asked for during a build share the next one. It
   * rejects when the build fails, and the old index stays.
   */
  refresh(version: number): Promise<void>;
  /**
   * Builds by these rules from now on. Resolves when such an index answers; `onAnswering` runs in the same turn, so that
   * nobody sees one without the other. It rejects when the build fails, and index and rules stay.
   */
  follow(rules: ListingRules, onAnswering: () => void): Promise<void>;
  close(): void;
}

interface LiveIndexParts {
  /** This reads the inventory anew, off this thread where that matters. */
  readonly build: (nowMs: number, rules: ListingRules) => Promise<IndexData>;
  /** What changed since a mark; null where a build is due. */
  readonly readChanges?: ChangingInventory["readChanges"];
  readonly rules: ListingRules;
  readonly clock: Clock;
  readonly log: Log;
}

interface RulesChange {
  readonly rules: ListingRules;
  readonly onAnswering: () => void;
}

/** Price drops end with time, not with a change of the inventory. */
const RENEW_EVERY_MS = 6 * HOUR_MS;

/** The index is empty and of version 0 until the first refresh. */
export function createLiveIndex({
  build,
  readChanges = async () => null,
  clock,
  log,
  ...parts
}: LiveIndexParts): LiveIndex {
  const memory = createSpareMemory();
  let rules = parts.rules;
  let change: RulesChange | null = null;
  let data = createIndexBuilder().finish(0);
  let current = createInventoryIndex(data);
  let buildMs = 0;
  let isWholeDue = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** Null where there is more to do than to take in what changed. */
  async function takeChanges(since: InventoryMark): Promise<IndexData | null> {
    const startedAtMs = clock.nowMs();
    const changes = await readChanges(since);
    if (changes === null) return null;
    const vehicles = await makeAllSearchable(changes.vehicles, rules, clock);
    const { mark, vins } = changes;
    log.info("inventory-index.changed", {
      version: toVersion(mark),
      vehicles: vins.length,
      ms: clock.nowMs() - startedAtMs,
    });
    return {
      ...changeIndex(data, { vins, vehicles }, memory),
      builtAtMs: startedAtMs,
      mark,
      version: toVersion(mark),
    };
  }

  async function renew(): Promise<void> {
    const { mark } = data;
    if (change !== null || isWholeDue || mark === null) return rebuild();
    const changed = await takeChanges(mark).catch((error: unknown) => {
      // A build tells whether it is the database that fails.
      log.error("inventory-index.change-failed", { message: String(error) });
      return null;
    });
    if (changed === null) return rebuild();
    answerFrom(changed);
  }

  /** Searches begin and end in one turn, so that none of them reads what was there before any more. */
  function answerFrom(newest: IndexData): void {
    const old = data;
    data = newest;
    current = createInventoryIndex(newest);
    memory.replace(old, newest);
  }

  async function rebuild(): Promise<void> {
    const startedAtMs = clock.nowMs();
    const taken = change;
    isWholeDue = false;
    memory.release();
    answerFrom(await build(startedAtMs, taken?.rules ?? rules));
    if (taken !== null) {
      rules = taken.rules;
      change = null;
      taken.onAnswering();
    }
    buildMs = clock.nowMs() - startedAtMs;
    log.info("inventory-index.built", {
      version: data.version,
      vehicles: data.vehicleCount,
      ms: buildMs,
    });
  }

  function start(): Promise<void> {
    const build = renew().finally(() => {
      running = null;
    });
    running = build;
    return build;
  }

  /** This build starts after the call; one that already runs may have read too early. */
  function buildAgain(): Promise<void> {
    if (next !== null) return next;
    if (running === null) return start();
    next = running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  }

  const renewing = setInterval(() => {
    isWholeDue = true;
    buildAgain().catch((error: unknown) =>
      log.error("inventory-index.renew-failed", { message: String(error) }),
    );
  }, RENEW_EVERY_MS);
  renewing.unref();

  return {
    get version() {
      return current.version;
    },
    get builtAtMs() {
      return current.builtAtMs;
    },
    get vehicleCount() {
      return current.vehicleCount;
    },
    get buildMs() {
      return buildMs;
    },
    search: (search) => current.search(search),
    listSwaps: (search) => current.listSwaps(search),
    find: (vin) => current.find(vin),
    lastChangeAtMs: (vin) => current.lastChangeAtMs(vin),
    similar: (vehicle, count, hiddenConditions) =>
      current.similar(vehicle, count, hiddenConditions),
    async refresh(version) {
      if (current.version !== version) await buildAgain();
    },
    async follow(newRules, onAnswering) {
      const own = { rules: newRules, onAnswering };
      change = own;
      try {
        await buildAgain();
      } finally {
        // What failed is given up, and the next build is by the rules of before.
        if (change === own) change = null;
      }
    },
    close: () => clearInterval(renewing),
  };
}

const VEHICLES_PER_TURN = 50;

/** Pages get their turns in between. */
async function makeAllSearchable(
  stocked: readonly StockedVehicle[],
  rules: ListingRules,
  clock: Clock,
): Promise<readonly SearchableVehicle[]> {
  const vehicles: SearchableVehicle[] = [];
  for (const [at, vehicle] of stocked.entries()) {
    vehicles.push(makeSearchable(vehicle, rules, clock.nowMs()));
    if (at % VEHICLES_PER_TURN === VEHICLES_PER_TURN - 1) await setImmediate();
  }
  return vehicles;
}

export async function openLiveIndex({
  place,
  inventory,
  rules,
  clock,
  log,
}: {
  readonly place: DatabasePlace;
  readonly inventory: ChangingInventory;
  readonly rules: ListingRules;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<LiveIndex> {
  const index = createLiveIndex({
    build: (nowMs, newest) =>
      isInMemory(place)
        ? buildIndexOfStore(inventory, newest, nowMs)
        : buildInWorker({ place, rules: newest, nowMs }, log),
    readChanges: (since) => inventory.readChanges(since),
    rules,
    clock,
    log,
  });
  await index.refresh(await inventory.readVersion());
  return index;
}
