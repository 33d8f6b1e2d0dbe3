import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of ["conversations", "leads", "consent_entries"] as const)
    await site.stores.database.leads.db.deleteFrom(table).execute();
});

const FIELDS = {
  name: "Nora Quill O’Dell",
  phone: "(630) 555-0199",
  message: "Is it still there?",
};
const ANN_ALLOWING = `${visitorCookie(ANN)}; allowCookies=essential%2Cfunctional`;
let tokens = 0;

function say(
  fields: Readonly<Record<string, string>>,
  { cookie = "", path = "/chat?from=/contact-us", form = "chat" } = {},
): Promise<Response> {
  return site.fetch(path, {
    method: "POST",
    headers: cookie === "" ? {} : { Cookie: cookie },
    body: new URLSearchParams({
      formToken: agedFormToken(form, 60_000 + tokens++),
      ...fields,
    }),
  });
}

async function readLeads() {
  const rows = await site.stores.database.leads.db
    .selectFrom("leads")
    .innerJoin("outbox", "outbox.lead_id", "leads.id")
    .select([
      "leads.id",
      "type",
      "store_id",
      "status",
      "content",
      "first_lead_id",
      "reference",
    ])
    .orderBy("leads.id")
    .execute();
  return rows.map(({ content, ...row }) => ({
    ...row,
    ...JSON.parse(content),
  }));
}

/** What the browser sends after an answer. */
const toCookie = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");

test("every page of the default layout leads to the chat, and nothing of the chat is on it", async () => {
  const html = await (await site.fetch("/our-company")).text();
  expect(html).toContain(
    '<a class="chat-link" href="/chat">Ask a question</a>',
  );
  expect(html).not.toContain("Your message");
  expect(html).not.toContain("chat-dialog");
});

test("the chat without JavaScript is a page with a form, in no cache and no search engine", async () => {
  const answer = await site.fetch("/chat?from=/contact-us");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(html.match(/<title>/g)).toHaveLength(1);
  for (const name of [
    "name",
    "way",
    "email",
    "phone",
    "message",
    "contactConsent",
  ])
    expect(html).toMatch(new RegExp(`name="${name}"`));
  expect(html).toContain("reads this and gets back to you");
  expect(html).toContain("We keep what you write with your request");
});

test("a message is a DEFAULT lead with its source, its page and the name in two parts", async () => {
  const answer = await say(FIELDS);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(
    /^\/chat\?from=%2Fcontact-us&reference=[\dA-Z]{4}-[\dA-Z]{4}$/,
  );
  const [lead, ...others] = await readLeads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    type: "DEFAULT",
    url: "https://dealer.example/contact-us",
    user: {
      firstName: "Nora",
      lastName: "Quill O’Dell",
      phone: "6305550199",
      comments: "Is it still there?",
    },
    summary: [
      { label: "Source", value: "Website chat" },
      { label: "Conversation", value: "Message 1" },
    ],
    contactConsent: { isGiven: false },
  });
});

test("the store learns which car the visitor was looking at", async () => {
  const { vehicle } = site.vehicles[0] ?? expect.fail("There is no car.");
  const from = `/${vehicle.condition}-vehicle/suvs/x/${vehicle.vin}`;
  await say(FIELDS, { path: `/chat?from=${encodeURIComponent(from)}` });
  const [lead] = await readLeads();
  expect(lead.vehicles).toEqual([
    expect.objectContaining({ vin: vehicle.vin, interest: "buy" }),
  ]);
});

test("a question about a car is its store's, begins anew beside another store's, and shows the car", async () => {
  const { first, second } = findTwoStores();
  const asked = (it: typeof first) => ({
    path: `/chat?from=${encodeURIComponent(`/${it.condition}-vehicle/suvs/x/${it.vin}`)}`,
  });
  const html = await (await site.fetch(asked(second).path)).text();
  expect(html).toContain("Your question is about");
  expect(html).toContain(`${second.year} ${second.make} ${second.model}`);
  const answer = await say(FIELDS, asked(first));
  const cookie = toCookie(answer);
  await say(FIELDS, { ...asked(second), cookie });
  const leads = await readLeads();
  expect(leads.map((it) => it.store_id)).toEqual([
    first.storeId,
    second.storeId,
  ]);
  expect(leads.map((it) => it.first_lead_id)).toEqual([null, null]);
  const back = await site.fetch(asked(first).path, {
    headers: { Cookie: cookie },
  });
  expect(await back.text()).not.toContain(FIELDS.message);
});

test("a question about a plan is the finance office's, and names the plan there and in the receipt", async () => {
  const path = "/chat?from=/vehicle-protection-plans&about=plan-2";
  const answer = await say(FIELDS, { path });
  expect(answer.headers.get("Location")).toMatch(
    /^\/chat\?from=%2Fvehicle-protection-plans&about=plan-2&reference=/,
  );
  const [lead] = await readLeads();
  expect(lead).toMatchObject({
    type: "CONTACT_FINANCE",
    url: "https://dealer.example/vehicle-protection-plans",
    user: { comments: FIELDS.message },
  });
  expect(lead.summary).toContainEqual({
    label: "About",
    value: "Tire and wheel coverage",
  });
  const page = await site.fetch(answer.headers.get("Location") ?? "", {
    headers: { Cookie: toCookie(answer) },
  });
  const text = await page.text();
  expect(text).toContain(
    '<p class="chat-about" dir="auto">Tire and wheel coverage</p>',
  );
  expect(text).toMatch(/<p>Finance at .+ will /);
});

test("what is no plan is a question like any other", async () => {
  await say(FIELDS, { path: "/chat?from=/&about=plan-99" });
  const [lead] = await readLeads();
  expect(lead.type).toBe("DEFAULT");
});

function findTwoStores() {
  const cars = site.vehicles.map(({ vehicle }) => vehicle);
  const [first] = cars;
  const second = cars.find((it) => it.storeId !== first?.storeId);
  if (first === undefined || second === undefined)
    return expect.fail("There are no two stores.");
  return { first, second };
}

test("whoever wants a mail is asked for no number and no consent to calls", async () => {
  const fields = { ...FIELDS, way: "email", contactConsent: "on" };
  const refused = await say({ ...fields, email: "nora" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please enter a valid email address");
  const answer = await say({ ...fields, email: "nora@example.com" });
  expect(answer.status).toBe(303);
  const [lead] = await readLeads();
  expect(lead).toMatchObject({
    user: { firstName: "Nora", email: "nora@example.com", phone: "" },
    contactConsent: null,
  });
  expect(lead.summary).toContainEqual({
    label: "Wants the answer",
    value: "By email",
  });
  const page = await site.fetch(answer.headers.get("Location") ?? "", {
    headers: { Cookie: toCookie(answer) },
  });
  expect(await page.text()).toContain("will write to nora@example.com");
});

test("words of a search do not go along with the page", async () => {
  const from = encodeURIComponent("/search-vehicles/used-inventory?q=nora");
  await say(FIELDS, { path: `/chat?from=${from}` });
  const [lead] = await readLeads();
  expect(lead.url).toBe(
    "https://dealer.example/search-vehicles/used-inventory",
  );
});

test("later messages join the conversation, without asking again who writes", async () => {
  const first = await say(FIELDS);
  const cookie = toCookie(first);
  const page = await site.fetch(first.headers.get("Location") ?? "", {
    headers: { Cookie: cookie },
  });
  const html = await page.text();
  expect(html).toContain("Is it still there?");
  expect(html).toMatch(/will call \(630\)\u00a0555\u2060?-\u2060?0199/);
  expect(html).not.toMatch(/name="(?:name|way|phone|contactConsent)"/);
  const second = await say({ message: "In blue?" }, { cookie });
  expect(second.status).toBe(303);
  const [one, two] = await readLeads();
  expect(two).toMatchObject({
    first_lead_id: one.id,
    status: "resend",
    user: { firstName: "Nora", phone: "6305550199", comments: "In blue?" },
    contactConsent: null,
  });
  expect(second.headers.get("Location")).toContain(one.reference);
});

test("what is left empty comes from the stored profile, and a stranger is asked for it", async () => {
  const answer = await say(
    { message: "Is it still there?", name: "", phone: "" },
    { cookie: ANN_ALLOWING },
  );
  expect(answer.status).toBe(303);
  const [lead] = await readLeads();
  expect(lead.user).toMatchObject({
    firstName: "Ann",
    lastName: "Shopper",
    email: "ann@example.com",
    phone: "6305550199",
  });
  const refused = await say({ message: "Hello" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Enter your name.");
  expect(html).toContain("Please enter a valid phone number");
});

test("a wrong phone number is said, and never replaced by the stored one", async () => {
  const answer = await say(
    { message: "Hello", name: "", phone: "12" },
    { cookie: ANN_ALLOWING },
  );
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please enter a valid phone number");
  expect(await readLeads()).toEqual([]);
});

test("a robot, a form without a token and an empty message store nothing", async () => {
  for (const fields of [
    { ...FIELDS, homepage: "http://x" },
    { ...FIELDS, formToken: "forged" },
    { ...FIELDS, message: "  " },
  ])
    expect((await say(fields)).status).toBe(400);
  expect(await readLeads()).toEqual([]);
});

test("the consent box of the first message is in the ledger, and later messages ask for nothing", async () => {
  const first = await say({ ...FIELDS, contactConsent: "on" });
  await say({ message: "In blue?" }, { cookie: toCookie(first) });
  const entries = await site.stores.database.leads.db
    .selectFrom("consent_entries")
    .select(["kind", "choice", "path"])
    .execute();
  expect(entries).toEqual([
    { kind: "contact", choice: "given", path: "/contact-us" },
  ]);
});

test("without a script the chat knows no page, and says its own", async () => {
  await say(FIELDS, { path: "/chat" });
  const [lead] = await readLeads();
  expect(lead.url).toBe("https://dealer.example/chat");
});

test("a page address that leads off the site is the home page", async () => {
  const html = await (
    await site.fetch("/chat?from=https://evil.example/x")
  ).text();
  expect(html).not.toContain("evil.example");
});

test("without a vendor nobody reports conversations for one", async () => {
  const answer = await say(
    { customerName: "Nora", customerPhone: "6305550199", message: "Hi" },
    { path: "/chat?from=/&by=widget", form: "chat-event" },
  );
  expect(answer.status).toBe(404);
});
