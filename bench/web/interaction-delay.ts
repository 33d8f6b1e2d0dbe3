import { chromium, type Locator, type Page } from "@playwright/test";
import type { DemoSite } from "./demo-site.ts";

export interface InteractionDelay {
  readonly name: string;
  readonly medianMs: number;
  readonly longestMs: number;
  readonly count: number;
}

interface Interaction {
  readonly name: string;
  readonly path: (site: DemoSite) => string;
  /** Taps once; the page may have changed since the last time. */
  readonly tap: (page: Page) => Promise<void>;
}

const LIST = "/search-vehicles/used-inventory";
const SLOWDOWN = 4;
const TAPS = 9;
/** The browser reports nothing shorter. */
const SHORTEST_MS = 16;
/** From the pointer standing on a target to its press. */
const HAND_REST_MS = 200;

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "filter",
    path: () => LIST,
    tap: (page) =>
      press(page, page.locator(".rail a[href*='search-vehicles']").nth(3)),
  },
  {
    name: "sort",
    path: () => LIST,
    tap: async (page) => {
      await page.locator("select[name='sort']").first().focus();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "menu",
    path: () => LIST,
    tap: (page) => press(page, page.locator("header button:visible").first()),
  },
  {
    name: "gallery",
    path: ({ vehiclePath }) => vehiclePath,
    tap: (page) => press(page, page.locator(".gallery button:visible").last()),
  },
];

/** As a hand does it: the locator's own click asks the page in the very task that is measured what lies under the pointer. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("What is to be tapped is not in sight.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HAND_REST_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** From the tap to the next frame, as the Event Timing API tells it, on a CPU four times as slow. */
export async function measureInteractions(
  site: DemoSite,
  browserPath: string,
): Promise<readonly InteractionDelay[]> {
  const browser = await chromium.launch({ executablePath: browserPath });
  const delays: InteractionDelay[] = [];
  try {
    for (const interaction of INTERACTIONS) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 900 },
      });
      delays.push(await measureOne(page, site, interaction));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return delays;
}

async function measureOne(
  page: Page,
  site: DemoSite,
  { name, path, tap }: Interaction,
): Promise<InteractionDelay> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(watchEvents, SHORTEST_MS);
  const longest: number[] = [];
  for (let at = 0; at < TAPS; at++) {
    await page.goto(site.origin + path(site), { waitUntil: "networkidle" });
    await tap(page);
    await page.waitForTimeout(600);
    longest.push(await page.evaluate(() => Math.max(0, ...window.eventDelays)));
  }
  const sorted = longest.toSorted((a, b) => a - b);
  return {
    name,
    medianMs: sorted[Math.floor(TAPS / 2)] ?? NaN,
    longestMs: sorted.at(-1) ?? NaN,
    count: TAPS,
  };
}

declare global {
  interface Window {
    eventDelays: number[];
  }
}

/** Runs in the page. */
function watchEvents(shortestMs: number): void {
  window.eventDelays = [];
  // Not all of it is in the library's types yet.
  const threshold = {
    type: "event",
    buffered: true,
    durationThreshold: shortestMs,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId !== 0)
        window.eventDelays.push(entry.duration);
  }).observe(threshold);
}
