import type {
  Coordinates,
  ShopperPlace,
} from "#app/domain/shopper-place/shopper-place.ts";
import { createContext, type RouterContextProvider } from "react-router";
import type {
  ImportOutcome,
  ImportRequest,
  RecordedRefusal,
  RecordedRun,
  WarningKind,
} from "#app/domain/inventory/import-run.ts";
import type { Alert, KnownFacts, NewAlert } from "./domain/alerts/alert.ts";
import type { ChatMessage, Conversation } from "./domain/chat/conversation.ts";
import type { FeedFile } from "./domain/feeds-out/feed-file.ts";
import type { ListedVehicle } from "./domain/inventory/listed-vehicle.ts";
import type {
  InventoryResults,
  InventorySearch,
  WordSwap,
} from "#app/domain/inventory/search.ts";
import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import type { Assignment } from "./domain/experiments/assign-variants.ts";
import type { Gate } from "./domain/gate/gate.ts";
import type { Consent } from "./domain/consent/consent.ts";
import type { LeadReceipt, LeadSubmission } from "./domain/leads/lead.ts";
import type { LeadRoute } from "./domain/leads/route-lead.ts";
import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/phone-validation.ts";
import type { PhoneToVerify } from "./domain/phone-verification/phone-to-verify.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Appointment,
  AppointmentContent,
  SlotHold,
} from "./domain/scheduling/appointment.ts";
import type {
  AppointmentKind,
  BusyTime,
  Slot,
} from "./domain/scheduling/slot.ts";
import type {
  Store,
  StoreProfile,
} from "./domain/store-profile/store-profile.ts";
import type {
  TradeContent,
  TradeRecord,
} from "./domain/trade-draft/trade-record.ts";
import type { EventMark } from "./domain/tracking/event-mark.ts";
import type { ReportedEvent } from "./domain/tracking/reported-event.ts";
import type {
  Valuation,
  VehicleToValue,
} from "./domain/valuation/valuation.ts";
import type { Condition, StockedVehicle } from "./domain/vehicle/vehicle.ts";
import type { DecodedVin } from "./domain/vehicle/vin.ts";
import type { ContactDetails } from "./domain/visitor/contact-details.ts";
import type { FlashKey } from "./domain/visitor/flash.ts";
import type { VisitorMail } from "./domain/visitor-mail/visitor-mail.ts";
import type { VisitorProfile } from "./domain/visitor/visitor-profile.ts";

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

/** The vehicles and their history, on SQLite or PostgreSQL. */
export interface InventoryStore {
  /** Rises with every committed change. */
  readVersion(): Promise<number>;
  /** For sale or gone; null when the VIN was never here. VIN in upper case. */
  findVehicle(
    vin: string,
    /** Of a vehicle of these conditions nothing is read: it is answered like a VIN that was never here. */
    hiddenConditions?: readonly Condition[],
  ): Promise<StockedVehicle | null>;
  /** Everything for sale, in batches, ordered by VIN. */
  listForSale(
    batchSize?: number,
    /** One store's alone. */
    storeId?: string,
  ): AsyncIterable<readonly StockedVehicle[]>;
  countVehicles(): Promise<{ forSale: number; gone: number }>;
  /** One transaction: all of it or nothing. Idempotent for the same vehicles. */
  commitImport(request: ImportRequest): Promise<ImportOutcome>;
  /** When the newest run was committed; null before the first. */
  readLastImportAtMs(): Promise<number | null>;
}

export interface ImportHistory {
  /** The newest runs of every feed of every store, newest first. */
  listNewestRuns(runsPerFeed: number): Promise<readonly RecordedRun[]>;
  /** Rows that a run refused, in batches and in the file's order; 10,000 of them are kept, for the newest 20 runs of a feed. */
  listRefusals(
    runId: number,
    batchSize?: number,
  ): AsyncIterable<readonly RecordedRefusal[]>;
  /** The commonest first; kept as long as refusals. */
  listWarnings(runId: number): Promise<readonly WarningKind[]>;
}

export interface VehicleFeeds {
  /** A store's file in pieces, written as they are asked for; null for a store that is not there. */
  write(storeId: string, file: FeedFile): AsyncIterable<string> | null;
}

/** The searchable copy of what is for sale, in this process's memory. */
export interface InventoryIndex {
  /** Version of the inventory that the answers come from. */
  readonly version: number;
  /** When it was begun to be read from the inventory. */
  readonly builtAtMs: number;
  readonly vehicleCount: number;
  search(search: InventorySearch): InventoryResults;
  /** What the keywords of a search find in place of words that no vehicle has. */
  listSwaps(
    search: Pick<InventorySearch, "keywords" | "hiddenConditions">,
  ): readonly WordSwap[];
  find(vin: string): ListedVehicle | null;
  /** When what the inventory knows of a vehicle for sale last changed. */
  lastChangeAtMs(vin: string): number | null;
  /** Nearest vehicles for sale by body style, price and age; never the vehicle itself, nor any of a hidden condition. */
  similar(
    vehicle: Pick<
      ListedVehicle,
      "vin" | "bodystyle" | "year" | "make" | "salePriceCents" | "condition"
    >,
    count: number,
    hiddenConditions?: readonly Condition[],
  ): readonly ListedVehicle[];
}

export type ImageFormat = "webp" | "jpeg";

export interface PhotoRequest {
  readonly vin: string;
  /** Position in the vehicle's photo list, from 0. */
  readonly position: number;
  /** First 12 hex digits of the SHA-256 of the photo's source address. */
  readonly addressHash: string;
  readonly widthPx: number;
  readonly format: ImageFormat;
}

export type PhotoAnswer =
  | {
      readonly status: "ready";
      readonly bytes: Uint8Array;
      readonly contentType: string;
    }
  /** Not fetched yet, refused by its host, or the queue is full: show the illustration. */
  | { readonly status: "unavailable" }
  /** No such photo, width or host: 404. */
  | { readonly status: "unknown" };

export interface PhotoStore {
  readPhoto(request: PhotoRequest): Promise<PhotoAnswer>;
}

/** A lead as it is stored, with what follows from it. */
export interface NewLead {
  readonly submission: LeadSubmission;
  /** Goes into the ledger with the lead, and not again with its repetitions: both are stored, or neither is. */
  readonly consent: ConsentEntry | null;
  readonly route: LeadRoute;
  /** Of what the visitor chose and typed. */
  readonly contentHash: string;
  /** Of the visitor and what the lead is about. */
  readonly subjectHash: string;
  readonly receivedAtMs: number;
}

/** Stores leads and sees to it that they reach the dealer. */
export interface LeadQueue {
  /**
   * Resolves when the lead and its deliveries are on stable storage, and not before.
   * A repeated key with the same content gives the first receipt; with other content it is a new lead. Another key with
   * the same as the visitor's last lead about the same gives its receipt for some minutes (Assumption A210).
   * Rejects when nothing was stored.
   */
  add(lead: NewLead): Promise<LeadReceipt>;
}

/** Mails that visitors asked for. */
export interface VisitorMails {
  /** Resolves when the mail is on stable storage. A repeated key sends nothing again. Rejects when nothing was stored. */
  send(mail: VisitorMail): Promise<{ readonly isRepeated: boolean }>;
}

/** Vehicles that visitors value, with their answers and their offers. */
export interface TradeRecords {
  /** A name that is there already stores nothing. Rejects when nothing was stored. */
  add(record: NewTradeRecord): Promise<void>;
  find(id: string): Promise<TradeRecord | null>;
  /** False: somebody changed it since this revision. */
  change(
    record: Pick<TradeRecord, "id" | "revision">,
    content: TradeContent,
    keptUntilMs: number,
  ): Promise<boolean>;
}

export interface NewTradeRecord extends Pick<
  TradeRecord,
  "id" | "storeId" | "visitorId"
> {
  readonly content: TradeContent;
  readonly createdAtMs: number;
  readonly keptUntilMs: number;
}

/** Times that were booked or are held, each in one place for all nodes: of two who want the last one, one gets it. */
export interface AppointmentBook {
  /** What overlaps the span: appointments, open holds and what the store blocked. */
  listBusy(question: {
    readonly kind: AppointmentKind;
    readonly storeId: string;
    readonly fromMs: number;
    readonly untilMs: number;
    readonly nowMs: number;
    /** The asker's own hold takes nothing from them. */
    readonly exceptHoldId: string | null;
    /** An appointment that is to be moved takes nothing from itself. */
    readonly exceptAppointmentId?: string | null;
    /** A time in which somebody drives this car already has no place, however many drives a store takes at once. */
    readonly drivenVin?: string | null;
  }): Promise<readonly BusyTime[]>;
  /** A hold has one slot: the same id moves to another and frees the old one, unless the other is full. Rejects when nothing was stored. */
  hold(
    hold: SlotHold & {
      /** Address of the client; a hash of it is kept. */
      readonly client: string;
      readonly nowMs: number;
    },
    capacity: number,
  ): Promise<"held" | "full" | "too-many">;
  /** Null for one that ended. */
  findHold(id: string, nowMs: number): Promise<SlotHold | null>;
  release(id: string): Promise<void>;
  /**
   * Resolves when the appointment, its lead with deliveries and consent, and its mails are on stable storage together.
   * The same form gives what it booked before. A hold that ended books when there is still room. Rejects when nothing
   * was stored.
   */
  book(booking: Booking): Promise<BookingOutcome>;
  find(id: string): Promise<Appointment | null>;
  /** Stale: it was changed or cancelled since this revision. */
  change(
    change: AppointmentUpdate &
      Slot & { readonly capacity: number; readonly keptUntilMs: number },
  ): Promise<"changed" | "full" | "stale">;
  /** Its slot is offered again. */
  cancel(cancellation: AppointmentUpdate): Promise<"cancelled" | "stale">;
}

export interface Booking extends Slot {
  /** It is released with the booking; null without one. */
  readonly holdId: string | null;
  readonly kind: AppointmentKind;
  readonly storeId: string;
  readonly capacity: number;
  readonly visitorId: string | null;
  readonly content: AppointmentContent;
  readonly keptUntilMs: number;
  /** Of the form that books. */
  readonly idempotencyKey: string;
  readonly lead: NewLead;
  readonly mails: (booked: Appointment) => readonly VisitorMail[];
  readonly nowMs: number;
}

export type BookingOutcome =
  | {
      readonly status: "booked";
      readonly appointment: Appointment;
      readonly isRepeated: boolean;
    }
  | { readonly status: "full" }
  /** This phone or address has enough coming appointments of the kind at the store. */
  | { readonly status: "too-many" };

export interface AppointmentUpdate {
  readonly id: string;
  readonly revision: number;
  /** Tells the store. */
  readonly lead: NewLead;
  /** Of the appointment as it is then; they tell the visitor. */
  readonly mails: (updated: Appointment) => readonly VisitorMail[];
  readonly nowMs: number;
}

/** Calendars of stores for their own people. */
export interface AppointmentFeeds {
  /** Null for a secret that was never given, or that a newer one replaced. */
  find(secret: string): Promise<AppointmentFeed | null>;
  /** Booked ones that begin at this moment or later. */
  listBooked(
    feed: AppointmentFeed,
    fromMs: number,
  ): Promise<readonly Appointment[]>;
}

export interface AppointmentFeed {
  readonly storeId: string;
  readonly kind: AppointmentKind;
}

/** What is told of appointments some time after they were booked, each piece of news once for all nodes. */
export interface AppointmentNotices {
  /** Booked ones that begin within the span, and whose visitors heard nothing yet of this beginning. */
  listToRemind(span: {
    readonly fromMs: number;
    readonly untilMs: number;
  }): Promise<readonly Appointment[]>;
  /** The mail and its mark are stored together, or neither is. False: somebody else was first, it was changed, or there is no mail. */
  settleReminder(
    appointment: Pick<Appointment, "id" | "revision" | "startMs">,
    mail: VisitorMail | null,
    nowMs: number,
  ): Promise<boolean>;
  /** Booked ones that have not begun. */
  listComing(nowMs: number): Promise<
    readonly {
      readonly appointment: Appointment;
      /** The store knows that it is closed then. */
      readonly isToldClosed: boolean;
    }[]
  >;
  noteToldClosed(
    appointment: Pick<Appointment, "id" | "startMs">,
  ): Promise<void>;
}

/** What a vehicle is worth, and how sure that is. */
export interface ValuationProvider {
  value(vehicle: VehicleToValue): Promise<Valuation>;
}

/** A store whose service appointments are kept elsewhere (Spec §7). */
export interface SchedulerStore extends Pick<Store, "timeZone"> {
  readonly serviceScheduler: NonNullable<Store["serviceScheduler"]>;
}

export type SchedulerBooking = Slot &
  Pick<
    AppointmentContent,
    "reason" | "customer" | "vehicles" | "repairOrderLines" | "notesGeneral"
  >;

/** The customer API of spec §7. Every call rejects when it is slow, away or answers nonsense. */
export interface ServiceScheduler {
  /** Times that nobody can book there any more. */
  listBusy(
    store: SchedulerStore,
    span: { readonly fromMs: number; readonly untilMs: number },
  ): Promise<readonly BusyTime[]>;
  /** One key stands for one appointment, however often it is sent. */
  book(
    store: SchedulerStore,
    booking: SchedulerBooking,
    key: string,
  ): Promise<
    | { readonly status: "booked"; readonly remoteId: string }
    | { readonly status: "full" }
  >;
  change(
    store: SchedulerStore,
    remoteId: string,
    slot: Slot,
  ): Promise<"changed" | "full" | "gone">;
  /** One that is gone already counts as cancelled. */
  cancel(store: SchedulerStore, remoteId: string): Promise<void>;
}

/** A service that knows which vehicle a license plate is on. */
export interface PlateLookup {
  /** Null for a plate that it does not know; rejects when it cannot be asked. */
  findVin(plate: string, state: string): Promise<string | null>;
}

/** Facts from VINs without a network; expects one that `checkVin` accepted, and never rejects. */
export interface VinFacts {
  decode(vin: string): Promise<DecodedVin | null>;
}

/** Names that nobody can guess, for links that open without an account. */
export interface SignedNames {
  sign(name: string): string;
  /** Null for a token that is not ours. */
  read(token: string): string | null;
}

/** What visitors want to be told of. A key is in the links of their mails: whoever has it may confirm and stop. */
export interface AlertStore {
  /** Resolves with the alert's key, or with that of the same mailbox's same wish. */
  add(alert: NewAlert): Promise<string>;
  /** The key's own alert first, then the others of its mailbox; none for a key that is over or was never given. */
  listWith(key: string, nowMs: number): Promise<readonly Alert[]>;
  /** One that is confirmed stays as it is. */
  confirm(
    key: string,
    times: { readonly nowMs: number; readonly endsAtMs: number },
  ): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Confirmed alerts, by mailbox; some mailboxes at a time. */
  listDue(request: {
    readonly checkedBeforeMs: number;
    readonly nowMs: number;
    readonly mailboxCount: number;
  }): Promise<readonly (readonly Alert[])[]>;
  /** The mail and what it tells are stored together, or neither is: whoever settles second sends nothing. */
  settle(settlement: {
    readonly alerts: readonly {
      readonly key: string;
      readonly known: KnownFacts;
      /** The mail says the last that there is to say. */
      readonly isOver: boolean;
    }[];
    readonly mail: VisitorMail | null;
    readonly nowMs: number;
  }): Promise<"sent" | "quiet" | "changed">;
}

/** What visitors write in the chat. A visitor has one conversation at a time. */
export interface ConversationStore {
  /** Null for a visitor without one, and for one that is over. */
  find(visitorId: string, nowMs: number): Promise<Conversation | null>;
  /**
   * Resolves when the message, its lead with deliveries and its consent are on stable storage together. What was said
   * before says nothing again. Rejects when nothing was stored.
   */
  say(message: NewChatMessage): Promise<
    | {
        readonly status: "said";
        /** Of the conversation. */
        readonly reference: string;
        readonly isFirst: boolean;
        readonly isRepeated: boolean;
      }
    /** The conversation is long enough for a call. */
    | { readonly status: "full" }
  >;
}

export interface NewChatMessage extends Pick<ChatMessage, "text" | "key"> {
  readonly visitorId: string;
  /** For a conversation that begins with it. */
  readonly newId: string;
  readonly storeId: string;
  readonly contact: ContactDetails;
  /** Tells the store of it; null stands for a conversation that begins. */
  readonly lead: (joined: Conversation | null) => NewLead;
  readonly nowMs: number;
}

/** Mailboxes whose owners want no more contact. What they ask for afterwards is a new wish. */
export interface ContactStops {
  /** Null for one that never stopped. */
  findStoppedAtMs(email: string): Promise<number | null>;
  /**
   * Resolves when all of it is on stable storage: alerts end, waiting mails that nobody asked for stay here, the ledger
   * and the stores know it. Pressed again within a day, nobody is told again. Rejects when nothing was stored.
   */
  stop(stop: {
    readonly email: string;
    readonly consent: ConsentEntry;
    readonly leads: readonly NewLead[];
    readonly nowMs: number;
  }): Promise<"stopped" | "stopped-before">;
}

export interface AttachmentRoom {
  /** All attachments that are stored have one limit together (Assumption A153). Rejects when they cannot be counted. */
  hasRoomFor(bytes: number): Promise<boolean>;
}

/** What a browser keeps for us without being able to read or change it. */
export interface SealedTexts {
  close(text: string): string;
  /** Null for anything that was not sealed here for this purpose. */
  open(sealed: string): string | null;
}

/** The sealed cookie of spec §3's visitor profile. */
export interface VisitorCookies {
  /** `Set-Cookie` lines; without functional consent contact details stay out and it ends with the browser. */
  save(profile: VisitorProfile, consent: Consent): readonly string[];
}

/** Visitors whose cookies open nothing any more, on every node. */
export interface ErasedVisitors {
  has(visitorId: string): boolean;
  /** Rejects when it could not be noted for other nodes and for after a restart. */
  add(visitorId: string): Promise<void>;
}

/** Signed proof of when a form was rendered, and its idempotency key. */
export interface FormTokens {
  issue(formName: string): string;
  read(
    formName: string,
    token: string,
  ):
    | { readonly status: "good"; readonly key: string }
    /** Sent faster than a person can, or longer ago than a form lives. */
    | { readonly status: "early" | "stale" | "forged" };
}

export interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Takes one from the key's allowance; null when there was one, else seconds until the next. */
  take(limit: RateLimit, key: string): Promise<number | null>;
}

/** What was reported of late, for whoever runs the site; consent was checked by the caller. */
export interface EventRecorder {
  record(event: ReportedEvent): void;
}

/** What advertisers are told from here, by Meta's Conversions API. */
export interface EventRelay {
  /** Resolves when what may be told is on stable storage; an id is told once. The visitor's id is null for one without. */
  add(event: ReportedEvent, visitorId: string | null): Promise<void>;
  /** What still waits of a visitor who took the consent back is not told. */
  withdraw(visitor: {
    readonly visitorId: string | null;
    readonly fbp: string | null;
    readonly fbc: string | null;
  }): Promise<void>;
}

/** Of experiments, by consent to analytics. */
export interface ExperimentCounts {
  /** True for the first page of an experiment that a visitor saw, on whichever node. */
  addView(view: ExperimentView): Promise<boolean>;
  /** The visitor turned to the dealership: it counts for every experiment that they saw. */
  addLead(visitorId: string, atMs: number): Promise<void>;
  /** Of a visitor who takes the consent back. */
  forget(visitorId: string): Promise<void>;
}

export interface ExperimentView extends Assignment {
  readonly visitorId: string;
  readonly atMs: number;
}

/** Who agreed to what, when and where; only ever added to. */
export interface ConsentLedger {
  record(entry: ConsentEntry): Promise<void>;
}

export interface ConsentEntry {
  readonly kind: "cookies" | "contact";
  /** uniqueUserId; null for a visitor without one. */
  readonly visitorId: string | null;
  /** Version of the text that was shown. */
  readonly textVersion: string;
  readonly text: string;
  /** What was chosen: categories, or `given` and `withheld`. */
  readonly choice: string;
  readonly path: string;
  readonly client: ClientFacts;
}

/** Of one phone number in digits without +1. */
export interface PhoneVerifier {
  sendCode(phone: string, asker: CodeAsker): Promise<CodeSending>;
  checkCode(phone: string, code: string, asker: CodeAsker): Promise<CodeCheck>;
}
/** Whose allowances a code is counted against. */
export interface CodeAsker {
  readonly address: string;
  /** uniqueUserId; null for a visitor without one. */
  readonly visitorId: string | null;
  /** The browser that asked for a code keeps it; null for one that did not. A code is sent to who has one. */
  readonly askerSecret: string | null;
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
  readonly consentLedger: ConsentLedger;
  readonly phoneVerifier: PhoneVerifier;
}

export const portsContext = createContext<AppPorts>();

/** What the server found out about one request before any route runs. */
/** Where ZIP codes are. Null stands for one that is unknown. */
export interface ZipPlaces {
  find(zip: string): Coordinates | null;
}

export interface RequestFacts {
  readonly language: Language;
  /** From the store cookie when it names a store, else the profile's first store. */
  readonly storeId: string;
  readonly gate: Gate;
  readonly consent: Consent;
  /** STRANGER for a visitor we know nothing of; with an id alone for one who is new and sees an experiment. */
  readonly visitor: VisitorProfile;
  readonly experiments: ExperimentFacts;
  /** Has sent a lead before: the next one is a resend. Spec §4. */
  readonly hasSentLead: boolean;
  /** Toast that the previous answer left for this page. */
  readonly flash: FlashKey | null;
  /** Number that waits for its code to be typed in. */
  readonly phoneToVerify: PhoneToVerify | null;
  /** Names the visitor's own draft of a valuation; not yet checked. */
  readonly tradeToken: string | null;
  /** The visitor's own draft of a service appointment, still sealed. */
  readonly serviceDraftToken: string | null;
  /** The newest first; no part of any page that others may get. */
  readonly savedVins: VinList;
  /** In the order of choosing; no part of any page that others may get. */
  readonly comparedVins: VinList;
  /** False until the browser has sent one, which one that blocks them never does. */
  readonly hasCookies: boolean;
  /** Path and query of the page of this site that the link stood on; null when the browser does not tell. */
  readonly cameFrom: string | null;
  /** Where the visitor says they are; no part of any page that others may get. */
  readonly place: ShopperPlace | null;
  readonly client: ClientFacts;
  readonly tracking: TrackingFacts;
}

/** No part of any page. */
export interface TrackingFacts {
  /** Meta's ids of the browser and of the click that led here; null where there is no such cookie. */
  readonly fbp: string | null;
  readonly fbc: string | null;
  /** Events of the server that this browser has not heard of. */
  readonly waiting: readonly EventMark[];
  /** The answer to this request tells the browser to fetch the event. */
  note(mark: EventMark): void;
}

export interface ExperimentFacts {
  /** Of every experiment that runs. Crawlers, and whoever has no id, see the site as it is. */
  readonly assignments: readonly Assignment[];
  /** Has an id, and is no crawler. */
  readonly isCounted: boolean;
  /** The id was made for this answer, which brings its cookie. */
  readonly isNewVisitor: boolean;
}

/** For limits and the consent ledger; no part of any page or log. */
export interface ClientFacts {
  /** Address of the client, as far as trusted proxies say. */
  readonly address: string;
  readonly userAgent: string;
}

export const requestContext = createContext<RequestFacts>();

export type LoadContext = Readonly<RouterContextProvider>;
