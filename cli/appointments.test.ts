import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createAppointmentFeeds } from "#app/adapters/database/appointments/appointment-feeds.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import {
  type Database,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { openAppointmentDesk } from "#app/operations.server.ts";
import type { Booking } from "#app/ports/appointment-ports.ts";
import { aBooking, createBook } from "#tests/contracts/appointment-deeds.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  SAMPLE_APPOINTMENT,
  SAMPLE_SERVICE,
} from "#tests/support/sample-appointment.ts";
import { APPOINTMENT_COLUMNS } from "./appointments/appointments-export.ts";
import { appointmentsCommand } from "./appointments.ts";

const PROFILE = readProfile();
/** Friday, November 20, 2026, noon in Chicago. */
const NOW_MS = Date.UTC(2026, 10, 20, 18);
/** Monday, 10:00. */
const START_MS = Date.UTC(2026, 10, 23, 16);
const BLOCK = ["block", "--store", "aurora", "--day", "2026-11-23"];
const ENVIRONMENT = {
  siteUrl: "https://dealer.example",
  secretKey: "a key for tests that is long enough to pass",
  previousSecretKey: null,
  serviceScheduler: null,
};
const folder = mkdtempSync(path.join(tmpdir(), "appointments-"));
afterAll(() => rmSync(folder, { recursive: true }));

let database: Database;
let profile: StoreProfile;
let out = "";
let err = "";
const clock = { nowMs: () => NOW_MS };
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
beforeEach(async () => {
  profile = PROFILE;
  database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log },
  );
});
afterEach(() => database.close());

function run(...args: readonly string[]): Promise<number> {
  out = "";
  err = "";
  const inventory = createEditedInventory(
    createInventoryStore(database.inventory, clock),
    database.leads,
  );
  return appointmentsCommand(args, {
    ...openAppointmentDesk(
      {
        database,
        profile,
        clock,
        log,
        inventory: { ...inventory, loadSample: async () => {} },
      },
      ENVIRONMENT,
    ),
    clock,
    profile,
    siteUrl: ENVIRONMENT.siteUrl,
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
}

async function book(changes: Partial<Booking> = {}): Promise<Appointment> {
  const outcome = await createBook(database).book(
    aBooking(NOW_MS, {
      startMs: START_MS,
      endMs: START_MS + HOUR_MS / 2,
      content: SAMPLE_APPOINTMENT,
      mails: () => [],
      ...changes,
    }),
  );
  if (outcome.status !== "booked") throw new Error(outcome.status);
  return outcome.appointment;
}

const bookService = () =>
  book({
    kind: "service",
    endMs: START_MS + HOUR_MS,
    content: {
      ...SAMPLE_SERVICE,
      notesGeneral: "=cmd|' /C calc'!A0",
    },
  });

test("coming appointments are listed by the store's clock, with initials unless contacts are asked for", async () => {
  const drive = await book();
  const service = await bookService();
  expect(await run("list")).toBe(0);
  expect(out).toMatch(
    new RegExp(
      `${drive.reference} +2026-11-23 10:00 +test-drive +aurora +booked +N\\. Q\\.`,
    ),
  );
  expect(out).toContain(service.reference);
  expect(out).not.toMatch(/quill|9876/i);
  await run("list", "--kind", "service", "--with-contacts");
  expect(out).not.toContain(drive.reference);
  expect(out).toContain("nora.quill@visitor.example");
  await run("list", "--day", "2026-11-24");
  expect(out).toContain("No appointments");
  await run("list", "--store", "joliet");
  expect(out).toContain("No appointments");
});

test("one appointment is shown by its reference, and with the service system's names", async () => {
  const { reference, id } = await bookService();
  expect(await run("show", reference.toLowerCase().replace("-", ""))).toBe(0);
  expect(out).toContain("2026-11-23 10:00");
  expect(out).toContain("ROT · Tire rotation · Squeaks");
  expect(out).toContain("Quill & Sons, Inc. · Nora Quill · Fleet");
  await run("show", reference, "--json");
  expect(JSON.parse(out)).toMatchObject({
    appointment_id: id,
    start_datetime: "2026-11-23T16:00:00.000Z",
    repair_order_lines: [{ op_code: "LOF" }, { op_code: "ROT" }],
  });
  expect(await run("show", "K7Q2-9FXM")).toBe(1);
  expect(await run("show")).toBe(64);
});

test("cancelling waits for --confirm, and then tells customer and store once and frees the time", async () => {
  const { reference } = await book();
  expect(await run("cancel", reference)).toBe(3);
  expect((await readMails()).length).toBe(0);
  expect(await run("cancel", reference, "--confirm")).toBe(0);
  expect(await readMails()).toEqual([
    {
      kind: "appointment-cancelled",
      subject: "We had to cancel your test drive",
      recipient: "nora.quill@visitor.example",
    },
  ]);
  const leads = await database.leads.db
    .selectFrom("leads")
    .select("content")
    .where("idempotency_key", "like", "appointment.%")
    .execute();
  expect(leads).toHaveLength(1);
  expect(leads[0]?.content).toContain("The store canceled a test drive");
  expect(await run("cancel", reference, "--confirm")).toBe(0);
  expect(out).toContain("canceled already");
  expect((await readMails()).length).toBe(1);
  expect((await book()).startMs).toBe(START_MS);
});

test("a blocked time can be booked by nobody until it is free again, and what is booked then is listed", async () => {
  const { reference } = await book();
  expect(
    await run(
      ...BLOCK,
      "--kind=test-drive",
      "--from=9:30",
      "--until=12:00",
      "--note=Auction",
    ),
  ).toBe(0);
  expect(out).toContain("2026-11-23 09:30 to 2026-11-23 12:00");
  expect(err).toContain(reference);
  const number = /Blocked as (\d+)/.exec(out)?.[1] ?? "";
  const later = {
    startMs: START_MS + HOUR_MS,
    endMs: START_MS + 1.5 * HOUR_MS,
  };
  await expect(book({ ...later, capacity: 9 })).rejects.toThrow("full");
  await run("list");
  expect(out).toContain("Auction");
  expect(await run("unblock", number)).toBe(0);
  expect((await book({ ...later, capacity: 9 })).startMs).toBe(later.startMs);
  expect(await run("unblock", number)).toBe(1);
  await run("block", "--store", "aurora", "--day", "2026-11-24");
  expect(out.match(/Blocked as/g)).toHaveLength(2);
  expect(out).toContain("2026-11-24 00:00 to 2026-11-25 00:00");
});

test("a holiday that was added after a booking is listed with it", async () => {
  const { reference } = await book();
  expect(await run("holidays")).toBe(0);
  expect(out).toContain("Thanksgiving");
  profile = {
    ...PROFILE,
    stores: PROFILE.stores.map((store) => ({
      ...store,
      specialDays: [
        {
          day: "2026-11-23",
          name: { en: "Stocktaking", es: "Inventario" },
          departments: ["sales" as const],
          closed: false as const,
          open: 720,
          close: 900,
        },
      ],
    })),
  };
  expect(await run("holidays")).toBe(1);
  expect(out).toContain("2026-11-23  12:00 to 15:00");
  expect(out).toContain(reference);
  expect(await run("holidays", "--store", "joliet")).toBe(0);
});

test("a calendar's address is shown when it is made, and renewing it ends the old one", async () => {
  const feeds = createAppointmentFeeds(database.leads);
  const ask = ["feed", "--store", "aurora", "--kind", "service"];
  expect(await run(...ask)).toBe(0);
  const readSecret = () =>
    /^https:\/\/dealer\.example\/appointment-calendars\/([0-9a-f]{64})\.ics\n$/.exec(
      out,
    )?.[1] ?? expect.fail(out);
  const first = readSecret();
  const feed = { storeId: "aurora", kind: "service" };
  expect(await feeds.find(first)).toEqual(feed);
  expect(await run(...ask)).toBe(1);
  expect(out).toBe("");
  expect(await run(...ask, "--renew")).toBe(0);
  expect(await feeds.find(first)).toBeNull();
  expect(await feeds.find(readSecret())).toEqual(feed);
  expect(await run("feed")).toBe(0);
  expect(out).toContain("aurora  service     since 2026-11-20 12:00");
  expect(out).not.toMatch(/[0-9a-f]{64}/);
});

test("the export has every appointment, for its owner alone, and no cell is a formula", async () => {
  const drive = await book();
  const service = await bookService();
  const file = path.join(folder, "all.csv");
  expect(await run("export", file)).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const rows: Record<string, string>[] = parse(readFileSync(file), {
    bom: true,
    columns: true,
  });
  expect(Object.keys(rows[0] ?? {})).toEqual(APPOINTMENT_COLUMNS);
  expect(rows.map((row) => row["reference"]).toSorted()).toEqual(
    [drive.reference, service.reference].toSorted(),
  );
  const row = rows.find((it) => it["reference"] === service.reference);
  expect(row).toMatchObject({
    kind: "service",
    business: "Quill & Sons, Inc.",
    notes: "'=cmd|' /C calc'!A0",
    starts_at: "2026-11-23T16:00:00.000Z",
  });
  expect(await run("export", file)).toBe(1);
  expect(await run("export")).toBe(0);
  expect(out).toContain(drive.reference);
  expect(existsSync(`${file}.part`)).toBe(false);
});

test.each([
  [["list", "--kind", "wash"], "test-drive or service"],
  [["list", "--store", "x"], "There is no store"],
  [["list", "--day", "2026-02-30"], "takes a day"],
  [["block", "--day", "2026-11-23"], "Say which store"],
  [["block", "--store", "aurora", "--day", "2026-11-01"], "is over"],
  [[...BLOCK, "--from=15:00", "--until=14:00"], "--from must be before"],
  [[...BLOCK, "--from=25:00"], "takes a time"],
  [["feed", "--renew"], "Say which store"],
  [["wash"], 'There is no command "appointments wash"'],
  [[], "Say what to do"],
])("%j is answered with what to write instead", async (args, words) => {
  expect(await run(...args)).toBe(64);
  expect(err).toContain(words);
});

async function readMails() {
  return database.leads.db
    .selectFrom("visitor_mails")
    .innerJoin("outbox", "outbox.visitor_mail_id", "visitor_mails.id")
    .select(["kind", "subject", "recipient"])
    .execute();
}
