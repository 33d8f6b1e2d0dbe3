import { expectAccessible } from "./axe.ts";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated, test } from "./journey.ts";
import {
  expectAdaptable,
  expectRoomForLargeText,
  outOfPage,
} from "./layout-checks.ts";

test.use({
  storageState: ANSWERED,
  contextOptions: { reducedMotion: "reduce" },
});

// Names of 60 letters, one word of 40, prices of $9 and of $1,250,000 are among the samples.
test("every part in every state fits 320 px, wider spacing and large text", async ({
  page,
}) => {
  await page.goto("/design");
  await hydrated(page);
  await expectAdaptable(page);
  await expectRoomForLargeText(page);
});

for (const width of [390, 1440])
  test(`no part in any state has an accessibility violation at ${width} px${markFurther(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/design");
    await hydrated(page);
    await expectAccessible(page);
  });

test(`nothing of any part makes a page of any width scroll sideways${markFurther(true)}`, async ({
  page,
}) => {
  await page.goto("/design");
  await hydrated(page);
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await outOfPage(page), `at ${width} px`).toEqual([]);
  }
});
