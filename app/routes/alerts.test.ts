import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAlertStore } from "#app/adapters/database/alerts/alert-store.server.ts";
import { sendDueAlerts } from "#app/features/alerts/send-due-alerts.server.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";
import { STOP_LINKS } from "#tests/support/stop-links.ts";

let site: TestSite;
let gated: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  gated = await startTestSite({ profile: "franchise-gated" });
});
afterAll(async () => {
  await site.stop();
  await gated.stop();
});
beforeEach(async () => {
  for (const { stores } of [site, gated])
    for (const table of ["alerts", "visitor_mails", "consent_entries"] as const)
      await stores.database.leads.db.deleteFrom(table).execute();
});

const EMAIL = "Nora.Quill@visitor.example";
const SUVS = "/search-alert/all-inventory/bodystyle/suvs?price_max=30000";

function ask(
  of: TestSite,
  path: string,
  fields: Readonly<Record<string, string>> = { alertConsent: "on" },
): Promise<Response> {
  return of.fetch(path, {
    method: "POST",
    body: new URLSearchParams({
      email: EMAIL,
      formToken: agedFormToken("alert", 60_000 + tokens++),
      ...fields,
    }),
  });
}
/** Each form has a key of its own. */
let tokens = 0;

const press = (path: string, fields: Readonly<Record<string, string>>) =>
  site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

async function readMails({ stores }: TestSite) {
  const rows = await stores.database.leads.db
    .selectFrom("visitor_mails")
    .innerJoin("outbox", "outbox.visitor_mail_id", "visitor_mails.id")
    .select(["content", "subject", "recipient", "kind"])
    .orderBy("visitor_mails.id")
    .execute();
  return rows.map(({ content, ...row }) => {
    const { text, unsubscribeUrl } = JSON.parse(content);
    return { ...row, text: String(text), unsubscribeUrl };
  });
}

async function findLink(of: TestSite): Promise<string> {
  const text = (await readMails(of)).at(-1)?.text ?? "";
  const [, path] =
    /https:\/\/dealer\.example(\/alerts\/[0-9a-f]{36})/.exec(text) ?? [];
  return path ?? expect.fail("The mail has no link.");
}

async function start(of: TestSite, path: string): Promise<string> {
  expect((await ask(of, path)).status).toBe(303);
  const link = await findLink(of);
  const body = new URLSearchParams({ deed: "confirm" });
  expect((await of.fetch(link, { method: "POST", body })).status).toBe(303);
  return link;
}

const readChoices = async ({ stores }: TestSite) =>
  (
    await stores.database.leads.db
      .selectFrom("consent_entries")
      .select(["choice", "path"])
      .orderBy("id")
      .execute()
  ).map(({ choice, path }) => `${choice} ${path}`);

/** Tells the alerts of a visitor who knows other facts than today's. */
async function makeOutdated(of: TestSite, known: object): Promise<void> {
  await of.stores.database.leads.db
    .updateTable("alerts")
    .set({ known: JSON.stringify(known) })
    .execute();
}

const lookAround = (of: TestSite, nowMs: number) =>
  sendDueAlerts(
    {
      profile: of.profile,
      siteUrl: "https://dealer.example",
      stopLinks: STOP_LINKS,
      index: of.index,
      inventory: of.stores.inventory,
      alerts: createAlertStore(of.stores.database.leads),
      clock: { nowMs: () => nowMs },
    },
    new AbortController().signal,
  );

const pricedVin = () =>
  site.vehicles.find(({ vehicle }) => vehicle.salePriceCents !== null)?.vehicle
    .vin ?? "";

test("the form asks for a yes of its own, unticked, and sends nothing without it", async () => {
  const path = `/price-alert/${pricedVin()}`;
  const page = await site.fetch(path);
  const html = await page.text();
  expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toMatch(/<input[^>]*name="alertConsent"/);
  expect(html).not.toMatch(/<input[^>]*name="alertConsent"[^>]*checked/);
  const refused = await ask(site, path, {});
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Check the box");
  expect(await readMails(site)).toEqual([]);
  expect(await readChoices(site)).toEqual([]);
});

test("nothing starts before somebody presses the button behind the mail's link, and the dealer hears nothing", async () => {
  const answer = await ask(site, SUVS);
  expect(answer.headers.get("Location")).toBe(`${SUVS}&sent=1`);
  const [mail, ...others] = await readMails(site);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: EMAIL, kind: "alert-confirmation" });
  const link = await findLink(site);
  expect(await (await site.fetch(link)).text()).toContain("Start this alert?");
  await makeOutdated(site, { totalCents: null, vins: [] });
  expect(await lookAround(site, SOME_DAY_MS + DAY_MS)).toEqual({
    mailboxes: 0,
    mails: 0,
  });
  await press(link, { deed: "confirm" });
  expect(await (await site.fetch(link)).text()).toContain(
    "Until February 18, 2027",
  );
  expect(await readChoices(site)).toEqual([
    "given /alerts",
    "confirmed /alerts",
  ]);
  const { leads } = await site.stores.database.leads.db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  expect(leads).toBe(0);
  expect(site.logged.join()).not.toMatch(/quill/i);
});

test("new cars of a search and a lower price come in one mail a day, told once", async () => {
  await start(site, SUVS);
  await start(site, `/price-alert/${pricedVin()}`);
  await makeOutdated(site, { totalCents: 99_999_900, vins: [] });
  // At six in the morning of the next day it is too early.
  const morningMs = Date.parse("2026-11-21T12:30:00Z");
  expect((await lookAround(site, morningMs)).mails).toBe(0);
  expect((await lookAround(site, morningMs + HOUR_MS)).mails).toBe(1);
  const mails = (await readMails(site)).filter(({ kind }) => kind === "alerts");
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.text).toContain("NEW: SUVS UNDER $30,000");
  expect(mail?.text).toContain("Before: $999,999.00");
  expect(mail?.text).toMatch(/Now: \$[\d,]+\.\d\d/);
  expect(mail?.unsubscribeUrl).toMatch(
    /^https:\/\/dealer\.example\/alerts\/[0-9a-f]{36}$/,
  );
  // Another look on the same day, another node, the next day: nothing new.
  for (const afterMs of [2 * HOUR_MS, DAY_MS, 3 * DAY_MS])
    expect((await lookAround(site, morningMs + afterMs)).mails).toBe(0);
});

test("what comes after a day's mail waits for the next day", async () => {
  await start(site, SUVS);
  await makeOutdated(site, { totalCents: null, vins: [] });
  const morningMs = Date.parse("2026-11-21T14:00:00Z");
  expect((await lookAround(site, morningMs)).mails).toBe(1);
  await makeOutdated(site, { totalCents: null, vins: [] });
  await site.stores.database.leads.db
    .updateTable("alerts")
    .set({ checked_at_ms: SOME_DAY_MS })
    .execute();
  expect((await lookAround(site, morningMs + HOUR_MS)).mails).toBe(0);
  expect((await lookAround(site, morningMs + DAY_MS)).mails).toBe(1);
});

test("one press stops one alert, and a mail program's button stops them all", async () => {
  const first = await start(site, SUVS);
  const second = await start(site, `/price-alert/${pricedVin()}`);
  const key = second.split("/").at(-1) ?? "";
  await press(first, { stop: key });
  const left = await (await site.fetch(first)).text();
  expect(left).toContain("New: SUVs under $30,000");
  expect(left).not.toContain("Price of the");
  await start(site, `/price-alert/${pricedVin()}`);
  const stopped = await press(first, { "List-Unsubscribe": "One-Click" });
  // RFC 8058 §3.1: it is not redirected, and neither is a second press.
  expect(stopped.status).toBe(204);
  const again = await press(first, { "List-Unsubscribe": "One-Click" });
  expect(again.status).toBe(204);
  expect(await (await site.fetch(first)).text()).toContain(
    "No more alerts here",
  );
  expect(await readChoices(site)).toContain("withdrawn /alerts");
  await makeOutdated(site, { totalCents: null, vins: [] });
  expect((await lookAround(site, SOME_DAY_MS + DAY_MS)).mailboxes).toBe(0);
});

test("an alert ends by itself after ninety days", async () => {
  const link = await start(site, SUVS);
  await makeOutdated(site, { totalCents: null, vins: [] });
  expect((await lookAround(site, SOME_DAY_MS + 91 * DAY_MS)).mailboxes).toBe(0);
  const store = createAlertStore(site.stores.database.leads);
  const key = link.split("/").at(-1) ?? "";
  expect(await store.listWith(key, SOME_DAY_MS + 89 * DAY_MS)).toHaveLength(1);
  expect(await store.listWith(key, SOME_DAY_MS + 90 * DAY_MS)).toEqual([]);
});

test("behind a price lock a car has no price alert, and a search's mail says no price", async () => {
  const locked = gated.vehicles.find(
    ({ vehicle }) =>
      vehicle.condition === "used" && vehicle.salePriceCents !== null,
  );
  const vin = locked?.vehicle.vin ?? "";
  expect((await gated.fetch(`/price-alert/${vin}`)).status).toBe(404);
  await start(gated, "/search-alert/used-inventory/bodystyle/suvs");
  await makeOutdated(gated, { totalCents: null, vins: [] });
  expect((await lookAround(gated, SOME_DAY_MS + DAY_MS)).mails).toBe(1);
  for (const { text, subject } of await readMails(gated)) {
    expect(text).not.toMatch(/\$\s?\d/);
    expect(subject).not.toMatch(/\$\s?\d/);
  }
});

test("words that somebody typed are not in the mail that asks to confirm", async () => {
  const fields = { alertConsent: "on", email: "somebody@visitor.example" };
  for (const search of [
    "?q=call+5550100+you+won",
    "/make_model/free-money/at-evil-example",
  ])
    await ask(site, `/search-alert/all-inventory${search}`, fields);
  const mails = await readMails(site);
  expect(mails).toHaveLength(2);
  for (const { text, subject } of mails) {
    expect(`${text}${subject}`).not.toMatch(/you won|5550100|evil|money/i);
    expect(text).toContain("new cars that match your search");
  }
});

test("a sold car and a search that finds nothing lead to an alert, and unknown keys are not found", async () => {
  const empty = await site.fetch("/search-vehicles/all-inventory/price/max/1");
  expect(await empty.text()).toContain(
    "/search-alert/all-inventory/price/max/1",
  );
  expect((await site.fetch("/alerts/nobody")).status).toBe(404);
  expect((await site.fetch("/price-alert/1HGCM82633A004352")).status).toBe(404);
});
