import fc from "fast-check";
import { expect, test } from "vitest";
import { createPathFinder, findLegacyRedirect } from "./canonical-path.ts";

const find = createPathFinder([
  "contact-us",
  "our-company/careers",
  "our-company/meet-our-team",
  "our-company/meet-our-team/:id",
  "special-offers/:section",
  "special-offers/:section/:id",
  "ask-about-vehicle/:vin",
  "appointments/:token",
  "sitemap.xml",
  "search-vehicles/*",
  "search-alert/*",
  "used-vehicle/:type/:slug/:vin",
  "api/cards",
  "*",
]);

test.each([
  ["/CONTACT-us", "/contact-us"],
  ["/contact-us/", "/contact-us"],
  ["//contact-us//", "/contact-us"],
  ["/our-company//careers", "/our-company/careers"],
  ["/%63ontact%2Dus", "/contact-us"],
  ["/Sitemap.XML", "/sitemap.xml"],
  ["/special-offers/Sales/Brake-Check/", "/special-offers/sales/brake-check"],
  ["/our-company/MEET-our-team/", "/our-company/meet-our-team"],
  [
    "/ask-about-vehicle/1hgcm82633a004352",
    "/ask-about-vehicle/1HGCM82633A004352",
  ],
  ["/APPOINTMENTS/Ab-C_d.E/", "/appointments/Ab-C_d.E"],
  ["//", "/"],
])("%s is another way to write %s", (written, path) => {
  expect(find(written)).toBe(path);
});

test.each([
  "/contact-us/extra",
  "/contact-us;a=1",
  "/contact-us%2F",
  "/unknown/",
  "//evil.example",
  "/search-vehicles/ALL-inventory/",
  "/Search-Vehicles",
  "/used-vehicle/x/y/z/",
  "/api/cards/",
])("%s is no page's, or its page redirects by itself", (path) => {
  const found = find(path);
  expect(found === null || found === path).toBe(true);
});

test("what it finds is a path on this site, and needs no second redirect", () => {
  const part = fc.oneof(
    fc.constantFrom("", "Contact-Us", "special-offers", "Sales", "%2f", "%5C"),
    fc
      .string({ unit: "grapheme" })
      .map((it) => encodeURIComponent(it.toWellFormed())),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const found = find(`/${parts.join("/")}`);
      if (found === null) return;
      expect(found).toMatch(/^\/(?![/\\])/);
      expect(find(found)).toBe(found);
    }),
  );
});

test.each(["/2010", "/2010/", "/2017/05/a-post", "/2025/x"])(
  "%s leads to auto financing",
  (path) => {
    expect(findLegacyRedirect(path, new URLSearchParams())).toBe(
      "/auto-financing",
    );
  },
);

test("a click on an old advertisement keeps its identifiers, and nothing else of its query", () => {
  const query = new URLSearchParams(
    "utm_source=mail&next=https://evil.example&gclid=a%26b",
  );
  expect(findLegacyRedirect("/2017/05/a-post", query)).toBe(
    "/auto-financing?utm_source=mail&gclid=a%26b",
  );
});

test.each(["/2009", "/2026/x", "/20100", "/2010-honda", "/a/2015", "/"])(
  "%s stays where it is",
  (path) => {
    expect(findLegacyRedirect(path, new URLSearchParams())).toBeNull();
  },
);
