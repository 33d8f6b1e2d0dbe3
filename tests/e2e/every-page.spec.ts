import type { Page } from "@playwright/test";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import {
  PAGE_KEYS,
  PAGE_PATHS,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { expectAccessible } from "./axe.ts";
import { FURTHER_PAGES } from "./further-pages.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated } from "./journey.ts";
import {
  expectAdaptable,
  expectRoomForLargeText,
  markupInSight,
  outOfPage,
} from "./layout-checks.ts";
import { expectOutlined } from "./outline.ts";
import { getAddress, TEMPLATES } from "./templates.ts";
import { test } from "./visits.ts";
import { needEnglish } from "./walked-language.ts";

test("every page with an address of its own is among those that are visited", () => {
  const visited = new Set(
    Object.values({ ...TEMPLATES, ...FURTHER_PAGES }).map(
      ({ fixedPath }) => fixedPath?.split("?")[0],
    ),
  );
  const paths = PAGE_KEYS.map((key) => PAGE_PATHS[key]).filter(
    (path) => path !== null && !visited.has(path),
  );
  // It redirects.
  expect(paths).toEqual(["/search-vehicles"]);
  expect(Object.keys(TEMPLATES)).toEqual(expect.arrayContaining(FIRST_OF_KIND));
});

// What holds of every page is asked in one visit of it with JavaScript and one without.

const NARROW = { width: 320, height: 700 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** One page of a kind: what looks as they do is checked by `npm run test:journeys`. */
const FIRST_OF_KIND = [
  "the home page",
  "the list",
  "a vehicle",
  "a missing page",
  "a shopping guide",
  "the times of a test drive",
  "the first step of the price wizard",
];

const ROW_OF_ITS_OWN = "The page in Spanish is a row of its own.";

const EVERY_PAGE = Object.entries({ ...TEMPLATES, ...FURTHER_PAGES });

for (const [kind, template, language] of LANGUAGES.flatMap((language) =>
  EVERY_PAGE.map(([kind, template]) => [kind, template, language] as const),
)) {
  const name = language === "en" ? kind : `${kind} in ${language}`;
  const further = markFurther(
    !FIRST_OF_KIND.includes(kind) || language !== "en",
  );

  test(`${name}: no accessibility violation on a phone, a wide screen and in forced colors; it fits 320 px, wider spacing, text of twice the size, and large text down to 280 px${further}`, async ({
    page,
  }) => {
    if (language === "en") needEnglish(ROW_OF_ITS_OWN);
    await page.setViewportSize(NARROW);
    const answer = await page.goto(await getAddress(page, template, language));
    expect(answer?.status()).toBe(template.status ?? 200);
    await hydrated(page);
    await expectAdaptable(page);
    expect.soft(await markupInSight(page), "markup as text").toEqual([]);
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      const place = `at ${viewport.width} px`;
      expect.soft(await outOfPage(page), place).toEqual([]);
      await expectAccessible(page, place);
    }
    await expectRoomForLargeText(page);
  });

  test(`${name} without JavaScript: one level-one heading, headings in order, landmarks, a skip link; it fits 320 px, and every button works${further}`, async ({
    plainPage: page,
  }) => {
    if (language === "en") needEnglish(ROW_OF_ITS_OWN);
    await page.setViewportSize(NARROW);
    const answer = await page.goto(await getAddress(page, template, language));
    expect(answer?.status()).toBe(template.status ?? 200);
    await expectOutlined(page, language);
    expect.soft(await outOfPage(page), "at 320 px").toEqual([]);
    expect.soft(await deadControls(page), "need a script").toEqual([]);
  });
}

/** What is in sight, looks as if it could be pressed, and cannot be without a script. */
function deadControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, a")]
      .filter((it) =>
        it.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((it) =>
        it instanceof HTMLButtonElement
          ? !(it.type === "submit" && it.form !== null) &&
            !it.matches("[popovertarget], [commandfor], [disabled]")
          : !it.hasAttribute("href"),
      )
      .map((it) => it.outerHTML.slice(0, 120)),
  );
}
