import { join } from "node:path";
import type { Environment } from "./adapters/config/environment.server.ts";
import { readStoreProfile } from "./adapters/config/read-store-profile.server.ts";
import { createMailer } from "./adapters/email/mailer.server.ts";
import type { Mailer } from "./adapters/email/mail.server.ts";
import { createConsentLedger } from "./adapters/database/consent-ledger.server.ts";
import { openErasedVisitors } from "./adapters/database/erased-visitors.server.ts";
import { createInventoryStore } from "./adapters/database/inventory-store.server.ts";
import { commitTogether } from "./adapters/database/lead-commits.server.ts";
import { createLeadStore } from "./adapters/database/lead-store.server.ts";
import { readOutboxState } from "./adapters/database/outbox-state.server.ts";
import { watchInventory } from "./adapters/database/inventory-watch.server.ts";
import {
  type Database,
  type DatabasePlace,
  openDatabase,
} from "./adapters/database/open-database.server.ts";
import { loadSample } from "./adapters/database/sample-loader.server.ts";
import { createFormTokens } from "./adapters/http/form-tokens.server.ts";
import { createEventRecorder } from "./adapters/event-recorder/event-recorder.server.ts";
import { loadPageRenderer } from "./adapters/http/page-renderer.server.ts";
import {
  createSiteServer,
  type SitePages,
} from "./adapters/http/site-server.server.ts";
import { loadStaticFiles } from "./adapters/http/static-files.server.ts";
import { createVisitorCookies } from "./adapters/http/visitor-cookies.server.ts";
import {
  hashPhotoAddress,
  openPhotoStore,
} from "./adapters/images/photo-store.server.ts";
import { createSocialPictures } from "./adapters/images/social-pictures.server.ts";
import { sweepPhotos } from "./adapters/images/photo-retention.server.ts";
import { buildIndexOfStore } from "./adapters/inventory-index/build-index.server.ts";
import { buildInWorker } from "./adapters/inventory-index/build-in-worker.server.ts";
import { createLiveIndex } from "./adapters/inventory-index/live-index.server.ts";
import { createLog } from "./adapters/log/log.server.ts";
import { openPhoneVerifier } from "./adapters/phone-verification/open-phone-verifier.server.ts";
import { startLeadDelivery } from "./adapters/outbox/lead-delivery.server.ts";
import {
  createMetrics,
  type Metrics,
} from "./adapters/metrics/metrics.server.ts";
import { importInWorker } from "./adapters/incoming-feeds/import-in-worker.server.ts";
import { watchIncoming } from "./adapters/incoming-feeds/watch-incoming.server.ts";
import { trySessionLock } from "./adapters/database/session-lock.server.ts";
import { startRetention } from "./adapters/retention/retention-job.server.ts";
import { createRateLimits } from "./adapters/rate-limit/rate-limits.server.ts";
import type { StoreProfile } from "./domain/store-profile/store-profile.ts";
import { listPhotoSources } from "./domain/vehicle-photo/vehicle-photos.ts";
import { createVehicleFeeds } from "./features/feeds-out/vehicle-feeds.server.ts";
import type { StockedVehicle } from "./domain/vehicle/vehicle.ts";
import type { AppPorts, Clock, InventoryStore, Log } from "./ports.ts";
import {
  siteSocialPicture,
  vehicleSocialPicture,
} from "./site/head/social-picture.server.ts";
import { listingRules, photoPolicy } from "./site/store/profile-rules.ts";
import { importReport, photoHostsNote } from "#cli/import-report.ts";

/** What tests and benches put in the place of the real thing. */
export interface Substitutes {
  readonly clock?: Clock;
  readonly log?: Log;
}

export interface AppOptions {
  /** In the place of what the environment asks for. */
  readonly mailer?: Mailer;
  /** Of the demonstration alone. */
  readonly standInLenderOrigin?: string | null;
  /** The leads' file can no longer be trusted: end the process, a new one opens it afresh. */
  readonly onUntrustedHandle?: () => void;
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
export async function composeApp(
  environment: Environment,
  stores: Stores,
  options: AppOptions = {},
) {
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
  const hasTls =
    environment.mode === "production" &&
    environment.siteUrl.startsWith("https:");
  const erasedVisitors = await openErasedVisitors(database.leads, {
    clock,
    log,
    profileDays: profile.visitor.profileDays,
  });
  const visitors = createVisitorCookies({
    ...environment,
    isErased: erasedVisitors.has,
    hasTls,
    profileDays: profile.visitor.profileDays,
    nowMs: clock.nowMs,
  });
  const metrics = createMetrics({
    clock,
    index,
    inventory,
    readOutboxState: () => readOutboxState(database.leads.db),
    token: environment.metricsToken,
  });
  let isLeadsFileTrusted = true;
  const commitLeads = commitTogether(database.leads);
  const leadStore = createLeadStore(
    database.leads,
    (error) => {
      isLeadsFileTrusted = false;
      log.error("leads.handle-untrusted", { message: error.message });
      options.onUntrustedHandle?.();
    },
    commitLeads,
  );
  const leadDelivery = startLeadDelivery({
    store: metrics.leads.countOutbox(leadStore),
    mailer: options.mailer ?? createMailer(environment, log),
    profile,
    clock,
    log,
  });
  const ports: AppPorts = {
    profile,
    siteUrl: environment.siteUrl,
    isForSearchEngines: environment.isForSearchEngines,
    standInLenderOrigin: options.standInLenderOrigin ?? null,
    hasTls,
    clock,
    log,
    inventory,
    index,
    photos,
    leads: metrics.leads.countDesk(leadDelivery.desk),
    events: createEventRecorder(log),
    consentLedger: createConsentLedger(database.leads, clock, commitLeads),
    phoneVerifier: metrics.leads.countVerifier(
      openPhoneVerifier({
        environment,
        profile,
        area: database.leads,
        clock,
        log,
      }),
    ),
    formTokens: createFormTokens({ secretKey: environment.secretKey, clock }),
    rateLimits: createRateLimits(database.leads),
    visitorCookies: visitors,
    erasedVisitors,
  };
  const retention = startRetention({
    area: database.leads,
    profile,
    clock,
    log,
    random: Math.random,
  });
  const incoming = openIncoming(environment, stores, metrics.incoming.count);
  const social = {
    pictures: createSocialPictures({ photos }),
    find: (vin: string | null) =>
      vin === null
        ? siteSocialPicture(profile)
        : vehicleSocialPicture({ profile, index }, vin),
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
        feeds: createVehicleFeeds(ports),
        visitors,
        profileVersion: stores.profileVersion,
        metrics,
        social,
        ...pages,
        readiness: async () => [
          ...(isStopping ? ["stopping"] : []),
          ...(isLeadsFileTrusted ? [] : ["restart: leads file not trusted"]),
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
      await incoming?.stop();
      await watch.stop();
      erasedVisitors.stop();
      index.close();
      await photos.close();
      await leadDelivery.stop();
      await retention.stop();
      await stores.close();
    },
  };
}

/** Null where no folder of incoming feeds is set. */
function openIncoming(
  { feedDir, profileFolder, dataDir }: Environment,
  { place, profile, clock, log }: Stores,
  count: Metrics["incoming"]["count"],
) {
  if (feedDir === null) return null;
  const profileFile = join(profileFolder, "profile.json");
  return watchIncoming({
    feedDir,
    stores: profile.stores,
    clock,
    log,
    count,
    importFile: (order, signal) =>
      importInWorker({ ...order, place, dataFolder: dataDir }, signal),
    takeLock: () => trySessionLock(place, "incoming-feeds"),
    describe: (report, outcome) =>
      importReport(report, outcome) +
      photoHostsNote(report, { profile, profileFile }),
  });
}

/** The production build in a folder. Throws when there is none. */
export async function openBuild(
  buildFolder: string,
  ports: AppPorts,
): Promise<SitePages> {
  return {
    ...(await loadPageRenderer(buildFolder, ports)),
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

/** Each database is asked for a little of what it holds. */
async function unreadyParts(
  { leads }: Database,
  inventory: InventoryStore,
): Promise<string[]> {
  const parts = {
    "inventory database": inventory.readVersion(),
    "leads database": leads.db
      .selectFrom("leads")
      .select("id")
      .limit(1)
      .execute(),
  };
  const answers = await Promise.allSettled(Object.values(parts));
  return Object.keys(parts).filter(
    (_, index) => answers[index]?.status === "rejected",
  );
}

async function listVins(inventory: InventoryStore): Promise<Set<string>> {
  const vins = new Set<string>();
  for await (const batch of inventory.listForSale())
    for (const { vehicle } of batch) vins.add(vehicle.vin);
  return vins;
}
