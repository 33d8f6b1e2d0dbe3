import { test, type Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAsKept, takePicture } from "./kept-pictures.ts";
import { PAGES } from "./picture-subjects.ts";
import { openSettled } from "./settled-page.ts";

const WIDTHS = { 390: 844, 1440: 900 };

for (const [width, height] of Object.entries(WIDTHS)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height } });

    for (const [name, findPath] of Object.entries(PAGES))
      test(`the page ${name} looks as it did`, async ({ page }) => {
        await openSettled(page, await findPath(page));
        await expectAsKept(`${name}-${width}`, await takePicture(page));
      });

    test("every group of parts looks as it did", async ({ page }) => {
      await openSettled(page, "/design");
      const groups = await listGroups(page);
      expect(groups.length).toBeGreaterThan(10);
      for (const { name, clip } of groups)
        await expectAsKept(
          `design-${name}-${width}`,
          await takePicture(page, clip),
        );
    });
  });
}

function listGroups(page: Page) {
  return page.locator(".design-group").evaluateAll((groups) =>
    groups.map((group) => {
      const { x, y, width, height } = group.getBoundingClientRect();
      return {
        name: group
          .querySelector("h2")
          ?.textContent?.toLowerCase()
          .replace(/\W+/g, "-"),
        clip: { x, y: y + scrollY, width, height },
      };
    }),
  );
}
