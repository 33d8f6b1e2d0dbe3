import { join } from "node:path";
import type { Environment } from "./adapters/config/environment.server.ts";
import { readStoreProfile } from "./adapters/config/read-store-profile.server.ts";
import { createInventoryStore } from "./adapters/database/inventory-store.server.ts";
import { watchInventory } from "./adapters/database/inventory-watch.server.ts";
import {
  type Database,
  type DatabasePlace,
  openDatabase,
} from "./adapters/database/open-database.server.ts";
import { loadSample } from "./adapters/database/sample-loader.server.ts";
import { loadPageRenderer } from "./adapters/http/page-renderer.server.ts";
import {
  createSiteServer,
  type SitePages,
} from "./adapters/http/site-server.server.ts";
import { loadStaticFiles } from "./adapters/http/static-files.server.ts";
import {
  hashPhotoAddress,
  openPhotoStore,
} from "./adapters/images/photo-store.server.ts";
import { sweepPhotos } from "./adapters/images/photo-retention.server.ts";
import { buildIndexOfStore } from "./adapters/inventory-index/build-index.server.ts";
import { buildInWorker } from "./adapters/inventory-index/build-in-worker.server.ts";
import { createLiveIndex } from "./adapters/inventory-index/live-index.server.ts";
import { createLog } from "./adapters/log/log.server.ts";
import type { StoreProfile } from "./domain/store-profile/store-profile.ts";
import { listPhotoSources } from "./domain/vehicle-photo/vehicle-photos.ts";
import type { StockedVehicle } from "./domain/vehicle/vehicle.ts";
import type { AppPorts, Clock, InventoryStore, Log } from "./ports.ts";
import { listingRules, photoPolicy } from "./site/store/profile-rules.ts";

/** What tests and benches put in the place of the real thing. */
export interface Substitutes {
  readonly clock?: Clock;
  readonly log?: Log;
}

const SYSTEM_CLOCK: Clock = { nowMs: () => Date.now() };

/** Starting again would not mend it. */
export class ConfigurationFault extends Error {}

/** What both the server and the operators' commands stand on. */
export async function composeStores(
  environment: Environment,
  substitutes: Substitutes = {},
) {
  const clock = substitutes.clock ?? SYSTEM_CLOCK;
  const log = substitutes.log ?? createLog(environment.logLevel);
  const { profile, contentHash } = readProfile(environment, clock, log);
  const place = placeOf(environment);
  const database = await openDatabase(place, { clock, log }).catch(
    (error: unknown) => {
      throw new Error(
        `The database ${nameOf(place)} cannot be opened: ${reasonOf(error)}`,
        { cause: error },
      );
    },
  );
  const inventory = createInventoryStore(database.inventory, clock);
  return {
    clock,
    log,
    profile,
    profileVersion: contentHash,
    place,
    database,
    inventory: {
      ...inventory,
      /** Into an empty inventory alone. */
      loadSample: async (vehicles: readonly StockedVehicle[]) => {
        await loadSample(database.inventory, vehicles, clock);
      },
    },
    close: () => database.close(),
  };
}

export type Stores = Awaited<ReturnType<typeof composeStores>>;

/** The whole application, ready to answer. */
export async function composeApp(environment: Environment, stores: Stores) {
  const { clock, log, profile, database, inventory } = stores;
  const index = await openIndex(stores);
  const watch = watchInventory({
    store: inventory,
    area: database.inventory,
    log,
    knownVersion: index.version,
    onChange: (version) => index.refresh(version),
  });
  const imagesDir = join(environment.dataDir, "images");
  const photos = openPhotoStore({
    imagesDir,
    policy: photoPolicy(profile),
    findPhotoAddress: photoAddresses(inventory, profile),
    clock,
    log,
  });
  const ports: AppPorts = {
    profile,
    siteUrl: environment.siteUrl,
    hasTls:
      environment.mode === "production" &&
      environment.siteUrl.startsWith("https:"),
    clock,
    log,
    inventory,
    index,
    photos,
  };
  let isStopping = false;
  return {
    ports,
    log,
    stores,
    /** Answers requests with the pages and files of a build. */
    createHandler: (pages: SitePages) =>
      createSiteServer({
        environment,
        ports,
        profileVersion: stores.profileVersion,
        ...pages,
        readiness: async () => [
          ...(isStopping ? ["stopping"] : []),
          ...(await unreadyParts(database, inventory)),
        ],
      }),
    sweepPhotos: async () =>
      sweepPhotos(imagesDir, await listVins(inventory), clock),
    /** The balancer sends no more. */
    announceStop: () => {
      isStopping = true;
    },
    async close() {
      await watch.stop();
      index.close();
      await photos.close();
      await stores.close();
    },
  };
}

/** The production build in a folder. Throws when there is none. */
export async function openBuild(
  buildFolder: string,
  ports: AppPorts,
): Promise<SitePages> {
  return {
    renderer: await loadPageRenderer(buildFolder, ports),
    files: await loadStaticFiles(join(buildFolder, "client")),
  };
}

async function openIndex({ place, inventory, profile, clock, log }: Stores) {
  const rules = listingRules(profile);
  // A database in memory cannot be opened a second time.
  const isInMemory = place.kind === "sqlite" && place.dataDir === ":memory:";
  const index = createLiveIndex({
    build: (nowMs) =>
      isInMemory
        ? buildIndexOfStore(inventory, rules, nowMs)
        : buildInWorker({ place, rules, nowMs }, log),
    clock,
    log,
  });
  await index.refresh(await inventory.readVersion());
  return index;
}

function readProfile(environment: Environment, clock: Clock, log: Log) {
  try {
    return readStoreProfile(environment.profileFolder, clock.nowMs(), log);
  } catch (error) {
    throw new ConfigurationFault(reasonOf(error), { cause: error });
  }
}

/** Never the password. */
function nameOf(place: DatabasePlace): string {
  if (place.kind === "sqlite") return `in ${place.dataDir}`;
  const { host, pathname } = new URL(place.url);
  return `at ${host}${pathname}`;
}

/** An attempt at several addresses of one host fails without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map(reasonOf).join("; ");
  return error.message;
}

function placeOf({ databaseUrl, dataDir }: Environment): DatabasePlace {
  return databaseUrl === null
    ? { kind: "sqlite", dataDir }
    : { kind: "postgres", url: databaseUrl };
}

function photoAddresses(inventory: InventoryStore, profile: StoreProfile) {
  const policy = photoPolicy(profile);
  return async (vin: string, _position: number, addressHash: string) => {
    const stocked = await inventory.findVehicle(vin);
    if (stocked === null) return null;
    const sources = listPhotoSources(stocked.vehicle.images, policy);
    return sources.find((it) => hashPhotoAddress(it) === addressHash) ?? null;
  };
}

async function unreadyParts(
  database: Database,
  inventory: InventoryStore,
): Promise<string[]> {
  try {
    await inventory.readVersion();
    await database.leads.db.introspection.getTables();
    return [];
  } catch {
    return ["database"];
  }
}

async function listVins(inventory: InventoryStore): Promise<Set<string>> {
  const vins = new Set<string>();
  for await (const batch of inventory.listForSale())
    for (const { vehicle } of batch) vins.add(vehicle.vin);
  return vins;
}
