import { beforeAll, expect, test, vi } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
let vin: string;
beforeAll(async () => {
  site = await startTestSite();
  const [first] = site.vehicles;
  if (first === undefined) throw new Error("The sample has no vehicle.");
  vin = first.vehicle.vin;
  return site.stop;
});

const CONTACT = {
  firstName: "Elena",
  lastName: "O'Brien",
  email: "elena@example.com",
  phone: "(630) 555-0100",
  message: "Hello",
};

/** Path and form of every page; the address names the vehicle. */
const FORMS = {
  contact: () => ({ path: "/contact-us", fields: { ...CONTACT, topic: "1" } }),
  careers: () => ({
    path: "/our-company/careers",
    fields: { ...CONTACT, position: "Detailer" },
  }),
  "ask-about-vehicle": () => ({
    path: `/ask-about-vehicle/${vin}`,
    fields: CONTACT,
  }),
  "check-availability": () => ({
    path: `/check-availability/${vin}`,
    fields: CONTACT,
  }),
} as const;
type FormName = keyof typeof FORMS;
const NAMES = Object.keys(FORMS) as FormName[];

function send(
  name: FormName,
  changes: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { path, fields } = FORMS[name]();
  return site.fetch(path, {
    method: "POST",
    body: new URLSearchParams({
      ...fields,
      formToken: agedFormToken(name),
      ...changes,
    }),
  });
}

test.each(NAMES)(
  "the page of %s is one visitor's own and holds a form that works without a script",
  async (name) => {
    const response = await site.fetch(FORMS[name]().path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(html).toContain(`<form id="${name}"`);
    expect(html).toMatch(/method="post"/);
    expect(html).toMatch(/name="formToken" value="[\w.-]{70,}"/);
    expect(html).toMatch(/name="homepage"/);
  },
);

test.each(["ask-about-vehicle", "check-availability"] as const)(
  "%s is taken while the inventory cannot be read, with what lists know of the vehicle",
  async (name) => {
    const spy = vi
      .spyOn(site.stores.inventory, "findVehicle")
      .mockRejectedValue(new Error("canceling statement due to lock timeout"));
    const answer = await send(name).finally(() => spy.mockRestore());
    expect(answer.status).toBe(303);
    const { content } = await site.stores.database.leads.db
      .selectFrom("leads")
      .select("content")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(content)).toMatchObject({
      vehicles: [{ vin, make: site.vehicles[0]?.vehicle.make, doors: null }],
    });
  },
);

test.each(NAMES)(
  "a good %s answers 303 to a page with its reference",
  async (name) => {
    const response = await send(name);
    const location = response.headers.get("Location") ?? "";
    expect(response.status).toBe(303);
    const reference = /\?reference=([\w-]{9})$/.exec(location)?.[1] ?? "none";
    expect(response.headers.getSetCookie().join()).toMatch(
      /flash=(contact|career)Success/,
    );
    const page = await site.fetch(location);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
    const html = await page.text();
    expect(html).toContain(reference);
    expect(html).toContain("What happens next");
    expect(html).toContain('name="robots" content="noindex"');
  },
);

test.each(NAMES)(
  "an unfilled %s answers 400 with every message twice and the title says so",
  async (name) => {
    const empty = Object.fromEntries(
      Object.keys(FORMS[name]().fields).map((field) => [field, ""]),
    );
    const response = await send(name, empty);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toMatch(/<title>Error: /);
    expect(html).toContain("There is a problem");
    for (const message of [
      "Enter your first name.",
      "Enter your last name.",
      "Please enter a valid email address",
      "Please enter a valid phone number",
      "Enter your message.",
    ])
      expect(html.split(`>${message}<`).length - 1, message).toBe(2);
    for (const field of Object.keys(empty))
      expect(html).toContain(`href="#${name}-${field}"`);
  },
);

test("what was typed stands in the form again, whatever it was", async () => {
  const html = await (
    await send("contact", {
      email: 'elena@"><script>alert(1)</script>',
      message: "</textarea><b>kept</b>",
      topic: "6",
    })
  ).text();
  expect(html).toContain(
    'value="elena@&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
  );
  expect(html).toContain("&lt;/textarea&gt;&lt;b&gt;kept&lt;/b&gt;");
  expect(html).toContain('<option value="6" selected="">');
  expect(html).not.toContain("<script>alert(1)");
});

test("a megabyte in a field answers 400 with the message, not 413", async () => {
  const response = await send("contact", { message: "x".repeat(1_000_000) });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Use 5,000 characters or fewer");
});

test("three megabytes answer 413 with a page and the phone number", async () => {
  const response = await send("contact", { message: "x".repeat(3_000_000) });
  expect(response.status).toBe(413);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(await response.text()).toContain('href="tel:+1');
});

test("a form of another site is refused", async () => {
  const response = await site.fetch("/contact-us", {
    method: "POST",
    headers: { Origin: "https://evil.example" },
    body: new URLSearchParams({ ...CONTACT, topic: "1" }),
  });
  expect(response.status).toBe(403);
});

test("the same form sent twice is one message with one reference", async () => {
  const formToken = agedFormToken("contact");
  const answers = await Promise.all([
    send("contact", { formToken }),
    send("contact", { formToken }),
  ]);
  const [first, second] = answers.map((it) => it.headers.get("Location"));
  expect(first).toMatch(/reference=/);
  expect(second).toBe(first);
});

test("the same message from the visitor's second tab shows the first reference, and another visitor's shows its own", async () => {
  const { path, fields } = FORMS.contact();
  const sendFrom = (cookie: string, message: string) =>
    site.fetch(path, {
      method: "POST",
      headers: { Cookie: cookie },
      body: new URLSearchParams({
        ...fields,
        message,
        formToken: agedFormToken("contact"),
      }),
    });
  const answers = [await sendFrom("", "Two tabs")];
  const visitor = (answers[0]?.headers.getSetCookie() ?? [])
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  answers.push(
    await sendFrom(visitor, "Two tabs"),
    await sendFrom(visitor, "Another question"),
    await sendFrom("", "Two tabs"),
  );
  const [first, again, other, stranger] = answers.map((it) =>
    it.headers.get("Location"),
  );
  expect(first).toMatch(/reference=/);
  expect(again).toBe(first);
  expect(new Set([first, other, stranger]).size).toBe(3);
});

test("who allowed it types a name once: the next form knows it", async () => {
  const allowed = "allowCookies=essential,functional; displayCookies=hide";
  const { path, fields } = FORMS.contact();
  const sent = await site.fetch(path, {
    method: "POST",
    headers: { Cookie: allowed },
    body: new URLSearchParams({
      ...fields,
      formToken: agedFormToken("contact"),
    }),
  });
  const kept = sent.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const next = await site.fetch("/our-company/careers", {
    headers: { Cookie: `${allowed}; ${kept}` },
  });
  const html = await next.text();
  for (const value of [
    "Elena",
    "O&#x27;Brien",
    "elena@example.com",
    "+1 (630) 555-0100",
  ])
    expect(html).toContain(`value="${value}"`);
  const stranger = await site.fetch("/our-company/careers");
  expect(await stranger.text()).not.toContain("Elena");
});

test("the receipt of a question about a car says where the answer goes, to whoever asked and to nobody else", async () => {
  const allowed = "allowCookies=essential,functional; displayCookies=hide";
  const { path, fields } = FORMS["check-availability"]();
  const sent = await site.fetch(path, {
    method: "POST",
    headers: { Cookie: allowed },
    body: new URLSearchParams({
      ...fields,
      formToken: agedFormToken("check-availability"),
    }),
  });
  const receipt = sent.headers.get("Location") ?? "";
  expect(receipt).not.toMatch(/elena|555/i);
  const kept = sent.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const own = await site.fetch(receipt, {
    headers: { Cookie: `${allowed}; ${kept}` },
  });
  const words = (await own.text()).replaceAll(/[\u2060]/g, "");
  expect(words).toContain(
    "We’ll call (630)\u00a0555-0100 or write to elena@example.com.",
  );
  const stranger = await site.fetch(receipt);
  expect(await stranger.text()).not.toContain("elena@example.com");
});

function application(file: Blob, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(FORMS.careers().fields))
    form.append(field, value);
  form.append("formToken", agedFormToken("careers"));
  form.append("resume", file, name);
  return form;
}

test.each<[string, Blob, number, string]>([
  ["a text", new Blob(["I sell cars"]), 303, ""],
  [
    "a program",
    new Blob([new Uint8Array([0x4d, 0x5a, 0, 0])]),
    400,
    "Choose a PDF, a Word document",
  ],
  [
    "a picture called .pdf",
    new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])]),
    400,
    "Choose a PDF, a Word document",
  ],
  [
    "a PDF with a script",
    new Blob(["%PDF-1.7\n1 0 obj << /S /JavaScript /JS (x) >> endobj"]),
    400,
    "Save it as a plain PDF",
  ],
  [
    "five megabytes and a byte",
    new Blob(["x".repeat(5 * 1024 * 1024 + 1)]),
    400,
    "Choose a file of 5 MB or less",
  ],
  [
    "seven megabytes",
    new Blob(["x".repeat(7 * 1024 * 1024)]),
    413,
    "This form is too long",
  ],
])("%s as a résumé is answered", async (_name, file, status, text) => {
  const response = await site.fetch("/our-company/careers", {
    method: "POST",
    body: application(file, "cv.pdf"),
  });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

test("a form about an unknown vehicle answers 404, and another spelling leads to the right one", async () => {
  for (const path of [
    "/check-availability/1HGCM82633A004352",
    "/ask-about-vehicle/X",
  ]) {
    expect((await site.fetch(path)).status).toBe(404);
    const body = new URLSearchParams(CONTACT);
    expect((await site.fetch(path, { method: "POST", body })).status).toBe(404);
  }
  const lower = await site.fetch(`/check-availability/${vin.toLowerCase()}`);
  expect(lower.status).toBe(301);
  expect(lower.headers.get("Location")).toBe(`/check-availability/${vin}`);
});

test.each(["", "?reference=", "?reference=<script>", "?reference=0000-0000"])(
  "a confirmation at %j confirms nothing",
  async (query) => {
    const page = await site.fetch(`/amp-contact-request-confirmation${query}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("No message to show");
    expect(html).toContain('href="/contact-us"');
    expect(html).not.toContain("Your reference");
  },
);

test("past sixty in ten minutes the answer is 429 with the form, its values and when to try again", async () => {
  const statuses = new Set<number>();
  let last: Response | null = null;
  for (let at = 0; at < 61; at++) {
    last = await send("check-availability", { email: "kept@" });
    statuses.add(last.status);
    if (at < 60) await last.text();
  }
  expect([...statuses]).toEqual([400, 429]);
  expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  const html = (await last?.text()) ?? "";
  expect(html).toContain('value="kept@"');
  expect(html).toContain("Your answers are still here. Please try again in");
});

test("the receipt of a message thanks by name whom the browser may remember, and shows who reads it", async () => {
  const path = "/contact-us?reference=GT3H-3CYD";
  const nameless = await (await site.fetch(path)).text();
  expect(nameless).toContain(">We have your message</h1>");
  expect(nameless).toContain("People at our Aurora store");
  const sent = await site.fetch("/contact-us", {
    method: "POST",
    body: new URLSearchParams({
      ...FORMS.contact().fields,
      formToken: agedFormToken("contact"),
    }),
    headers: { Cookie: "allowCookies=essential%2Cfunctional" },
  });
  const cookies = sent.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0]);
  const named = await site.fetch(path, {
    headers: {
      Cookie: ["allowCookies=essential%2Cfunctional", ...cookies].join("; "),
    },
  });
  expect(await named.text()).toContain(">We have your message, Elena</h1>");
});

test("the receipt shows what was sent to the browser that sent it, and to no other", async () => {
  const { fields } = FORMS.contact();
  const sent = await site.fetch("/contact-us", {
    method: "POST",
    body: new URLSearchParams({
      ...fields,
      message: "Is the blue one there?",
      formToken: agedFormToken("contact"),
    }),
    headers: { Cookie: "allowCookies=essential%2Cfunctional" },
  });
  const receipt = sent.headers.get("Location") ?? "";
  expect(receipt).not.toContain("blue");
  const cookies = sent.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0]);
  const own = await site.fetch(receipt, {
    headers: {
      Cookie: ["allowCookies=essential%2Cfunctional", ...cookies].join("; "),
    },
  });
  expect(await own.text()).toMatch(
    /<h2>What you sent<\/h2><b>[^<]+<\/b><p class="confirm-sent">Is the blue one there\?<\/p>/,
  );
  const other = await (await site.fetch(receipt)).text();
  expect(other).toContain(">We have your message</h1>");
  expect(other).not.toContain("blue");
});

test("the receipt of an application names the job and who reads it, in the browser that sent it alone", async () => {
  const allowed = "allowCookies=essential,functional; displayCookies=hide";
  const { careers } = site.profile.leads;
  const [opening] = careers.openings;
  const store = site.profile.stores.find(({ id }) => id === opening?.storeId);
  const sent = await site.fetch("/our-company/careers", {
    method: "POST",
    headers: { Cookie: allowed },
    body: new URLSearchParams({
      ...FORMS.careers().fields,
      position: `${opening?.title.en ?? ""}, ${store?.city ?? ""}`,
      formToken: agedFormToken("careers"),
    }),
  });
  const receipt = sent.headers.get("Location") ?? "";
  const kept = sent.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const read = async (path: string, cookie: string) =>
    (await site.fetch(path, { headers: { Cookie: cookie } })).text();
  const own = [allowed, ...kept].join("; ");
  const applied = (title: string) => `<b>${title}, ${store?.city ?? ""}</b>`;
  const html = await read(receipt, own);
  expect(html).toContain(
    `<h2>You applied for</h2>${applied(opening?.title.en ?? "")}`,
  );
  expect(html).toContain("<h2>Who reads it</h2>");
  expect(await read(`/es${receipt}`, own)).toContain(
    `<h2>Usted solicitó</h2>${applied(opening?.title.es ?? "")}`,
  );
  const other = await read(receipt, allowed);
  expect(other).toContain(">We have your application</h1>");
  expect(other).not.toMatch(/You applied for|Who reads it/);
});

test("the receipt of a question about financing shows first who reads it, and other browsers who sells cars", async () => {
  const sent = await site.fetch("/contact-us", {
    method: "POST",
    body: new URLSearchParams({
      ...FORMS.contact().fields,
      topic: "2",
      formToken: agedFormToken("contact"),
    }),
  });
  const receipt = sent.headers.get("Location") ?? "";
  const Cookie = sent.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const readTeam = async (headers: Record<string, string>) => {
    const html = await (await site.fetch(receipt, { headers })).text();
    return html.slice(html.indexOf("People at our Aurora store"));
  };
  const own = await readTeam({ Cookie });
  expect(own.indexOf("Finance manager")).toBeGreaterThan(0);
  expect(own.indexOf("Finance manager")).toBeLessThan(
    own.indexOf("General manager"),
  );
  expect(await readTeam({})).not.toContain("Finance manager");
});
