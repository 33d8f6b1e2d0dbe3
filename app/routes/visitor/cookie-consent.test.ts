import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

const BANNER = '<section class="consent is-asked" id="cookie-banner"';
/** For pages that the visitor goes on to. */
const HIDDEN_BANNER = '<section class="consent" hidden="" id="cookie-banner"';

/** A browser that keeps cookies, as its request shows. */
const KEEPING = { Cookie: "leadSent=true" };
const REFUSED = "Your browser blocks cookies, so we can’t keep your choice.";

function choose(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.fetch("/cookie-consent", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
}

function readCookies(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0]?.split("=") ?? []),
  );
}

async function fetchPage(path: string, cookie = ""): Promise<string> {
  const response = await site.fetch(path, { headers: { Cookie: cookie } });
  return response.text();
}

const A = "essential,functional,analytics,targeting";
const D = "essential,functional,analytics";
test.each([
  ["accept-all", {}, A],
  ["deny", {}, D],
  ["close", {}, D],
  ["only-essential", {}, "essential"],
  ["save", { categories: "targeting" }, "essential,targeting"],
  ["save", { categories: "nonsense" }, "essential"],
])(
  "%s %j is answered with the cookies of spec §3",
  async (choice, extra, allowed) => {
    const sent = {
      choice,
      returnTo: "/search-vehicles/all-inventory",
      ...extra,
    };
    const plain = await choose(sent, KEEPING);
    expect(plain.status).toBe(303);
    expect(plain.headers.get("Location")).toBe(
      "/search-vehicles/all-inventory",
    );
    expect(readCookies(plain)).toMatchObject({
      allowCookies: allowed,
      displayCookies: "hide",
    });
    const signalled = await choose(sent, { "Sec-GPC": "1" });
    expect(readCookies(signalled)["allowCookies"]).toBe(
      allowed.replace(",targeting", ""),
    );
  },
);

test("a script's choice is answered without a page", async () => {
  const response = await choose({ choice: "deny", isQuiet: "1" });
  expect(response.status).toBe(204);
  expect(readCookies(response)["displayCookies"]).toBe("hide");
});

test("a script whose choice takes something back is told to load the page anew", async () => {
  const response = await choose(
    { choice: "only-essential", isQuiet: "1" },
    { Cookie: "allowCookies=essential,functional" },
  );
  expect(response.status).toBe(205);
});

test("a link brings the banner back, on a legal page too, and changes nothing that was chosen", async () => {
  const asked = await site.fetch("/cookie-consent?banner=show", {
    headers: {
      Cookie: "allowCookies=essential; displayCookies=hide",
      Referer: `${site.origin}/legal/cookie-policy?x=1`,
    },
  });
  expect([asked.status, asked.headers.get("Location")]).toEqual([
    302,
    "/legal/cookie-policy?x=1",
  ]);
  expect(readCookies(asked)).toEqual({ displayCookies: "force" });
  for (const Referer of ["https://evil.example/x", "nonsense", ""]) {
    const astray = await site.fetch("/cookie-consent?banner=show", {
      headers: { Referer },
    });
    expect(astray.headers.get("Location")).toBe("/");
  }
  const plain = await site.fetch("/cookie-consent");
  expect(plain.headers.get("Location")).toBe("/cookie-settings");
});

const HONORED = "opt-out signal is honored";

test("a browser's privacy signal is answered on the banner, in the settings and in the policies, and in no page of others", async () => {
  const paths = [
    "/",
    "/cookie-settings",
    "/legal/privacy-policy",
    "/legal/cookie-policy",
  ];
  for (const path of [...paths, ...paths]) {
    const signalled = await site.fetch(path, { headers: { "Sec-GPC": "1" } });
    expect(await signalled.text(), path).toContain(HONORED);
    expect(signalled.headers.get("Vary")).toContain("Sec-GPC");
    expect(await fetchPage(path), path).not.toContain(HONORED);
  }
  const support = await site.fetch("/.well-known/gpc.json");
  expect(support.headers.get("Content-Type")).toBe("application/json");
  expect(await support.json()).toMatchObject({ gpc: true });
});

test("a signal that comes after the choice is written down once, and takes advertisers' cookies along", async () => {
  const Cookie =
    "allowCookies=essential,targeting; displayCookies=hide; _fbp=fb.1.1.1; _ga=GA1.1.1.1";
  const response = await site.fetch("/", {
    headers: { Cookie, "Sec-GPC": "1" },
  });
  expect(readCookies(response)).toEqual({
    allowCookies: "essential",
    _fbp: "",
    _ga: "",
  });
  const entry = await site.stores.database.leads.db
    .selectFrom("consent_entries")
    .select(["choice", "path"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(entry).toEqual({
    choice: "privacy-signal: essential; privacy signal",
    path: "/",
  });
  const after = await site.fetch("/", {
    headers: { Cookie: "allowCookies=essential", "Sec-GPC": "1" },
  });
  expect(after.headers.getSetCookie()).toEqual([]);
});

test.each([{}, { choice: "everything" }, { choice: "constructor" }])(
  "%j is no choice and answers 400 without cookies",
  async (fields) => {
    const response = await choose(fields);
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test("a choice is not taken from another site, and leads to none", async () => {
  const foreign = await choose(
    { choice: "accept-all" },
    { Origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  const astray = await choose(
    {
      choice: "deny",
      returnTo: "https://evil.example/",
    },
    KEEPING,
  );
  expect(astray.headers.get("Location")).toBe("/");
});

test("every choice stands in the ledger", async () => {
  await choose({
    choice: "only-essential",
    returnTo: "/?gclid=x",
    language: "es",
  });
  const entry = await site.stores.database.leads.db
    .selectFrom("consent_entries")
    .innerJoin(
      "consent_texts",
      "consent_texts.text_hash",
      "consent_entries.text_hash",
    )
    .select(["kind", "choice", "path", "text"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(entry).toMatchObject({
    kind: "cookies",
    choice: "only-essential: essential",
    path: "/",
  });
  expect(entry?.text).toContain("Solo esenciales");
});

test("the banner is in the page until a choice, and the page cache keeps the two apart", async () => {
  for (let time = 0; time < 2; time++) {
    expect(await fetchPage("/")).toContain(BANNER);
    expect(await fetchPage("/", "displayCookies=hide")).not.toContain(BANNER);
    expect(await fetchPage("/", "displayCookies=force")).toContain(BANNER);
  }
});

test("a page of the cache takes no visitor's click identifier into the banner", async () => {
  expect(await fetchPage("/?gclid=somebody")).not.toContain("somebody");
});

test("legal pages are read without the banner, unless it is forced", async () => {
  const path = "/legal/not-a-document";
  const page = await fetchPage(path);
  expect(page).not.toContain(BANNER);
  expect(page).toContain(HIDDEN_BANNER);
  expect(await fetchPage(path, "displayCookies=force")).toContain(BANNER);
});

test.each([
  "allowCookies=%F0%9F%8D%AA; displayCookies=%00",
  "allowCookies=; displayCookies=never",
  "allowCookies",
])("forged cookies (%s) count as none", async (cookie) => {
  const response = await site.fetch("/", { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(BANNER);
});

test("on the settings page every toggle is on at first, and then as chosen", async () => {
  const fetchSwitches = async (cookie: string, headers = {}) => {
    const response = await site.fetch("/cookie-settings", {
      headers: { Cookie: cookie, ...headers },
    });
    expect(response.headers.get("Cache-Control")).toContain("private");
    const html = await response.text();
    return [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([tag]) => [
      /value="(\w+)"/.exec(tag)?.[1],
      tag.includes("checked"),
      tag.includes("disabled"),
    ]);
  };
  expect(await fetchSwitches("")).toEqual([
    ["essential", true, true],
    ["functional", true, false],
    ["analytics", true, false],
    ["targeting", true, false],
  ]);
  expect(await fetchSwitches("allowCookies=essential,targeting")).toEqual([
    ["essential", true, true],
    ["functional", false, false],
    ["analytics", false, false],
    ["targeting", true, false],
  ]);
  expect((await fetchSwitches("", { "Sec-GPC": "1" })).at(-1)).toEqual([
    "targeting",
    false,
    true,
  ]);
});

test("saving on the settings page leaves a toast", async () => {
  const response = await choose({
    choice: "save",
    view: "settings",
    returnTo: "/cookie-settings",
  });
  expect(readCookies(response)["flash"]).toBe("consentSaved");
});

test("without scripts a browser that keeps no cookies is told so in the settings, and one that does goes on", async () => {
  const returnTo = "/search-vehicles/all-inventory?sort=mileage";
  for (const sent of [
    { choice: "only-essential", returnTo },
    { choice: "save", view: "settings", returnTo },
  ]) {
    const answered = await choose(sent);
    const asked = answered.headers.get("Location") ?? "";
    expect(asked).toBe(
      `/cookie-settings?whenKept=${encodeURIComponent(returnTo)}`,
    );
    const refused = await site.fetch(asked);
    expect(refused.status).toBe(200);
    expect(await refused.text()).toContain(REFUSED);
    const Cookie = answered.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    const kept = await site.fetch(asked, { headers: { Cookie } });
    expect([kept.status, kept.headers.get("Location")]).toEqual([
      302,
      returnTo,
    ]);
    // The toast of the settings page waits for the page that is gone on to.
    expect(kept.headers.getSetCookie().join()).not.toContain("flash=");
  }
  expect(await fetchPage("/cookie-settings")).not.toContain(REFUSED);
});

test("your details allow functional cookies with one press, which takes back nothing that was allowed", async () => {
  const before = await fetchPage(
    "/your-details",
    "displayCookies=hide; allowCookies=essential%2Canalytics",
  );
  const form = /<form class="btn-row"[^]*?<\/form>/.exec(before)?.[0] ?? "";
  const fields = [
    ...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g),
  ].map(([, name = "", value = ""]) => [name, value]);
  const answer = await site.fetch("/cookie-consent", {
    method: "POST",
    body: new URLSearchParams([...fields, ["choice", "save"]]),
    headers: KEEPING,
  });
  expect(answer.headers.get("Location")).toMatch(/^\/your-details/);
  const { allowCookies = "" } = readCookies(answer);
  expect(decodeURIComponent(allowCookies)).toBe(
    "essential,functional,analytics",
  );
  const after = await fetchPage(
    "/your-details",
    `displayCookies=hide; allowCookies=${allowCookies}`,
  );
  expect(after).toContain('name="firstName"');
});
