import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ profile: "franchise" });
});
afterAll(() => site.stop());

async function getMain(path: string): Promise<string> {
  const html = await (await site.fetch(path)).text();
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
}

test("a word that nobody knows is named beside the store's examples, without a call or an alert (Assumption A424)", async () => {
  const main = await getMain("/search-vehicles/all-inventory?q=zzqwxk");
  expect(main).toContain("We don’t know “zzqwxk”. Try one of these.");
  expect(main).toMatch(/words=AWD\+with\+heated\+seats">[^<]+: \d+ cars</);
  expect(main).not.toContain("Tell me when one arrives");
  expect(main).not.toContain("Want us to find one?");
});

test("where something was understood and is not there, an alert is offered and no example", async () => {
  const main = await getMain(
    "/search-vehicles/all-inventory/bodystyle/suvs?q=zzqwxk",
  );
  expect(main).toContain("Tell me when one arrives");
  expect(main).not.toContain("We don’t know");
});

test("the examples below an empty field count and open the cars of the list's condition, and say so", async () => {
  const read = async (query: string) =>
    (await site.fetch(`/api/suggestions?language=en&words=${query}`)).json();
  const { suggestions: used } = await read("&condition=used");
  expect(used.length).toBeGreaterThan(3);
  for (const { detail, address } of used) {
    expect(detail).toMatch(/^\d+ used cars?$/);
    expect(address).toContain("/used-inventory/");
  }
  const { suggestions: all } = await read("");
  for (const { detail } of all) expect(detail).toMatch(/^\d+ cars?$/);
});
