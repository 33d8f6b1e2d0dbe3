import { afterEach, expect, test } from "vitest";
import { createAppointmentBook } from "#app/adapters/database/appointments/appointment-book.server.ts";
import {
  type Database,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import { HOLD_MS } from "#app/domain/scheduling/booking-limits.ts";
import type { FlashKey } from "#app/domain/visitor/flash.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { GoodPost } from "#app/site/forms/sending/read-post.server.ts";
import { aContent } from "#tests/contracts/appointment-deeds.ts";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { SAMPLE_USER } from "#tests/leads/sample-leads.ts";
import { bookAppointment, type BookingPorts } from "./book.server.ts";
import {
  findHeldSlot,
  holdSlot,
  listBookableDays,
  releaseSlot,
} from "./choose-slot.server.ts";
import { STOP_LINKS } from "#tests/support/stop-links.ts";

const FACTS: RequestFacts = {
  ...STRANGER_FACTS,
  consent: { ...STRANGER_FACTS.consent, chosen: ["essential", "analytics"] },
};

// Friday, November 20, 2026, noon in Chicago; the slot is at 3 p.m.
const AT_THREE_MS = Date.parse("2026-11-20T21:00:00Z");

interface BookingChanges extends Partial<Pick<RequestFacts, "client">> {
  readonly holdToken?: string | null;
  readonly key?: string;
}

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function setUp() {
  const { ports: base, clock } = formPorts();
  const database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    base,
  );
  opened.push(database);
  const events: string[] = [];
  const ports: BookingPorts = {
    ...base,
    serviceScheduler: null,
    stopLinks: STOP_LINKS,
    signedNames: createSignedNames({
      secretKey: "a key for tests",
      previousSecretKey: null,
    }),
    events: { record: ({ name }) => void events.push(name) },
    appointments: createAppointmentBook({
      area: database.leads,
      makeReference: () => makeReference(Math.random),
      onStored: () => {},
      onUntrustedHandle: () => {},
    }),
  };
  const [store] = ports.profile.stores;
  if (store === undefined) throw new Error("There is no store.");
  let count = 0;
  const request = { kind: "testDrive" as const, store, holdToken: null };
  return {
    ports,
    clock,
    database,
    events,
    request,
    book: (
      startMs: number,
      {
        holdToken = null,
        key = `form-${++count}`,
        ...facts
      }: BookingChanges = {},
    ) =>
      bookAppointment(ports, { ...FACTS, ...facts }, aPost(key), {
        ...request,
        startMs,
        holdToken,
        content: aContent(`${key}@mail.example`),
        lead: {
          type: "SCHEDULE_TEST_DRIVE",
          topicId: null,
          user: SAMPLE_USER,
          vehicles: [],
          summary: [{ label: "Time", value: String(startMs) }],
          url: "https://dealer.example/x",
          attachments: [],
          contactConsent: null,
        },
        learnt: {},
        confirmation: ({ reference }) => `/booked?reference=${reference}`,
        mails: () => [],
        toasts: { success: "testDriveSuccess", error: "testDriveError" },
      }),
  };
}

function aPost(key: string): GoodPost<object> {
  const answer = (toast: FlashKey) => {
    throw new Error(`It is refused with ${toast}.`);
  };
  return {
    status: "good",
    value: {},
    key,
    refuse: () => answer("testDriveError"),
    notStored: answer,
  };
}

test("a booking leads on to its confirmation, says so, and is reported once as Lead and as Schedule", async () => {
  const { book, events } = await setUp();
  const first = await book(AT_THREE_MS, { key: "same" });
  if (first.status !== "answered" || !(first.answer instanceof Response))
    throw new Error(first.status);
  expect(first.answer.status).toBe(303);
  const address = first.answer.headers.get("Location");
  expect(address).toMatch(/^\/booked\?reference=[2-9A-Z-]{9}$/);
  expect(first.answer.headers.getSetCookie().join("\n")).toContain(
    "testDriveSuccess",
  );
  const again = await book(AT_THREE_MS, { key: "same" });
  if (again.status !== "answered" || !(again.answer instanceof Response))
    throw new Error(again.status);
  expect(again.answer.headers.get("Location")).toBe(address);
  expect(events).toEqual(["Lead", "Schedule"]);
});

test("a slot that is held is kept for its holder, and others are offered the nearest three", async () => {
  const { ports, request, book } = await setUp();
  const hold = { ...request, startMs: AT_THREE_MS };
  const first = await holdSlot(ports, FACTS, hold);
  const second = await holdSlot(ports, FACTS, hold);
  // Two may come at a time.
  if (first.status !== "held" || second.status !== "held")
    throw new Error(first.status);
  const nearest = [-60, -30, 30].map((minutes) => ({
    startMs: AT_THREE_MS + minutes * MINUTE_MS,
    endMs: AT_THREE_MS + (minutes + 30) * MINUTE_MS,
  }));
  const late = await book(AT_THREE_MS);
  expect(late).toMatchObject({ status: "gone", nearest });
  expect(await holdSlot(ports, FACTS, hold)).toMatchObject({
    status: "gone",
    nearest,
  });
  const { holdToken } = first;
  expect(await book(AT_THREE_MS, { holdToken })).toMatchObject({
    status: "answered",
  });
  expect(await findHeldSlot(ports, holdToken)).toBeNull();
  await releaseSlot(ports, second.holdToken);
  expect((await book(AT_THREE_MS)).status).toBe("answered");
  expect((await book(AT_THREE_MS)).status).toBe("gone");
});

test("going back and choosing another time moves the hold", async () => {
  const { ports, request } = await setUp();
  const first = await holdSlot(ports, FACTS, {
    ...request,
    startMs: AT_THREE_MS,
  });
  if (first.status !== "held") throw new Error(first.status);
  const moved = await holdSlot(ports, FACTS, {
    ...request,
    holdToken: first.holdToken,
    startMs: AT_THREE_MS + HOUR_MS,
  });
  expect(moved).toMatchObject({ status: "held", holdToken: first.holdToken });
  const held = await findHeldSlot(ports, first.holdToken);
  expect(held?.startMs).toBe(AT_THREE_MS + HOUR_MS);
});

test("a hold that was made in time books even when the notice began while its form was filled in", async () => {
  const { ports, request, clock, book } = await setUp();
  // Two hours before it, to the minute.
  clock.ms = AT_THREE_MS - 2 * HOUR_MS;
  const held = await holdSlot(ports, FACTS, {
    ...request,
    startMs: AT_THREE_MS,
  });
  if (held.status !== "held") throw new Error(held.status);
  clock.ms += 9 * MINUTE_MS;
  const answer = await book(AT_THREE_MS, { holdToken: held.holdToken });
  expect(answer.status).toBe("answered");
  clock.ms += 2 * MINUTE_MS;
  expect((await book(AT_THREE_MS)).status).toBe("gone");
});

test("every time that is listed can be booked, right after midnight too", async () => {
  const { ports, request, clock, book } = await setUp();
  clock.ms = Date.parse("2026-11-24T06:03:00Z");
  const days = await listBookableDays(ports, request);
  const last = days.at(-1);
  expect(last?.day).toBe("2026-12-08");
  expect((await book(last?.slots.at(-1)?.startMs ?? 0)).status).toBe(
    "answered",
  );
});

test("a hold that ended books while there is room, and not when others took it", async () => {
  const { ports, request, clock, book } = await setUp();
  const atFourMs = AT_THREE_MS + HOUR_MS;
  const hold = async () => {
    const held = await holdSlot(ports, FACTS, {
      ...request,
      startMs: atFourMs,
    });
    if (held.status !== "held") throw new Error(held.status);
    return held.holdToken;
  };
  const [first, second] = [await hold(), await hold()];
  clock.ms += HOLD_MS + 1;
  expect((await book(atFourMs, { holdToken: first })).status).toBe("answered");
  expect((await book(atFourMs)).status).toBe("answered");
  expect((await book(atFourMs, { holdToken: second })).status).toBe("gone");
});

test.each([
  ["past", "2026-11-20T16:00:00Z"],
  ["within the notice", "2026-11-20T19:30:00Z"],
  ["on a closed day", "2026-11-22T18:00:00Z"],
  ["on a holiday", "2026-11-26T18:00:00Z"],
  ["between two slots", "2026-11-20T21:10:00Z"],
  ["in another store's hours by its own zone", "2026-11-23T14:30:00Z"],
  ["beyond the days that may be booked", "2027-06-01T18:00:00Z"],
])("a forged time that is %s is never booked", async (_, time) => {
  const { book, database } = await setUp();
  const answer = await book(Date.parse(time));
  expect(answer.status).toBe("gone");
  const rows = await database.leads.db
    .selectFrom("leads")
    .select("id")
    .execute();
  expect(rows).toEqual([]);
});

test("a forged or foreign token of a hold takes nothing from anybody", async () => {
  const { ports, request, book } = await setUp();
  const held = await holdSlot(ports, FACTS, {
    ...request,
    startMs: AT_THREE_MS,
  });
  if (held.status !== "held") throw new Error(held.status);
  const forged = `${held.holdToken.slice(0, 17)}${"A".repeat(22)}`;
  await releaseSlot(ports, forged);
  expect(await findHeldSlot(ports, forged)).toBeNull();
  expect(await findHeldSlot(ports, held.holdToken)).not.toBeNull();
  expect((await book(AT_THREE_MS, { holdToken: forged })).status).toBe(
    "answered",
  );
  expect((await book(AT_THREE_MS, { holdToken: forged })).status).toBe("gone");
});

test("500 bookings from one address get a clear answer, and few of them a time", async () => {
  const { book, ports, request } = await setUp();
  const statuses: string[] = [];
  const days = await listBookableDays(ports, request);
  const times = days.flatMap(({ slots }) => slots.map((it) => it.startMs));
  for (let index = 0; index < 500; index++) {
    const startMs = times[index % times.length] ?? 0;
    statuses.push((await book(startMs)).status);
  }
  const count = (status: string) =>
    statuses.filter((it) => it === status).length;
  expect(count("answered")).toBe(30);
  expect(count("too-many")).toBe(470);
  const elsewhere = { address: "203.0.113.200", userAgent: "" };
  expect((await book(times.at(-1) ?? 0, { client: elsewhere })).status).toBe(
    "answered",
  );
});

test("whoever may hold no more sees the form all the same", async () => {
  const { ports, request } = await setUp();
  const days = await listBookableDays(ports, request);
  const statuses: string[] = [];
  for (const { startMs } of days[1]?.slots ?? [])
    statuses.push(
      (await holdSlot(ports, FACTS, { ...request, startMs })).status,
    );
  expect(statuses.filter((it) => it === "held")).toHaveLength(6);
  expect(new Set(statuses.slice(6))).toEqual(new Set(["unheld"]));
});
