import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aStopAddress } from "#tests/support/stop-links.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of ["contact_stops", "leads", "consent_entries"] as const)
    await site.stores.database.leads.db.deleteFrom(table).execute();
});

const ADDRESS = aStopAddress();
const press = (fields: Readonly<Record<string, string>>, address = ADDRESS) =>
  site.fetch(address, { method: "POST", body: new URLSearchParams(fields) });

const readLeads = async () =>
  (
    await site.stores.database.leads.db
      .selectFrom("leads")
      .select(["type", "store_id", "content"])
      .orderBy("id")
      .execute()
  ).map(({ content, ...row }) => ({ ...row, ...JSON.parse(content) }));

const countStops = async () =>
  (
    await site.stores.database.leads.db
      .selectFrom("contact_stops")
      .selectAll()
      .execute()
  ).length;

test("opening the link says what stops and what still comes, and changes nothing", async () => {
  const answer = await site.fetch(ADDRESS);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(html).toContain("N…@visitor.example");
  expect(html).not.toContain("Nora.Quill");
  expect(html).toContain("Reminders of appointments");
  expect(html).toContain("News about an appointment you booked");
  await site.fetch(ADDRESS, { method: "HEAD" });
  expect(await countStops()).toBe(0);
  expect(await readLeads()).toEqual([]);
});

test("the button stops all contact, tells every desk once and writes the ledger", async () => {
  const answer = await press({ deed: "stop" });
  expect(answer.status).toBe(303);
  const done = await site.fetch(answer.headers.get("Location") ?? "");
  expect(await done.text()).toContain("We’ve stopped");
  await press({ deed: "stop" });
  expect(await countStops()).toBe(1);
  const leads = await readLeads();
  expect(leads[0]).toMatchObject({
    type: "DEFAULT",
    store_id: "joliet",
    user: { firstName: "Nora Quill", email: "Nora.Quill@visitor.example" },
    url: "https://dealer.example/stop-contact",
    summary: [
      { label: "Request", value: expect.stringContaining("Stop all contact") },
      { label: "Source", value: expect.stringContaining("Link in an email") },
    ],
  });
  const recipients = await site.stores.database.leads.db
    .selectFrom("outbox")
    .select("recipient")
    .where("lead_id", "is not", null)
    .execute();
  const addresses = recipients.map(({ recipient }) => recipient);
  expect(addresses).toHaveLength(leads.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  const entries = await site.stores.database.leads.db
    .selectFrom("consent_entries")
    .select(["kind", "choice", "path", "visitor_id"])
    .execute();
  expect(entries).toEqual([
    {
      kind: "contact",
      choice: "withdrawn",
      path: "/stop-contact",
      visitor_id: "v-1",
    },
  ]);
});

test("a mail program's own button stops without a page and without being led on", async () => {
  const answer = await press({ "List-Unsubscribe": "One-Click" });
  expect(answer.status).toBe(204);
  expect(await countStops()).toBe(1);
});

test("a link that was changed by one letter, cut or made up stops nothing", async () => {
  for (const address of [
    ADDRESS.slice(0, -1),
    `${ADDRESS}A`,
    "/stop-contact",
    "/stop-contact?mail=nora.quill%40visitor.example",
  ]) {
    const page = await site.fetch(address);
    expect(await page.text()).toContain("We can’t read this link");
    expect((await press({ deed: "stop" }, address)).status).toBe(404);
  }
  expect(await countStops()).toBe(0);
});

test("nobody's address stands in the link", () => {
  expect(decodeURIComponent(ADDRESS)).not.toMatch(/nora|quill|visitor/i);
});
