import type { Page } from "@playwright/test";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { overlappingTexts, spilledTexts } from "./box-checks.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated } from "./journey.ts";
import { cutOff, outOfPage } from "./layout-checks.ts";
import { isLonger, openLongerSite } from "./longer-language.ts";
import { TEMPLATES } from "./templates.ts";
import { test as visit } from "./visits.ts";
import { needEnglish } from "./walked-language.ts";

type LongerSite = Awaited<ReturnType<typeof openLongerSite>>;

/** Here the longer language stands in the place of Spanish. */
const IN_ITS_PLACE = "It is walked in a language of its own.";

const test = visit.extend<object, { readonly longer: LongerSite }>({
  longer: [
    async ({ tabs: _tabs }, use, { parallelIndex }) => {
      const site = await openLongerSite(parallelIndex);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const OF_VEHICLES = {
  "a vehicle": "",
  "a question about a vehicle": "/ask-about-vehicle",
  "the times of a test drive": "/test-drive",
  "a price alert": "/price-alert",
  "a payment": "/payment-estimate",
} as const;

/**
 * Whole documents of a profile are written anew in a language, and the question about cookies has its own Spanish: what
 * these say is none of the site's sentences.
 */
const OWN_WORDS =
  /^\/(?:legal|shopping-guides|authors|cookie-settings)(?:\/|$)/;

const PAGES: readonly (readonly [
  name: string,
  path: (site: LongerSite) => string,
])[] = [
  ...Object.entries(OF_VEHICLES).map(
    ([name, start]) =>
      [
        name,
        ({ vehicles }: LongerSite) => {
          const vehicle = vehicles[0]?.vehicle;
          if (vehicle === undefined) throw new Error("Nothing is for sale.");
          return start === ""
            ? getVehicleAddress(vehicle)
            : `${start}/${vehicle.vin}`;
        },
      ] as const,
  ),
  ...Object.entries(TEMPLATES).flatMap(([name, { fixedPath, origin }]) =>
    fixedPath === undefined || origin !== undefined
      ? []
      : [[name, () => fixedPath] as const],
  ),
];

for (const [name, path] of PAGES)
  test(`${name} in a language of longer words says every sentence in it at 390 and 1440 px, and nothing is sideways, cut off, spilled or overlapping${markFurther(name !== "a vehicle")}`, async ({
    longer,
    page,
  }) => {
    needEnglish(IN_ITS_PLACE);
    const plain = path(longer);
    await page.goto(`${longer.origin}/es${plain === "/" ? "" : plain}`);
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `at ${width} px`;
      const english = OWN_WORDS.test(plain)
        ? []
        : (await listSeen(page)).filter(isEnglish);
      expect.soft(english, `in English ${place}`).toEqual([]);
      expect.soft(await outOfPage(page), place).toEqual([]);
      for (const [fault, find] of Object.entries({
        "cut off": cutOff,
        spilled: spilledTexts,
        overlapping: overlappingTexts,
      }))
        expect.soft(await find(page), `${fault} ${place}`).toEqual([]);
    }
  });

/** Facts that come with a car, a person, a place or a shopper's letter, in the words of whoever wrote them. */
const DATA =
  ".reviews, .quote, blockquote, address, h1, article h2, article h3, [lang=en], .features, .description, .vh";

/** Texts in sight, with the names of controls. */
function listSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate((data) => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const seen: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent === null || !parent.checkVisibility()) continue;
      if (parent.closest(data) === null)
        seen.push(texts.currentNode.textContent?.trim() ?? "");
    }
    return [...new Set(seen)];
  }, DATA);
}

/** Three words in a row that begin small are a sentence of somebody, and not a name. */
function isEnglish(text: string): boolean {
  return !isLonger(text) && /(?:\b[a-z]{2,}\b[\s,]+){2}[a-z]{2,}/.test(text);
}
