import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import { trySessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import {
  formatImportReport,
  formatPhotoHostsNote,
} from "#app/adapters/inventory-feed/import/import-report.server.ts";
import { importInWorker } from "./import-in-worker.server.ts";
import type { IncomingFolderOptions } from "./incoming-folder.server.ts";
import { type IncomingWatch, watchIncoming } from "./watch-incoming.server.ts";

interface IncomingOptions {
  /** It is null where no folder of incoming feeds is set. */
  readonly feedDir: string | null;
  readonly dataDir: string;
  /** The profile is edited in this file. */
  readonly profileFile: string;
  readonly place: DatabasePlace;
  readonly profile: StoreProfile;
  readonly clock: Clock;
  readonly log: Log;
  readonly count: IncomingFolderOptions["count"];
}

/** Only one server at a time looks; each file is read in a worker. */
export function openIncoming({
  feedDir,
  dataDir,
  profileFile,
  place,
  profile,
  clock,
  log,
  count,
}: IncomingOptions): IncomingWatch | null {
  if (feedDir === null) return null;
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
      formatImportReport(report, outcome) +
      formatPhotoHostsNote(report, { profile, profileFile }),
  });
}
