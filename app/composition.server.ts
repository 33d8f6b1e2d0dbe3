import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import "./languages/speak-every-language.ts";
import type { Environment } from "./adapters/config/environment.server.ts";
import { findProfileFile } from "#app/adapters/config/profile-folder.server.ts";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { createZipPlaces } from "#app/adapters/zip-places/zip-places.server.ts";
import { createMailer } from "./adapters/email/mailer.server.ts";
import type { Mailer } from "./adapters/email/mail.server.ts";
import { startMailJob } from "./adapters/mail-jobs/mail-job.server.ts";
import { createAlertStore } from "#app/adapters/database/alerts/alert-store.server.ts";
import { createAppointmentBook } from "#app/adapters/database/appointments/appointment-book.server.ts";
import { createAppointmentFeeds } from "#app/adapters/database/appointments/appointment-feeds.server.ts";
import { createAppointmentRecords } from "#app/adapters/database/appointments/appointment-records.server.ts";
import { createAppointmentNotices } from "#app/adapters/database/appointments/appointment-notices.server.ts";
import { createContactStops } from "#app/adapters/database/contact-stops/contact-stops.server.ts";
import { createConversationStore } from "#app/adapters/database/conversations/conversation-store.server.ts";
import { createConsentLedger } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import { openSiteTally } from "#app/adapters/database/figures/site-tally.server.ts";
import { createExperimentCounts } from "#app/adapters/database/visitors/experiment-counts.server.ts";
import { withLeadCounts } from "./adapters/experiments/lead-counts.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { createFeedDesk } from "#app/adapters/database/feed-desk/feed-desk.server.ts";
import { createUndecidedHistory } from "#app/adapters/database/feed-desk/undecided-history.server.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import {
  findUploadBytes,
  listUploads,
} from "#app/adapters/database/vehicle-edits/uploaded-photos.server.ts";
import { watchLeadsFile } from "#app/adapters/database/leads/leads-file-watch.server.ts";
import { createAttachmentRoom } from "#app/adapters/database/leads/attachment-room.server.ts";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import { compileOutboxState } from "#app/adapters/database/leads/outbox-state.server.ts";
import { watchInventory } from "#app/adapters/database/inventory/inventory-watch.server.ts";
import {
  listUnreadyParts,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import { isDamageFound } from "#app/adapters/database/dialects/kept-file.server.ts";
import {
  databasePlace,
  describePlace,
} from "./adapters/database/dialects/database-place.server.ts";
import { loadSample } from "#app/adapters/database/inventory/sample-loader.server.ts";
import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { createConversionsApi } from "./adapters/conversions-api/conversions-api.server.ts";
import {
  NO_RELAY,
  startEventRelay,
} from "./adapters/conversions-api/event-relay.server.ts";
import { createRelayQueue } from "#app/adapters/database/relay/relay-queue.server.ts";
import { createEventRecorder } from "./adapters/event-recorder/event-recorder.server.ts";
import { loadPageRenderer } from "#app/adapters/http/steps/page-renderer.server.ts";
import {
  createSiteServer,
  type SitePages,
} from "./adapters/http/site-server.server.ts";
import { createSeal } from "#app/adapters/http/requests/sealed-text.server.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import { openPlateLookup } from "./adapters/plate-lookup/plate-lookup.server.ts";
import { openServiceScheduler } from "./adapters/service-scheduler/service-scheduler.server.ts";
import { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import { createTradeRecords } from "#app/adapters/database/visitors/trade-records.server.ts";
import { loadStaticFiles } from "#app/adapters/http/answers/static-files.server.ts";
import { createVisitorCookies } from "#app/adapters/http/requests/visitor-cookies.server.ts";
import {
  createPhotoAddressFinder,
  openPhotoStore,
} from "#app/adapters/images/photo-store.server.ts";
import { createPictureDesk } from "./adapters/images/picture-desk.server.ts";
import { createSocialPictures } from "./adapters/images/social-pictures.server.ts";
import { sweepPhotos } from "./adapters/images/photo-retention.server.ts";
import { openLiveIndex } from "#app/adapters/inventory-index/live/live-index.server.ts";
import { signProfileFolder } from "./adapters/live-profile/folder-signature.server.ts";
import { loadBeside } from "./adapters/live-profile/load-beside.server.ts";
import {
  createProfileEditions,
  keepByEdition,
  type ProfileContent,
  type ProfileSource,
} from "./adapters/live-profile/profile-editions.server.ts";
import { watchProfile } from "./adapters/live-profile/watch-profile.server.ts";
import { createLog } from "#app/adapters/log/log.server.ts";
import {
  createVehicleEdits,
  createVehicleSearch,
} from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import { openPhoneVerifier } from "./adapters/phone-verification/open-phone-verifier.server.ts";
import { startLeadDelivery } from "./adapters/outbox/lead-delivery.server.ts";
import { createMetrics } from "./adapters/metrics/metrics.server.ts";
import { createLeadDesk } from "#app/adapters/database/lead-desk/lead-desk.server.ts";
import { createVisitorEraser } from "#app/adapters/database/lead-desk/visitor-eraser.server.ts";
import { createStockGaps } from "#app/adapters/database/inventory/stock-gaps.server.ts";
import { createStockReview } from "./adapters/today/stock-review.server.ts";
import { createFigureReader } from "./adapters/figures/figure-reader.server.ts";
import { createTodayReader } from "./adapters/today/today-reader.server.ts";
import { sendMorningMails } from "./console/today/send-morning-mails.server.ts";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { createConsolePeople } from "#app/adapters/database/console/console-people.server.ts";
import { createConsoleSessions } from "#app/adapters/database/console/console-sessions.server.ts";
import { createPasskeyChallenges } from "#app/adapters/database/console/passkey-challenges.server.ts";
import { createPasskeyRecords } from "#app/adapters/database/console/passkey-records.server.ts";
import { createPasskeys } from "./adapters/passkeys/passkeys.server.ts";
import { loadConsole } from "#app/adapters/http/steps/console-step.server.ts";
import { openContentDesk } from "./adapters/profile-editing/content-desk.server.ts";
import { openIncoming } from "./adapters/incoming-feeds/open-incoming.server.ts";
import { sweepGonePhotos } from "./adapters/vehicle-desk/sweep-gone-photos.server.ts";
import { startRetention } from "./adapters/retention/retention-job.server.ts";
import { createRateLimits } from "./adapters/rate-limit/rate-limits.server.ts";
import { createBookParser } from "./adapters/valuation/book-file.server.ts";
import { openValuations } from "./adapters/valuation/open-valuations.server.ts";
import { lookAfterAppointments } from "./features/appointments/look-after-appointments.server.ts";
import { sendDueAlerts } from "./features/alerts/send-due-alerts.server.ts";
import {
  sendDueFeedNotices,
  sendRefusedFileNotice,
} from "./features/feed-notices/feed-notices.server.ts";
import { createVehicleFeeds } from "./features/feeds-out/vehicle-feeds.server.ts";
import { STOP_LINK_SEAL } from "./domain/contact-stop/stop-link.ts";
import type { StockedVehicle } from "./domain/vehicle/vehicle.ts";
import type { AppPorts, Clock, Log } from "#app/ports.ts";
import type { ConsolePorts } from "#app/console-ports.ts";
import type { ValuationProvider } from "#app/ports/valuation-ports.ts";
import {
  buildSiteSocialPicture,
  findVehicleSocialPicture,
} from "./site/head/social-picture.server.ts";
import { honorSignal } from "./site/consent/save-consent.server.ts";
import { getListingRules } from "./site/store/profile-rules.ts";
import { readPhotoFile } from "./adapters/photo-folder/photo-files.server.ts";
import { getPhotoPolicy } from "./domain/vehicle-photo/photo-source.ts";

/** What tests and benches put in the place of the real thing. */
export interface Substitutes {
  readonly clock?: Clock;
  readonly log?: Log;
}

export interface AppOptions {
  /** In the place of what the environment asks for. */
  readonly mailer?: Mailer;
  readonly valuations?: ValuationProvider;
  /** A production site that serves no sample takes none while it runs either. */
  readonly areSamplesRefused?: boolean;
  /** The folder of the profile is looked at so often. */
  readonly profileLookEveryMs?: number;
  /** Of the demonstration alone. */
  readonly standInLenderOrigin?: string | null;
  /** The disk of the leads' file failed: end the process, a new one opens the file afresh. */
  readonly onUntrustedHandle?: () => void;
}

const SYSTEM_CLOCK: Clock = { nowMs: () => Date.now() };

/** A save that began is not given up. */
const NEVER = new AbortController().signal;

/** Starting again would not mend it. */
export class ConfigurationFault extends Error {}

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

export async function composeApp(
  environment: Environment,
  stores: Stores,
  options: AppOptions = {},
) {
  const { clock, log, profile, database, inventory, feedInventory } = stores;
  const profiles = createProfileEditions(stores.profileContent, clock);
  const readProfile = () => profiles.current.profile;
  const index = await openLiveIndex({
    ...stores,
    rules: getListingRules(profile),
  });
  const watch = watchInventory({
    store: inventory,
    area: database.inventory,
    log,
    knownVersion: index.version,
    onChange: (version) => index.refresh(version),
  });
  const deskParts = {
    area: database.leads,
    feedInventory,
    uploadsMegabytes: environment.uploadsMegabytes,
  };
  const { feedDir } = environment;
  // Files have no place in memory.
  const filesDir =
    environment.dataDir === ":memory:" ? tmpdir() : environment.dataDir;
  const imagesDir = join(filesDir, "images");
  const photos = openPhotoStore({
    imagesDir,
    policy: getPhotoPolicy(profile),
    findPhotoAddress: createPhotoAddressFinder(
      inventory,
      getPhotoPolicy(profile),
    ),
    ...(feedDir !== null && {
      readFolderPhoto: (photo) => readPhotoFile(feedDir, photo),
    }),
    findUpload: (vin, hash) => findUploadBytes(database.leads.db, vin, hash),
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
    readOutboxState: compileOutboxState(database.leads),
    token: environment.metricsToken,
  });
  const leadsFile = watchLeadsFile(database.leads, log);
  let leadsFault: string | null = null;
  const onUntrustedHandle = (error: Error): void => {
    log.error("leads.handle-untrusted", { message: error.message });
    const isDamaged = isDamageFound(error) || leadsFile.look() !== null;
    leadsFault = isDamaged
      ? "leads file damaged"
      : "restart: leads file not trusted";
    // The next process could not even start on a damaged file, and this one still has its pages.
    if (!isDamaged) options.onUntrustedHandle?.();
  };
  const leadStore = createLeadStore(database.leads, onUntrustedHandle);
  const leadDelivery = startLeadDelivery({
    store: metrics.leads.countOutbox(leadStore),
    mailer: options.mailer ?? createMailer(environment, log),
    readProfile,
    clock,
    log,
  });
  const { metaConversions } = environment;
  const { metaPixelId } = profile.tracking;
  const eventRelay =
    metaConversions === null || metaPixelId === null
      ? NO_RELAY
      : startEventRelay({
          queue: createRelayQueue(database.leads),
          api: createConversionsApi(metaConversions, metaPixelId),
          clock,
          log,
        });
  const vinDecoder = openVinDecoder({
    dataFolder: filesDir,
    log,
  });
  const experimentCounts = createExperimentCounts(database.leads);
  const siteTally = openSiteTally(database.leads, log);
  const ports: AppPorts = {
    get profile() {
      return readProfile();
    },
    siteUrl: environment.siteUrl,
    isForSearchEngines: environment.isForSearchEngines,
    isDemonstration: environment.mode === "demo",
    standInLenderOrigin: options.standInLenderOrigin ?? null,
    zipPlaces: createZipPlaces(),
    hasTls,
    clock,
    log,
    inventory,
    index,
    photos,
    leads: metrics.leads.countQueue(leadDelivery.queue),
    visitorMails: leadDelivery.visitorMails,
    valuations:
      options.valuations ??
      followValuations(environment, { profiles, index, clock, log }),
    tradeRecords: createTradeRecords(database.leads),
    appointments: metrics.leads.countBook(
      createAppointmentBook({
        area: database.leads,
        makeReference: leadDelivery.makeReference,
        onStored: leadDelivery.noteStored,
        onUntrustedHandle,
      }),
    ),
    appointmentNotices: createAppointmentNotices(database.leads),
    appointmentFeeds: createAppointmentFeeds(database.leads),
    serviceScheduler: openServiceScheduler(environment.serviceScheduler, {
      clock,
    }),
    plates: openPlateLookup(environment.plateLookup),
    vins: {
      async decode(vin) {
        const [decoded = null] = await vinDecoder.decode([vin]);
        return decoded;
      },
    },
    signedNames: createSignedNames(environment),
    serviceDrafts: createSeal("service draft", environment),
    alerts: createAlertStore(database.leads),
    contactStops: createContactStops({
      area: database.leads,
      makeReference: leadDelivery.makeReference,
      onStored: leadDelivery.noteStored,
      onUntrustedHandle,
    }),
    stopLinks: createSeal(STOP_LINK_SEAL, environment),
    conversations: metrics.leads.countConversations(
      createConversationStore({
        area: database.leads,
        makeReference: leadDelivery.makeReference,
        onStored: leadDelivery.noteStored,
        onUntrustedHandle,
      }),
    ),
    attachmentRoom: createAttachmentRoom(
      database.leads,
      environment.attachmentsMegabytes,
    ),
    events: createEventRecorder(log),
    eventRelay: withLeadCounts(eventRelay, {
      readProfile,
      experimentCounts,
      log,
    }),
    experimentCounts,
    siteTally,
    consentLedger: createConsentLedger(database.leads, clock),
    phoneVerifier: metrics.leads.countVerifier(
      openPhoneVerifier({
        environment,
        readProfile,
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
  const passkeys = createPasskeys({
    records: createPasskeyRecords(database.leads),
    challenges: createPasskeyChallenges(database.leads),
    readName: () => readProfile().storeGroup.name,
    log,
  });
  /** The same functions as the command line's, and the search that lists alone can do. */
  const vehicleDesk = {
    ...createVehicleEdits(deskParts, watch.wake),
    ...createVehicleSearch(deskParts, index),
  };
  const history = createUndecidedHistory(database);
  const leadDesk = createLeadDesk(database.leads);
  const stockReview = createStockReview({
    inventory,
    history,
    readProfile,
    clock,
  });
  const appointmentRecords = createAppointmentRecords(database.leads);
  const today = createTodayReader({
    leads: leadDesk,
    history,
    readProfile,
    review: stockReview,
    appointments: appointmentRecords,
    gaps: createStockGaps(database.inventory, database.leads, inventory),
  });
  const loadEdition = (
    signal: AbortSignal,
    draft?: { readonly name: string; readonly text: string },
  ) =>
    loadBeside(
      {
        folder: environment.profileFolder,
        nowMs: clock.nowMs(),
        started: profile,
        trackingAccounts: environment.trackingAccounts,
        ...(draft !== undefined && { draft }),
      },
      profiles.current.pictures,
      signal,
    );
  const takeEdition = async (read: ProfileContent): Promise<void> => {
    const content = withTrackingAccounts(read, environment);
    const rules = getListingRules(content.profile);
    const isSameIndex = isDeepStrictEqual(
      rules,
      getListingRules(readProfile()),
    );
    if (isSameIndex) profiles.publish(content);
    // Prices of lists stand in the index.
    else await index.follow(rules, () => profiles.publish(content));
  };
  const auditTrail = createAuditTrail(database.leads);
  const contentDesk = openContentDesk({
    folder: environment.profileFolder,
    dataFolder: filesDir,
    audit: auditTrail,
    async check(draft) {
      const read = await loadEdition(NEVER, draft);
      if (!read.ok)
        return { faults: read.faults, restarts: [], serve: async () => {} };
      return {
        faults: options.areSamplesRefused === true ? read.samples : [],
        restarts: read.restarts,
        serve: () => takeEdition(read),
      };
    },
  });
  const consolePorts: ConsolePorts | null =
    environment.console === null
      ? null
      : {
          ...ports,
          // A copy has the profile of the moment in which it is made.
          get profile() {
            return readProfile();
          },
          vehicleDesk,
          appointmentRecords,
          people: createConsolePeople(database.leads),
          passkeys,
          sessions: createConsoleSessions(database.leads),
          audit: auditTrail,
          leads: leadDesk,
          today,
          figures: createFigureReader(database.leads, inventory),
          feeds: createFeedDesk(database, feedDir !== null),
          eraser: createVisitorEraser(database.leads, clock),
          content: contentDesk,
          pictures: createPictureDesk(photos),
        };
  const retention = startRetention({
    area: database.leads,
    readProfile,
    sweepGonePhotos: (signal) =>
      sweepGonePhotos({
        area: database.leads,
        edits: vehicleDesk,
        clock,
        signal,
      }),
    // Sites in memory share the folder of the machine.
    sweepPhotos: async (signal) =>
      environment.dataDir === ":memory:"
        ? 0
        : sweepPhotos({
            imagesDir,
            inventory: feedInventory,
            listUploads: async (vin) =>
              (await listUploads(database.leads.db, vin)).map(
                ({ address }) => address,
              ),
            policy: getPhotoPolicy(profile),
            clock,
            signal,
          }),
    clock,
    log,
    random: Math.random,
  });
  /** A copy has the profile of the moment in which it is made. */
  const getNoticePorts = () => ({ ...ports, history });
  const listConsoleJobs = (console: ConsolePorts) => [
    startMailJob({
      name: "stock-review",
      sendDue: (signal) => stockReview.refresh(signal),
      log,
      random: Math.random,
    }),
    startMailJob({
      name: "morning-mails",
      sendDue: (signal) =>
        sendMorningMails(
          { ...console, visitorMails: ports.visitorMails },
          signal,
        ),
      log,
      random: Math.random,
    }),
  ];
  const mailJobs = [
    startMailJob({
      name: "feed-notices",
      sendDue: (signal) => sendDueFeedNotices(getNoticePorts(), signal),
      log,
      random: Math.random,
    }),
    startMailJob({
      name: "alerts",
      sendDue: async (signal) => ({ ...(await sendDueAlerts(ports, signal)) }),
      log,
      random: Math.random,
    }),
    startMailJob({
      name: "appointments",
      sendDue: (signal) => lookAfterAppointments(ports, signal),
      log,
      random: Math.random,
    }),
    ...(consolePorts === null ? [] : listConsoleJobs(consolePorts)),
  ];
  const incoming = openIncoming({
    ...environment,
    ...stores,
    tellRefused: (file) => sendRefusedFileNotice(getNoticePorts(), file),
    profileFile: findProfileFile(environment.profileFolder, "profile.json"),
    count: metrics.countFeedFile,
  });
  const social = {
    pictures: createSocialPictures({ photos }),
    find: (vin: string | null) =>
      vin === null
        ? buildSiteSocialPicture(readProfile())
        : findVehicleSocialPicture(ports, vin),
  };
  const profileWatch = watchProfile({
    folder: environment.profileFolder,
    signature: stores.profileSignature,
    readContentHash: () => profiles.current.contentHash,
    load: loadEdition,
    take: takeEdition,
    areSamplesRefused: options.areSamplesRefused === true,
    ...metrics.profile,
    log,
    ...(options.profileLookEveryMs !== undefined && {
      lookEveryMs: options.profileLookEveryMs,
    }),
  });
  let isStopping = false;
  const listLeadsFaults = () => {
    const lost = leadsFile.look();
    if (leadsFault !== null) return [leadsFault];
    return lost === null ? [] : [`leads file ${lost}`];
  };
  return {
    ports,
    consolePorts,
    log,
    stores,
    vehicleDesk,
    createHandler: (pages: SitePages) =>
      createSiteServer({
        environment,
        ports,
        feeds: createVehicleFeeds(ports),
        visitors,
        profiles,
        metrics,
        social,
        honorSignal: (facts, path) => honorSignal(ports, facts, path),
        ...pages,
        readiness: async () => [
          ...(isStopping ? ["stopping"] : []),
          ...listLeadsFaults(),
          ...(await listUnreadyParts(database, inventory)),
        ],
      }),
    /** The balancer sends no more. */
    announceStop: () => {
      isStopping = true;
    },
    async close() {
      // A share that hangs may hold it until the process's deadline: all the rest is closed by then.
      const incomingStopped = incoming?.stop();
      incomingStopped?.catch(() => {});
      await profileWatch.stop();
      await watch.stop();
      erasedVisitors.stop();
      leadsFile.stop();
      index.close();
      await photos.close();
      await leadDelivery.stop();
      await eventRelay.stop();
      await siteTally.close();
      await retention.stop();
      await vinDecoder.close();
      for (const job of mailJobs) await job.stop();
      await stores.close();
      await incomingStopped;
    },
  };
}

/** The production build in a folder, with its console where there is to be one. Throws when there is none. */
export async function openBuild(
  buildFolder: string,
  ports: AppPorts,
  consolePorts: ConsolePorts | null = null,
): Promise<SitePages> {
  const loaded =
    consolePorts === null ? null : await loadConsole(buildFolder, consolePorts);
  const files = await loadStaticFiles(join(buildFolder, "client"));
  return {
    ...(await loadPageRenderer(buildFolder, ports)),
    files: new Map([...files, ...(loaded?.files ?? [])]),
    console: loaded?.console ?? null,
  };
}

function readStartProfile(
  environment: Environment,
  clock: Clock,
  log: Log,
): ProfileContent {
  try {
    const read = readStoreProfile(
      environment.profileFolder,
      clock.nowMs(),
      log,
    );
    return withTrackingAccounts(read, environment);
  } catch (error) {
    throw new ConfigurationFault(describeError(error), { cause: error });
  }
}

/** Settings and book are those of the newest profile. */
function followValuations(
  { profileFolder, valuationService: service }: Environment,
  {
    profiles,
    ...ports
  }: Pick<AppPorts, "index" | "clock" | "log"> & {
    readonly profiles: ProfileSource;
  },
): ValuationProvider {
  const parseBook = createBookParser(profileFolder);
  const getNewest = keepByEdition(profiles, ({ profile, bookText }) =>
    openValuations(
      { book: parseBook(bookText), service },
      { ...ports, profile },
    ),
  );
  // What is wrong with the book is logged at the start.
  getNewest();
  return { value: (vehicle) => getNewest().value(vehicle) };
}

/** The environment's accounts go before the profile's. */
function withTrackingAccounts(
  content: ProfileContent,
  { trackingAccounts }: Environment,
): ProfileContent {
  const { profile, contentHash, pictures, bookText } = content;
  const tracking = { ...profile.tracking, ...trackingAccounts };
  return {
    profile: { ...profile, tracking },
    contentHash,
    pictures,
    bookText,
  };
}

/** An attempt at several addresses of one host fails without a message. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map(describeError).join("; ");
  return error.message;
}
