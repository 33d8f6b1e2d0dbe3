import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  changeSession,
  isInConsole,
  openConsoleBrowser,
  signInAs,
} from "./console-browser.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isSeeded: false });
});
afterAll(() => site.stop());

test("a session ends after twelve hours, and after thirty idle minutes", async () => {
  const nowMs = site.stores.clock.nowMs();
  const worked = await signInAs(site, "seller");
  await changeSession(site, worked.person.id, {
    created_at_ms: nowMs - 12 * HOUR_MS + 1,
  });
  expect(await isInConsole(worked)).toBe(true);
  await changeSession(site, worked.person.id, {
    created_at_ms: nowMs - 12 * HOUR_MS,
  });
  expect(await isInConsole(worked)).toBe(false);
  const idle = await signInAs(site, "seller");
  await changeSession(site, idle.person.id, {
    used_at_ms: nowMs - 30 * MINUTE_MS + 1,
  });
  expect(await isInConsole(idle)).toBe(true);
  await changeSession(site, idle.person.id, {
    used_at_ms: nowMs - 30 * MINUTE_MS,
  });
  expect(await isInConsole(idle)).toBe(false);
});

test("an owner sees who is signed in, and ends it at once", async () => {
  const owner = await signInAs(site, "owner");
  const seller = await signInAs(site, "seller");
  const address = `/console/people/${seller.person.id}`;
  const page = await (await owner.get(address)).text();
  expect(page).toContain("a browser of tests");
  const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
  await owner.post(`${address}/sessions`, { id });
  expect(await isInConsole(seller)).toBe(false);
  expect(await isInConsole(owner)).toBe(true);
});

test("whoever is removed is out at once, and the audit keeps who did it", async () => {
  const owner = await signInAs(site, "owner");
  const seller = await signInAs(site, "seller", ["aurora"]);
  await owner.post(`/console/people/${seller.person.id}/remove`);
  expect(await isInConsole(seller)).toBe(false);
  const [line] = await createAuditTrail(site.stores.database.leads).list({
    limit: 1,
  });
  expect(line).toMatchObject({
    action: "person.removed",
    subject: seller.person.id,
    by: { personId: owner.person.id, name: owner.person.name },
    before: { role: "seller", storeIds: ["aurora"] },
    after: null,
  });
});

test("the last owner of every store can neither leave nor lose the role", async () => {
  const other = await startTestSite({ isSeeded: false });
  const owner = await signInAs(other, "owner");
  await signInAs(other, "owner", ["aurora"]);
  const address = `/console/people/${owner.person.id}`;
  for (const [path, fields] of [
    [`${address}/remove`, {}],
    [address, { name: "Ana", role: "seller", stores: "every" }],
    [address, { name: "Ana", role: "owner", stores: "aurora" }],
  ] as const) {
    const answer = await owner.post(path, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Make someone else an owner first");
  }
  await other.stop();
});

test("what was typed into a form is kept when the session ended meanwhile", async () => {
  const owner = await signInAs(site, "owner");
  owner.cookies.clear();
  const answer = await owner.post("/console/people", {
    name: 'Ana "Lucky" Ruiz',
    email: "ana@dealer.example",
  });
  expect(answer.status).toBe(401);
  const page = await answer.text();
  expect(page).toContain('action="/console/people"');
  expect(page).toContain('value="Ana &quot;Lucky&quot; Ruiz"');
  expect(page).toContain('value="ana@dealer.example"');
});

test("a form with faults says each, and keeps what was typed", async () => {
  const owner = await signInAs(site, "owner");
  const answer = await owner.post("/console/people", {
    name: "",
    email: "ana at dealer",
    stores: "nowhere",
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  for (const text of [
    "Enter the name",
    "Enter a work email",
    "Choose a role",
    "Choose at least one store",
    'value="ana at dealer"',
  ])
    expect(page).toContain(text);
});

test("a console in Spanish says everything in Spanish", async () => {
  const owner = await signInAs(site, "owner");
  await owner.post("/console/me/language", { language: "es" });
  const page = await (await owner.get("/console/people")).text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain("Invitar a un colega");
});

test("a sign-in leads back to where somebody wanted to go, and never to another site", async () => {
  const stranger = openConsoleBrowser(site);
  for (const [next, leadsTo] of [
    ["/console/audit?before=7", "/console/audit?before=7"],
    ["https://evil.example/console", "/console"],
    ["//evil.example/console", "/console"],
    ["/contact-us", "/console"],
    ["/consolevil", "/console"],
    ["javascript:alert(1)", "/console"],
  ] as const) {
    const address = `/console/sign-in?next=${encodeURIComponent(next)}`;
    const page = await (await stranger.get(address)).text();
    expect(page).toContain(`data-next="${leadsTo}"`);
  }
});
