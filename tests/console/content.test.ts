import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { TICKED } from "#app/domain/profile-edits/format-form.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { signInAs } from "./console-browser.ts";
import { readFormFields } from "./content-form.ts";

let profile: ProfileVariant;
let site: TestSite;
beforeAll(async () => {
  profile = profileVariant("franchise", {
    "staff.json": (it) => it,
    "promotions.json": (it) => it,
    "stores.json": (it) => it,
    "texts.json": (it) => it,
  });
  site = await startTestSite({
    isSeeded: false,
    variables: { PROFILE: profile.folder },
  });
});
afterAll(async () => {
  await site.stop();
  profile.remove();
});

const FILES = ["staff", "promotions", "stores", "texts"].map(
  (it) => `${it}.json`,
);
const SAMPLE = join(import.meta.dirname, "../../profiles/franchise");
const readFile = (name: string) =>
  readFileSync(join(profile.folder, name), "utf8");
const readDocument = (name: string) => JSON.parse(readFile(name));

type Browser = Awaited<ReturnType<typeof signInAs>>;

async function openForm(browser: Browser, path: string, deed = "") {
  const address = `/console/content/${path}`;
  const html = await (await browser.get(address)).text();
  return readFormFields(html, address + deed);
}

async function edit(
  browser: Browser,
  path: string,
  typed: Readonly<Record<string, string>>,
): Promise<Response> {
  const fields = await openForm(browser, path);
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  return browser.post(`/console/content/${path}`, fields);
}

async function readAudit() {
  const [line] = await createAuditTrail(site.stores.database.leads).list({
    limit: 1,
  });
  return line;
}

/** Each test begins with the sample's own words. */
afterEach(() => {
  for (const name of FILES)
    writeFileSync(
      join(profile.folder, name),
      readFileSync(join(SAMPLE, name), "utf8"),
    );
});

test("Saturday's hours are changed on one form, and the site opens by them in the same second", async () => {
  const browser = await signInAs(site, "manager");
  const overview = await (await browser.get("/console/content")).text();
  expect(overview).toContain("/console/content/hours/aurora.sales");
  const before = readFile("stores.json");
  const answer = await edit(browser, "hours/aurora.sales", {
    "saturday.open": "8am",
    "saturday.close": "3:30 PM",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/console/content?done=saved");
  expect(
    readDocument("stores.json")[0].departments.sales.hours.saturday,
  ).toEqual({ closed: false, open: "8:00 AM", close: "3:30 PM" });
  const changed = readFile("stores.json").split("\n");
  const lines = before.split("\n");
  expect(changed.filter((it, at) => it !== lines[at])).toHaveLength(2);
  expect(await (await site.fetch("/contact-us")).text()).toContain("3:30PM");
  expect(await readAudit()).toMatchObject({
    action: "content.changed",
    subject: "hours aurora.sales",
    storeId: "aurora",
    by: { personId: browser.person.id },
    after: { saturday: { close: "3:30 PM" } },
  });
});

test("an offer is posted, changed, taken back by one click and removed, each at once on the site", async () => {
  const browser = await signInAs(site, "owner");
  const posted = await edit(browser, "offers/new", {
    position: "grid-item",
    "name.en": "Snow tires",
    "title.en": "Four snow tires, mounted",
    "description.en": "Fitted while you wait, at all of our stores.",
    url: "/service",
    "additional.category": "service",
    "additional.ctaText.en": "Book a visit",
    startDate: "2026-11-01T00:00",
    endDate: "2026-12-31T23:59",
  });
  expect(posted.status, await posted.text()).toBe(303);
  const show = async () => (await site.fetch("/special-offers")).text();
  expect(await show()).toContain("Four snow tires, mounted");
  const last = readDocument("promotions.json").at(-1);
  expect(last).toEqual({
    id: "snow-tires",
    position: "grid-item",
    tags: [],
    name: "Snow tires",
    url: "/service",
    title: "Four snow tires, mounted",
    description: "Fitted while you wait, at all of our stores.",
    img: null,
    additional: { category: "service", ctaText: "Book a visit" },
    criterias: [],
    startDate: "2026-11-01T00:00:00-05:00",
    endDate: "2026-12-31T23:59:00-06:00",
    disclosure: null,
    financeExample: null,
  });
  await edit(browser, "offers/snow-tires", { "title.en": "Free tires" });
  expect(await show()).toContain("Free tires");
  const back = await openForm(browser, "offers/snow-tires", "/back");
  expect(
    (await browser.post("/console/content/offers/snow-tires/back", back))
      .status,
  ).toBe(303);
  expect(await show()).toContain("Four snow tires, mounted");
  expect(await readAudit()).toMatchObject({ action: "content.restored" });
  const remove = await openForm(browser, "offers/snow-tires", "/remove");
  const removed = await browser.post(
    "/console/content/offers/snow-tires/remove",
    remove,
  );
  expect(removed.status).toBe(303);
  expect(await show()).not.toContain("Four snow tires");
  expect(readFile("promotions.json")).toBe(
    readFileSync(join(SAMPLE, "promotions.json"), "utf8"),
  );
});

test("faults stand at their fields in both languages, with what was typed", async () => {
  const browser = await signInAs(site, "owner");
  const before = readFile("staff.json");
  const typed = {
    firstName: "",
    phone: "12",
    rating: "seven",
    lastName: "Kept",
  };
  const answer = await edit(browser, "staff/marcus-hale", typed);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Enter the words");
  expect(html).toContain("Enter a US phone number with 10 digits");
  expect(html).toContain("Enter a rating from 1 to 5");
  const kept = readFormFields(html, "/console/content/staff/marcus-hale");
  for (const [name, value] of Object.entries(typed))
    expect(kept.get(name), name).toBe(value);
  expect(html).toMatch(/<input[^>]*aria-describedby="phone-error"/);
  expect(readFile("staff.json")).toBe(before);
  await browser.post("/console/me/language", { language: "es" });
  const spanish = await (
    await edit(browser, "staff/marcus-hale", typed)
  ).text();
  expect(spanish).toContain("Escriba un teléfono de EE. UU. con 10 dígitos");
});

test("what only the check of the whole profile knows is refused at its field", async () => {
  const browser = await signInAs(site, "owner");
  const answer = await edit(browser, "offers/pre-approval-7-down", {
    endDate: "2025-01-01T00:00",
    "title.en": "Only $99 a month",
    "disclosure.en": "",
    "disclosure.es": "",
    "financeExample.amountFinancedCents": "",
    "financeExample.downPaymentCents": "",
    "financeExample.termMonths": "",
    "financeExample.creditScore": "",
    "financeExample.modelYear": "",
    "financeExample.condition": "",
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("It must end after it starts");
  expect(html).toMatch(/id="title\.en-error"/);
  expect(readFile("promotions.json")).toBe(
    readFileSync(join(SAMPLE, "promotions.json"), "utf8"),
  );
});

test("of two who edit one thing the second sees both versions, and saves knowingly", async () => {
  const first = await signInAs(site, "owner");
  const second = await signInAs(site, "owner");
  const late = await openForm(second, "staff/marcus-hale");
  await edit(first, "staff/marcus-hale", { lastName: "Halifax" });
  late.set("lastName", "Hale-Burns");
  const answer = await second.post("/console/content/staff/marcus-hale", late);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).toContain("Now there: Halifax");
  const again = readFormFields(html, "/console/content/staff/marcus-hale");
  expect(again.get("lastName")).toBe("Hale-Burns");
  expect(readFile("staff.json")).toContain("Halifax");
  const saved = await second.post("/console/content/staff/marcus-hale", again);
  expect(saved.status).toBe(303);
  expect(readFile("staff.json")).toContain("Hale-Burns");
});

test("two who save two entries of one file in the same moment do not disturb each other", async () => {
  const first = await signInAs(site, "owner");
  const second = await signInAs(site, "owner");
  const day = {
    "name.en": "Inventory day",
    "name.es": "Día de inventario",
    closed: TICKED,
  };
  const sent = [
    [first, "special-days/joliet.new", { ...day, day: "2031-07-04" }],
    [second, "special-days/joliet.new", { ...day, day: "2031-07-05" }],
    [first, "hours/kankakee.sales", { "saturday.close": "4:35 PM" }],
  ] as const;
  const forms = await Promise.all(
    sent.map(async ([browser, path, typed]) => {
      const fields = await openForm(browser, path);
      for (const [name, value] of Object.entries(typed))
        fields.set(name, value);
      return () => browser.post(`/console/content/${path}`, fields);
    }),
  );
  const answers = await Promise.all(forms.map((post) => post()));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const saved = readFile("stores.json");
  for (const words of ["2031-07-04", "2031-07-05", "4:35 PM"])
    expect(saved).toContain(words);
});

test("two who edit two people of one list do not disturb each other", async () => {
  const [first, second] = [
    await signInAs(site, "owner"),
    await signInAs(site, "owner"),
  ];
  const late = await openForm(second, "staff/ellen-brandt");
  await edit(first, "staff/marcus-hale", { lastName: "Halifax" });
  late.set("lastName", "Brandtsen");
  expect(
    (await second.post("/console/content/staff/ellen-brandt", late)).status,
  ).toBe(303);
  expect(readFile("staff.json")).toContain("Halifax");
  expect(readFile("staff.json")).toContain("Brandtsen");
});

test("a manager of one store edits what belongs to it, and learns of nothing else", async () => {
  const browser = await signInAs(site, "manager", ["aurora"]);
  expect(
    (await edit(browser, "staff/marcus-hale", { lastName: "Halifax" })).status,
  ).toBe(303);
  expect(
    (await edit(browser, "hours/aurora.service", { "monday.open": "7 AM" }))
      .status,
  ).toBe(303);
  const others = readDocument("staff.json").filter(
    (it: { storeId: string }) => it.storeId !== "aurora",
  );
  for (const path of [
    `staff/${others[0].id}`,
    `hours/${others[0].storeId}.sales`,
    `special-days/${others[0].storeId}.0`,
    "offers/pre-approval-7-down",
    "texts/home.heroTitle",
    "texts",
    "reviews",
    "reviews/0",
    "versions/staff",
  ]) {
    const address = `/console/content/${path}`;
    expect((await browser.get(address)).status, path).toBe(404);
    expect((await browser.post(address)).status, path).toBe(404);
  }
  const list = await (await browser.get("/console/content/staff")).text();
  expect(list).not.toContain(`/staff/${others[0].id}`);
});

test("nobody moves what is theirs to a store that is not, nor posts an offer of all stores", async () => {
  const browser = await signInAs(site, "manager", ["aurora"]);
  const before = FILES.map(readFile);
  const moved = await edit(browser, "staff/marcus-hale", { storeId: "elgin" });
  expect(moved.status).toBe(422);
  const offer = {
    position: "grid-item",
    "name.en": "Ours",
    "title.en": "Ours",
    "description.en": "At our store.",
    url: "/service",
    "additional.category": "service",
    "additional.ctaText.en": "See it",
    startDate: "2026-11-01T00:00",
    endDate: "2026-12-31T23:59",
  };
  const everywhere = await edit(browser, "offers/new", offer);
  expect(everywhere.status).toBe(422);
  expect(await everywhere.text()).toContain("one of your own stores");
  expect(FILES.map(readFile)).toEqual(before);
  const own = await edit(browser, "offers/new", {
    ...offer,
    criterias: "aurora",
  });
  expect(own.status).toBe(303);
  expect(readDocument("promotions.json").at(-1)).toMatchObject({
    id: "ours",
    criterias: [
      { object: "store", key: "id", operator: "in", ruleValue: ["aurora"] },
    ],
  });
});

test("a sentence of the site is found by its words and says something else at once", async () => {
  const browser = await signInAs(site, "owner");
  const words = encodeURIComponent("ask for them by name");
  const found = await (
    await browser.get(`/console/content/texts?q=${words}`)
  ).text();
  expect(found).toContain("/console/content/texts/company.teamLead");
  await edit(browser, "texts/company.teamLead", {
    en: "Our people answer their own phones.",
    es: "Nuestra gente contesta su propio teléfono.",
  });
  const team = await site.fetch("/our-company/meet-our-team");
  expect(await team.text()).toContain("Our people answer their own phones.");
  await edit(browser, "texts/company.teamLead", { en: "", es: "" });
  expect(readDocument("texts.json").en).not.toHaveProperty("company.teamLead");
  expect((await browser.get("/console/content/texts/no.such")).status).toBe(
    404,
  );
});

test("a special day is added to a store and removed again", async () => {
  const browser = await signInAs(site, "owner");
  const count = readDocument("stores.json")[0].specialDays.length;
  const added = await edit(browser, "special-days/aurora.new", {
    day: "2026-12-31",
    "name.en": "New Year’s Eve",
    "name.es": "Nochevieja",
    open: "9 AM",
    close: "1 PM",
  });
  expect(added.status).toBe(303);
  expect(readDocument("stores.json")[0].specialDays.at(-1)).toEqual({
    day: "2026-12-31",
    name: { en: "New Year’s Eve", es: "Nochevieja" },
    closed: false,
    open: "9:00 AM",
    close: "1:00 PM",
  });
  const remove = await openForm(
    browser,
    `special-days/aurora.${count}`,
    "/remove",
  );
  await browser.post(
    `/console/content/special-days/aurora.${count}/remove`,
    remove,
  );
  expect(readFile("stores.json")).toBe(
    readFileSync(join(SAMPLE, "stores.json"), "utf8"),
  );
});

test("the first page of the content leads to each store's coming special days and to a new one, in one step", async () => {
  const browser = await signInAs(site, "owner");
  const showContent = async () =>
    (await browser.get("/console/content")).text();
  const html = await showContent();
  expect(html).toContain('href="/console/content/special-days/aurora.new"');
  expect(html).toContain("Add a special day");
  const days: readonly { readonly day: string }[] =
    readDocument("stores.json")[0].specialDays;
  const today = new Date().toISOString().slice(0, 10);
  days.forEach(({ day }, at) => {
    const link = `href="/console/content/special-days/aurora.${at}"`;
    // One of today may be over in the store's own zone.
    if (day > today) expect(html).toContain(link);
  });
  await edit(browser, "special-days/aurora.new", {
    day: "2020-12-24",
    "name.en": "Christmas of the past",
    "name.es": "Navidad pasada",
    closed: "on",
  });
  expect(await showContent()).not.toContain("Christmas of the past");
});

test("a whole list goes back to a version of before by one click", async () => {
  const browser = await signInAs(site, "owner");
  const before = readFile("staff.json");
  await edit(browser, "staff/marcus-hale", { lastName: "Halifax" });
  const html = await (
    await browser.get("/console/content/versions/staff")
  ).text();
  expect(html).toContain("staff marcus-hale");
  const rows = html
    .split("<li>")
    .filter((it) => it.includes("staff marcus-hale"));
  // The clock of the tests stands still, so the versions are in no order.
  for (const row of rows) {
    const fields = readFormFields(row, "/console/content/versions/staff");
    const page = await (
      await browser.get("/console/content/versions/staff")
    ).text();
    fields.set("_mark", /name="_mark" value="(\w+)"/.exec(page)?.[1] ?? "");
    const answer = await browser.post(
      "/console/content/versions/staff",
      fields,
    );
    expect(answer.status).toBe(303);
    if (readFile("staff.json") === before) break;
  }
  expect(readFile("staff.json")).toBe(before);
});

test("a list that was broken on the disk is told and not overwritten", async () => {
  const browser = await signInAs(site, "owner");
  const fields = await openForm(browser, "staff/marcus-hale");
  writeFileSync(join(profile.folder, "staff.json"), '[{ "id": }]');
  for (const answer of [
    await browser.get("/console/content/staff/marcus-hale"),
    await browser.post("/console/content/staff/marcus-hale", fields),
    await browser.get("/console/content"),
  ]) {
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("staff.json:1:10");
  }
  expect(readFile("staff.json")).toBe('[{ "id": }]');
  expect((await site.fetch("/our-company/meet-our-team")).status).toBe(200);
});

test("nothing typed is taken for markup", async () => {
  const browser = await signInAs(site, "owner");
  const bad = '"><script>alert(1)</script>';
  const answer = await edit(browser, "staff/marcus-hale", {
    lastName: bad,
    phone: "1",
  });
  const html = await answer.text();
  expect(html).not.toContain("<script>alert");
  expect(
    readFormFields(html, "/console/content/staff/marcus-hale").get("lastName"),
  ).toBe(bad);
});

test("addresses of parts and entries that are none are not found", async () => {
  const browser = await signInAs(site, "owner");
  for (const path of [
    "leads",
    "hours",
    "hours/aurora.bakery",
    "offers/nothing",
    "special-days/aurora.99",
    "versions/leads",
    "..%2f..%2fetc/passwd",
  ])
    expect((await browser.get(`/console/content/${path}`)).status, path).toBe(
      404,
    );
});

test("what is saved lies in the profile's own folder, and the sample is as it was", () => {
  expect(existsSync(join(SAMPLE, ".staff.json"))).toBe(false);
  for (const name of FILES)
    expect(readFileSync(join(SAMPLE, name), "utf8")).toBe(readFile(name));
});
