import type { Page } from "@playwright/test";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated } from "./journey.ts";
import { type RandomVisit, shopAtRandom } from "./random-shopper.ts";
import { test } from "./tabs.ts";

test.use({ storageState: ANSWERED });

/** `npm run test:driver -- --seed 7 --count 300 --from 40` says otherwise. */
const SEED = Number(process.env["DRIVER_SEED"] ?? 1);
const COUNT = Number(process.env["DRIVER_COUNT"] ?? 12);
const FROM = Number(process.env["DRIVER_FROM"] ?? 1);
/** So many of them are walked by `npm test`. */
const FEW = 4;
const WIDTHS = [390, 1440];
/** Every fourth path presses filters alone, so that what must be chosen at the end is known. */
const ROWS = 4;

for (let path = FROM; path < FROM + COUNT; path += 1)
  test(`path ${path} of seed ${SEED} ends on a page that is as its address shows it to anybody${markFurther(path >= FROM + FEW)}`, async ({
    page,
  }) => {
    const seed = SEED * 100_000 + path;
    const random = createSeededChance(seed);
    const isRow = path % ROWS === 0;
    const width = WIDTHS[(path >> 2) % WIDTHS.length] ?? 390;
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/search-vehicles/all-inventory");
    await hydrated(page);
    if (isRow && width === 390) {
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    }
    const pressed = await recordOptions(page);
    const visit = await shopAtRandom(page, {
      seed,
      presses: isRow ? 3 + random() * 4 : 5 + random() * 9,
      isRow,
    });
    // Asked together: on a busy machine a page may agree with its address before the last presses have left it.
    await expect
      .poll(
        async () => [
          ...(await listDifferences(page, visit)),
          ...(isRow ? await listLost(page, pressed) : []),
        ],
        { message: visit.done.join(", "), timeout: 20_000 },
      )
      .toEqual([]);
  });

/** Names of filters that exclude others, as a make its models, are left to the journeys. */
const EXCLUSIVE = /^(Condition|Make|Payment|Monthly)/;

/** Answers, at the end, with what an even number of presses has left chosen. */
async function recordOptions(
  page: Page,
): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    document.addEventListener(
      "click",
      ({ target }) => {
        const option =
          target instanceof Element
            ? target.closest("a:is(.opt, .tile, .swatch)")
            : null;
        if (option !== null)
          presses.push(
            [
              option.closest(".facet")?.querySelector("summary")?.textContent,
              option.querySelector("[dir=auto]")?.textContent,
            ].join(": "),
          );
      },
      true,
    );
  });
  return async () => {
    const presses = await page.evaluate(
      () => (window as unknown as { presses: string[] }).presses,
    );
    const counts = new Map<string, number>();
    for (const it of presses) counts.set(it, (counts.get(it) ?? 0) + 1);
    if (presses.some((it) => EXCLUSIVE.test(it))) return await listChosen(page);
    return [...counts]
      .filter(([, count]) => count % 2 === 1)
      .map(([name]) => name)
      .sort();
  };
}

async function listLost(
  page: Page,
  pressed: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const chosen = JSON.stringify(await listChosen(page));
  const wanted = JSON.stringify(await pressed());
  return chosen === wanted ? [] : [`chosen: ${chosen} instead of ${wanted}`];
}

function listChosen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".rail .facet a[aria-current]")]
      .map((it) =>
        [
          it.closest(".facet")?.querySelector("summary")?.textContent,
          it.querySelector("[dir=auto]")?.textContent,
        ].join(": "),
      )
      .sort(),
  );
}

async function listDifferences(
  page: Page,
  visit: RandomVisit,
): Promise<readonly string[]> {
  if (visit.countOpen() > 0) return ["answers are on their way"];
  const { pathname, search } = new URL(page.url());
  const answer = await page.request.get(pathname + search);
  const address = answer.url().slice(new URL(answer.url()).origin.length);
  const shown = await readPage(page, null);
  const loaded = await readPage(page, await answer.text());
  // More cars may have been loaded before those of this address.
  const cars = shown.cars.slice(-Math.max(1, loaded.cars.length));
  const different = Object.keys(loaded).filter((key) => {
    const name = key as keyof PageFacts;
    const mine = name === "cars" ? cars : shown[name];
    return JSON.stringify(mine) !== JSON.stringify(loaded[name]);
  });
  return [
    ...(address === pathname + search ? [] : [`leads to ${address}`]),
    ...different.map(
      (name) =>
        `${name}: ${JSON.stringify(shown[name as keyof PageFacts])} instead of ${JSON.stringify(loaded[name as keyof PageFacts])}`,
    ),
    ...shown.doubledIds.map((id) => `doubled: ${id}`),
    ...(await listEstimateFaults(page)),
  ];
}

interface PageFacts {
  readonly title: string;
  readonly heading: readonly string[];
  readonly chips: readonly string[];
  readonly options: readonly string[];
  readonly fields: readonly string[];
  readonly cars: readonly string[];
  readonly payment: readonly string[];
  readonly doubledIds: readonly string[];
}

/** Of the page on the screen, or of another one's HTML. */
function readPage(page: Page, html: string | null): Promise<PageFacts> {
  return page.evaluate((text) => {
    const shown =
      text === null
        ? document
        : new DOMParser().parseFromString(text, "text/html");
    const list = (selector: string) => [...shown.querySelectorAll(selector)];
    const read = (selector: string) =>
      list(selector).map((it) => it.textContent.replace(/\s+/g, " ").trim());
    const ids = text === null ? list("[id]").map(({ id }) => id) : [];
    return {
      title: shown.title,
      heading: read("main h1"),
      chips: read(".list-head .chip:not(.words-read *)"),
      options: list(".rail :is(.opt, .tile, .swatch)").map(
        (it) =>
          `${it.textContent.replace(/\s+/g, " ").trim()} ${it.getAttribute("aria-current")}`,
      ),
      fields: list("#sort, .rail .minmax input:not([type=hidden])").map((it) =>
        it instanceof HTMLInputElement || it instanceof HTMLSelectElement
          ? it.value
          : "",
      ),
      cars: list(
        ".list-results .car-name a, .vehicle .car-name a, .compare thead a, .saved a[href*='-vehicle/']",
      )
        // A car whose heart was emptied stays on the page of saved cars, to be put back, until it is loaded again.
        .filter(
          (it) =>
            !it
              .closest(".saved article")
              ?.querySelector("[form=garage][aria-pressed=false]"),
        )
        .map((it) => it.getAttribute("href") ?? ""),
      payment: read(".pay-box"),
      doubledIds: ids.filter((id, at) => ids.indexOf(id) !== at),
    };
  }, html);
}

/** The figure is what the estimator's own page works out of the same fields. */
async function listEstimateFaults(page: Page): Promise<readonly string[]> {
  const panels = await page.locator("form.calc").evaluateAll((forms) =>
    forms.map((form) => {
      if (!(form instanceof HTMLFormElement)) throw new Error("It is no form.");
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === "string" && value !== "") query.set(name, value);
      const { pathname } = new URL(form.action);
      return {
        address: `${pathname}?${query}`,
        vin: pathname.split("/").at(-1) ?? "",
        links: [...form.querySelectorAll("a[href*='vin=']")].map(
          (it) => it.getAttribute("href") ?? "",
        ),
        figure: form.querySelector(".pay-result-figure")?.textContent,
      };
    }),
  );
  const { pathname } = new URL(page.url());
  const faults =
    panels.length > 1 ? [`${panels.length} estimators on one page`] : [];
  for (const { address, vin, links, figure } of panels) {
    for (const it of [pathname, ...links])
      if (!it.includes(vin)) faults.push(`another car: ${vin} on ${it}`);
    const html = await (await page.request.get(address)).text();
    const wanted = await page.evaluate(
      (text) =>
        new DOMParser()
          .parseFromString(text, "text/html")
          .querySelector(".pay-result-figure")?.textContent,
      html,
    );
    if (wanted !== figure)
      faults.push(`${figure} instead of ${wanted}: ${address}`);
  }
  return faults;
}
