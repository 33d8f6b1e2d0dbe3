import { expect, test } from "vitest";
import { startTestSite } from "#tests/support/test-site.ts";

test("the cars of the main menu stand by condition, by body style, and by price with the offers, as their searches say", async () => {
  const site = await startTestSite();
  const html = await (await site.fetch("/contact-us")).text();
  await site.stop();
  const menu = /<div class="menu-links menu-groups">[^]*?<\/details>/.exec(
    html,
  );
  expect((menu?.[0] ?? "").match(/(?<=>)[^<>]+(?=<)/g)).toEqual([
    "Inventory",
    "Browse All",
    "New",
    "Used",
    "Certified",
    "By body style",
    "Sedans",
    "Trucks",
    "SUVs",
    "Minivans",
    "Price and offers",
    "Under $20K",
    "Special Offers",
  ]);
  // A search of one style is known by its silhouette as well.
  expect(
    [...(menu?.[0] ?? "").matchAll(/<use href="[^"#]*#(\w+)"/g)].map(
      ([, style]) => style,
    ),
  ).toEqual(["sedans", "trucks", "suvs", "minivans"]);
});
