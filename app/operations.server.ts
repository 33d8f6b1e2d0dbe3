import "./languages/speak-every-language.ts";
import {
  type Environment,
  formatEnvironmentFaults,
  parseEnvironment,
  resolveProfileFolder,
} from "./adapters/config/environment.server.ts";
import { findProfileFile } from "#app/adapters/config/profile-folder.server.ts";
import { formatStoreProfileFault } from "#app/adapters/config/profile-files.server.ts";
import {
  findAssetProblem,
  findSiteProblem,
} from "./adapters/config/picture-problems.server.ts";
import { loadStoreProfile } from "./adapters/config/store-profile.server.ts";
import {
  BackupError,
  type BackedUpFile,
  backUpSqlite,
} from "#app/adapters/database/dialects/backup-sqlite.server.ts";
import { databasePlace } from "./adapters/database/dialects/database-place.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { openContentDesk } from "./adapters/profile-editing/content-desk.server.ts";
import { findDemonstrationProfile } from "./adapters/profile-editing/demonstration-profile.server.ts";
import { createFeedDesk } from "#app/adapters/database/feed-desk/feed-desk.server.ts";
import { createUndecidedHistory } from "#app/adapters/database/feed-desk/undecided-history.server.ts";
import { createAppointmentBook } from "#app/adapters/database/appointments/appointment-book.server.ts";
import { createAppointmentRecords } from "#app/adapters/database/appointments/appointment-records.server.ts";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { createConsolePeople } from "#app/adapters/database/console/console-people.server.ts";
import { createConsoleSessions } from "#app/adapters/database/console/console-sessions.server.ts";
import { createConsentRecords } from "#app/adapters/database/visitors/consent-records.server.ts";
import { createExperimentRecords } from "#app/adapters/database/visitors/experiment-records.server.ts";
import { createVisitorEraser } from "#app/adapters/database/lead-desk/visitor-eraser.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { findStorageProblem } from "#app/adapters/database/dialects/storage-problem.server.ts";
import { createPictureKeeper } from "./adapters/images/picture-desk.server.ts";
import { buildAdfDocument } from "./adapters/email/adf-document.server.ts";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import {
  importFeed,
  type FeedReport,
  type ImportFeedOptions,
} from "./adapters/inventory-feed/import/import-feed.server.ts";
import {
  describeHold,
  formatImportReport,
  formatPhotoHostsNote,
} from "./adapters/inventory-feed/import/import-report.server.ts";
import { readDealerMapping } from "./adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import {
  type BookFile,
  readBookFile,
  writeBookFile,
} from "./adapters/valuation/book-file.server.ts";
import {
  readSalesFile,
  type SalesFile,
  SalesFileError,
} from "./adapters/valuation/sales-file.server.ts";
import { createSeal } from "#app/adapters/http/requests/sealed-text.server.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import { getSecureRandom } from "./adapters/outbox/lead-delivery.server.ts";
import { openServiceScheduler } from "./adapters/service-scheduler/service-scheduler.server.ts";
import { createZipPlaces } from "#app/adapters/zip-places/zip-places.server.ts";
import { listEditedVins } from "#app/adapters/database/vehicle-edits/edit-rows.server.ts";
import { createVehicleEdits } from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import type { PictureDesk } from "#app/ports/picture-ports.ts";
import type { VehicleEdits } from "#app/ports/vehicle-edit-ports.ts";
import { openVinDecoder } from "./adapters/vin-decoder/vin-decoder.server.ts";
import type { Stores } from "./composition/stores.server.ts";
import type { ImportOutcome } from "./domain/inventory/import-run.ts";
import { COMMAND_LINE } from "./domain/console/audit-entry.ts";
import { STOP_LINK_SEAL } from "./domain/contact-stop/stop-link.ts";
import { buildAdfProspect } from "./domain/leads/adf-prospect.ts";
import { formatLeadText } from "./domain/leads/lead-text.ts";
import { makeReference } from "./domain/leads/reference-number.ts";
import { getStoreOrFirst, type LeadFormat } from "./domain/leads/route-lead.ts";
import type { Appointment } from "./domain/scheduling/appointment.ts";
import type { StoredLead } from "#app/domain/leads/lead.ts";
import type { StoreProfile } from "./domain/store-profile/store-profile.ts";
import { cancelAppointment } from "#app/site/appointments/change-appointment.server.ts";
import type {
  AppointmentRecords,
  ConsentRecords,
  ExperimentRecords,
  LeadRecords,
} from "./operator-ports.ts";
import type { VisitorEraser } from "#app/ports/visitor-eraser-ports.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { FeedDesk } from "#app/ports/feed-desk-ports.ts";
import type { ContentDesk } from "#app/ports/content-ports.ts";
import type {
  AuditTrail,
  ConsolePeople,
  ConsoleSessions,
} from "#app/ports/console-ports.ts";
import type {
  FeedInventory,
  ImportHistory,
} from "#app/ports/inventory-ports.ts";
import type { ZipPlaces } from "#app/ports/visitor-ports.ts";
import { SchedulerAway } from "./site/appointments/scheduler.server.ts";

export {
  type BookFile,
  type Environment,
  findAssetProblem,
  findSiteProblem,
  openVinDecoder,
  readBookFile,
  readSalesFile,
  resolveProfileFolder,
  type SalesFile,
  SalesFileError,
  writeBookFile,
};

/** The middle of a ZIP code's area; null for a code that is none. */
export function findZipPlace(zip: string) {
  zipPlaces ??= createZipPlaces();
  return zipPlaces.find(zip);
}

let zipPlaces: ZipPlaces | undefined;

type Variables = Readonly<Record<string, string | undefined>>;

/** The environment as the server reads it, or one line for each thing that is wrong with it. */
export function readEnvironment(
  variables: Variables,
  projectFolder: string,
):
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problem: string } {
  const parsed = parseEnvironment(variables, "demo", projectFolder);
  return parsed.ok
    ? parsed
    : { ok: false, problem: formatEnvironmentFaults(parsed.faults) };
}

/** What a profile folder holds, and everything that is wrong with it, one line each. */
export function checkProfileFolder(folder: string): {
  readonly profile: StoreProfile | null;
  /** SHA-256 in hex; empty where the profile has faults. */
  readonly contentHash: string;
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  /** What no live site may say. */
  readonly samples: readonly string[];
} {
  const result = loadStoreProfile(folder);
  const warnings = result.warnings.map(formatStoreProfileFault);
  return result.ok
    ? {
        ...result,
        faults: [],
        warnings,
        samples: result.samples.map(formatStoreProfileFault),
      }
    : {
        profile: null,
        contentHash: "",
        faults: result.faults.map(formatStoreProfileFault),
        warnings,
        samples: [],
      };
}

/** What is stored, as the commands about leads, inventory and imports look at it. */
export function openRecords({
  database,
  clock,
}: Pick<Stores, "database" | "clock">): {
  readonly leads: LeadRecords;
  readonly eraser: VisitorEraser;
  readonly imports: ImportHistory;
  readonly consents: ConsentRecords;
  readonly experiments: ExperimentRecords;
  /** Where the leads are, for messages. */
  readonly leadsPlace: string;
} {
  return {
    leads: createLeadRecords(database.leads),
    eraser: createVisitorEraser(database.leads, clock),
    imports: createUndecidedHistory(database),
    consents: createConsentRecords(database.leads),
    experiments: createExperimentRecords(database.leads),
    leadsPlace: database.leads.label,
  };
}

/** Who may enter the console, and what was changed in it. */
export function openConsoleRecords({ database }: Pick<Stores, "database">): {
  readonly people: ConsolePeople;
  readonly sessions: ConsoleSessions;
  readonly audit: AuditTrail;
} {
  return {
    people: createConsolePeople(database.leads),
    sessions: createConsoleSessions(database.leads),
    audit: createAuditTrail(database.leads),
  };
}

/** Incoming feeds as the console shows them; the running site carries out what is decided. */
export function openFeedDesk(
  { database }: Pick<Stores, "database">,
  { feedDir }: Pick<Environment, "feedDir">,
): FeedDesk {
  return createFeedDesk(database, feedDir !== null);
}

/** The console's edits of cars; the running site follows the database by itself. */
export function openVehicleEdits(
  {
    database: { leads: area },
    feedInventory,
  }: Pick<Stores, "database" | "feedInventory">,
  { uploadsMegabytes }: Pick<Environment, "uploadsMegabytes">,
): {
  readonly edits: VehicleEdits;
  readonly listEditedVins: () => Promise<readonly string[]>;
  readonly pictures: Pick<PictureDesk, "keepPhoto">;
} {
  return {
    pictures: createPictureKeeper(),
    edits: createVehicleEdits(
      { area, feedInventory, uploadsMegabytes },
      () => {},
    ),
    listEditedVins: () => listEditedVins(area.db),
  };
}

export interface FeedImport extends Omit<
  ImportFeedOptions,
  "mapping" | "stageFolder"
> {
  /** The dealer's own names for the feed's columns. */
  readonly mappingPath: string | null;
  readonly stageFolder?: string | undefined;
}

export type FeedImportResult =
  | {
      readonly status: "read";
      readonly outcome: ImportOutcome;
      readonly report: FeedReport;
      /** Plain lines for a terminal. */
      readonly lines: string;
      /** Why nothing was committed and how to go ahead; null when it was. */
      readonly heldSentence: string | null;
    }
  /** The inventory stays as it was. */
  | { readonly status: "refused"; readonly problem: string };

/** Reads a feed to its end and makes it the inventory of one store. Throws what is neither the feed's nor the disk's fault. */
export async function importFeedFile(
  ports: {
    readonly inventory: Pick<FeedInventory, "commitImport" | "listForSale">;
    readonly clock: Clock;
    readonly profile: Parameters<typeof formatPhotoHostsNote>[1]["profile"];
    /** Where the profile is edited, as the operator would type it. */
    readonly profileFile: string;
  },
  { mappingPath, stageFolder, ...order }: FeedImport,
): Promise<FeedImportResult> {
  try {
    const { outcome, report } = await importFeed(ports, {
      ...order,
      ...(stageFolder !== undefined && { stageFolder }),
      mapping:
        mappingPath === null ? null : await readDealerMapping(mappingPath),
    });
    return {
      status: "read",
      outcome,
      report,
      lines:
        formatImportReport(report, outcome) +
        formatPhotoHostsNote(report, ports),
      heldSentence:
        outcome.status === "held" ? describeHold(outcome, report) : null,
    };
  } catch (error) {
    const problem =
      error instanceof FeedError ? error.message : findStorageProblem(error);
    if (problem === null) throw error;
    return { status: "refused", problem };
  }
}

/** Copies the SQLite databases while the site runs, and checks the copies; or why there is no backup. */
export async function backUpDatabases(
  dataDir: string,
  folder: string,
): Promise<
  | { readonly ok: true; readonly copies: readonly BackedUpFile[] }
  | { readonly ok: false; readonly problem: string }
> {
  try {
    return { ok: true, copies: await backUpSqlite(dataDir, folder) };
  } catch (error) {
    return { ok: false, problem: describeBackupProblem(error) };
  }
}

function describeBackupProblem(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return findStorageProblem(error) === null
    ? `The backup failed: ${reason}`
    : `The backup failed (${reason}): is there room for it, and may this user write there?`;
}

/** A lead's mail as it is built now: the profile may have changed since it was sent. Throws when it cannot be built. */
export function formatLeadMail(
  lead: StoredLead,
  format: LeadFormat,
  profile: Pick<StoreProfile, "leads" | "stores">,
): string {
  return format === "text"
    ? formatLeadText(lead, profile)
    : buildAdfDocument(buildAdfProspect(lead, profile));
}

/** What operators do with appointments, on the same book that the site writes. */
export function openAppointmentDesk(
  stores: Pick<Stores, "database" | "profile" | "clock" | "log" | "inventory">,
  environment: Pick<
    Environment,
    "siteUrl" | "secretKey" | "previousSecretKey" | "serviceScheduler"
  >,
): {
  readonly records: AppointmentRecords;
  readonly cancel: (
    appointment: Appointment,
  ) => Promise<"cancelled" | "stale" | "away">;
  /** Where the appointments are, for messages. */
  readonly place: string;
} {
  const { profile, clock, log, database } = stores;
  const ports = {
    ...stores,
    siteUrl: environment.siteUrl,
    signedNames: createSignedNames(environment),
    stopLinks: createSeal(STOP_LINK_SEAL, environment),
    serviceScheduler: openServiceScheduler(environment.serviceScheduler, {
      clock,
    }),
    appointments: createAppointmentBook({
      area: database.leads,
      makeReference: () => makeReference(getSecureRandom),
      // The running server looks for what is due by itself.
      onStored: () => {},
      onUntrustedHandle: (error) =>
        log.error("leads.handle-untrusted", { message: error.message }),
    }),
  };
  return {
    records: createAppointmentRecords(database.leads),
    place: database.leads.label,
    async cancel(appointment) {
      const store = getStoreOrFirst(appointment.storeId, profile);
      try {
        const managed = { appointment, store, isMailed: true };
        return await cancelAppointment(ports, managed, COMMAND_LINE);
      } catch (error) {
        if (error instanceof SchedulerAway) return "away";
        throw error;
      }
    },
  };
}

/** The console's edits of the profile's files, for who sits at the terminal: also where the profile is broken. */
export async function openContentTools(
  environment: Environment,
  projectFolder: string,
  ports: { readonly clock: Clock; readonly log: Log },
): Promise<{
  readonly desk: ContentDesk;
  readonly folder: string;
  readonly close: () => Promise<void>;
}> {
  const folder = findDemonstrationProfile(environment, projectFolder);
  const database = await openDatabase(databasePlace(environment), ports);
  const desk = openContentDesk({
    folder,
    dataFolder: environment.dataDir,
    audit: createAuditTrail(database.leads),
    async check({ name, text }) {
      const draft = { name, bytes: Buffer.from(text) };
      const checked = loadStoreProfile(
        folder,
        ports.clock.nowMs(),
        undefined,
        draft,
      );
      return {
        faults: checked.ok ? [] : checked.faults,
        restarts: [],
        // The running server follows the folder.
        serve: async () => {},
      };
    },
  });
  return { desk, folder, close: () => database.close() };
}

/** Where a profile is edited. */
export function getProfileFile({
  profileFolder,
}: Pick<Environment, "profileFolder">): string {
  return findProfileFile(profileFolder, "profile.json");
}
