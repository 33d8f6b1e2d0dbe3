import { randomBytes } from "node:crypto";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { HOLD_MS } from "#app/domain/scheduling/booking-limits.ts";
import type { SlotHold } from "#app/domain/scheduling/appointment.ts";
import {
  type AppointmentKind,
  DEPARTMENT_OF_KIND,
  findNearestSlots,
  findSlot,
  getBookableSpan,
  listSlotDays,
  type Slot,
  type SlotDay,
} from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { listBusyElsewhere } from "./scheduler.server.ts";

export type SlotPorts = Pick<
  AppPorts,
  | "profile"
  | "appointments"
  | "serviceScheduler"
  | "clock"
  | "signedNames"
  | "log"
>;

export interface SlotRequest {
  readonly kind: AppointmentKind;
  readonly store: Store;
  /** The visitor's own hold takes no slot from them; null without one. */
  readonly holdToken: string | null;
  /** An appointment that is to be moved takes no slot from itself. */
  readonly appointmentId?: string | null;
  /** The car of a test drive. */
  readonly drivenVin?: string | null;
}

/** How many other times whoever came too late is offered. */
const NEAREST_COUNT = 3;
const HOLD_ID_BYTES = 12;

/** Days of a store with their slots, from the soonest that may be booked. Throws SchedulerAway where another system keeps them and is away. */
export async function listBookableDays(
  ports: SlotPorts,
  {
    kind,
    store,
    holdToken,
    appointmentId = null,
    drivenVin = null,
  }: SlotRequest,
): Promise<readonly SlotDay[]> {
  const { profile, appointments, clock } = ports;
  const nowMs = clock.nowMs();
  const rules = profile.scheduling[kind];
  const span = getBookableSpan(rules, nowMs);
  const [here, elsewhere] = await Promise.all([
    appointments.listBusy({
      kind,
      storeId: store.id,
      ...span,
      nowMs,
      exceptHoldId: readHoldId(ports, holdToken),
      exceptAppointmentId: appointmentId,
      drivenVin,
    }),
    listBusyElsewhere(ports, kind, store, span),
  ]);
  return listSlotDays({
    ...getCalendar(store, DEPARTMENT_OF_KIND[kind]),
    rules,
    timeZone: store.timeZone,
    busy: [...here, ...elsewhere],
    nowMs,
  });
}

/**
 * The slot that begins then, whether or not it is full; null for a time that is past, too soon, closed or made up. Who
 * held it in time may take their ten minutes.
 */
export function findBookableSlot(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  {
    kind,
    store,
    startMs,
  }: Pick<SlotRequest, "kind" | "store"> & { readonly startMs: number },
): Slot | null {
  const nowMs = clock.nowMs();
  if (startMs <= nowMs) return null;
  const rules = profile.scheduling[kind];
  const days = listSlotDays({
    ...getCalendar(store, DEPARTMENT_OF_KIND[kind]),
    rules: { ...rules, noticeHours: rules.noticeHours - HOLD_MS / HOUR_MS },
    timeZone: store.timeZone,
    busy: [],
    nowMs,
  });
  const slot = findSlot(days, startMs);
  return slot && { startMs: slot.startMs, endMs: slot.endMs };
}

/** For whoever came too late. */
export async function listNearestSlots(
  ports: SlotPorts,
  request: SlotRequest & { readonly startMs: number },
): Promise<readonly Slot[]> {
  const days = await listBookableDays(ports, request);
  return findNearestSlots(days, request.startMs, NEAREST_COUNT);
}

export type SlotChoice =
  | {
      readonly status: "held";
      readonly slot: Slot;
      /** It goes into the next step's address. */
      readonly holdToken: string;
      readonly endsAtMs: number;
    }
  /** This visitor or address holds enough: the form opens all the same, and books if there is room then. */
  | { readonly status: "unheld"; readonly slot: Slot }
  /** Taken, past, closed or made up. */
  | { readonly status: "gone"; readonly nearest: readonly Slot[] };

/** Keeps a slot for ten minutes. With a token of before, that hold moves and frees what it held. */
export async function holdSlot(
  ports: SlotPorts,
  { visitor, client }: Pick<RequestFacts, "visitor" | "client">,
  request: SlotRequest & { readonly startMs: number },
): Promise<SlotChoice> {
  const { startMs, kind, store } = request;
  const days = await listBookableDays(ports, request);
  const slot = findSlot(days, startMs);
  const gone: SlotChoice = {
    status: "gone",
    nearest: findNearestSlots(days, startMs, NEAREST_COUNT),
  };
  if (slot === null || slot.isFull) return gone;
  const { endMs } = slot;
  const nowMs = ports.clock.nowMs();
  const id = readHoldId(ports, request.holdToken) ?? createHoldId();
  const endsAtMs = nowMs + HOLD_MS;
  const outcome = await ports.appointments.hold(
    {
      id,
      kind,
      storeId: store.id,
      startMs,
      endMs,
      visitorId: visitor.uniqueUserId,
      client: client.address,
      drivenVin: request.drivenVin ?? null,
      endsAtMs,
      nowMs,
    },
    ports.profile.scheduling[kind].capacityPerSlot,
  );
  if (outcome === "full") return gone;
  if (outcome === "too-many")
    return { status: "unheld", slot: { startMs, endMs } };
  return {
    status: "held",
    slot: { startMs, endMs },
    holdToken: ports.signedNames.sign(id),
    endsAtMs,
  };
}

/** Null for one that ended, and for a token that is not ours. */
export async function findHeldSlot(
  ports: SlotPorts,
  holdToken: string | null,
): Promise<SlotHold | null> {
  const id = readHoldId(ports, holdToken);
  return id === null
    ? null
    : ports.appointments.findHold(id, ports.clock.nowMs());
}

/** Whoever goes back frees what they held. It never fails: a hold that stays ends by itself. */
export async function releaseSlot(
  ports: SlotPorts,
  holdToken: string | null,
): Promise<void> {
  const id = readHoldId(ports, holdToken);
  if (id === null) return;
  try {
    await ports.appointments.release(id);
  } catch (error) {
    ports.log.warn("appointments.hold-not-released", {
      message: String(error),
    });
  }
}

export function readHoldId(
  { signedNames }: Pick<AppPorts, "signedNames">,
  holdToken: string | null,
): string | null {
  return holdToken === null ? null : signedNames.read(holdToken);
}

/** 96 bits, as the tokens of signed names take them. */
function createHoldId(): string {
  return randomBytes(HOLD_ID_BYTES).toString("base64url");
}
