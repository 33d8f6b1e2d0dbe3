import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { violations } from "./axe.ts";
import { spilledTexts } from "./box-checks.ts";
import { faultAtRest } from "./focus-mark.ts";
import { markFurther, SPANISH } from "./further.ts";
import { expect, hydrated, test as alone, vehiclePath } from "./journey.ts";
import { specialVehicles } from "./special-vehicles.ts";
import { test } from "./tabs.ts";

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
let photo: Buffer;
test.beforeAll(async () => {
  photo = await sharp({
    create: { width: 960, height: 540, channels: 3, background: "#456" },
  })
    .png()
    .toBuffer();
});

test.describe("the gallery", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/img/p/**", (route) =>
      route.fulfill({ contentType: "image/png", body: photo }),
    );
  });

  for (const viewport of [PHONE, WIDE]) {
    test(`shows thumbnails and how many more there are at ${viewport.width} px${markFurther(viewport === WIDE)}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, specialVehicles().sixtyPhotos);
      const hidden = viewport === PHONE ? "+57" : "+55";
      await expect(
        gallery(page).getByRole("button", {
          name: `${hidden} All 60 pictures`,
        }),
      ).toBeVisible();
      await expect(thumbnail(page, 1)).toBeInViewport();
      await expect(counter(page)).toHaveText("Picture 1 of 60");
    });
  }

  test("is walked through by arrows, Home and End, and the strip and the focus follow", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, specialVehicles().sixtyPhotos);
    await thumbnail(page, 1).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText("Picture 3 of 60");
    await expect(thumbnail(page, 3)).toBeFocused();
    await expect(thumbnail(page, 3)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("End");
    await expect(counter(page)).toHaveText("Picture 60 of 60");
    await expect(thumbnail(page, 60)).toBeInViewport();
    await expect(picture(page, 60)).toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText("Picture 60 of 60");
    await page.keyboard.press("Home");
    await expect(counter(page)).toHaveText("Picture 1 of 60");
    await expect(picture(page, 1)).toBeInViewport();
  });

  test("is one stop for the keyboard in its strip and one in its thumbnails", async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await open(page, specialVehicles().sixtyPhotos);
    const stops = await gallery(page).evaluate(
      (section) =>
        [...section.querySelectorAll<HTMLElement>("a, button")].filter(
          (it) => it.tabIndex >= 0,
        ).length,
    );
    // Picture, previous, next, full screen, thumbnail, "+55".
    expect(stops).toBe(6);
  });

  test("is followed when it is swiped", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, specialVehicles().sixtyPhotos);
    await gallery(page)
      .locator(".gallery-main")
      .evaluate((strip) =>
        strip.scrollTo({ left: strip.clientWidth * 4, behavior: "instant" }),
      );
    await expect(counter(page)).toHaveText("Picture 5 of 60");
    await expect(thumbnail(page, 5)).toBeInViewport();
    await expect(picture(page, 5)).toBeInViewport();
  });

  test("fills the screen, enlarges, closes by Escape and gives the focus back", async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await open(page, specialVehicles().sixtyPhotos);
    const opener = gallery(page).getByRole("button", { name: "Full screen" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.locator("output")).toHaveText("Picture 2 of 60");
    const shown = dialog.getByRole("img", { name: /photo 2 of 60/ });
    const before = await shown.boundingBox();
    await dialog.getByRole("button", { name: "Enlarge", exact: true }).click();
    await expect
      .poll(async () => (await shown.boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? 0) * 2);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(counter(page)).toHaveText("Picture 2 of 60");
  });

  test("has thumbnails on the full screen as well, which the keys and a press walk through", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, specialVehicles().sixtyPhotos);
    await gallery(page).getByRole("button", { name: "Full screen" }).click();
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    const thumbs = dialog.locator(".thumbs a");
    await expect(thumbs).toHaveCount(60);
    await expect(dialog.locator(".thumb-more")).toHaveCount(0);
    await expect(dialog.locator(".thumbs img").nth(40)).toHaveAttribute(
      "loading",
      "lazy",
    );
    await thumbs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(thumbs.nth(1)).toBeFocused();
    await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
    await thumbs.nth(3).click();
    await expect(dialog.locator("output")).toHaveText("Picture 4 of 60");
    await page.keyboard.press("End");
    await expect(thumbs.nth(59)).toBeInViewport();
    await expect(dialog.locator("output")).toHaveText("Picture 60 of 60");
    // The buttons above do not give way to the thumbnails below.
    await expect(
      dialog.getByRole("button", { name: "Previous picture" }),
    ).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  });

  test("needs no thumbnails for one photo, and none is counted out of two @further", async ({
    page,
  }) => {
    await open(page, specialVehicles().onePhoto);
    await expect(gallery(page).locator(".thumbs")).toHaveCount(0);
    await expect(
      gallery(page).getByRole("button", { name: "Next picture" }),
    ).toHaveCount(0);
    await open(page, specialVehicles().twoPhotos);
    await expect(gallery(page).locator(".thumbs a")).toHaveCount(2);
    await expect(gallery(page).locator(".thumb-more")).toHaveCount(0);
  });

  test("loads its first picture first, sized, and the others when they are near", async ({
    page,
  }) => {
    await open(page, specialVehicles().sixtyPhotos);
    const images = gallery(page).locator(".gallery-main img");
    await expect(images.first()).toHaveAttribute("fetchpriority", "high");
    await expect(images.first()).toHaveAttribute("loading", "eager");
    await expect(images.first()).toHaveAttribute("srcset", /1600w/);
    for (const image of [images.first(), images.nth(30)]) {
      await expect(image).toHaveAttribute("width", /\d/);
      await expect(image).toHaveAttribute("height", /\d/);
    }
    expect(
      await images.evaluateAll(
        (all) =>
          all.filter((it) => it.getAttribute("loading") !== "lazy").length,
      ),
    ).toBe(1);
  });
});

test("a drawing says what it is on paper wherever it could stand on seats", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, await vehiclePath(page));
  const onPage = gallery(page).locator(".gallery-main .shot-note").last();
  expect(await findBackground(onPage)).toBe("rgb(255, 255, 255)");
  await gallery(page).getByRole("button", { name: "Full screen" }).click();
  const notes = page.getByRole("dialog", { name: "Pictures" });
  for (const note of await notes.locator(".shot-note").all())
    expect(await findBackground(note)).toBe("rgb(255, 255, 255)");
});

test("on a phone's full screen what a drawing says of itself stands beneath it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, await vehiclePath(page));
  await gallery(page).getByRole("button", { name: "Full screen" }).click();
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  const drawing = await dialog.locator(".shot img").first().boundingBox();
  const note = dialog.locator(".shot-note").first();
  await expect(note).toBeInViewport({ ratio: 1 });
  expect((await note.boundingBox())?.y).toBeGreaterThanOrEqual(
    (drawing?.y ?? Infinity) + (drawing?.height ?? 0),
  );
});

for (const width of [390, 1024, 1152, 1216, 1440])
  test(`the count of the pictures stands below the wheels at ${width} px${markFurther(width !== 1024)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, await vehiclePath(page));
    const image = gallery(page).locator("#picture-1 img");
    const ground = await image.evaluate((it: HTMLImageElement) => {
      const { top, width: shown, height } = it.getBoundingClientRect();
      // The drawing is contained: a box of another shape leaves room above and below.
      const drawn = Math.min(height, (shown * 9) / 16);
      // Wheels stand on line 700 of a drawing that begins at -14 and is 854 high.
      return top + (height - drawn) / 2 + (drawn * 714) / 854;
    });
    const count = await gallery(page).locator(".gallery-count").boundingBox();
    expect(count?.y).toBeGreaterThanOrEqual(ground);
  });

test("a photo that does not come leaves its place to the drawing, and nothing moves", async ({
  page,
}) => {
  await page.route("**/img/p/**", (route) => {
    // The photo store answers so while it has nothing: with the drawing.
    const isFirst = /\/0-/.test(route.request().url());
    return isFirst
      ? route.fulfill({ status: 404, body: "" })
      : route.fulfill({ contentType: "image/png", body: photo });
  });
  await page.setViewportSize(PHONE);
  await page.goto(specialVehicles().twoPhotos);
  const box = picture(page, 1).locator(".shot");
  const before = await box.boundingBox();
  await hydrated(page);
  await expect(
    picture(page, 1).getByText("Illustration. Photos coming soon."),
  ).toBeVisible();
  const image = picture(page, 1).getByRole("img");
  await expect(image).toHaveAttribute("src", /^\/img\/v\//);
  expect(await box.boundingBox()).toEqual(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every picture is reached by links, and what needs a script is absent", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(await vehiclePath(page));
    await gallery(page)
      .locator("#picture-1")
      .getByRole("link", { name: "Next picture" })
      .click();
    await expect(page).toHaveURL(/#picture-2$/);
    await expect(picture(page, 2)).toBeInViewport();
    await thumbnail(page, 3).click();
    await expect(picture(page, 3)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await page.getByText(/^Features, \d+ listed$/).click();
    await expect(page.locator(".feature-list").first()).toBeVisible();
    await expect(stickyBar(page)).toBeVisible();
  });
});

test.describe("the bar at the foot of a phone", () => {
  test.use({ viewport: PHONE });

  test("comes when the price has gone, 64 px high, and goes when the price is back", async ({
    page,
  }) => {
    await open(page, await vehiclePath(page));
    await expect(stickyBar(page)).toBeHidden();
    await page
      .getByRole("heading", { name: "Who sells it" })
      .scrollIntoViewIfNeeded();
    await expect(stickyBar(page)).toBeVisible();
    expect((await stickyBar(page).boundingBox())?.height).toBe(64);
    await expect(
      stickyBar(page).getByRole("link", { name: "Directions" }),
    ).toBeVisible();
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expect(stickyBar(page)).toBeHidden();
  });

  test("says its words whole at 320 px", { tag: SPANISH }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, await vehiclePath(page));
    await page
      .getByRole("heading", { name: "Who sells it" })
      .scrollIntoViewIfNeeded();
    await expect(
      stickyBar(page).getByRole("link", { name: /^Check availability/ }),
    ).toBeVisible();
    expect(await spilledTexts(page)).toEqual([]);
  });

  test("never covers what has the focus @further", async ({ page }) => {
    await open(page, await vehiclePath(page));
    // The question about cookies has the foot of the page until it is answered.
    await page.getByRole("button", { name: "Only essential" }).click();
    await expect(
      page.getByRole("button", { name: "Only essential" }),
    ).toBeHidden();
    const covered: string[] = [];
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const fault = await faultAtRest(() => coveredByBar(page));
      if (fault !== null) covered.push(fault);
    }
    expect(covered).toEqual([]);
  });
});

test("every target is at least 24 px, and the main ones 44", async ({
  page,
}) => {
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    await open(page, await vehiclePath(page));
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("main a, main button, main summary")]
        .filter((it) => {
          const { width, height } = it.getBoundingClientRect();
          const isMain = it.matches(".btn, .icon-btn, .tool, .mini");
          const least = isMain ? 44 : 24;
          // A link within a sentence is exempt (2.5.8), and so is what is not shown.
          const isInline = it.closest("p, .trust, .car-name") !== null;
          return width > 0 && !isInline && (width < least || height < least);
        })
        .map((it) => it.outerHTML.slice(0, 90)),
    );
    expect(small).toEqual([]);
  }
});

test("nothing scrolls sideways at 320 px, with any text a feed may bring @further", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [await vehiclePath(page), specialVehicles().wild]) {
    await open(page, path);
    await page.evaluate(openEverything);
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
  }
});

const ADJUSTMENTS = {
  "text of twice the size": "html { font-size: 200% !important }",
  "wider spacing":
    "main * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } main p { margin-bottom: 2em !important }",
};

for (const [name, rules] of Object.entries(ADJUSTMENTS))
  test(`${name} cuts nothing off @further`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page, await vehiclePath(page));
    await page.evaluate(openEverything);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ".vdp-side *, .vdp-main dt, .vdp-main dd, .vdp-main p, .vdp-main h2",
        ),
      ]
        .filter((it) => {
          const { overflow } = getComputedStyle(it);
          const isClipping = overflow === "hidden" || overflow === "clip";
          return (
            isClipping &&
            !it.matches(".vh") &&
            (it.scrollHeight > it.clientHeight + 2 ||
              it.scrollWidth > it.clientWidth + 2)
          );
        })
        .map((it) => it.outerHTML.slice(0, 90)),
    );
    expect(cut).toEqual([]);
  });

for (const viewport of [PHONE, WIDE])
  test(`no price, no miles, no color, right-to-left and endless words look designed at ${viewport.width} px${markFurther(viewport === WIDE)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, specialVehicles().wild);
    await page.evaluate(openEverything);
    await expect(page.getByText("Call for price")).toBeVisible();
    await expect(page.getByText("Mileage", { exact: true })).toHaveCount(0);
    await expect(page.getByText("null")).toHaveCount(0);
    await expect(
      page.getByRole("heading", { name: "Price history" }),
    ).toHaveCount(0);
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

test("one level-one heading, headings in order, and everything in a landmark @further", async ({
  page,
}) => {
  await open(page, await vehiclePath(page));
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map((it) =>
      Number(it.tagName.slice(1)),
    ),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of levels.entries())
    if (at > 0) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
});

alone(
  "a shared link is copied where the device cannot share, and the page says so",
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    await open(page, await vehiclePath(page));
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  },
);

test("printed it is one sheet: no bars, no buttons, every detail open", async ({
  page,
}) => {
  await open(page, await vehiclePath(page));
  const sheet = await page.pdf({
    format: "Letter",
    margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
  });
  const pages = sheet.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBe(1);
  await page.emulateMedia({ media: "print" });
  const way = page.locator(".printed-address");
  await expect(way.getByText(new URL(page.url()).pathname)).toBeVisible();
  await expect(way.locator("svg")).toBeVisible();
});

test("who came from a list sees the place in it, goes on, and back to the very spot", async ({
  page,
}) => {
  const list = "/search-vehicles/all-inventory/bodystyle/suvs";
  await page.setViewportSize(WIDE);
  await page.goto(list);
  await hydrated(page);
  const card = page.getByRole("article").nth(8);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole("link").first().click();
  const place = page.getByRole("navigation", { name: "Search results" });
  await expect(place).toContainText(/\D9 (?:of|de) \d+/);
  await place.getByRole("link", { name: "Next car" }).click();
  await expect(place).toContainText(/\D10 (?:of|de) \d+/);
  await place.getByRole("link", { name: "Previous car" }).click();
  await expect(place).toContainText(/\D9 (?:of|de) \d+/);
  await place.getByRole("link", { name: "Back to results" }).click();
  await expect(page).toHaveURL(list);
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(before - 50);
});

test("the way back to a list and to its neighbors is whole beside a car's tools at 320 to 1440 px", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/search-vehicles/all-inventory");
  await hydrated(page);
  await page.getByRole("article").nth(1).getByRole("link").first().click();
  const place = page.getByRole("navigation", { name: "Search results" });
  const links = {
    back: place.getByRole("link", { name: "Back to results" }),
    previous: place.getByRole("link", { name: "Previous car" }),
    next: place.getByRole("link", { name: "Next car" }),
  };
  await expect(links.next).toBeVisible();
  for (const width of [320, 360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tools = await page.locator(".vehicle-tools").boundingBox();
    let from = 0;
    for (const [name, link] of Object.entries(links)) {
      const box = await link.boundingBox();
      expect(box?.width, `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(box?.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(from);
      from = (box?.x ?? 0) + (box?.width ?? 0);
    }
    expect(from, `at ${width} px`).toBeLessThanOrEqual(tools?.x ?? 0);
  }
});

test("the price history is a drawing with a table behind it", async ({
  page,
}) => {
  await open(page, specialVehicles().changedPrice);
  await expect(page.locator(".plot")).toBeVisible();
  await page.getByText("Price history table").click();
  const rows = page.getByRole("table").getByRole("row");
  expect(await rows.count()).toBeGreaterThan(2);
});

for (const viewport of [PHONE, WIDE]) {
  test(`vehicles with sixty photos and with none have no accessibility violation at ${viewport.width} px @further`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      specialVehicles().sixtyPhotos,
      await vehiclePath(page),
    ]) {
      await open(page, path);
      await page.evaluate(openEverything);
      expect(await violations(page)).toEqual([]);
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function gallery(page: Page): Locator {
  return page.getByRole("region", { name: "Pictures" });
}

function counter(page: Page): Locator {
  return gallery(page).locator(".gallery-frame output");
}

function findBackground(it: Locator): Promise<string> {
  return it.evaluate((element) => getComputedStyle(element).backgroundColor);
}

function picture(page: Page, place: number): Locator {
  return page.locator(`#picture-${place}`);
}

function thumbnail(page: Page, place: number): Locator {
  return gallery(page).locator(`.thumbs li:nth-child(${place}) a`);
}

/** What has the focus, where the bar at the foot of a phone covers a part of it. */
function coveredByBar(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector(".sticky-bar");
    if (focused === null || bar === null || bar.contains(focused)) return null;
    const { bottom, height } = focused.getBoundingClientRect();
    const edge =
      getComputedStyle(bar).visibility === "visible"
        ? bar.getBoundingClientRect().top
        : innerHeight;
    if (focused.closest("main") === null) return null;
    // Whole in sight, unless it is taller than the room there is.
    return height < edge && bottom > edge + 1
      ? focused.outerHTML.slice(0, 80)
      : null;
  });
}

function stickyBar(page: Page): Locator {
  return page.locator(".sticky-bar");
}

function openEverything(): void {
  for (const it of document.querySelectorAll("main details"))
    it.setAttribute("open", "");
}

function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
}

test("a photo of the gallery is asked for as wide as its box is, on every screen", async ({
  page,
}) => {
  await page.goto(specialVehicles().sixtyPhotos);
  for (const width of [390, 768, 1024, 1280, 1340, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [said = 0, box = 0] = await page
      .locator(".gallery-main picture img")
      .first()
      .evaluate((image: HTMLImageElement) => {
        // An element is as wide as the source that fits the screen says.
        const ruler = document.createElement("div");
        const fitting = image.sizes
          .split(", ")
          .map((it) => /^(\([^)]*\))? ?(.*)$/.exec(it) ?? [])
          .find(([, query = "all"]) => matchMedia(query).matches);
        ruler.style.width = fitting?.[2] ?? "";
        document.body.append(ruler);
        const saidPx = ruler.getBoundingClientRect().width;
        ruler.remove();
        return [saidPx, image.getBoundingClientRect().width];
      });
    expect.soft([width, Math.round(said - box)]).toEqual([width, 0]);
  }
});
