import { ANSWERED, expect, hydrated, test } from "./journey.ts";

test.use({ viewport: { width: 1440, height: 900 }, storageState: ANSWERED });

test("the list of a document's parts marks the one that is being read, and none above the first", async ({
  page,
}) => {
  await page.goto("/legal/privacy-policy");
  await hydrated(page);
  const links = page.locator(".article-contents a");
  const marked = page.locator(".article-contents a[aria-current]");
  expect(await links.count()).toBeGreaterThan(3);
  await expect(marked).toHaveCount(0);
  for (const at of [2, 1]) {
    const link = links.nth(at);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(marked).toHaveCount(1);
    await expect(link).toHaveAttribute("aria-current", "location");
  }
});
