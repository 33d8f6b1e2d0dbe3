import { expect, test } from "vitest";
import { parseSitemapName, getSitemapAddress } from "./sitemap-address.ts";
import {
  formatSitemapInstant,
  formatUrlElement,
  MOST_ADDRESSES,
  URL_SET_END,
  URL_SET_START,
} from "./sitemap-xml.ts";

/** What a search engine takes of one file (sitemaps.org). */
const MOST_BYTES = 52_428_800;

const SITE = "https://dealer.example";

test("an entry says its address, its last change and its picture, escaped", () => {
  const entry = {
    address: "/search-vehicles/all-inventory?a=1&b='2'",
    lastChange: "2026-11-20T18:00:00Z",
    image: "/img/p/1.jpg",
  };
  expect(formatUrlElement(entry, SITE)).toBe(
    "<url><loc>https://dealer.example/search-vehicles/all-inventory?a=1&amp;b=&apos;2&apos;</loc>" +
      "<lastmod>2026-11-20T18:00:00Z</lastmod>" +
      "<image:image><image:loc>https://dealer.example/img/p/1.jpg</image:loc></image:image></url>\n",
  );
});

test("what nobody knows is left out", () => {
  const entry = { address: "/contact-us", lastChange: null, image: null };
  expect(formatUrlElement(entry, SITE)).toBe(
    "<url><loc>https://dealer.example/contact-us</loc></url>\n",
  );
});

test("no file of 50,000 addresses passes 50 MB, however long they are", () => {
  const longest = Array.from(
    { length: 1_200 },
    (_, length) =>
      formatUrlElement(
        {
          address: `/${"&".repeat(length)}`,
          lastChange: "2026-11-20",
          image: "/i",
        },
        SITE,
      ).length,
  );
  const frame = URL_SET_START.length + URL_SET_END.length;
  expect(frame + MOST_ADDRESSES * Math.max(...longest)).toBeLessThanOrEqual(
    MOST_BYTES,
  );
});

test("an entry that is too long goes without its picture before it goes itself", () => {
  const image = `/img/${"x".repeat(500)}`;
  const entry = { address: `/${"a".repeat(600)}`, lastChange: null, image };
  expect(formatUrlElement(entry, SITE)).toContain("<loc>");
  expect(formatUrlElement(entry, SITE)).not.toContain("image");
  const longer = { ...entry, address: `/${"a".repeat(1_000)}` };
  expect(formatUrlElement(longer, SITE)).toBe("");
});

test.each(["pages-1.xml", "vehicles-24.xml.gz"])(
  "%s is a sitemap's name",
  (name) => {
    const parsed = parseSitemapName(name) ?? expect.fail("not read");
    const address = getSitemapAddress(parsed.kind, parsed.number);
    expect(`/sitemaps/${name}`).toBe(
      parsed.isCompressed ? `${address}.gz` : address,
    );
  },
);

test.each([
  "pages.xml",
  "pages-0.xml",
  "pages-01.xml",
  "pages-12345.xml",
  "leads-1.xml",
  "pages-1.xml.gz.gz",
  "__proto__-1.xml",
])("%s is no sitemap's name", (name) => {
  expect(parseSitemapName(name)).toBe(null);
});

test("an instant has whole seconds and says its zone", () => {
  expect(formatSitemapInstant(Date.UTC(2026, 10, 20, 18, 0, 0, 345))).toBe(
    "2026-11-20T18:00:00Z",
  );
});
