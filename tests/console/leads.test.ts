import { afterAll, beforeAll, expect, test } from "vitest";
import { createLeadQueue } from "#app/adapters/outbox/lead-delivery.server.ts";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { storeLead } from "#app/site/leads/submit-lead.server.ts";
import { aSubmission, SAMPLE_USER } from "#tests/leads/sample-leads.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { signInAs } from "./console-browser.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isSeeded: false });
});
afterAll(() => site.stop());

const random = createSeededChance(7);
let keys = 0;

/** As the site stores it. */
async function send(changes: Partial<LeadSubmission> = {}): Promise<string> {
  const { stores, profile } = site;
  const leads = createLeadQueue({
    store: createLeadStore(stores.database.leads, (error) => {
      throw error;
    }),
    random,
    onStored: () => {},
  });
  const { reference } = await storeLead(
    { leads, profile, clock: stores.clock, log: stores.log },
    aSubmission({ idempotencyKey: `console ${keys++}`, ...changes }),
  );
  return reference;
}

const named = (firstName: string, email: string) => ({
  user: { ...SAMPLE_USER, firstName, email },
});

test("a seller answers a lead on its page, and a colleague who presses later sees who was first", async () => {
  const reference = await send();
  const ana = await signInAs(site, "seller", ["aurora"]);
  const ben = await signInAs(site, "seller");
  const page = `/console/leads/${reference}`;
  const list = await (await ana.get("/console/leads?state=unanswered")).text();
  expect(list).toContain(reference);
  const shown = await (await ana.get(page)).text();
  expect(shown).toContain("I can come on Saturday.");
  expect(shown).toContain("tel:+16305550199");
  const marked = await ana.post(`${page}/answer`);
  expect(marked.status).toBe(303);
  expect(marked.headers.get("Location")).toBe(`${page}?done=answered`);
  const again = await ben.post(`${page}/answer`);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain(
    `${ana.person.name} marked this lead as answered before you.`,
  );
  const left = await (await ana.get("/console/leads?state=unanswered")).text();
  expect(left).not.toContain(reference);
  expect((await ben.post(`${page}/answer`, { undo: "yes" })).status).toBe(303);
});

test("a lead of another store is not here, whatever is asked of it", async () => {
  const reference = await send({ storeId: "aurora" });
  const seller = await signInAs(site, "seller", ["joliet"]);
  const page = `/console/leads/${reference}`;
  const answers = [
    await seller.get(page),
    await seller.get(`${page}/files/0`),
    await seller.post(`${page}/answer`),
    await seller.post(`${page}/assign`, { to: "", known: "" }),
    await seller.post(`${page}/note`, { text: "Mine." }),
    await seller.post(`${page}/replay`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    404, 404, 404, 404, 404, 404,
  ]);
  const list = await seller.get("/console/leads?store=aurora");
  expect(await list.text()).not.toContain(reference);
});

test("a lead is assigned to people of its store alone, and not over somebody who took it meanwhile", async () => {
  const reference = await send({ storeId: "aurora" });
  const ana = await signInAs(site, "seller", ["aurora"]);
  const ben = await signInAs(site, "manager", ["aurora"]);
  const far = await signInAs(site, "seller", ["joliet"]);
  const page = `/console/leads/${reference}`;
  const assign = (to: string, known = "") =>
    ben.post(`${page}/assign`, { to, known });
  expect((await assign(far.person.id)).status).toBe(404);
  expect((await assign(ana.person.id)).status).toBe(303);
  const late = await assign(ben.person.id);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain(
    `${ana.person.name} has this lead by now`,
  );
  expect((await assign(ben.person.id, ana.person.id)).status).toBe(303);
  const list = await ana.get(`/console/leads?assigned=${ben.person.id}`);
  expect(await list.text()).toContain(reference);
});

test("a note is kept as it was typed, and what is no note is asked for again", async () => {
  const reference = await send();
  const ana = await signInAs(site, "seller");
  const page = `/console/leads/${reference}`;
  expect((await ana.post(`${page}/note`, { text: " " })).status).toBe(422);
  const long = await ana.post(`${page}/note`, { text: "x".repeat(2_001) });
  expect(long.status).toBe(422);
  expect(await long.text()).toContain("x".repeat(2_001));
  await ana.post(`${page}/note`, { text: "<b>Five</b> o’clock" });
  expect(await (await ana.get(page)).text()).toContain(
    "&lt;b&gt;Five&lt;/b&gt; o’clock",
  );
});

test("deliveries that were given up go out again, once", async () => {
  const reference = await send();
  const { db } = site.stores.database.leads;
  const lead = db
    .selectFrom("leads")
    .select("id")
    .where("reference", "=", reference);
  await db
    .updateTable("outbox")
    .set({ state: "dead", ended_at_ms: 0 })
    .where("lead_id", "=", lead)
    .execute();
  const ana = await signInAs(site, "seller");
  const page = `/console/leads/${reference}`;
  expect(await (await ana.get(page)).text()).toContain("Given up");
  const list = await ana.get("/console/leads?state=undelivered");
  expect(await list.text()).toContain(reference);
  expect((await ana.post(`${page}/replay`)).status).toBe(303);
  expect((await ana.post(`${page}/replay`)).status).toBe(409);
});

test("a manager downloads what the list shows, with formulas as text, and a seller does not", async () => {
  const mine = await send(named("=1+1", "export@visitor.example"));
  const other = await send(named("Otto", "otto@visitor.example"));
  const manager = await signInAs(site, "manager");
  const file = await manager.get("/console/leads/export?q=export@visitor");
  expect(file.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(file.headers.get("Cache-Control")).toContain("no-store");
  const text = await file.text();
  expect(text).toContain(mine);
  expect(text).toContain("'=1+1");
  expect(text).not.toContain(other);
  const seller = await signInAs(site, "seller");
  expect((await seller.get("/console/leads/export")).status).toBe(403);
});

test("a manager sees what would go, erases a person, and finds nobody afterwards", async () => {
  const email = "gone@visitor.example";
  const reference = await send(named("Gone", email));
  const manager = await signInAs(site, "manager", ["aurora"]);
  const found = await manager.get(`/console/visitors?who=${email}`);
  expect(await found.text()).toContain("Leads: 1");
  const erased = await manager.post("/console/visitors", { who: reference });
  expect(erased.status).toBe(200);
  expect(await erased.text()).toContain("The person is forgotten here.");
  expect((await manager.get(`/console/leads/${reference}`)).status).toBe(404);
  const again = await manager.get(`/console/visitors?who=${email}`);
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("No one is known by");
});

test("nobody whom only another store knows is found or erased", async () => {
  const email = "theirs@visitor.example";
  const reference = await send({
    storeId: "joliet",
    ...named("Theirs", email),
  });
  const manager = await signInAs(site, "manager", ["aurora"]);
  const found = await manager.get(`/console/visitors?who=${reference}`);
  expect(await found.text()).toContain("No one is known by");
  const refused = await manager.post("/console/visitors", { who: email });
  expect(refused.status).toBe(422);
  const owner = await signInAs(site, "owner");
  expect((await owner.get(`/console/leads/${reference}`)).status).toBe(200);
});

test("an attachment is downloaded and never opened inside the console", async () => {
  const bytes = new TextEncoder().encode("<script>alert(1)</script>");
  const reference = await send({
    type: "CAREERS",
    attachments: [
      { fileName: 'résumé".html', contentType: "text/html", bytes },
    ],
  });
  const ana = await signInAs(site, "seller");
  const file = await ana.get(`/console/leads/${reference}/files/0`);
  expect(file.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(file.headers.get("Content-Disposition")).toBe(
    'attachment; filename="r_sum__.html"',
  );
  expect(await file.text()).toContain("<script>");
  const other = await ana.get(`/console/leads/${reference}/files/1`);
  expect(other.status).toBe(404);
});

test("a Spanish speaker reads the leads in Spanish", async () => {
  const reference = await send();
  const ana = await signInAs(site, "seller");
  await ana.post("/console/me/language", { language: "es" });
  const page = await (await ana.get(`/console/leads/${reference}`)).text();
  expect(page).toContain('lang="es"');
  expect(page).toContain("Marcar como atendido");
});
