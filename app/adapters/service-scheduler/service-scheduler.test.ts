import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type {
  SchedulerBooking,
  SchedulerStore,
} from "#app/ports/appointment-ports.ts";
import { openServiceScheduler } from "./service-scheduler.server.ts";

const STORE: SchedulerStore = {
  timeZone: "America/Chicago",
  serviceScheduler: {
    storeId: "aurora 7",
    adviserUserId: "adviser-1",
    technicianUserId: "technician-2",
  },
};
const START_MS = Date.parse("2026-11-24T15:00:00Z");
const END_MS = START_MS + 3_600_000;
const BOOKING: SchedulerBooking = {
  startMs: START_MS,
  endMs: END_MS,
  reason: "rescheduled",
  customer: {
    firstName: "Elena",
    lastName: "Reyes",
    email: "elena@example.com",
    phone: "6305550100",
    phoneVerified: false,
    comments: "",
    address: null,
    business: {
      name: "Fox Valley Florists",
      contactName: "Elena Reyes",
      contactTitle: "Fleet manager",
      contactPhone: "6305550100",
      contactEmail: "elena@example.com",
    },
  },
  vehicles: [
    {
      year: "2019",
      make: "Ford",
      model: "Transit",
      trim: null,
      vin: null,
      stockNumber: null,
      miles: null,
    },
  ],
  repairOrderLines: [
    { opCode: "oil-change", name: "Oil change", notesNarrative: "A leak?" },
  ],
  notesGeneral: "A leak?",
};

interface Asked {
  readonly line: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A scheduler that answers as it is told to. */
async function startStandIn(answer: RequestListener, timeoutMs = 2_000) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      const { method, url, headers } = request;
      asked.push({ line: `${method} ${url}`, headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const clock = { atMs: 0, nowMs: () => clock.atMs };
  const scheduler = openServiceScheduler(
    { url: `http://127.0.0.1:${port}/v1/`, key: "a-key" },
    { clock, timeoutMs },
  );
  if (scheduler === null) throw new Error("There is no scheduler.");
  return { scheduler, asked, clock };
}

const answerWith =
  (content: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(JSON.stringify(content));

const SPAN = {
  fromMs: Date.parse("2026-10-31T12:00:00Z"),
  untilMs: Date.parse("2026-11-03T12:00:00Z"),
};

test("without an address there is no scheduler", () => {
  expect(openServiceScheduler(null, { clock: { nowMs: () => 0 } })).toBeNull();
});

test("busy times are asked for with the store's ids and clock, and take every place", async () => {
  const { scheduler, asked } = await startStandIn(
    answerWith({
      busy: [
        {
          start_datetime: "2026-11-01T01:00:00-05:00",
          end_datetime: "2026-11-01T01:00:00-06:00",
        },
      ],
    }),
  );
  expect(await scheduler.listBusy(STORE, SPAN)).toEqual([
    {
      startMs: Date.parse("2026-11-01T06:00:00Z"),
      endMs: Date.parse("2026-11-01T07:00:00Z"),
      places: Infinity,
    },
  ]);
  const url = new URL(asked[0]?.line.slice("GET ".length) ?? "", "http://x");
  expect(url.pathname).toBe("/v1/stores/aurora%207/busy");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    from: "2026-10-31T07:00:00-05:00",
    until: "2026-11-03T06:00:00-06:00",
    store_id: "aurora 7",
    timezone: "America/Chicago",
    adviser_user_id: "adviser-1",
    technician_user_id: "technician-2",
  });
  expect(asked[0]?.headers.authorization).toBe("Bearer a-key");
});

test("a booking has spec §3's names, the store's own time and a key that makes it one", async () => {
  const { scheduler, asked } = await startStandIn(
    answerWith({ appointment_id: 4711 }, 201),
  );
  expect(await scheduler.book(STORE, BOOKING, "form-key-1")).toEqual({
    status: "booked",
    remoteId: "4711",
  });
  expect(asked[0]?.line).toBe("POST /v1/stores/aurora%207/appointments");
  expect(asked[0]?.headers["idempotency-key"]).toBe("form-key-1");
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
    store_id: "aurora 7",
    timezone: "America/Chicago",
    adviser_user_id: "adviser-1",
    technician_user_id: "technician-2",
    start_datetime: "2026-11-24T09:00:00-06:00",
    end_datetime: "2026-11-24T10:00:00-06:00",
    reason: "rescheduled",
    customer: {
      first_name: "Elena",
      last_name: "Reyes",
      email: "elena@example.com",
      phone: "6305550100",
    },
    business: BOOKING.customer.business,
    notes_general: "A leak?",
    vehicle_arr: [{ year: "2019", make: "Ford", model: "Transit", vin: null }],
    repair_order_lines: [
      { op_code: "oil-change", name: "Oil change", notes_narrative: "A leak?" },
    ],
  });
});

test("a time that went meanwhile is full, for a booking and for a change", async () => {
  const { scheduler } = await startStandIn(answerWith({}, 409));
  expect(await scheduler.book(STORE, BOOKING, "k")).toEqual({ status: "full" });
  expect(await scheduler.change(STORE, "4711", BOOKING)).toBe("full");
});

test("a change and a cancellation name the appointment, and one that is gone needs neither", async () => {
  const { scheduler, asked } = await startStandIn(answerWith({}));
  expect(await scheduler.change(STORE, "47/11", BOOKING)).toBe("changed");
  await scheduler.cancel(STORE, "47/11");
  expect(asked.map(({ line }) => line)).toEqual([
    "PUT /v1/stores/aurora%207/appointments/47%2F11",
    "DELETE /v1/stores/aurora%207/appointments/47%2F11",
  ]);
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({
    start_datetime: "2026-11-24T09:00:00-06:00",
    end_datetime: "2026-11-24T10:00:00-06:00",
  });
  const gone = await startStandIn(answerWith({}, 404));
  expect(await gone.scheduler.change(STORE, "4711", BOOKING)).toBe("gone");
  await gone.scheduler.cancel(STORE, "4711");
});

const AWAY: readonly (readonly [string, RequestListener])[] = [
  ["never answers", () => {}],
  ["answers 500", answerWith({}, 500)],
  ["answers 401", answerWith({}, 401)],
  ["answers with words", (_, response) => response.end("<html>")],
  ["answers with other JSON", answerWith({ times: [], id: 1 })],
  [
    "answers with an empty id or time",
    answerWith({
      appointment_id: "",
      busy: [{ start_datetime: "", end_datetime: "" }],
    }),
  ],
  [
    "names times without an offset, and ids that are none",
    answerWith({
      appointment_id: { id: 1 },
      busy: [
        {
          start_datetime: "2026-11-24T09:00:00",
          end_datetime: "2026-11-24T10:00:00",
        },
      ],
    }),
  ],
  [
    "leads elsewhere",
    (_, response) =>
      response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
  ],
  ["never ends", (_, response) => response.end("x".repeat(400_000))],
  ["hangs up", (request) => request.socket.destroy()],
];

test.each(AWAY)("a scheduler that %s is away", async (_, answer) => {
  const { scheduler } = await startStandIn(answer, 300);
  await expect(scheduler.listBusy(STORE, SPAN)).rejects.toThrow();
  await expect(scheduler.book(STORE, BOOKING, "k")).rejects.toThrow();
});

test("after a failure pages do not wait for its times again at once, but a booking asks", async () => {
  let status = 500;
  const { scheduler, asked, clock } = await startStandIn((_, response) =>
    response.writeHead(status).end('{"busy":[],"appointment_id":"a1"}'),
  );
  await expect(scheduler.listBusy(STORE, SPAN)).rejects.toThrow("500");
  status = 200;
  await expect(scheduler.listBusy(STORE, SPAN)).rejects.toThrow("a moment ago");
  expect(asked).toHaveLength(1);
  expect(await scheduler.book(STORE, BOOKING, "k")).toMatchObject({
    status: "booked",
  });
  clock.atMs += 20_000;
  expect(await scheduler.listBusy(STORE, SPAN)).toEqual([]);
});
