// Pictures of the sample site for docs/pictures: npm run pictures
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { findBrowser } from "./find-browser.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  projectEnvironment,
  projectFolder,
  say,
} from "./project.mjs";

const PICTURES = join(projectFolder, "docs", "pictures");
const SCREENS = { 390: { height: 844 }, 1440: { height: 900 } };
const MOST_BYTES = 150_000;
const START_LIMIT_MS = 180_000;
const LIST = "/search-vehicles/all-inventory";

/** What stands in each picture: where to go, and what to do there. */
const SUBJECTS = {
  home: (visit) => visit.open("/"),
  list: (visit) => visit.open(`${LIST}/bodystyle/suvs?price_max=40000`),
  async vehicle(visit) {
    await visit.open(`${LIST}/bodystyle/suvs?price_max=40000`);
    await visit.open(await firstVehicle(visit.page));
  },
  async drawer(visit) {
    await visit.open(`${LIST}/bodystyle/suvs`);
    const opener = visit.page.getByRole("button", { name: /^Filters/ });
    // A wide screen has its filters beside the list: there the menu opens.
    if (await opener.isVisible()) await opener.click();
    else await visit.page.getByRole("banner").getByText("Browse Cars").click();
  },
  async compare(visit) {
    await visit.open(`${LIST}/bodystyle/suvs?price_max=40000`);
    const vins = await visit.page
      .getByRole("article")
      .getByRole("heading")
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((it) => it.getAttribute("href").split("/").at(-1)),
      );
    await visit.open(`/compare?vins=${vins.slice(0, 3).join(",")}`);
  },
};

/** Pages shown whole: an address, or where to begin and which links to follow. */
const WHOLE_PAGES = {
  "our-company": "/our-company",
  team: "/our-company/meet-our-team",
  "staff-member": {
    on: "/our-company/meet-our-team",
    follow: ["/our-company/meet-our-team/"],
  },
  careers: "/our-company/careers",
  contact: "/contact-us",
  "protection-plans": "/vehicle-protection-plans",
  "privacy-policy": "/legal/privacy-policy",
  "cookie-policy": "/legal/cookie-policy",
  "terms-of-sale": "/legal/terms-of-sale",
  guides: "/shopping-guides",
  guide: { on: "/shopping-guides", follow: ["/shopping-guides/"] },
  author: {
    on: "/shopping-guides",
    follow: ["/shopping-guides/", "/authors/"],
  },
  "sell-trade": "/sell-trade-my-car",
  "sell-trade-your-vehicle": "/sell-trade-my-car/your-vehicle",
  service: "/service",
  offers: "/special-offers",
  "service-offers": "/special-offers/service",
  offer: {
    on: "/special-offers/sales",
    follow: ["/special-offers/sales/"],
  },
  financing: "/auto-financing",
};

ensureInstalled({ withTools: true });
if (!ensureBuilt()) process.exit(1);
const browserPath = findBrowser();
if (browserPath === null) process.exit(1);
const { chromium } = await import("@playwright/test");
const { default: sharp } = await import("sharp");
// Stores are open in every picture, whenever it is taken.
const { FIXED_NOW_MS } = await import("../tests/pictures/fixed-time.ts");
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = spawn("node", ["tests/pictures/fixed-site.ts"], {
  cwd: projectFolder,
  env: projectEnvironment({
    PORT: String(port),
    NODE_ENV: "production",
  }),
  stdio: ["ignore", "ignore", "inherit"],
});
const hasEnded = new Promise((resolve) => server.once("exit", resolve));
try {
  say("Starting the sample site …");
  await untilReady();
  mkdirSync(PICTURES, { recursive: true });
  const browser = await chromium.launch({ executablePath: browserPath });
  for (const [width, { height }] of Object.entries(SCREENS))
    await takeAll(browser, { width: Number(width), height });
  await browser.close();
} finally {
  server.kill();
  await hasEnded;
}

async function takeAll(browser, viewport) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: "reduce",
    baseURL: origin,
  });
  await context.addCookies([
    { name: "displayCookies", value: "hide", url: origin },
  ]);
  const page = await context.newPage();
  await page.clock.setFixedTime(FIXED_NOW_MS);
  const visit = {
    page,
    async open(path) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    },
  };
  for (const [name, show] of Object.entries(SUBJECTS)) {
    await show(visit);
    await page.waitForLoadState("networkidle");
    const picture = await smallPng(await page.screenshot());
    writeFileSync(join(PICTURES, `${name}-${viewport.width}.png`), picture);
    say(
      `${name}-${viewport.width}.png: ${Math.ceil(picture.length / 1000)} kB`,
    );
  }
  for (const [name, place] of Object.entries(WHOLE_PAGES)) {
    await openPlace(visit, place);
    const picture = await smallWebp(await wholePage(page));
    writeFileSync(join(PICTURES, `${name}-${viewport.width}.webp`), picture);
    say(
      `${name}-${viewport.width}.webp: ${Math.ceil(picture.length / 1000)} kB`,
    );
  }
  await context.close();
}

async function openPlace(visit, place) {
  if (typeof place === "string") return visit.open(place);
  await visit.open(place.on);
  for (const start of place.follow) {
    const link = visit.page.locator(`main a[href^="${start}"]`).first();
    await visit.open(await link.getAttribute("href"));
  }
}

/** With what only comes when it is scrolled to. */
async function wholePage(page) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  return page.screenshot({ fullPage: true });
}

/** A wide screen at half its size. */
async function smallWebp(screen) {
  const { width } = await sharp(screen).metadata();
  return sharp(screen)
    .resize({ width: width > 800 ? width / 2 : width })
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}

/** As many colors as fit into the limit. */
async function smallPng(screen) {
  for (const colors of [256, 128, 64, 32]) {
    const picture = await sharp(screen)
      .png({
        palette: true,
        colors,
        effort: 10,
        compressionLevel: 9,
        dither: 0.6,
      })
      .toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture is larger than ${MOST_BYTES} bytes.`);
}

async function firstVehicle(page) {
  const link = page.getByRole("article").first().getByRole("heading");
  return link.getByRole("link").getAttribute("href");
}

async function untilReady() {
  const endMs = Date.now() + START_LIMIT_MS;
  while (Date.now() < endMs) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The sample site did not start.");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
