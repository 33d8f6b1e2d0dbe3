import { afterAll, beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ profile: "franchise-gated" });
});
afterAll(() => site.stop());

const ALLOWED = "allowCookies=essential%2Cfunctional; displayCookies=hide";
const ESSENTIAL = "allowCookies=essential; displayCookies=hide";
const CONTACT = {
  firstName: "Ann",
  lastName: "Shopper",
  email: "ann@example.com",
  phone: "(630) 555-0199",
};

async function post(
  path: string,
  fields: Readonly<Record<string, string>>,
  cookie = ALLOWED,
) {
  return site.fetch(path, {
    method: "POST",
    headers: { Cookie: cookie, Origin: site.origin },
    body: new URLSearchParams(fields),
  });
}

function unlock(fields: Readonly<Record<string, string>>, cookie?: string) {
  const formToken = agedFormToken("private-inventory");
  return post("/private-inventory", { ...fields, formToken }, cookie);
}

function save(fields: Readonly<Record<string, string>>, cookie?: string) {
  const formToken = agedFormToken("your-details");
  return post("/your-details", { ...fields, formToken }, cookie);
}

/** The cookies that an answer leaves, beside those that were there. */
function cookiesAfter(response: Response, before = ALLOWED): string {
  const set = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "");
  return [before, ...set].join("; ");
}

test("a complete form unlocks the inventory, greets by name and leads back", async () => {
  const returnTo = "/search-vehicles/new-inventory";
  const response = await unlock({ ...CONTACT, returnTo });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(returnTo);
  const cookie = cookiesAfter(response);
  expect(cookie).toContain("flash=privateInventorySuccess");
  const page = await site.fetch(returnTo, { headers: { Cookie: cookie } });
  const html = await page.text();
  expect(html).toContain("Access Granted!");
  expect(html).toMatch(
    /Welcome to the Prairie Auto Group(?:'|&#x27;)s private inventory!/,
  );
  expect(html).toContain("/new-vehicle/");
});

test("once private cars are open, their page leads to the list of these alone, and every page to theirs (Assumption A482)", async () => {
  const cookie = cookiesAfter(await unlock(CONTACT));
  const read = async (path: string) =>
    (await site.fetch(path, { headers: { Cookie: cookie } })).text();
  const count = site.vehicles.filter(
    ({ vehicle: { condition } }) => condition === "new",
  ).length;
  const html = await read("/private-inventory?returnTo=%2Fservice");
  expect(html).toContain(
    `<a class="btn btn--main" href="/search-vehicles/new-inventory">See all ${count} private cars</a>`,
  );
  expect(html).toContain(
    '<a class="btn" href="/search-vehicles/all-inventory">Browse all cars</a>',
  );
  expect(await read("/es/private-inventory")).toContain(
    `href="/es/search-vehicles/new-inventory">Ver los ${count} autos privados</a>`,
  );
  for (const headers of [{}, { Cookie: cookie }]) {
    const home = await (await site.fetch("/", { headers })).text();
    expect(home).toMatch(/href="\/private-inventory">Private inventory</);
  }
});

test("where every car is private, the list of all is that of private cars", async () => {
  const closed = await startTestSite({ profile: "used-only-gated" });
  try {
    const answer = await closed.fetch("/private-inventory", {
      method: "POST",
      headers: { Cookie: ALLOWED, Origin: closed.origin },
      body: new URLSearchParams({
        ...CONTACT,
        formToken: agedFormToken("private-inventory"),
      }),
    });
    const html = await (
      await closed.fetch("/private-inventory", {
        headers: { Cookie: cookiesAfter(answer) },
      })
    ).text();
    expect(html).toMatch(
      /href="\/search-vehicles\/all-inventory">See all \d+ private cars</,
    );
    expect(html).not.toContain(">Browse all cars<");
  } finally {
    await closed.stop();
  }
});

test("the form says what it opens at once and which prices wait for the questions, where both are private", async () => {
  const both = await (await site.fetch("/private-inventory")).text();
  expect(both).toContain(">Unlock private cars and prices</h1>");
  expect(both).toContain(
    "you see our private cars right away, with what they cost. Used prices open once you’ve answered up to 4 questions.",
  );
  expect(both).toMatch(/<button [^>]*><span[^>]*>Unlock</);
});

test.each([
  ["/special-offers", "Unlock 11 special offers"],
  ["/special-offers/sales", "Unlock 4 sales specials"],
  ["/es/special-offers/service", "Desbloquee 4 ofertas de servicio"],
  ["/service", "Unlock 4 service specials"],
])(
  "whoever comes from %s reads of its offers alone: %s (Assumption A423)",
  async (returnTo, title) => {
    const prefix = returnTo.startsWith("/es/") ? "/es" : "";
    const address = `${prefix}/private-inventory?returnTo=${encodeURIComponent(returnTo)}`;
    const html = await (await site.fetch(address)).text();
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toMatch(/>(?:4 sales specials|4 ofertas de venta)</);
    expect(html).toContain(`<a class="btn" href="${returnTo}"`);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
    expect(main).toContain('name="firstName"');
    expect(main).not.toMatch(/question|pregunta|private car|autos? privado/i);
  },
);

test.each([
  "/search-vehicles/new-inventory",
  "/new-vehicle/truck/2024-ford-f-150/1FTFW1E50NFA00000",
  "/es/new-vehicle/truck/2024-ford-f-150/1FTFW1E50NFA00000",
])(
  "whoever comes from %s, where cars are hidden, reads of these alone, and not of prices that wait for questions",
  async (path) => {
    const returnTo = encodeURIComponent(path);
    const html = await (
      await site.fetch(`/private-inventory?returnTo=${returnTo}`)
    ).text();
    expect(html).toContain(">Unlock our private inventory</h1>");
    expect(html).toContain("with what they cost");
    expect(html).not.toMatch(/Used prices|up to \d questions/);
  },
);

test("whoever unlocks from a price goes on to the questions that open it, and comes back here (Assumption A384)", async () => {
  const returnTo = "/search-vehicles/used-inventory";
  const list = await (await site.fetch(returnTo)).text();
  const [, asked = ""] =
    /href="(\/private-inventory[^"]*)"[^>]*>Unlock price</.exec(list) ?? [];
  const address = asked.replaceAll("&amp;", "&");
  const [before, vin] = address.replace(/&for=prices$/, "").split("%23");
  expect(before).toBe(
    `/private-inventory?returnTo=${encodeURIComponent(returnTo)}`,
  );
  expect(site.vehicles.map(({ vehicle }) => vehicle.vin)).toContain(vin);
  const page = await (await site.fetch(address)).text();
  expect(page).toMatch(/<button [^>]*><span[^>]*>Continue</);
  expect(page).toMatch(/<input type="hidden" name="for" value="prices"/);
  const response = await unlock({ ...CONTACT, returnTo, for: "prices" });
  expect(response.headers.get("Location")).toBe(
    `/personalized-pricing?returnTo=${encodeURIComponent(returnTo)}`,
  );
});

test.each([
  ["/search-vehicles/used-inventory", "/search-vehicles/new-inventory"],
  ["/search-vehicles/all-inventory?page=2", "/search-vehicles/new-inventory"],
  [
    "/es/search-vehicles/used-inventory/bodystyle/suvs",
    "/es/search-vehicles/new-inventory/bodystyle/suvs",
  ],
  // No new car is this old, so the list stays.
  [
    "/search-vehicles/all-inventory/year/max/2019",
    "/search-vehicles/all-inventory/year/max/2019",
  ],
  ["/service", "/service"],
  ["/search-vehicles/%E0%A4%A", "/search-vehicles/%E0%A4%A"],
])(
  "unlocking cars from %s leads to %s (Assumption A385)",
  async (returnTo, opened) => {
    const response = await unlock({ ...CONTACT, returnTo });
    expect(response.headers.get("Location")).toBe(opened);
  },
);

test("where unlocking leads tells a price that is still locked by its public band alone", async () => {
  const closed = await startTestSite({ profile: "used-only-gated" });
  try {
    const [bandEnd = 0] = closed.profile.pricing.lockedPriceBandsDollars;
    const leadsTo = async (dollars: number) => {
      const path = `/price/max/${dollars}`;
      const answer = await closed.fetch("/private-inventory", {
        method: "POST",
        headers: { Cookie: ALLOWED, Origin: closed.origin },
        body: new URLSearchParams({
          ...CONTACT,
          returnTo: `/search-vehicles/used-inventory${path}`,
          formToken: agedFormToken("private-inventory"),
        }),
      });
      expect(answer.status).toBe(303);
      return answer.headers.get("Location")?.replaceAll(path, "");
    };
    const answers = new Set<string | undefined>();
    for (const dollars of [1, Math.floor(bandEnd / 2), bandEnd])
      answers.add(await leadsTo(dollars));
    expect([...answers]).toHaveLength(1);
  } finally {
    await closed.stop();
  }
});

test("it works without consent to functional cookies, for the browser's session and without a name in it", async () => {
  const response = await unlock(CONTACT, ESSENTIAL);
  const line = response.headers
    .getSetCookie()
    .find((it) => it.startsWith("visitor="));
  expect(line).not.toContain("Max-Age");
  const cookie = cookiesAfter(response, ESSENTIAL);
  const headers = { Cookie: cookie };
  const list = await site.fetch("/search-vehicles/new-inventory", { headers });
  expect(await list.text()).toContain("/new-vehicle/");
  const details = await site.fetch("/your-details", { headers });
  const html = await details.text();
  expect(html).not.toContain("ann@example.com");
  expect(html).toContain("Allow functional cookies");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
])("%s is no place to come back to", async (returnTo) => {
  const response = await unlock({ ...CONTACT, returnTo });
  // Those are the cars that the profile hides.
  expect(response.headers.get("Location")).toBe(
    "/search-vehicles/new-inventory",
  );
  const page = await site.fetch(
    `/private-inventory?returnTo=${encodeURIComponent(returnTo)}`,
  );
  expect(await page.text()).not.toContain("evil.example");
});

test("what is wrong is said beside its field, and what was typed stays", async () => {
  const response = await unlock({
    ...CONTACT,
    lastName: " ",
    phone: "call me",
    returnTo: "/search-vehicles",
  });
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie().join()).not.toContain("visitor=");
  const html = await response.text();
  expect(html).toContain("Enter your last name.");
  expect(html).toContain("Please enter a valid phone number");
  expect(html).toContain('value="ann@example.com"');
  expect(html).toContain('value="/search-vehicles"');
});

test("unlock times, a verified phone and the like in a form's body change nothing", async () => {
  const response = await save({
    firstName: "Ann",
    phoneVerified: "true",
    unlockPriceAtMs: "1",
    unlockInventoryAtMs: "1",
    "terms.creditScore": "800",
    uniqueUserId: "mine",
  });
  expect(response.status).toBe(303);
  const headers = { Cookie: cookiesAfter(response) };
  const html = await (await site.fetch("/your-details", { headers })).text();
  expect(html).toContain('value="Ann"');
  expect(html).not.toContain("Unlocked until");
  expect(html).not.toMatch(/>mine</);
});

test("details are shown, changed and erased", async () => {
  const cookie = `${ALLOWED}; ${visitorCookie(ANN)}`;
  const shown = await site.fetch("/your-details", {
    headers: { Cookie: cookie },
  });
  expect(shown.headers.get("Cache-Control")).toBe("private, no-cache");
  const html = await shown.text();
  expect(html).toContain('value="ann@example.com"');
  expect(html).toContain('value="+1 (630) 555-0199"');
  expect(html).toContain("Unlocked until November 20, 2027");

  const saved = await save(
    { ...CONTACT, firstName: "Anna", city: "Aurora", zipCode: "60502" },
    cookie,
  );
  const after = cookiesAfter(saved);
  const changed = await (
    await site.fetch("/your-details", { headers: { Cookie: after } })
  ).text();
  expect(changed).toContain('value="Anna"');
  expect(changed).toContain('value="60502"');
  expect(changed).toContain("Details saved");

  const erased = await post("/your-details/erase", {}, after);
  expect(erased.status).toBe(303);
  const lines = erased.headers.getSetCookie();
  expect(lines).toContain(
    "visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  );
  expect(lines.join()).toContain("flash=detailsErased");
  for (const name of ["savedVehicles", "leadSent", "phoneToVerify"])
    expect(lines.join("\n")).toMatch(new RegExp(`^${name}=; .*Max-Age=0`, "m"));
});

async function listLeads(email: string) {
  const rows = await site.stores.database.leads.db
    .selectFrom("leads")
    .selectAll()
    .execute();
  return rows.filter(({ content }) => content.includes(email));
}

test("the save of your details that unlocks says so before, asks for the consent, and tells the dealer", async () => {
  const page = await site.fetch("/your-details", {
    headers: { Cookie: ALLOWED },
  });
  const html = await page.text();
  expect(html).toContain("saving also unlocks our private inventory");
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="contactConsent"/);
  const email = "silent@example.com";
  const saved = await save({
    ...CONTACT,
    email,
    unlocks: "on",
    contactConsent: "on",
  });
  expect(saved.headers.get("Location")).toBe("/your-details");
  expect(cookiesAfter(saved)).toContain("flash=privateInventorySuccess");
  const leads = await listLeads(email);
  expect(leads.map(({ type }) => type)).toEqual(["UNLOCK_INVENTORY"]);
  expect(leads[0]?.content).toContain('"isGiven":true');

  const open = { headers: { Cookie: cookiesAfter(saved) } };
  const after = await (await site.fetch("/your-details", open)).text();
  expect(after).toContain("Unlocked until");
  expect(after).not.toContain("saving also unlocks");
  await save({ ...CONTACT, email, city: "Aurora" }, cookiesAfter(saved));
  expect(await listLeads(email)).toHaveLength(1);
});

test("details that are not complete, or whose form did not say so, unlock nothing and are no lead", async () => {
  const email = "partly@example.com";
  for (const fields of [
    { ...CONTACT, email, phone: "", unlocks: "on" },
    { ...CONTACT, email },
  ]) {
    const saved = await save(fields);
    expect(saved.status).toBe(303);
    const page = await site.fetch("/your-details", {
      headers: { Cookie: cookiesAfter(saved) },
    });
    expect(await page.text()).not.toContain("Unlocked until");
  }
  expect(await listLeads(email)).toEqual([]);
});

test("an answer of the wizard unlocks nothing for whom no lead tells of", async () => {
  const known = { ...ANN, unlockInventoryAtMs: null, unlockPriceAtMs: null };
  const before = `${ALLOWED}; ${visitorCookie(known)}`;
  const answered = await post(
    "/personalized-pricing/down-payment",
    { amount: "2000" },
    before,
  );
  expect(answered.status).toBe(303);
  const page = await site.fetch("/your-details", {
    headers: { Cookie: cookiesAfter(answered) },
  });
  const html = await page.text();
  expect(html).toContain("$2,000");
  expect(html).not.toContain("Unlocked until");
});

test("wrong details are said to be wrong", async () => {
  const response = await save({
    email: "ann@",
    zipCode: "6050",
  });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain("Enter a 5- or 9-digit ZIP code");
});

test("a form of another site erases nothing", async () => {
  const response = await site.fetch("/your-details/erase", {
    method: "POST",
    headers: { Origin: "https://evil.example", Cookie: visitorCookie(ANN) },
  });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("who unlocks on a vehicle's page asks about that vehicle, and its locked price stays out of the lead", async () => {
  const used = site.vehicles.find(
    ({ vehicle }) => vehicle.condition === "used",
  );
  if (used === undefined) throw new Error("No used vehicle.");
  const response = await unlock({
    ...CONTACT,
    email: "used@example.com",
    returnTo: getVehicleAddress(used.vehicle),
  });
  expect(response.headers.get("Location")).toBe(
    getVehicleAddress(used.vehicle),
  );
  const rows = await site.stores.database.leads.db
    .selectFrom("leads")
    .selectAll()
    .execute();
  const mine = rows
    .map((row) => JSON.stringify(row))
    .filter((row) => row.includes("used@example.com"));
  expect(mine).toHaveLength(1);
  expect(mine[0]).toContain(used.vehicle.vin);
  expect(mine[0]).toContain("UNLOCK_INVENTORY");
  expect(mine[0]).not.toContain(String(used.vehicle.salePriceCents));
  expect(mine[0]).toMatch(/priceDollars[\\"]+:null/);
});

test("a dealership that keeps nothing back has no such page", async () => {
  const open = await startTestSite({ isSeeded: false });
  try {
    expect((await open.fetch("/private-inventory")).status).toBe(404);
  } finally {
    await open.stop();
  }
});

test("a page with the form or with details in it enters no cache", async () => {
  for (const path of ["/private-inventory", "/your-details"]) {
    const headers = { Cookie: ALLOWED };
    const first = await site.fetch(path, { headers });
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    const second = await site.fetch(path, { headers });
    expect(await second.text()).not.toBe(await first.text());
  }
});

test("without scripts a browser that keeps no cookies is told so where it unlocked, and one that does goes on", async () => {
  const returnTo = "/search-vehicles/new-inventory";
  const sent = await unlock({ ...CONTACT, returnTo }, "");
  expect(sent.status).toBe(303);
  const asked = sent.headers.get("Location") ?? expect.fail();
  const refused = await site.fetch(asked);
  expect(refused.status).toBe(200);
  const html = await refused.text();
  expect(html).toContain("We have your details, but your browser blocks");
  expect(html).toContain(`href="${returnTo}"`);
  const kept = await site.fetch(asked, {
    headers: { Cookie: cookiesAfter(sent) },
  });
  expect(kept.status).toBe(302);
  expect(kept.headers.get("Location")).toBe(returnTo);
});

test("the closed page says how many cars are private, and nothing of any of them", async () => {
  const html = await (await site.fetch("/private-inventory")).text();
  const count = Number(/<b>([\d,]+) private cars</.exec(html)?.[1]);
  const hidden = site.vehicles.filter(
    ({ vehicle }) => vehicle.condition === "new",
  );
  expect(count).toBe(hidden.length);
  expect(hidden.some(({ vehicle }) => html.includes(vehicle.vin))).toBe(false);
});

test("the form shows who sells cars at the visitor's store, which gets it", async () => {
  const { staff, stores } = site.profile;
  const html = await (await site.fetch("/private-inventory")).text();
  const [own, ...others] = stores.map(({ id }) =>
    staff
      .filter((it) => it.storeId === id && it.department === "Sales")
      .map((it) => `${it.firstName} ${it.lastName}`),
  );
  expect(own?.some((name) => html.includes(name))).toBe(true);
  for (const name of others.flat())
    expect([name, html.includes(name)]).toEqual([name, false]);
});
