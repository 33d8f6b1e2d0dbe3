import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
  misfitPictures,
  overlappingTexts,
  spilledTexts,
} from "./box-checks.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated } from "./journey.ts";
import {
  cutOff,
  outOfPage,
  overfullTiles,
  setTextSize,
} from "./layout-checks.ts";
import {
  answerPhotos,
  getOddVin,
  ODD_DEALERSHIPS,
  ODD_VEHICLES,
  openOddDealership,
  type OddDealershipName,
} from "./odd-dealerships.ts";
import { test as visit } from "./visits.ts";
import { pickWalked } from "./walked-language.ts";

type OddSites = Readonly<
  Record<
    OddDealershipName,
    () => Promise<Awaited<ReturnType<typeof openOddDealership>>>
  >
>;

const test = visit.extend<object, { readonly odd: OddSites }>({
  odd: [
    async ({ tabs: _tabs }, use, { parallelIndex }) => {
      const opened = new Map<
        OddDealershipName,
        ReturnType<typeof openOddDealership>
      >();
      const openOnce = (name: OddDealershipName) => () => {
        const site = opened.get(name) ?? openOddDealership(name, parallelIndex);
        opened.set(name, site);
        return site;
      };
      await use({ crowded: openOnce("crowded"), sparse: openOnce("sparse") });
      for (const site of opened.values()) await (await site).stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const FAULTS = {
  "cut off": cutOff,
  spilled: spilledTexts,
  overlapping: overlappingTexts,
  "out of shape": misfitPictures,
};
const WIDTHS = [320, 390, 1440];
const VINS = Object.keys(ODD_VEHICLES).map((_, at) => getOddVin(at));
const LIST = "/search-vehicles/all-inventory";

const PAGES: Readonly<Record<string, string>> = {
  "the home page": "/",
  "the list": LIST,
  ...Object.fromEntries(
    Object.keys(ODD_VEHICLES).map((name, at) => [
      `the car with ${name}`,
      `/used-vehicle/any/any/${VINS[at]}`,
    ]),
  ),
  "a comparison": `/compare?vins=${[0, 1, 3, 4].map((at) => VINS[at]).join(",")}`,
  "the saved cars": "/saved-vehicles",
  "the payment of a million": `/payment-estimate/${VINS[1]}`,
  "the contact page": "/contact-us",
  "the company": "/our-company",
  "the team": "/our-company/meet-our-team",
  "the financing page": "/auto-financing",
};

/** With each of them most rules meet what is hardest for them. */
const FIRST_PAGES = ["the list", "the car with names without end"];

for (const dealership of ["crowded", "sparse"] as const)
  for (const [name, path] of Object.entries(PAGES)) {
    // Where nobody works there is no page of the team.
    if (dealership === "sparse" && name === "the team") continue;
    test(`${name} of a ${dealership} dealership looks meant at 320, 390 and 1440 px and in text of twice the size: nothing sideways, cut off, spilled, overlapping or out of shape, and no accessibility violation${markFurther(dealership === "sparse" || !FIRST_PAGES.includes(name))}`, async ({
      odd,
      page,
    }) => {
      expect(Object.keys(ODD_DEALERSHIPS)).toContain(dealership);
      const { origin } = await odd[dealership]();
      await answerPhotos(page);
      await page.context().addCookies([
        { name: "allowCookies", value: "essential,functional", url: origin },
        { name: "savedVehicles", value: VINS.join("."), url: origin },
      ]);
      const answer = await page.goto(origin + path);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        pickWalked({ en: "en", es: "es" }),
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const place = `at ${width} px`;
        await expectMeant(page, place);
        if (width !== 320) await expectAccessible(page, place);
      }
      await setTextSize(page, 32);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const place = `in text of 32 px at ${width} px`;
        await expectMeant(page, place);
        expect.soft(await overfullTiles(page), place).toEqual([]);
      }
      await setTextSize(page, 16);
    });
  }

async function expectMeant(page: Page, place: string): Promise<void> {
  expect.soft(await outOfPage(page), place).toEqual([]);
  for (const [fault, find] of Object.entries(FAULTS))
    expect.soft(await find(page), `${fault} ${place}`).toEqual([]);
}
