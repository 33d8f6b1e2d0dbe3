import type { Environment } from "#app/adapters/config/environment.server.ts";
import { createAlertStore } from "#app/adapters/database/alerts/alert-store.server.ts";
import { createAppointmentBook } from "#app/adapters/database/appointments/appointment-book.server.ts";
import { createAppointmentFeeds } from "#app/adapters/database/appointments/appointment-feeds.server.ts";
import { createAppointmentNotices } from "#app/adapters/database/appointments/appointment-notices.server.ts";
import { createContactStops } from "#app/adapters/database/contact-stops/contact-stops.server.ts";
import { createSentLeads } from "#app/adapters/database/leads/sent-leads.server.ts";
import { createConversationStore } from "#app/adapters/database/conversations/conversation-store.server.ts";
import { createAttachmentRoom } from "#app/adapters/database/leads/attachment-room.server.ts";
import { createConsentLedger } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import { createExperimentCounts } from "#app/adapters/database/visitors/experiment-counts.server.ts";
import { createTradeRecords } from "#app/adapters/database/visitors/trade-records.server.ts";
import { createEventRecorder } from "#app/adapters/event-recorder/event-recorder.server.ts";
import { withLeadCounts } from "#app/adapters/experiments/lead-counts.server.ts";
import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { createSeal } from "#app/adapters/http/requests/sealed-text.server.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import type { Metrics } from "#app/adapters/metrics/metrics.server.ts";
import type { startLeadDelivery } from "#app/adapters/outbox/lead-delivery.server.ts";
import { openPhoneVerifier } from "#app/adapters/phone-verification/open-phone-verifier.server.ts";
import { openPlateLookup } from "#app/adapters/plate-lookup/plate-lookup.server.ts";
import { createRateLimits } from "#app/adapters/rate-limit/rate-limits.server.ts";
import { openServiceScheduler } from "#app/adapters/service-scheduler/service-scheduler.server.ts";
import type { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import { createZipPlaces } from "#app/adapters/zip-places/zip-places.server.ts";
import { STOP_LINK_SEAL } from "#app/domain/contact-stop/stop-link.ts";
import type { AppPorts } from "#app/ports.ts";
import type { Stores } from "./stores.server.ts";

/** What runs already when the ports are bound, and is stopped by whoever started it. */
export interface RunningParts extends Pick<
  AppPorts,
  | "standInLenderOrigin"
  | "hasTls"
  | "index"
  | "photos"
  | "valuations"
  | "siteTally"
  | "eventRelay"
  | "visitorCookies"
  | "erasedVisitors"
> {
  readonly readProfile: () => AppPorts["profile"];
  readonly metrics: Metrics;
  readonly leadDelivery: ReturnType<typeof startLeadDelivery>;
  readonly vinDecoder: ReturnType<typeof openVinDecoder>;
  readonly onUntrustedHandle: (error: Error) => void;
}

/** Every port of the site, with what fulfils it. */
export function bindSitePorts(
  environment: Environment,
  { clock, log, database, inventory }: Stores,
  {
    readProfile,
    metrics,
    leadDelivery,
    vinDecoder,
    eventRelay,
    onUntrustedHandle,
    ...parts
  }: RunningParts,
): AppPorts {
  const experimentCounts = createExperimentCounts(database.leads);
  return {
    ...parts,
    get profile() {
      return readProfile();
    },
    siteUrl: environment.siteUrl,
    isForSearchEngines: environment.isForSearchEngines,
    isDemonstration: environment.mode === "demo",
    zipPlaces: createZipPlaces(),
    clock,
    log,
    inventory,
    leads: metrics.leads.countQueue(leadDelivery.queue),
    sentLeads: createSentLeads(database.leads),
    visitorMails: leadDelivery.visitorMails,
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
  };
}
