import {
  type Appointment,
  type AppointmentContent,
  getDrivenVin,
} from "#app/domain/scheduling/appointment.ts";
import type { AppointmentKind, Slot } from "#app/domain/scheduling/slot.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { type FlashKey, formatFlashCookie } from "#app/domain/visitor/flash.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type {
  FormAnswer,
  GoodPost,
} from "#app/site/forms/sending/read-post.server.ts";
import type { SendingPorts } from "#app/site/forms/sending/send-lead.server.ts";
import {
  type LeadRequest,
  markLeadSent,
  prepareLead,
  reportLead,
} from "#app/site/leads/submit-lead.server.ts";
import { isMailAllowed } from "#app/site/leads/visitor-mail.server.ts";
import {
  redirectAfterPost,
  rememberSender,
} from "#app/site/visitor/remember-visitor.server.ts";
import {
  findBookableSlot,
  listNearestSlots,
  readHoldId,
  type SlotPorts,
} from "./choose-slot.server.ts";

export type BookingPorts = SendingPorts &
  SlotPorts &
  Pick<AppPorts, "rateLimits" | "stopLinks">;

export interface AppointmentToBook {
  readonly kind: AppointmentKind;
  readonly store: Store;
  readonly startMs: number;
  readonly holdToken: string | null;
  /** Another system gave the place, so that none of ours is counted. */
  readonly isGivenElsewhere?: boolean;
  readonly content: Omit<AppointmentContent, "language">;
  /** It tells the store; its summary names day and time. */
  readonly lead: Omit<LeadRequest, "idempotencyKey" | "visitorId" | "storeId">;
  /** The visitor's profile learns this. */
  readonly learnt: Partial<VisitorProfile>;
  /** The visitor reads at this address that it is booked. */
  readonly confirmation: (booked: Appointment) => string;
  readonly mails: (booked: Appointment) => readonly VisitorMail[];
  readonly toasts: {
    /** Null means that the page itself says it. */
    readonly success: FlashKey | null;
    readonly error: FlashKey;
  };
}

export type BookedAnswer =
  /** 303 to the confirmation, or 503 with the form as it was when nothing was stored. */
  | { readonly status: "answered"; readonly answer: Response | FormAnswer }
  /** Somebody else was first, or the time is past, closed or made up: offer these with what was typed kept. */
  | { readonly status: "gone"; readonly nearest: readonly Slot[] }
  /** Enough under this phone, email or address: say so, and show the phone number. */
  | { readonly status: "too-many" };

/** Assumption A216: an office may share one address, and a person books seldom. */
const BOOKINGS_A_DAY: RateLimit = {
  name: "appointments",
  count: 30,
  seconds: 86_400,
};

/** What `sendLead` does, for a lead that comes with an appointment: both are stored, or neither is. */
export async function bookAppointment<Output>(
  ports: BookingPorts,
  facts: RequestFacts,
  post: GoodPost<Output>,
  appointment: AppointmentToBook,
): Promise<BookedAnswer> {
  const { kind, store, learnt, toasts } = appointment;
  try {
    if (!(await isAllowed(ports, facts))) return { status: "too-many" };
    const slot = findBookableSlot(ports, appointment);
    if (slot === null) return await answerGone(ports, appointment);
    const { visitor, setCookies } = rememberSender(
      ports,
      facts,
      learnt,
      appointment.lead,
    );
    const request: LeadRequest = {
      ...appointment.lead,
      storeId: store.id,
      idempotencyKey: post.key,
      visitorId: visitor.uniqueUserId,
    };
    const isMailed = await isMailAllowed(
      ports,
      { kind: "appointment-booked", askedFrom: facts.client.address },
      appointment.content.customer.email,
    );
    const outcome = await ports.appointments.book({
      holdId: readHoldId(ports, appointment.holdToken),
      kind,
      storeId: store.id,
      ...slot,
      capacity: appointment.isGivenElsewhere
        ? Number.MAX_SAFE_INTEGER
        : ports.profile.scheduling[kind].capacityPerSlot,
      visitorId: visitor.uniqueUserId,
      content: { ...appointment.content, language: facts.language },
      keptUntilMs: getKeptUntilMs(ports.profile, slot),
      idempotencyKey: post.key,
      lead: prepareLead(ports, facts, request),
      // The receipt says the same, and has the link.
      mails: isMailed ? appointment.mails : () => [],
      nowMs: ports.clock.nowMs(),
    });
    if (outcome.status === "full") return await answerGone(ports, appointment);
    if (outcome.status === "too-many") return { status: "too-many" };
    if (!outcome.isRepeated) await reportLead(ports, facts, request);
    const answer = redirectAfterPost(
      appointment.confirmation(outcome.appointment),
      [
        ...setCookies,
        ...markLeadSent(ports, facts),
        ...(toasts.success === null
          ? []
          : [formatFlashCookie(toasts.success, ports.hasTls)]),
      ],
    );
    return { status: "answered", answer };
  } catch (error) {
    ports.log.error("appointments.not-stored", {
      kind,
      message: error instanceof Error ? error.message : String(error),
    });
    return { status: "answered", answer: post.notStored(toasts.error) };
  }
}

/** A limit that cannot be checked blocks nobody. */
async function isAllowed(
  { rateLimits, log }: BookingPorts,
  { client }: RequestFacts,
): Promise<boolean> {
  try {
    return (await rateLimits.take(BOOKINGS_A_DAY, client.address)) === null;
  } catch (error) {
    log.warn("forms.limit-not-checked", { message: String(error) });
    return true;
  }
}

async function answerGone(
  ports: SlotPorts,
  appointment: AppointmentToBook,
): Promise<BookedAnswer> {
  return {
    status: "gone",
    nearest: await listNearestSlots(ports, {
      ...appointment,
      drivenVin: getDrivenVin({
        kind: appointment.kind,
        vehicles: appointment.content.vehicles,
      }),
    }),
  };
}

/** As long as its lead, counted from the day that it is for. */
export function getKeptUntilMs(
  { leads }: Pick<StoreProfile, "leads">,
  { endMs }: Slot,
): number {
  return endMs + leads.retentionDays.leads * DAY_MS;
}
