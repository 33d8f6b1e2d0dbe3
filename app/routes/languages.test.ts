import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const LIST = "/search-vehicles/used-inventory/bodystyle/trucks";
const HTML = { headers: { Accept: "text/html" } };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

async function fetchPage(path: string, of: TestSite = site) {
  const response = await of.fetch(path, HTML);
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    html,
  };
}

function chooseLanguage(language: string, fields: Record<string, string> = {}) {
  return site.fetch("/language", {
    method: "POST",
    body: new URLSearchParams({ language, returnTo: LIST, ...fields }),
  });
}

/** A site whose profile says something else of its languages. */
async function startSpeaking(site: {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}): Promise<TestSite> {
  const variant = profileVariant("used-only", {
    "profile.json": (content) => {
      const profile = JSON.parse(content);
      return JSON.stringify({ ...profile, site: { ...profile.site, ...site } });
    },
  });
  onTestFinished(variant.remove);
  const started = await startTestSite({
    variables: { PROFILE: variant.folder },
  });
  onTestFinished(started.stop);
  return started;
}

describe("a page in Spanish", () => {
  test("is the same page behind /es, with its own words and the visitor's filters", async () => {
    const page = await fetchPage(`/es${LIST}`);
    expect([page.status, page.language]).toEqual([200, "es"]);
    expect(page.html).toContain("<title>Pickups usadas | ");
    expect(page.html).toContain(">Precio total</button>");
    const cars = /<b class="num">\d+/.exec(page.html)?.[0];
    const english = await fetchPage(LIST);
    expect(english.language).toBe("en");
    expect(/<b class="num">\d+/.exec(english.html)?.[0]).toBe(cars);
  });

  test("and the English one name each other, and the one for all who speak neither", async () => {
    for (const path of [LIST, `/es${LIST}`]) {
      const { html } = await fetchPage(path);
      const alternates = [
        ...html.matchAll(
          /<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g,
        ),
      ].map(([, language, address]) => [language, address]);
      expect(alternates).toEqual([
        ["en", `https://dealer.example${LIST}`],
        ["es", `https://dealer.example/es${LIST}`],
        ["x-default", `https://dealer.example${LIST}`],
      ]);
      expect(html).toContain(
        `<link rel="canonical" href="https://dealer.example${path}"`,
      );
    }
  });

  test("that is not there says so in Spanish, and one in a language that nobody speaks in English", async () => {
    const page = await fetchPage("/es/no-such-page");
    expect([page.status, page.language]).toEqual([404, "es"]);
    const other = await fetchPage("/fr/contact-us");
    expect([other.status, other.language]).toEqual([404, "en"]);
  });

  test.each([
    ["/ES/Contact-Us/", "/es/contact-us"],
    ["/es/", "/es"],
    ["/es/search-vehicles", "/es/search-vehicles/all-inventory"],
    [
      "/es/search-vehicles?price_max=20000",
      "/es/search-vehicles/all-inventory/price/max/20000",
    ],
    ["/es/store-selection", "/es"],
  ])("leads from %s to %s", async (asked, location) => {
    expect((await fetchPage(asked)).location).toBe(location);
  });
});

test("a profile that speaks English alone has no Spanish page, names none and offers none", async () => {
  const english = await startSpeaking({
    languages: ["en"],
    defaultLanguage: "en",
  });
  const page = await fetchPage("/es/contact-us", english);
  expect([page.status, page.language]).toEqual([404, "en"]);
  const { html } = await fetchPage("/contact-us", english);
  expect(html).not.toMatch(/hrefLang=|language-form/);
  const sitemap = await english.fetch("/sitemaps/pages-1.xml");
  expect(await sitemap.text()).not.toContain(".example/es");
});

test("a profile whose own language is Spanish leads the home page there, unless somebody chose English", async () => {
  const spanish = await startSpeaking({
    languages: ["en", "es"],
    defaultLanguage: "es",
  });
  const home = await fetchPage("/?utm_source=mail", spanish);
  expect([home.status, home.location]).toEqual([302, "/es?utm_source=mail"]);
  const chosen = await spanish.fetch("/", {
    headers: { ...HTML.headers, Cookie: "language=en" },
  });
  expect(await chosen.text()).toContain('<html lang="en"');
  const { html } = await fetchPage("/contact-us", spanish);
  expect(html).toContain(
    'hrefLang="x-default" href="https://dealer.example/es/contact-us"',
  );
});

describe("the button that chooses a language", () => {
  test("leads to the same page and place in it, and is kept as the store is", async () => {
    const answer = await chooseLanguage("es", { place: "1200" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/es${LIST}#at-1200`,
    ]);
    expect(answer.headers.get("Set-Cookie")).toBe(
      "language=es; Path=/; Max-Age=2592000; SameSite=Lax",
    );
    const back = await chooseLanguage("en", { returnTo: `/es${LIST}` });
    expect(back.headers.get("Location")).toBe(LIST);
  });

  test("is followed by the home page alone", async () => {
    const asked = { headers: { ...HTML.headers, Cookie: "language=es" } };
    const home = await site.fetch("/", asked);
    expect([home.status, home.headers.get("Location")]).toEqual([302, "/es"]);
    expect((await site.fetch("/contact-us", asked)).status).toBe(200);
    expect((await site.fetch("/es", asked)).status).toBe(200);
  });

  test.each(["fr", "", "__proto__"])(
    "changes nothing for %j, which the site does not speak",
    async (language) => {
      const answer = await chooseLanguage(language);
      expect(answer.headers.get("Location")).toBe(LIST);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    },
  );

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
    "never leads off the site to %s",
    async (returnTo) => {
      const answer = await chooseLanguage("es", { returnTo });
      expect(answer.headers.get("Location")).toBe("/es");
    },
  );
});

test("a lead of a Spanish page says so first, and the store reads the rest in English", async () => {
  const answer = await site.fetch("/es/contact-us", {
    method: "POST",
    body: new URLSearchParams({
      firstName: "Elena",
      lastName: "Ruiz",
      email: "elena@example.com",
      phone: "(630) 555-0100",
      message: "¿Abren el domingo?",
      topic: "1",
      contactConsent: "on",
      formToken: agedFormToken("contact"),
    }),
  });
  expect(answer.headers.get("Location")).toMatch(/^\/es\//);
  const [row] = await site.stores.database.leads.db
    .selectFrom("leads")
    .select("content")
    .orderBy("id", "desc")
    .execute();
  const content = JSON.parse(row?.content ?? "{}");
  expect(content.language).toBe("es");
  expect(content.summary[0].label).toBe("Inquiry");
  expect(content.contactConsent.text).toMatch(/^Acepto que /);
});
