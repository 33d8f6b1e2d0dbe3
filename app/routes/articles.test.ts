import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let open: TestSite;
let small: TestSite;
beforeAll(async () => {
  [open, small] = await Promise.all([
    startTestSite(),
    startTestSite({ profile: "used-only" }),
  ]);
  return () => Promise.all([open.stop(), small.stop()]);
});

async function page(site: TestSite, path: string) {
  const response = await site.fetch(path);
  return { status: response.status, html: await response.text() };
}

describe("legal documents of spec §2", () => {
  test.each([
    ["/legal/privacy-policy", "Privacy policy"],
    ["/legal/cookie-policy", "Cookie policy"],
    ["/legal/terms-of-sale", "Terms of sale"],
  ])("%s is there with its date and title", async (path, title) => {
    const { status, html } = await page(open, path);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, "i"));
    expect(html).toMatch(/Updated \w+ \d+, 20\d\d/);
    expect(html).toMatch(/<title>[^<]+ \S Prairie Auto Group<\/title>/);
  });

  test("the terms of sale of a profile without them are not found, and no link leads there", async () => {
    expect((await page(small, "/legal/terms-of-sale")).status).toBe(404);
    const { html } = await page(small, "/legal/privacy-policy");
    expect(html).not.toContain("terms-of-sale");
    expect(html).toContain('href="/legal/cookie-policy"');
  });

  test("the cookie policy names every cookie that a form's answer sets", async () => {
    const { html } = await page(open, "/legal/cookie-policy");
    const answer = await open.fetch("/cookie-consent", {
      method: "POST",
      body: new URLSearchParams({ choice: "accept-all" }),
    });
    const names = answer.headers
      .getSetCookie()
      .map((line) => line.split("=", 1)[0]);
    expect(names.length).toBeGreaterThan(0);
    for (const name of [...names, "visitor", "savedVehicles"])
      expect(html).toContain(`<code>${name}</code>`);
    expect(html).not.toContain("{storedItems}");
  });

  test("the cookie policy names the vendors whose tags are on, and no other's", async () => {
    const variant = profileVariant("used-only", {
      "profile.json": (content) => {
        const profile = JSON.parse(content) as { tracking: object };
        const off = { isEnabled: false };
        const tracking = {
          ...profile.tracking,
          googleTagId: "G-ABCDEF1234",
          googleAdsId: "AW-123456789",
          tags: {
            googleTag: { isEnabled: true },
            googleAds: off,
            metaPixel: off,
            consentManager: { ...off, scriptUrl: null },
            automotiveEvents: off,
          },
        };
        return JSON.stringify({ ...profile, tracking });
      },
    });
    const site = await startTestSite({
      isSeeded: false,
      variables: { PROFILE: variant.folder },
    });
    const { html } = await page(site, "/legal/cookie-policy");
    expect(html).toContain("Google Analytics");
    expect(html).not.toContain("Google Ads");
    expect(html).not.toContain("from our server");
    await site.stop();
    variant.remove();
    const { html: plain } = await page(small, "/legal/cookie-policy");
    expect(plain).not.toContain("Google");
  });

  test("the privacy policy lists what is kept, for the days of the profile, and leads to where it is erased", async () => {
    const { html } = await page(small, "/legal/privacy-policy");
    const { leads, visitor } = small.profile;
    expect(html).not.toContain("{keptData}");
    // Whole years are said as years.
    const sayDays = (days: number) => {
      if (days % 365 !== 0) return `>${days} days<`;
      return days === 365 ? ">1 year<" : `>${days / 365} years<`;
    };
    for (const [what, days] of [
      ["Your home address", visitor.profileDays],
      ["Which phone number you verified", visitor.profileDays],
      ["What you send us by a form", leads.retentionDays.leads],
      ["Job applications", leads.retentionDays.careers],
    ] as const) {
      const row = html.slice(html.indexOf(what)).split("</tr>", 1)[0];
      expect(row, what).toContain(sayDays(days));
    }
    expect(html).toContain('href="/your-details"');
    const { html: other } = await page(open, "/legal/privacy-policy");
    expect(other).toContain("Your home address");
    expect(other).not.toContain("Which phone number you verified");
  });

  test("a document that nobody wrote is not found", async () => {
    expect((await page(open, "/legal/no-such-policy")).status).toBe(404);
  });
});

describe("shopping guides and their authors", () => {
  test("the list leads to each guide, and a guide to its author and back", async () => {
    const list = await page(open, "/shopping-guides");
    expect(list.html).toContain('href="/shopping-guides/most-for-your-car"');
    const guide = await page(open, "/shopping-guides/most-for-your-car");
    expect(guide.status).toBe(200);
    expect(guide.html).toContain("Getting the most for the car you have</h1>");
    expect(guide.html).toContain('href="/authors/luis-ortega"');
    const author = await page(open, "/authors/luis-ortega");
    expect(author.html).toContain("Luis Ortega</h1>");
    expect(author.html).toContain('href="/shopping-guides/most-for-your-car"');
  });

  test("an author of the team and their page there lead to each other", async () => {
    const author = await page(open, "/authors/luis-ortega");
    expect(author.html).toContain(
      'href="/our-company/meet-our-team/luis-ortega"',
    );
    const person = await page(open, "/our-company/meet-our-team/luis-ortega");
    expect(person.html).toContain('href="/authors/luis-ortega"');
    const other = await page(open, "/our-company/meet-our-team/ines-duarte");
    expect(other.html).not.toContain('href="/authors/');
  });

  test.each([
    ["what-certified-means", "/search-vehicles/certified-inventory"],
    ["what-a-plan-covers", "/vehicle-protection-plans"],
    ["what-makes-a-payment", "/auto-financing/apply-for-financing"],
  ])("the guide %s ends with the way to %s", async (slug, address) => {
    const { html } = await page(open, `/shopping-guides/${slug}`);
    const end = html.slice(html.indexOf('<footer class="guide-end"'));
    expect(end.split("</footer>", 1)[0]).toContain(`href="${address}"`);
  });

  test.each([
    "/shopping-guides/no-such-guide",
    "/shopping-guides/..%2F..%2Fetc",
    "/authors/nobody",
    "/authors/constructor",
  ])("%s is not found", async (path) => {
    expect((await page(open, path)).status).toBe(404);
  });

  test.each([
    "/shopping-guides",
    "/shopping-guides/most-for-your-car",
    "/authors/luis-ortega",
  ])("%s is not found while its page is off", async (path) => {
    expect((await page(small, path)).status).toBe(404);
  });
});

describe("what the dealership wrote, on Spanish pages", () => {
  const WORDS = "updatedOn: 2026-10-01\n---\n\nWe deliver, **always**.\n";
  let partly: TestSite;
  beforeAll(async () => {
    const variant = profileVariant("franchise", {});
    for (const [file, head] of [
      [
        "guides/in-english.md",
        "title: A guide\nsummary: What it says.\nauthorSlug: in-english",
      ],
      ["authors/in-english.md", "title: Ann Ames\nrole: Sales manager"],
      ["pages/fleet.md", "title: Fleet sales"],
      ["pages/vans.md", "title: Vans"],
      ["pages/vans.es.md", "title: Furgonetas"],
    ] as const) {
      const target = join(variant.folder, file);
      mkdirSync(join(target, ".."), { recursive: true });
      writeFileSync(target, `---\n${head}\n${WORDS}`);
    }
    partly = await startTestSite({
      isSeeded: false,
      variables: { PROFILE: variant.folder },
    });
    return async () => {
      await partly.stop();
      variant.remove();
    };
  });

  test("guides, authors and legal texts are said in Spanish where they are written in it", async () => {
    const guide = await page(open, "/es/shopping-guides/most-for-your-car");
    expect(guide.html).toContain("Cómo sacarle más al auto que tiene</h1>");
    expect(guide.html).toContain('"inLanguage":"es"');
    expect(guide.html).toContain('<article class="article">');
    const author = await page(open, "/es/authors/luis-ortega");
    expect(author.html).toContain('<p class="lead">Gerente de servicio, ');
    const legal = await page(open, "/es/legal/terms-of-sale");
    expect(legal.html).toContain("Términos de venta</h1>");
    for (const { html } of [guide, author, legal])
      expect(html).not.toContain("solo está en inglés");
    const own = await page(partly, "/es/pages/vans");
    expect(own.html).toContain("Furgonetas</h1>");
    expect((await page(partly, "/pages/vans")).html).toContain("Vans</h1>");
  });

  test.each([
    ["/shopping-guides/in-english", "Este artículo solo está en inglés."],
    ["/authors/in-english", "Esta página solo está en inglés."],
    ["/pages/fleet", "Esta página solo está en inglés."],
  ])(
    "%s says that it is in English only, and its article is marked as English",
    async (path, note) => {
      const { status, html } = await page(partly, `/es${path}`);
      expect(status).toBe(200);
      expect(html).toContain('<html lang="es"');
      expect(html).toContain(
        `<p class="meta">${note}</p><article class="article" lang="en">`,
      );
      const { html: english } = await page(partly, path);
      expect(english).toContain('<article class="article">');
      expect(english).not.toContain("in English only.</p>");
    },
  );

  test("the site's own words inside of an English article stay marked as Spanish", async () => {
    const { html } = await page(partly, "/es/shopping-guides/in-english");
    expect(html).toMatch(
      /<div class="byline" lang="es"><span class="portrait" aria-hidden="true">AA<\/span><div><p>Por.*<p class="meta"><time/,
    );
    expect(html).toContain('"inLanguage":"en"');
    const list = await page(partly, "/es/shopping-guides");
    expect(list.html).toContain(
      '<a href="/es/shopping-guides/in-english" lang="en">A guide</a>',
    );
    expect(list.html).toContain(
      '<a href="/es/shopping-guides/most-for-your-car">',
    );
  });
});
