import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type {
  AppointmentBook,
  AppointmentFeeds,
  AppointmentNotices,
  ServiceScheduler,
} from "#app/ports/appointment-ports.ts";
import type {
  ConsentLedger,
  EventRecorder,
  EventRelay,
  ExperimentCounts,
} from "#app/ports/event-ports.ts";
import type { SiteTally } from "#app/ports/figure-ports.ts";
import type {
  InventoryIndex,
  InventoryStore,
  PhotoStore,
} from "#app/ports/inventory-ports.ts";
import type {
  AlertStore,
  AttachmentRoom,
  ContactStops,
  ConversationStore,
  LeadQueue,
  SentLeads,
  VisitorMails,
} from "#app/ports/lead-ports.ts";
import type {
  PlateLookup,
  TradeRecords,
  ValuationProvider,
  VinFacts,
} from "#app/ports/valuation-ports.ts";
import type {
  ErasedVisitors,
  FormTokens,
  PhoneVerifier,
  RateLimits,
  SealedTexts,
  SignedNames,
  VisitorCookies,
  ZipPlaces,
} from "#app/ports/visitor-ports.ts";
import { createContext, type RouterContextProvider } from "react-router";

export interface Clock {
  nowMs(): number;
}

/** Structured, no personal data. */
export interface Log {
  debug(event: string, fields?: Record<string, unknown>): void;
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

export interface AppPorts {
  readonly profile: StoreProfile;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** False on a copy of the site that search engines must not show. */
  readonly isForSearchEngines: boolean;
  /** True for the sample site that anybody can start, and false for a dealership's own. */
  readonly isDemonstration: boolean;
  /** Where the demonstration's lender answers; null in production, which has none. */
  readonly standInLenderOrigin: string | null;
  readonly zipPlaces: ZipPlaces;
  /** Production: Secure and `__Host-` cookies. */
  readonly hasTls: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly inventory: InventoryStore;
  readonly index: InventoryIndex;
  readonly photos: PhotoStore;
  readonly leads: LeadQueue;
  readonly sentLeads: SentLeads;
  readonly visitorMails: VisitorMails;
  readonly tradeRecords: TradeRecords;
  readonly appointments: AppointmentBook;
  readonly appointmentNotices: AppointmentNotices;
  readonly appointmentFeeds: AppointmentFeeds;
  readonly valuations: ValuationProvider;
  /** Null where no address is configured: then a store that keeps its appointments there takes requests alone. */
  readonly serviceScheduler: ServiceScheduler | null;
  /** Null where no service is configured: then nobody is asked for a plate. */
  readonly plates: PlateLookup | null;
  readonly vins: VinFacts;
  readonly signedNames: SignedNames;
  readonly serviceDrafts: SealedTexts;
  readonly alerts: AlertStore;
  readonly conversations: ConversationStore;
  readonly contactStops: ContactStops;
  /** Links in mails, to where all contact stops. */
  readonly stopLinks: SealedTexts;
  readonly attachmentRoom: AttachmentRoom;
  readonly visitorCookies: VisitorCookies;
  readonly erasedVisitors: ErasedVisitors;
  readonly formTokens: FormTokens;
  readonly rateLimits: RateLimits;
  readonly events: EventRecorder;
  readonly eventRelay: EventRelay;
  readonly experimentCounts: ExperimentCounts;
  readonly siteTally: SiteTally;
  readonly consentLedger: ConsentLedger;
  readonly phoneVerifier: PhoneVerifier;
}

export const portsContext = createContext<AppPorts>();

export type LoadContext = Readonly<RouterContextProvider>;
