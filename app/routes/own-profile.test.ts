import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { readPage } from "#tests/support/page-html.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const FRANCHISE = join(import.meta.dirname, "../../profiles/franchise");

let site: TestSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "own-profile-"));
  writeFileSync(join(folder, "extends.txt"), FRANCHISE);
  mkdirSync(join(folder, "pages"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "pages", "fleet.md"),
    [
      "---",
      "title: Fleet sales",
      "description: Ten vans and more, from one desk.",
      "updatedOn: 2026-10-01",
      "---",
      "## What we do",
      "![Our yard](assets/yard.png)",
      "<script>window.hacked=1</script>",
    ].join("\n"),
  );
  await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: "#15803d" },
  })
    .png()
    .toFile(join(folder, "assets", "yard.png"));
  writeFileSync(
    join(folder, "assets", "logo.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await change("menus.json", (menus) => {
    menus["footer"] = [
      { label: "Fleet", target: { kind: "ownPage", slug: "fleet" } },
      {
        label: "Forum",
        target: { kind: "link", url: "https://forum.example/" },
      },
    ];
  });
  await change("profile.json", (profile) => {
    Object.assign(profile["theme"] as object, {
      logo: { default: "assets/logo.svg", inverse: null, icon: null },
    });
    profile["home"] = { sections: ["stores", "faqs"] };
  });
  site = await startTestSite({ variables: { PROFILE: folder } });
  return async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  };
});

async function change(
  file: string,
  edit: (json: Record<string, unknown>) => void,
) {
  const { default: json } = (await import(join(FRANCHISE, file), {
    with: { type: "json" },
  })) as { default: Record<string, unknown> };
  const copy = structuredClone(json);
  edit(copy);
  writeFileSync(join(folder, file), JSON.stringify(copy));
}

async function fetchHtml(path: string) {
  const response = await site.fetch(path);
  return { status: response.status, html: await response.text() };
}

test("a page of the dealership's own has its title, its words and its picture, and runs nothing", async () => {
  const { status, html } = await fetchHtml("/pages/fleet");
  const page = readPage(html);
  expect(status).toBe(200);
  expect(page.title).toBe("Fleet sales | Prairie Auto Group");
  expect(page.description).toBe("Ten vans and more, from one desk.");
  expect(page.h1s).toEqual(["Fleet sales"]);
  expect(page.canonical).toBe("https://dealer.example/pages/fleet");
  expect(html).not.toContain("<script>window.hacked");
  const [, address = ""] = /<img src="([^"]+)" alt="Our yard"/.exec(html) ?? [];
  const picture = await site.fetch(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect(picture.headers.get("cache-control")).toBe(
    "public, max-age=8640000, immutable",
  );
  const drawn = sharp(Buffer.from(await picture.arrayBuffer()));
  expect(await drawn.metadata()).toMatchObject({ width: 1600, height: 800 });
});

test.each(["/pages/none", "/pages/constructor", "/pages/..%2F..%2Fetc"])(
  "%s is not found",
  async (path) => {
    expect((await fetchHtml(path)).status).toBe(404);
  },
);

test("menus lead to own pages and to other sites, and the sitemap to own pages", async () => {
  const { html } = await fetchHtml("/contact-us");
  expect(html).toContain('href="/pages/fleet"');
  expect(html).toContain('href="https://forum.example/"');
  const sitemap = await fetchHtml("/sitemaps/pages-1.xml");
  expect(sitemap.html).toMatch(
    /<loc>https:\/\/dealer\.example\/pages\/fleet<\/loc>\s*<lastmod>2026-10-01/,
  );
});

test("a drawing of the profile stands on every page, and runs nothing where somebody opens it", async () => {
  const { html } = await fetchHtml("/");
  const [address = ""] =
    /\/profile-pictures\/[0-9a-f]{16}\/logo\.svg/.exec(html) ?? [];
  const drawing = await site.fetch(address);
  expect(drawing.headers.get("content-type")).toBe("image/svg+xml");
  expect(drawing.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(drawing.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a picture that the profile does not have is not found, and no cache remembers it", async () => {
  const missing = await site.fetch(
    "/profile-pictures/0000000000000000/logo.svg",
  );
  expect(missing.status).toBe(404);
  expect(missing.headers.get("cache-control")).toContain("no-store");
});

test("the home page has the parts that the profile names, in its order", async () => {
  const { html } = await fetchHtml("/");
  const headings = readPage(html).text;
  expect(headings.indexOf("stores, one inventory")).toBeGreaterThan(0);
  expect(headings.indexOf("Questions, answered plainly")).toBeGreaterThan(
    headings.indexOf("stores, one inventory"),
  );
  expect(headings).not.toContain("Browse by body style");
});
