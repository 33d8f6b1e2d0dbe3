import type { Environment } from "#app/adapters/config/environment.server.ts";
import { createAppointmentRecords } from "#app/adapters/database/appointments/appointment-records.server.ts";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { createConsolePeople } from "#app/adapters/database/console/console-people.server.ts";
import { createConsoleSessions } from "#app/adapters/database/console/console-sessions.server.ts";
import { createPasskeyChallenges } from "#app/adapters/database/console/passkey-challenges.server.ts";
import { createPasskeyRecords } from "#app/adapters/database/console/passkey-records.server.ts";
import { createFeedDesk } from "#app/adapters/database/feed-desk/feed-desk.server.ts";
import type { createUndecidedHistory } from "#app/adapters/database/feed-desk/undecided-history.server.ts";
import { createStockGaps } from "#app/adapters/database/inventory/stock-gaps.server.ts";
import { createLeadDesk } from "#app/adapters/database/lead-desk/lead-desk.server.ts";
import { createVisitorEraser } from "#app/adapters/database/lead-desk/visitor-eraser.server.ts";
import { createFigureReader } from "#app/adapters/figures/figure-reader.server.ts";
import { createPictureDesk } from "#app/adapters/images/picture-desk.server.ts";
import { createPasskeys } from "#app/adapters/passkeys/passkeys.server.ts";
import { openContentDesk } from "#app/adapters/profile-editing/content-desk.server.ts";
import { createStockReview } from "#app/adapters/today/stock-review.server.ts";
import { createTodayReader } from "#app/adapters/today/today-reader.server.ts";
import type { ConsolePorts } from "#app/console-ports.ts";
import type { AppPorts } from "#app/ports.ts";
import type { FollowedProfile } from "./followed-profile.server.ts";
import type { Stores } from "./stores.server.ts";

/** A save that began is not given up. */
const NEVER = new AbortController().signal;

/** What the console's pages stand on besides the site's own ports. */
export function openConsole(
  environment: Environment,
  { clock, log, database, inventory }: Stores,
  {
    ports,
    photos,
    vehicleDesk,
    history,
    followedProfile,
    filesDir,
    areSamplesRefused,
  }: {
    readonly ports: AppPorts;
    readonly photos: Parameters<typeof createPictureDesk>[0];
    readonly vehicleDesk: ConsolePorts["vehicleDesk"];
    readonly history: ReturnType<typeof createUndecidedHistory>;
    readonly followedProfile: FollowedProfile;
    readonly filesDir: string;
    readonly areSamplesRefused: boolean;
  },
) {
  const readProfile = () => ports.profile;
  const passkeys = createPasskeys({
    records: createPasskeyRecords(database.leads),
    challenges: createPasskeyChallenges(database.leads),
    readName: () => readProfile().storeGroup.name,
    log,
  });
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
  const auditTrail = createAuditTrail(database.leads);
  const contentDesk = openContentDesk({
    folder: environment.profileFolder,
    dataFolder: filesDir,
    audit: auditTrail,
    async check(draft) {
      const read = await followedProfile.loadEdition(NEVER, draft);
      if (!read.ok)
        return { faults: read.faults, restarts: [], serve: async () => {} };
      return {
        faults: areSamplesRefused ? read.samples : [],
        restarts: read.restarts,
        serve: () => followedProfile.takeEdition(read),
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
          feeds: createFeedDesk(database, environment.feedDir !== null),
          eraser: createVisitorEraser(database.leads, clock),
          content: contentDesk,
          pictures: createPictureDesk(photos),
        };
  return { consolePorts, stockReview };
}
