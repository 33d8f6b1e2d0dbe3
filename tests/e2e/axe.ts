import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findUnequalAccess } from "./equal-access.ts";
import { expect } from "./walked-language.ts";

const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** What the system's own colors, and the edges they bring, could change; axe reads other colors than it paints. */
const PAINT_RULES = ["target-size"];

export interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** The page as it is. */
export async function violations(page: Page): Promise<readonly Violation[]> {
  await comesToRest(page);
  return [
    ...(await found((await checker(page)).withTags(TAGS))),
    ...(await findUnequalAccess(page)),
  ];
}

/** While one page gives way to the next, its words have the colors of neither. */
async function comesToRest(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement?.startsWith("::view-transition"),
            ).length,
      ),
    )
    .toBe(0);
}

/** The page as it is, and as the system's own few colors paint it. */
export async function expectAccessible(page: Page, state = ""): Promise<void> {
  expect.soft(await violations(page), state).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  expect
    .soft(
      await found((await checker(page)).withRules(PAINT_RULES)),
      `${state} in forced colors`,
    )
    .toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

/** No frames and no style sheets of others to look into, and no word on what is right: three times as fast. */
async function checker(page: Page): Promise<AxeBuilder> {
  // Half a megabyte of script is read once a page.
  const isThere = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: "void 0" }) })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false, iframes: false });
}

async function found(axe: AxeBuilder): Promise<readonly Violation[]> {
  const { violations: all } = await axe.analyze();
  return all.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html),
  }));
}
