import { afterAll, beforeAll, expect, test } from "vitest";
import { createAppointmentRecords } from "#app/adapters/database/appointments/appointment-records.server.ts";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { type ConsoleBrowser, signInAs } from "./console-browser.ts";

const ELENA = {
  firstName: "Elena",
  lastName: "O'Brien",
  phone: "(630) 555-0100",
  email: "elena@visitor.example",
  note: "Comes with her father.",
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const listAudit = () =>
  createAuditTrail(site.stores.database.leads).list({ limit: 5 });

async function listMails(): Promise<readonly string[]> {
  const rows = await site.stores.database.leads.db
    .selectFrom("visitor_mails")
    .select("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** The form for a store and a kind, as the console shows it. */
async function openForm(browser: ConsoleBrowser, store: string, kind: string) {
  const page = await (
    await browser.get(`/console/appointments/new?store=${store}&kind=${kind}`)
  ).text();
  const times = [...page.matchAll(/<option value="(\d+)"/g)];
  return {
    page,
    times: times.map(([, it = ""]) => it),
    formKey: /name="formKey" value="([^"]+)"/.exec(page)?.[1] ?? "",
  };
}

async function book(browser: ConsoleBrowser, store = "aurora", at = 0) {
  const { times, formKey } = await openForm(browser, store, "testDrive");
  const car = site.vehicles[at]?.vehicle.vin ?? "";
  const fields = { ...ELENA, car, store, kind: "testDrive", formKey };
  const answer = await browser.post("/console/appointments", {
    ...fields,
    startMs: times[at] ?? "",
  });
  const address = answer.headers.get("Location")?.replace(/\?.*/, "") ?? "";
  return { address, times, answer, fields };
}

const readRevision = async (browser: ConsoleBrowser, address: string) =>
  /name="revision" value="(\d+)"/.exec(
    await (await browser.get(address)).text(),
  )?.[1] ?? "";

test("somebody at the store books for a customer: lead, mail and line of the audit come with it, once", async () => {
  const browser = await signInAs(site, "seller");
  const { address, answer, fields, times } = await book(browser);
  expect(answer.status).toBe(303);
  const page = await (await browser.get(address)).text();
  for (const text of ["Elena O&#x27;Brien", "(630) 555-0100", ELENA.note])
    expect(page).toContain(text);
  const [vehicle] = site.vehicles;
  expect(page).toContain(vehicle?.vehicle.model);
  expect(await listMails()).toContain("appointment-booked");
  const [line] = await listAudit();
  expect(line).toMatchObject({
    action: "appointment.booked",
    by: { personId: browser.person.id },
    storeId: "aurora",
    subject: address.split("/").at(-1),
  });
  const again = await browser.post("/console/appointments", {
    ...fields,
    startMs: times[0] ?? "",
  });
  expect(again.headers.get("Location")).toContain(address);
});

test("an appointment is moved and cancelled, and the customer and the audit hear of it", async () => {
  const browser = await signInAs(site, "seller");
  const { address, times } = await book(browser, "aurora", 1);
  const moved = await browser.post(`${address}/move`, {
    revision: await readRevision(browser, address),
    startMs: times[5] ?? "",
  });
  expect(moved.headers.get("Location")).toBe(
    `${address}?done=appointmentMoved`,
  );
  const stale = await browser.post(`${address}/cancel`, { revision: "1" });
  expect(stale.status).toBe(409);
  expect(await stale.text()).toContain("changed a moment ago by someone else");
  const cancelled = await browser.post(`${address}/cancel`, {
    revision: await readRevision(browser, address),
  });
  expect(cancelled.headers.get("Location")).toBe(
    `${address}?done=appointmentCancelled`,
  );
  const page = await (await browser.get(address)).text();
  expect(page).toContain("This appointment was canceled.");
  expect(page).not.toContain("Move it");
  expect((await listAudit()).map(({ action }) => action).slice(0, 3)).toEqual([
    "appointment.cancelled",
    "appointment.moved",
    "appointment.booked",
  ]);
  expect(await listMails()).toEqual(
    expect.arrayContaining(["appointment-changed", "appointment-cancelled"]),
  );
  const leads = await site.stores.database.leads.db
    .selectFrom("leads")
    .select("content")
    .execute();
  const said = leads.map(({ content }) => content).join();
  expect(said).toContain("The store moved a test drive");
  expect(said).not.toContain("The customer moved");
});

test("a form with faults keeps what was typed and says each", async () => {
  const browser = await signInAs(site, "seller");
  const answer = await browser.post("/console/appointments", {
    store: "aurora",
    kind: "service",
    firstName: "Elena",
    phone: "555",
    email: "elena at visitor",
    note: "<b>brakes</b>",
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  for (const text of [
    "Choose a free time",
    "Enter the last name",
    "Enter a phone number with ten digits",
    "Enter an email as in",
    "Enter the car",
    'value="Elena"',
    "&lt;b&gt;brakes&lt;/b&gt;",
  ])
    expect(page).toContain(text);
});

test("a blocked time is offered to nobody, until it is open again", async () => {
  const browser = await signInAs(site, "manager");
  const before = await openForm(browser, "aurora", "service");
  const block = { store: "aurora", kind: "service", day: "2026-11-23" };
  await browser.post("/console/appointments/blocks", block);
  const blocked = await openForm(browser, "aurora", "service");
  expect(blocked.times.length).toBeLessThan(before.times.length);
  const page = await (await browser.get("/console/appointments/blocks")).text();
  const id = /blocks\/(\d+)\/remove/.exec(page)?.[1] ?? "";
  const other = await signInAs(site, "manager", ["joliet"]);
  const unblock = `/console/appointments/blocks/${id}/remove`;
  expect((await other.post(unblock)).status).toBe(404);
  expect((await browser.post(unblock)).status).toBe(303);
  const open = await openForm(browser, "aurora", "service");
  expect(open.times).toEqual(before.times);
  const lines = (await listAudit()).filter(({ action }) =>
    action.startsWith("slots."),
  );
  expect(lines.map(({ action }) => action)).toEqual([
    "slots.unblocked",
    "slots.blocked",
  ]);
});

test.each([
  [{ day: "yesterday" }, "Choose a day from today on"],
  [{ day: "2026-11-01" }, "Choose a day from today on"],
  [{ day: "2026-11-24", from: "15:00", until: "14:00" }, "after the start"],
])("a block of %j is refused", async (fields, text) => {
  const browser = await signInAs(site, "manager");
  const answer = await browser.post("/console/appointments/blocks", {
    store: "aurora",
    kind: "service",
    ...fields,
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(text);
});

test("another store's appointments are neither listed nor opened, moved or cancelled", async () => {
  const owner = await signInAs(site, "owner");
  const { address } = await book(owner, "aurora", 2);
  const reference = address.split("/").at(-1) ?? "";
  const other = await signInAs(site, "manager", ["joliet"]);
  for (const week of ["", "?week=2026-11-23", "?store=aurora"]) {
    const page = await other.get(`/console/appointments${week}`);
    expect(await page.text()).not.toContain(reference);
  }
  const revision = await readRevision(owner, address);
  expect((await other.get(address)).status).toBe(404);
  for (const change of ["move", "cancel"]) {
    const answer = await other.post(`${address}/${change}`, { revision });
    expect(answer.status).toBe(404);
  }
  const elsewhere = await other.post("/console/appointments", {
    store: "aurora",
    kind: "service",
  });
  expect(elsewhere.status).toBe(404);
  const found = await createAppointmentRecords(site.stores.database.leads).find(
    reference,
  );
  expect(found).toMatchObject({ state: "booked", revision: 1 });
});

test("a week lists what is booked in it, by day, store and kind", async () => {
  const owner = await signInAs(site, "owner");
  const { address } = await book(owner, "aurora", 3);
  const page = await (await owner.get(address)).text();
  const day = /Monday|Tuesday|Wednesday|Thursday|Friday|Saturday/.exec(page);
  expect(day).not.toBeNull();
  const weeks = await Promise.all(
    ["2026-11-16", "2026-11-23", "2026-11-30"].map(async (week) =>
      (await owner.get(`/console/appointments?week=${week}`)).text(),
    ),
  );
  expect(weeks.filter((it) => it.includes(address))).toHaveLength(1);
  const service = await owner.get(
    "/console/appointments?week=2026-11-23&kind=service",
  );
  expect(await service.text()).not.toContain(address);
});
