import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated, test } from "./journey.ts";
import { outOfPage, overfullTiles, setTextSize } from "./layout-checks.ts";

test.use({ storageState: ANSWERED });

const LIST = "/search-vehicles/all-inventory/bodystyle/suvs";

for (const size of [24, 32])
  for (const width of [280, 320, 390])
    test(`the filters of a phone have room for text of ${size} px at ${width} px${markFurther(size !== 32 || width !== 280)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      await page.goto(LIST);
      await hydrated(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
      const drawer = page.getByRole("dialog", { name: "Filters" });
      await expect(drawer).toBeVisible();
      await drawer.evaluate((it) => {
        for (const part of it.querySelectorAll("details")) part.open = true;
      });
      expect(await overfullTiles(page)).toEqual([]);
      expect(await outOfPage(page)).toEqual([]);
      const tooWide = await drawer.evaluate((it) =>
        [it, ...it.querySelectorAll("*")]
          .filter((part) =>
            /auto|scroll/.test(getComputedStyle(part).overflowX),
          )
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map((part) => part.outerHTML.slice(0, 90)),
      );
      expect(tooWide).toEqual([]);
    });

test("a wide screen with large text is laid out as a smaller one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LIST);
  const rail = page.getByRole("complementary", { name: "Filters" });
  await expect(rail).toBeVisible();
  await setTextSize(page, 32);
  await expect(page.getByRole("button", { name: /^Filters/ })).toBeVisible();
});
