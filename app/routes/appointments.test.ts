import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashFeedSecret } from "#app/adapters/database/appointments/appointment-feeds.server.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { Booking } from "#app/ports/appointment-ports.ts";
import { aBooking, createBook } from "#tests/contracts/appointment-deeds.ts";
import {
  listComponents,
  readCalendar,
  readMomentMs,
  readText,
  readValue,
} from "#tests/support/calendar-reader.ts";
import { SAMPLE_SERVICE } from "#tests/support/sample-appointment.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  TEST_SECRET_KEY,
  type TestSite,
} from "#tests/support/test-site.ts";

/** Monday, November 23, 2026, 10:00 in Chicago. */
const START_MS = Date.UTC(2026, 10, 23, 16);
const HALF_HOUR_MS = HOUR_MS / 2;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [
    "appointments",
    "visitor_mails",
    "leads",
    "appointment_feeds",
  ] as const)
    await site.stores.database.leads.db.deleteFrom(table).execute();
});

const { sign } = createSignedNames({
  secretKey: TEST_SECRET_KEY,
  previousSecretKey: null,
});

async function book(changes: Partial<Booking> = {}): Promise<Appointment> {
  const outcome = await createBook(site.stores.database).book(
    aBooking(SOME_DAY_MS, {
      startMs: START_MS,
      endMs: START_MS + HALF_HOUR_MS,
      mails: () => [],
      ...changes,
    }),
  );
  if (outcome.status !== "booked") throw new Error(outcome.status);
  return outcome.appointment;
}

const getPath = ({ id }: Pick<Appointment, "id">) =>
  `/appointments/${sign(id)}`;

async function read(path: string): Promise<string> {
  const answer = await site.fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const press = (path: string, fields: Readonly<Record<string, string>>) =>
  site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

const find = ({ id }: Pick<Appointment, "id">) =>
  createBook(site.stores.database).find(id);

async function listNews() {
  const { db } = site.stores.database.leads;
  const leads = await db
    .selectFrom("leads")
    .select(["type", "store_id", "content"])
    .where("idempotency_key", "like", "appointment.%")
    .orderBy("id")
    .execute();
  const mails = await db
    .selectFrom("visitor_mails")
    .select("kind")
    .orderBy("id")
    .execute();
  return {
    leads: leads.map(({ type, store_id }) => `${type} ${store_id}`),
    summaries: leads.map(({ content }) => content),
    mails: mails.map(({ kind }) => kind),
  };
}

test("whoever has the link sees the appointment, no cache keeps it, no search engine shows it, and no contact details are in it", async () => {
  const appointment = await book({
    kind: "service",
    content: {
      ...SAMPLE_SERVICE,
      repairOrderLines: [
        { opCode: "oil-change", name: "Oil change", notesNarrative: "" },
        { opCode: "ROT", name: "Tire rotation", notesNarrative: "Squeaks" },
      ],
    },
    endMs: START_MS + HOUR_MS,
  });
  const answer = await site.fetch(getPath(appointment));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  const html = await answer.text();
  expect(html).toContain(
    "Monday, November 23, 2026 at\u00a010:00\u00a0AM\u00a0CST",
  );
  expect(html).toContain(
    "<span>Oil change, from $54.95</span><span>Tire rotation</span>",
  );
  expect(html).toContain("Quill &amp; Sons, Inc.");
  expect(html).toContain(appointment.reference);
  expect(html).not.toMatch(/nora|555-?9876/i);
  expect(site.logged.join()).not.toMatch(/quill/i);
});

test("a link that was tampered with is no page, and one whose appointment is gone says that it is over", async () => {
  const appointment = await book();
  const path = getPath(appointment);
  const other = sign(randomBytes(12).toString("base64url"));
  for (const forged of [
    `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
    `/appointments/${appointment.id}`,
    `/appointments/${appointment.id}.${other.slice(17)}`,
    `/appointments/${appointment.reference}`,
  ])
    for (const page of ["", "/reschedule", "/cancel", "/calendar.ics"])
      expect((await site.fetch(forged + page)).status, forged + page).toBe(404);
  expect((await press(`${path.slice(0, -2)}/cancel`, {})).status).toBe(404);
  expect((await find(appointment))?.state).toBe("booked");
  expect(await read(`/appointments/${other}`)).toContain(
    "This link has expired",
  );
  expect((await site.fetch(`/appointments/${other}/cancel`)).status).toBe(302);
});

test("looking at the question cancels nothing; its button does, tells store and visitor, and frees the time", async () => {
  const appointment = await book();
  const path = getPath(appointment);
  const question = await read(`${path}/cancel`);
  expect(question).toContain("Cancel this appointment?");
  expect((await find(appointment))?.state).toBe("booked");
  const answer = await press(`${path}/cancel`, { revision: "1" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${path}?done=cancelled`);
  expect(await read(`${path}?done=cancelled`)).toContain(
    "Your test drive is canceled",
  );
  expect((await find(appointment))?.state).toBe("cancelled");
  const { leads, summaries, mails } = await listNews();
  expect(leads).toEqual(["SCHEDULE_TEST_DRIVE aurora"]);
  expect(summaries.join()).toContain("The customer canceled their test drive");
  expect(summaries.join()).toContain(appointment.reference);
  expect(mails).toEqual(["appointment-cancelled"]);
  // Pressed again in another tab it tells nobody again.
  await press(`${path}/cancel`, { revision: "1" });
  expect((await listNews()).mails).toHaveLength(1);
  expect((await book()).startMs).toBe(START_MS);
});

test("a time is chosen, confirmed and moved once; the old one is offered again", async () => {
  const appointment = await book();
  const path = getPath(appointment);
  const newMs = START_MS + HOUR_MS;
  const picker = await read(`${path}/reschedule?day=2026-11-23`);
  expect(picker).toContain(`reschedule?start=${newMs}`);
  expect(picker).not.toContain("Move my appointment");
  const chosen = await read(`${path}/reschedule?start=${newMs}`);
  expect(chosen).toContain("Move my appointment");
  expect(chosen).toContain(
    "Monday, November 23, 2026 at\u00a011:00\u00a0AM\u00a0CST",
  );
  const fields = { revision: "1", start: String(newMs) };
  const answer = await press(`${path}/reschedule`, fields);
  expect(answer.headers.get("Location")).toBe(`${path}?done=changed`);
  const again = await press(`${path}/reschedule`, fields);
  expect(again.headers.get("Location")).toBe(`${path}?done=changed`);
  expect(await find(appointment)).toMatchObject({
    startMs: newMs,
    endMs: newMs + HALF_HOUR_MS,
    revision: 2,
    reference: appointment.reference,
  });
  const { leads, summaries, mails } = await listNews();
  expect(leads).toEqual(["SCHEDULE_TEST_DRIVE aurora"]);
  expect(summaries.join()).toMatch(/11:00 AM CST.*10:00 AM CST/);
  expect(mails).toEqual(["appointment-changed"]);
  expect((await book()).startMs).toBe(START_MS);
});

test("whoever comes too late for a time sees the nearest three, and keeps their own", async () => {
  const capacity = site.profile.scheduling.testDrive.capacityPerSlot;
  const appointment = await book({
    startMs: START_MS + 4 * HOUR_MS,
    endMs: START_MS + 4 * HOUR_MS + HALF_HOUR_MS,
    capacity,
  });
  for (let taken = 0; taken < capacity; taken++) await book({ capacity });
  const path = getPath(appointment);
  const answer = await press(`${path}/reschedule`, {
    revision: "1",
    start: String(START_MS),
  });
  expect(answer.headers.get("Location")).toBe(
    `${path}/reschedule?gone=${START_MS}`,
  );
  const html = await read(`${path}/reschedule?gone=${START_MS}`);
  expect(html).toContain("Someone just took that time");
  const [, nearest = ""] =
    /Open times close to it([\s\S]*?)<\/ul>/.exec(html) ?? [];
  expect(
    [...nearest.matchAll(/start=(\d+)/g)].map(([, ms]) => Number(ms)),
  ).toEqual(
    [
      START_MS - HALF_HOUR_MS,
      START_MS + HALF_HOUR_MS,
      START_MS - 2 * HALF_HOUR_MS,
    ].sort(),
  );
  expect((await find(appointment))?.revision).toBe(1);
  expect((await listNews()).mails).toEqual([]);
});

test("past, closed and made up times move nothing, and an old tab hears that it was changed meanwhile", async () => {
  const appointment = await book();
  const path = getPath(appointment);
  for (const start of [
    SOME_DAY_MS - HOUR_MS,
    // Sunday, 10:00; a minute past the hour; in a year.
    START_MS - 24 * HOUR_MS,
    START_MS + 60_000,
    START_MS + 365 * 24 * HOUR_MS,
    -1,
    "x",
    "",
    "9".repeat(20),
  ]) {
    const answer = await press(`${path}/reschedule`, {
      revision: "1",
      start: String(start),
    });
    expect(answer.status, String(start)).toBe(303);
    const next = answer.headers.get("Location") ?? "";
    expect(next, String(start)).toMatch(/\/reschedule(\?gone=\d+)?$/);
    expect((await site.fetch(next)).status).toBe(200);
  }
  const stale = await press(`${path}/reschedule`, {
    revision: "7",
    start: String(START_MS + HOUR_MS),
  });
  expect(stale.headers.get("Location")).toBe(`${path}?done=stale`);
  expect(
    (await press(`${path}/cancel`, { revision: "7" })).headers.get("Location"),
  ).toBe(`${path}?done=stale`);
  expect(await read(`${path}?done=stale`)).toContain("in the meantime");
  expect(await find(appointment)).toEqual(appointment);
  expect((await listNews()).leads).toEqual([]);
});

test("what has begun can be neither moved nor cancelled", async () => {
  const past = await book({
    startMs: SOME_DAY_MS,
    endMs: SOME_DAY_MS + HALF_HOUR_MS,
  });
  const path = getPath(past);
  expect(await read(path)).toContain("Your test drive was on Friday");
  for (const page of ["/reschedule", "/cancel"]) {
    expect((await site.fetch(path + page)).headers.get("Location")).toBe(path);
    const answer = await press(path + page, {
      revision: "1",
      start: String(START_MS),
    });
    expect(answer.headers.get("Location")).toBe(path);
  }
  expect(await find(past)).toEqual(past);
});

test("the calendar file is a download of the right moment, and says so when it is canceled", async () => {
  const appointment = await book();
  const answer = await site.fetch(`${getPath(appointment)}/calendar.ics`);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/calendar/);
  expect(answer.headers.get("Content-Disposition")).toBe(
    `attachment; filename="test-drive-${appointment.reference}.ics"`,
  );
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const calendar = readCalendar(new Uint8Array(await answer.arrayBuffer()));
  const [event] = listComponents(calendar, "VEVENT");
  expect(event && readMomentMs(event, "DTSTART")).toBe(START_MS);
  await press(`${getPath(appointment)}/cancel`, { revision: "1" });
  const later = await site.fetch(`${getPath(appointment)}/calendar.ics`);
  const cancelled = readCalendar(new Uint8Array(await later.arrayBuffer()));
  expect(readValue(cancelled, "METHOD")).toBe("CANCEL");
});

test("a store's calendar has its own appointments of one kind at a secret address, and no other address has any", async () => {
  const secret = "0f".repeat(32);
  await site.stores.database.leads.db
    .insertInto("appointment_feeds")
    .values({
      store_id: "aurora",
      kind: "service",
      secret_hash: hashFeedSecret(secret),
      renewed_at_ms: SOME_DAY_MS,
    })
    .execute();
  const shown = await book({
    kind: "service",
    content: SAMPLE_SERVICE,
    endMs: START_MS + HOUR_MS,
  });
  await book();
  await book({
    kind: "service",
    storeId: "joliet",
    endMs: START_MS + HOUR_MS,
  });
  const answer = await site.fetch(`/appointment-calendars/${secret}.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  const calendar = readCalendar(new Uint8Array(await answer.arrayBuffer()));
  expect(readValue(calendar, "METHOD")).toBeNull();
  const events = listComponents(calendar, "VEVENT");
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event && readText(event, "DESCRIPTION")).toContain(shown.reference);
  expect(event && readText(event, "DESCRIPTION")).toContain("Squeaks");
  for (const path of [
    `/appointment-calendars/${"0e".repeat(32)}.ics`,
    `/appointment-calendars/${secret}`,
    `/appointment-calendars/${secret}.txt`,
    "/appointment-calendars/x.ics",
  ])
    expect((await site.fetch(path)).status, path).toBe(404);
});

test("however often an appointment is moved, its mailbox gets ten mails a day, and the store hears of each move", async () => {
  const appointment = await book();
  const path = getPath(appointment);
  for (let move = 1; move <= 12; move++)
    await press(`${path}/reschedule`, {
      revision: String(move),
      start: String(START_MS + (1 + (move % 2)) * HOUR_MS),
    });
  const { leads, mails } = await listNews();
  expect(leads).toHaveLength(12);
  expect(mails).toHaveLength(10);
});
