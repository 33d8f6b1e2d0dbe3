import type {
  Appointment,
  AppointmentContent,
  SlotHold,
} from "#app/domain/scheduling/appointment.ts";
import type { Actor } from "#app/domain/console/audit-entry.ts";
import type {
  AppointmentKind,
  BusyTime,
  Slot,
} from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";

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
    /** A time in which somebody drives this car, or holds it for that, has no place, however many drives a store takes at once. */
    readonly drivenVin?: string | null;
  }): Promise<readonly BusyTime[]>;
  /** A hold has one slot: the same id moves to another and frees the old one, unless the other is full. Rejects when nothing was stored. */
  hold(
    hold: SlotHold & {
      /** Address of the client; a hash of it is kept. */
      readonly client: string;
      /** The car of a test drive. */
      readonly drivenVin?: string | null;
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
  /** Somebody of the store books for a customer: the audit says so, and no limit of customers counts. Left out, the visitor does. */
  readonly by?: Actor | undefined;
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
  /** Somebody of the store: the audit says so. Left out, the visitor does it. */
  readonly by?: Actor | undefined;
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
