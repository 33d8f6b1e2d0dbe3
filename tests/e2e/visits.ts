import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ANSWERED, test as journey, watched } from "./journey.ts";
import { SITES } from "./sites.ts";

/** Two windows that stay open for all that a worker visits: a new one for each page costs more than what is asked of it. */
interface Windows {
  readonly windows: {
    readonly scripted: BrowserContext;
    readonly scriptless: BrowserContext;
  };
}

interface Visits {
  /** A new tab of a visitor who asks for less motion and has answered the question about cookies. */
  readonly page: Page;
  /** The same without JavaScript. */
  readonly plainPage: Page;
}

/** Visits of many pages, one after the other, that need nothing of a visitor but a page: cookies are those of a new visitor. */
export const test = journey.extend<Visits, Windows>({
  windows: [
    async ({ browser }, use) => {
      const scripted = await openWindow(browser, true);
      const scriptless = await openWindow(browser, false);
      await use({ scripted, scriptless });
      await scripted.close();
      await scriptless.close();
    },
    { scope: "worker" },
  ],
  page: ({ windows }, use) => visit(windows.scripted, true, use),
  plainPage: ({ windows }, use) => visit(windows.scriptless, false, use),
});

function openWindow(
  browser: Browser,
  javaScriptEnabled: boolean,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: SITES.open.origin,
    reducedMotion: "reduce",
    javaScriptEnabled,
  });
}

async function visit(
  window: BrowserContext,
  javaScriptEnabled: boolean,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await window.clearCookies();
  await window.addCookies(ANSWERED.cookies);
  const page = await window.newPage();
  await watched(page, javaScriptEnabled, use);
  await page.close();
}
