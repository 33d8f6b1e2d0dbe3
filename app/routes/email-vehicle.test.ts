import { afterAll, beforeAll, expect, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

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

const EMAIL = "nora.quill@visitor.example";

function ask(of: TestSite, vin: string, email = EMAIL): Promise<Response> {
  return of.fetch(`/email-me-this-car/${vin}`, {
    method: "POST",
    body: new URLSearchParams({
      email,
      formToken: agedFormToken("email-vehicle"),
    }),
  });
}

async function readMails({ stores }: TestSite) {
  const rows = await stores.database.leads.db
    .selectFrom("visitor_mails")
    .innerJoin("outbox", "outbox.visitor_mail_id", "visitor_mails.id")
    .select(["content", "subject", "recipient", "kind"])
    .orderBy("visitor_mails.id", "desc")
    .execute();
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content),
  }));
}

test("the page that mails a car is one visitor's own and works without a script", async () => {
  const vin = site.vehicles[0]?.vehicle.vin ?? "";
  const answer = await site.fetch(`/email-me-this-car/${vin}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(html).toContain('<form id="email-vehicle"');
  expect(html).toMatch(/name="homepage"/);
  expect(html).toContain('name="robots" content="noindex"');
});

test("the visitor gets one mail with the car's facts, its total and the way back, and the ledger what they agreed to", async () => {
  const [stocked] = site.vehicles;
  const vin = stocked?.vehicle.vin ?? "";
  const answer = await ask(site, vin);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(
    `/email-me-this-car/${vin}?sent=1`,
  );
  const [mail, ...others] = await readMails(site);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: EMAIL, kind: "vehicle" });
  for (const body of [mail?.content.text, mail?.content.html]) {
    expect(body).toContain(vin);
    expect(body).toContain("https://dealer.example/");
    expect(body).toMatch(/Total price.*\$[\d,]+\.\d\d/s);
  }
  expect(mail?.content.html).toMatch(
    /src="https:\/\/dealer\.example\/social\//,
  );
  const entries = await site.stores.database.leads.db
    .selectFrom("consent_entries")
    .select(["choice", "path"])
    .where("kind", "=", "contact")
    .execute();
  expect(entries).toEqual([
    { choice: "given", path: `/email-me-this-car/${vin}` },
  ]);
  const sent = await site.fetch(`/email-me-this-car/${vin}?sent=1`);
  expect(await sent.text()).toContain("on its way");
  expect(site.logged.join()).not.toContain("quill");
});

test("a price that is locked for the visitor is not in their mail", async () => {
  const { restrictions } = gated.profile;
  const locked = gated.vehicles.filter(
    ({ vehicle }) =>
      vehicle.salePriceCents !== null &&
      restrictions[vehicle.condition].unlockPrice,
  );
  for (const [at, { vehicle }] of locked.slice(0, 6).entries())
    await ask(gated, vehicle.vin, `visitor-${at}@visitor.example`);
  const mails = await readMails(gated);
  expect(mails.length).toBeGreaterThan(0);
  for (const { content } of mails) {
    expect(content.text).toContain("Unlock it on the car’s page");
    expect(content.text + content.html).not.toMatch(/\$\d/);
  }
});

test("a wrong address is told at its field, and an unknown car answers 404", async () => {
  const vin = site.vehicles[0]?.vehicle.vin ?? "";
  const wrong = await ask(site, vin, "nobody@");
  expect(wrong.status).toBe(400);
  const html = await wrong.text();
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain('value="nobody@"');
  expect((await ask(site, "1HGCM82633A004352")).status).toBe(404);
});

test("saved and compared cars can each be asked about and mailed", async () => {
  const vins = site.vehicles.slice(0, 2).map(({ vehicle }) => vehicle.vin);
  for (const path of ["/saved-vehicles", "/compare"]) {
    const page = await site.fetch(`${path}?vins=${vins.join(",")}`);
    const html = await page.text();
    for (const vin of vins) {
      expect(html).toContain(`href="/email-me-this-car/${vin}"`);
      expect(html).toContain(`href="/check-availability/${vin}"`);
    }
  }
});
