import * as v from "valibot";
import { readAnswerText } from "#app/adapters/answer-text.server.ts";
import { SECOND_MS } from "#app/domain/time.ts";
import type { Clock } from "#app/ports.ts";
import type {
  SchedulerBooking,
  SchedulerStore,
  ServiceScheduler,
} from "#app/ports/appointment-ports.ts";
import { formatZonedDateTime } from "#app/domain/zoned-date-time.ts";

export interface SchedulerPlace {
  readonly url: string;
  readonly key: string | null;
}

interface SchedulerOptions {
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

/** A visitor waits for this; whoever asks longer is asked for a call back. */
const TIMEOUT_MS = 4_000;
/** After a failure nobody's page waits for the scheduler's times again, for so long. A booking always asks. */
const REST_MS = 20 * SECOND_MS;

/** The store's day may have times of any length. A year of half hours is more than any horizon. */
const MOST_BUSY_TIMES = 20_000;

/** A time without an offset would be anybody's guess. */
const instant = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/,
  ),
  v.transform((text) => Date.parse(text)),
  v.check((atMs) => !Number.isNaN(atMs)),
);

const busySchema = v.object({
  busy: v.pipe(
    v.array(
      v.pipe(
        v.object({ start_datetime: instant, end_datetime: instant }),
        v.check((time) => time.end_datetime > time.start_datetime),
      ),
    ),
    v.maxLength(MOST_BUSY_TIMES),
  ),
});

const bookedSchema = v.object({
  appointment_id: v.union([
    v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    v.pipe(v.number(), v.safeInteger(), v.transform(String)),
  ]),
});

/** The customer API of spec §7, as docs/operations/service-scheduler.md describes it. Null where no address is set. */
export function openServiceScheduler(
  place: SchedulerPlace | null,
  { clock, timeoutMs = TIMEOUT_MS }: SchedulerOptions,
): ServiceScheduler | null {
  if (place === null) return null;
  const ask = createAsker(place, timeoutMs);
  let restsUntilMs = 0;
  return {
    async listBusy(store, { fromMs, untilMs }) {
      if (clock.nowMs() < restsUntilMs)
        throw new Error("The scheduler failed a moment ago.");
      const query = new URLSearchParams({
        from: formatZonedDateTime(fromMs, store.timeZone),
        until: formatZonedDateTime(untilMs, store.timeZone),
        ...toStoreFields(store),
      });
      try {
        const { status, body } = await ask(
          "GET",
          `${toPath(store, "busy")}?${query}`,
        );
        if (status !== 200)
          throw new Error(`The scheduler answered ${status}.`);
        return v
          .parse(busySchema, JSON.parse(body))
          .busy.map(({ start_datetime: startMs, end_datetime: endMs }) => ({
            startMs,
            endMs,
            places: Infinity,
          }));
      } catch (error) {
        restsUntilMs = clock.nowMs() + REST_MS;
        throw error;
      }
    },

    async book(store, booking, key) {
      const { status, body } = await ask(
        "POST",
        toPath(store, "appointments"),
        {
          key,
          content: {
            ...toStoreFields(store),
            ...toAppointment(store, booking),
          },
        },
      );
      if (status === 409) return { status: "full" };
      if (status !== 200 && status !== 201)
        throw new Error(`The scheduler answered ${status}.`);
      const { appointment_id: remoteId } = v.parse(
        bookedSchema,
        JSON.parse(body),
      );
      return { status: "booked", remoteId };
    },

    async change(store, remoteId, { startMs, endMs }) {
      const { status } = await ask("PUT", toAppointmentPath(store, remoteId), {
        content: {
          ...toStoreFields(store),
          ...toTimes(store, { startMs, endMs }),
        },
      });
      if (status === 409) return "full";
      if (status === 404 || status === 410) return "gone";
      if (status !== 200 && status !== 204)
        throw new Error(`The scheduler answered ${status}.`);
      return "changed";
    },

    async cancel(store, remoteId) {
      const { status } = await ask(
        "DELETE",
        toAppointmentPath(store, remoteId),
      );
      // Who is gone already needs no cancelling.
      if (![200, 202, 204, 404, 410].includes(status))
        throw new Error(`The scheduler answered ${status}.`);
    },
  };
}

interface Asked {
  readonly key?: string;
  readonly content?: object;
}

function createAsker({ url, key: secret }: SchedulerPlace, timeoutMs: number) {
  return async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    { key, content }: Asked = {},
  ): Promise<{ readonly status: number; readonly body: string }> => {
    const response = await fetch(url.replace(/(?<!\/)\/+$/, "") + path, {
      method,
      headers: {
        accept: "application/json",
        ...(secret !== null && { authorization: `Bearer ${secret}` }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...(content !== undefined && { "content-type": "application/json" }),
      },
      ...(content !== undefined && { body: JSON.stringify(content) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await readAnswerText(response) };
  };
}

function toPath(
  { serviceScheduler: { storeId } }: SchedulerStore,
  part: string,
): string {
  return `/stores/${encodeURIComponent(storeId)}/${part}`;
}

function toAppointmentPath(store: SchedulerStore, remoteId: string): string {
  return toPath(store, `appointments/${encodeURIComponent(remoteId)}`);
}

/** Spec §7: store id, time zone, adviser and technician. */
function toStoreFields({ timeZone, serviceScheduler }: SchedulerStore) {
  return {
    store_id: serviceScheduler.storeId,
    timezone: timeZone,
    adviser_user_id: serviceScheduler.adviserUserId,
    technician_user_id: serviceScheduler.technicianUserId,
  };
}

function toTimes(
  { timeZone }: SchedulerStore,
  { startMs, endMs }: Pick<SchedulerBooking, "startMs" | "endMs">,
) {
  return {
    start_datetime: formatZonedDateTime(startMs, timeZone),
    end_datetime: formatZonedDateTime(endMs, timeZone),
  };
}

/** Spec §3, service appointment; it has no `appointment_id` yet. */
function toAppointment(store: SchedulerStore, booking: SchedulerBooking) {
  const { customer, vehicles, repairOrderLines, notesGeneral, reason } =
    booking;
  const { firstName, lastName, email, phone, business } = customer;
  return {
    ...toTimes(store, booking),
    reason,
    customer: { first_name: firstName, last_name: lastName, email, phone },
    business,
    notes_general: notesGeneral,
    vehicle_arr: vehicles.map(({ year, make, model, vin }) => ({
      year,
      make,
      model,
      vin,
    })),
    repair_order_lines: repairOrderLines.map(
      ({ opCode, name, notesNarrative }) => ({
        op_code: opCode,
        name,
        notes_narrative: notesNarrative,
      }),
    ),
  };
}
