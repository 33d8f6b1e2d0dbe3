import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import { saveFeedFolder } from "#app/adapters/database/feed-desk/feed-folders.server.ts";
import { createReleaseQueue } from "#app/adapters/database/feed-desk/release-queue.server.ts";
import { recordUnreadFile } from "#app/adapters/database/inventory/feed-runs.server.ts";
import { replaceFolderPhotos } from "#app/adapters/database/inventory/replace-photos.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import { createPhotoRefresh } from "#app/adapters/photo-folder/photo-refresh.server.ts";
import { trySessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import {
  formatImportReport,
  formatPhotoHostsNote,
} from "#app/adapters/inventory-feed/import/import-report.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import { importInWorker } from "./import-in-worker.server.ts";
import {
  createIncomingFolder,
  type IncomingFolderOptions,
} from "./incoming-folder.server.ts";

interface IncomingOptions extends Pick<
  IncomingFolderOptions,
  "clock" | "log" | "count" | "tellRefused"
> {
  /** Null watches no folder. */
  readonly feedDir: string | null;
  readonly dataDir: string;
  /** The profile is edited in this file. */
  readonly profileFile: string;
  readonly place: DatabasePlace;
  readonly profile: StoreProfile;
  readonly database: Pick<Database, "inventory" | "leads">;
  readonly feedInventory: Pick<FeedInventory, "readVersion" | "listForSale">;
}

/** Only one server at a time looks; each file is read in a worker. */
export function openIncoming({
  feedDir,
  dataDir,
  profileFile,
  place,
  profile,
  database,
  feedInventory,
  ...ports
}: IncomingOptions): IncomingWatch | null {
  if (feedDir === null) return null;
  const { clock } = ports;
  const refreshPhotos = createPhotoRefresh({
    inventory: feedInventory,
    clock,
    replacePhotos: (photosByVin) =>
      replaceFolderPhotos(database.inventory, photosByVin, clock.nowMs()),
  });
  const isOnlyStore = profile.stores.length === 1;
  const getPhotoFolder = (storeId: string) => ({
    feedDir,
    storeId,
    isOnlyStore,
  });
  return watchIncoming({
    feedDir,
    stores: profile.stores,
    ...ports,
    importFile: (order, signal, calls) =>
      importInWorker(
        {
          ...order,
          place,
          dataFolder: dataDir,
          photoFolder: getPhotoFolder(order.storeId),
          conditionsSold: profile.conditions,
        },
        signal,
        calls,
      ),
    releases: createReleaseQueue(database),
    saveFolder: (folder) => saveFeedFolder(database.leads, folder),
    recordUnread: (file) => recordUnreadFile(database.inventory, file),
    refreshPhotos: (storeId, run) =>
      refreshPhotos(getPhotoFolder(storeId), run),
    takeLock: () => trySessionLock(place, "incoming-feeds"),
    describe: (report, outcome) =>
      formatImportReport(report, outcome) +
      formatPhotoHostsNote(report, { profile, profileFile }),
  });
}

export interface IncomingWatch {
  /** A running import is aborted and changed nothing; the next process repeats it. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

function watchIncoming(options: IncomingFolderOptions): IncomingWatch {
  const { log } = options;
  const folder = createIncomingFolder(options);
  const stopping = new AbortController();
  let isFailing = false;
  let running: Promise<void> = Promise.resolve();
  let timer = plan();

  function plan(): NodeJS.Timeout {
    return setTimeout(() => {
      running = look();
    }, LOOK_EVERY_MS).unref();
  }

  async function look(): Promise<void> {
    try {
      await folder.look(stopping.signal);
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        log.error("incoming-feeds.look-failed", { message: String(error) });
      isFailing = true;
    }
    if (!stopping.signal.aborted) timer = plan();
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
      await folder.close();
    },
  };
}
