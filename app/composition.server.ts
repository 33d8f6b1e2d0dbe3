import { tmpdir } from "node:os";
import type { Environment } from "./adapters/config/environment.server.ts";
import { findProfileFile } from "#app/adapters/config/profile-folder.server.ts";
import { createUndecidedHistory } from "#app/adapters/database/feed-desk/undecided-history.server.ts";
import { openSiteTally } from "#app/adapters/database/figures/site-tally.server.ts";
import { watchInventory } from "#app/adapters/database/inventory/inventory-watch.server.ts";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import { compileOutboxState } from "#app/adapters/database/leads/outbox-state.server.ts";
import { listUnreadyParts } from "#app/adapters/database/open-database.server.ts";
import type { Mailer } from "./adapters/email/mail.server.ts";
import { createMailer } from "./adapters/email/mailer.server.ts";
import {
  createSiteServer,
  type SitePages,
} from "./adapters/http/site-server.server.ts";
import { createSocialPictures } from "./adapters/images/social-pictures.server.ts";
import { openIncoming } from "./adapters/incoming-feeds/open-incoming.server.ts";
import { openLiveIndex } from "#app/adapters/inventory-index/live/live-index.server.ts";
import { createProfileEditions } from "./adapters/live-profile/profile-editions.server.ts";
import { createMetrics } from "./adapters/metrics/metrics.server.ts";
import { startLeadDelivery } from "./adapters/outbox/lead-delivery.server.ts";
import { startRetention } from "./adapters/retention/retention-job.server.ts";
import { sweepGonePhotos } from "./adapters/vehicle-desk/sweep-gone-photos.server.ts";
import {
  createVehicleEdits,
  createVehicleSearch,
} from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import { openConsole } from "./composition/console.server.ts";
import { startConversionRelay } from "./composition/conversion-relay.server.ts";
import { followProfile } from "./composition/followed-profile.server.ts";
import { followValuations } from "./composition/followed-valuations.server.ts";
import { watchLeadsTrust } from "./composition/leads-trust.server.ts";
import { startMailJobs } from "./composition/mail-jobs.server.ts";
import { openPhotos } from "./composition/photos.server.ts";
import { bindSitePorts } from "./composition/site-ports.server.ts";
import type { Stores } from "./composition/stores.server.ts";
import { openVisitors } from "./composition/visitors.server.ts";
import { sendRefusedFileNotice } from "./features/feed-notices/feed-notices.server.ts";
import { createVehicleFeeds } from "./features/feeds-out/vehicle-feeds.server.ts";
import type { ValuationProvider } from "#app/ports/valuation-ports.ts";
import { honorSignal } from "./site/consent/save-consent.server.ts";
import {
  buildSiteSocialPicture,
  findVehicleSocialPicture,
} from "./site/head/social-picture.server.ts";
import { getListingRules } from "./site/store/profile-rules.ts";

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

/** The whole site over its stores, from what it follows to what it answers. Each part is told in `composition/`. */
export async function composeApp(
  environment: Environment,
  stores: Stores,
  options: AppOptions = {},
) {
  const { clock, log, profile, database, inventory, feedInventory } = stores;
  const areSamplesRefused = options.areSamplesRefused === true;
  // Files have no place in memory.
  const filesDir =
    environment.dataDir === ":memory:" ? tmpdir() : environment.dataDir;

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
  const followedProfile = followProfile(environment, stores, {
    profiles,
    index,
  });
  const photos = openPhotos(environment, stores, filesDir);
  const visitors = await openVisitors(environment, stores);
  const metrics = createMetrics({
    clock,
    index,
    inventory,
    readOutboxState: compileOutboxState(database.leads),
    token: environment.metricsToken,
  });

  const leadsTrust = watchLeadsTrust(stores, options.onUntrustedHandle);
  const leadStore = createLeadStore(
    database.leads,
    leadsTrust.onUntrustedHandle,
  );
  const leadDelivery = startLeadDelivery({
    store: metrics.leads.countOutbox(leadStore),
    mailer: options.mailer ?? createMailer(environment, log),
    readProfile,
    clock,
    log,
  });
  const eventRelay = startConversionRelay(environment, stores);
  const vinDecoder = openVinDecoder({
    dataFolder: filesDir,
    log,
  });
  const siteTally = openSiteTally(database.leads, log);
  const ports = bindSitePorts(environment, stores, {
    ...visitors,
    readProfile,
    standInLenderOrigin: options.standInLenderOrigin ?? null,
    index,
    photos: photos.store,
    metrics,
    leadDelivery,
    eventRelay,
    vinDecoder,
    siteTally,
    valuations:
      options.valuations ??
      followValuations(environment, { profiles, index, clock, log }),
    onUntrustedHandle: leadsTrust.onUntrustedHandle,
  });

  const deskParts = {
    area: database.leads,
    feedInventory,
    uploadsMegabytes: environment.uploadsMegabytes,
  };
  /** The same functions as the command line's, and the search that lists alone can do. */
  const vehicleDesk = {
    ...createVehicleEdits(deskParts, watch.wake),
    ...createVehicleSearch(deskParts, index),
  };
  const history = createUndecidedHistory(database);
  const { consolePorts, stockReview } = openConsole(environment, stores, {
    ports,
    photos: photos.store,
    vehicleDesk,
    history,
    followedProfile,
    filesDir,
    areSamplesRefused,
  });

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
    sweepPhotos: photos.sweep,
    clock,
    log,
    random: Math.random,
  });
  /** A copy has the profile of the moment in which it is made. */
  const getNoticePorts = () => ({ ...ports, history });
  const mailJobs = startMailJobs(ports, {
    getNoticePorts,
    consolePorts,
    stockReview,
  });
  const incoming = openIncoming({
    ...environment,
    ...stores,
    tellRefused: (file) => sendRefusedFileNotice(getNoticePorts(), file),
    profileFile: findProfileFile(environment.profileFolder, "profile.json"),
    count: metrics.countFeedFile,
  });
  const social = {
    pictures: createSocialPictures({ photos: photos.store }),
    find: (vin: string | null) =>
      vin === null
        ? buildSiteSocialPicture(readProfile())
        : findVehicleSocialPicture(ports, vin),
  };
  const profileWatch = followedProfile.watch({
    areSamplesRefused,
    ...metrics.profile,
    ...(options.profileLookEveryMs !== undefined && {
      lookEveryMs: options.profileLookEveryMs,
    }),
  });
  let isStopping = false;
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
        visitors: visitors.visitorCookies,
        profiles,
        metrics,
        social,
        honorSignal: (facts, path) => honorSignal(ports, facts, path),
        ...pages,
        readiness: async () => [
          ...(isStopping ? ["stopping"] : []),
          ...leadsTrust.listFaults(),
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
      visitors.erasedVisitors.stop();
      leadsTrust.stop();
      index.close();
      await photos.store.close();
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
