import type { Page } from "@playwright/test";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { ANSWERED, expect } from "./journey.ts";
import { CLAIM_WORDS } from "./price-claim-words.ts";
import { readClaims } from "./price-claims.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";
import { getAddress, TEMPLATES } from "./templates.ts";
import { pickWalked } from "./walked-language.ts";

test.use({ javaScriptEnabled: false, storageState: ANSWERED });

const OPEN: Dealership = { origin: SITES.open.origin, groupId: "prairie" };
const LOCKED: Dealership = {
  origin: SITES.locked.origin,
  groupId: "prairie-value",
};
const CATALOGUE = (groupId: string, page: number) =>
  `/api/catalogue/v1/store-group/${groupId}/website/vehicles?page=${page}`;

const LISTS = [
  "/search-vehicles/all-inventory",
  "/search-vehicles/new-inventory",
  "/search-vehicles/used-inventory/bodystyle/suvs?price_max=30000",
  "/search-vehicles/all-inventory/payment/max/400",
];

test("every payment on lists and on the pages of vehicles has its terms beside it, and no price is below the advertised total", async ({
  page,
}) => {
  const stock = await readStock(page, OPEN);
  const leased = stock.firsts["new"]?.split("/").at(-1);
  const { claims, priced, faults } = await crawl(page, OPEN, stock, [
    ...LISTS,
    ...vehiclePaths(stock),
    `/payment-estimate/${leased}?kind=lease`,
  ]);
  expect(faults).toEqual([]);
  // Four lists of 24 cards: a crawl that finds less looks in the wrong place.
  expect(priced).toBeGreaterThan(4 * 20);
  expect(claims).toBeGreaterThan(priced);
});

test("what every other page says of payments and down payments has its terms beside it @further", async ({
  page,
}) => {
  const stock = await readStock(page, OPEN);
  await page.goto(OPEN.origin);
  const { claims, faults } = await crawl(page, OPEN, stock, [
    "/",
    ...(await menuPaths(page)),
    ...(await templatePaths(page)),
  ]);
  expect(faults).toEqual([]);
  expect(claims).toBeGreaterThan(0);
});

test("where prices are locked no vehicle has one, and what is advertised has its terms beside it", async ({
  page,
}) => {
  const stock = await readStock(page, LOCKED);
  await page.goto(LOCKED.origin);
  const { claims, priced, faults } = await crawl(page, LOCKED, stock, [
    "/",
    ...LISTS,
    ...(await menuPaths(page)),
    ...vehiclePaths(stock),
  ]);
  expect(faults).toEqual([]);
  expect(claims).toBeGreaterThan(0);
  expect(stock.totals).toEqual({});
  expect(priced).toBe(0);
});

interface Dealership {
  readonly origin: string;
  readonly groupId: string;
}

interface Stock {
  /** Advertised totals in whole dollars, by VIN; none while prices are locked. */
  readonly totals: Readonly<Record<string, number>>;
  /** Page of the first vehicle of each condition. */
  readonly firsts: Readonly<Record<string, string>>;
}

interface CrawlReport {
  readonly claims: number;
  readonly priced: number;
  /** Each with the page it is on. */
  readonly faults: readonly string[];
}

/** Pages that a profile has not are passed over. */
async function crawl(
  page: Page,
  { origin }: Dealership,
  { totals }: Stock,
  paths: readonly string[],
): Promise<CrawlReport> {
  // Words are read, not pictures.
  await page.route(/\/(?:img|images|photos)\//, (route) =>
    route.abort("aborted"),
  );
  const report = { claims: 0, priced: 0, faults: new Array<string>() };
  for (const path of new Set(paths)) {
    const answer = await page.goto(origin + path);
    if (answer === null || !answer.ok()) continue;
    const found = await page.evaluate(readClaims, {
      totals,
      words: pickWalked(CLAIM_WORDS),
      pageVin: /-vehicle\/.*\/([^/]{17})$/.exec(path)?.[1] ?? null,
    });
    report.claims += found.claims.length;
    report.priced += found.priced.length;
    report.faults.push(...found.faults.map((it) => `${path}: ${it}`));
  }
  return report;
}

async function readStock(
  page: Page,
  { origin, groupId }: Dealership,
): Promise<Stock> {
  const totals: Record<string, number> = {};
  const firsts: Record<string, string> = {};
  for (let at = 1, last = 1; at <= last; at++) {
    const answer = await page.request.get(origin + CATALOGUE(groupId, at));
    const { vehicles, pageCount } = (await answer.json()) as {
      vehicles: {
        vin: string;
        url: string;
        condition: string;
        price: { totalDollars?: number };
      }[];
      pageCount: number;
    };
    last = pageCount;
    for (const { vin, url, condition, price } of vehicles) {
      if (price.totalDollars !== undefined) totals[vin] = price.totalDollars;
      firsts[condition] ??= new URL(url).pathname;
    }
  }
  return { totals, firsts };
}

/** Of each condition the first vehicle's page, and its estimator. */
function vehiclePaths({ firsts }: Stock): readonly string[] {
  return Object.values(firsts).flatMap((path) => [
    path,
    `/payment-estimate/${path.split("/").at(-1)}`,
  ]);
}

/** Where header and footer lead on this site, lists aside. */
async function menuPaths(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLAnchorElement>(
        "header a, footer a, nav a",
      ),
    ]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  return paths
    .map((path) => splitLanguage(path).address)
    .filter((path) => !path.startsWith("/search-vehicles"));
}

function templatePaths(page: Page): Promise<readonly string[]> {
  return Promise.all(
    Object.values(TEMPLATES)
      .filter(({ origin, status }) => (origin ?? status) === undefined)
      .map((template) => getAddress(page, template)),
  );
}

const VIN = "1HGCV1F34LA100001";

/** Pieces of a page with the claims of each language. */
interface Samples {
  /** With its whole terms. */
  readonly card: string;
  readonly lease: string;
  /** Others that have their whole terms, or claim nothing. */
  readonly faultless: readonly string[];
  /** A part that is left out or changed, and the fault that is found then. */
  readonly faultyCards: readonly Change[];
  readonly faultyLeases: readonly Change[];
  /** Each with its fault. */
  readonly faulty: readonly (readonly [html: string, lacks: string])[];
  /** Smaller words beside a price that is not the car's. */
  readonly afterTrade: string;
}

type Change = readonly [part: string, changed: string, lacks: string];

const HIDDEN_STYLE = "position:absolute;width:1px;height:1px;overflow:hidden";
const LINK = `<h3><a href="/used-vehicle/suvs/car/${VIN}">Car</a></h3>`;
const EN_CARD = `<article>${LINK}
  <p style="font-size: 20px">$20,000</p>
  <p>Est. <b>$302</b><small>/mo</small> for 72 mo at 9.9% APR<br>$4,000 down, $16,000 financed</p></article>`;
const ES_CARD = `<article>${LINK}
  <p style="font-size: 20px">$20,000</p>
  <p>Est. <b>$302</b><small>/mes</small> a 72 meses con APR de 9.9%<br>$4,000 de enganche, $16,000 financiados</p></article>`;

const SAMPLES: Readonly<Record<Language, Samples>> = {
  en: {
    card: EN_CARD,
    lease: `<section><h2>Lease</h2><p>$449.06 a month for 36 months, 10,000 miles a year.</p>
  <p>$2,449.06 due at signing. No security deposit.</p></section>`,
    faultless: [
      "<p>No down payment. Payments that suit you. $500 off.</p>",
      // Names of filters: Assumption A38.
      "<nav><a href='/'>Under $300 a month</a></nav>",
      "<form><label><input type=checkbox>$300 to $400 a month</label></form>",
      "<aside aria-label=Filters><p>Based on 20% down, 72 months at 5.9% to 9.9% APR.</p></aside>",
      // A panel is what has a frame.
      "<div style='border:1px solid'><p>$302/mo</p><p>72 months at 9.9% APR, $4,000 down, $16,000 financed</p></div>",
      "<p>72 monthly payments of $302 at 9.9% APR: no money down, $16,000 financed.</p>",
      // Nobody sees it.
      "<p hidden>$299 a month</p>",
      "<table><tr><th>Payment</th><td>$461.89 a month</td></tr><tr><th>Term</th><td>72 months</td></tr><tr><th>APR</th><td>9.9%</td></tr><tr><th>Down payment</th><td>$7</td></tr><tr><th>Amount financed</th><td>$25,000</td></tr></table>",
    ],
    faultyCards: [
      ["for 72 mo", "", "term"],
      ["at 9.9% APR", "at 9.9%", "APR"],
      ["$4,000 down,", "", "down payment"],
      ["$16,000 financed", "", "amount financed"],
      ["$4,000 down", "<i hidden>$4,000 down</i>", "down payment"],
      [
        "at 9.9% APR",
        `<span style='${HIDDEN_STYLE}'>at 9.9% APR</span>`,
        "APR",
      ],
    ],
    faultyLeases: [
      ["$2,449.06 due at signing.", "", "due at signing"],
      ["No security deposit.", "", "security deposit"],
      ["36 months", "36 months at 3.5% APR", "without an APR"],
    ],
    faulty: [
      [
        `<section><h2>Cars</h2><p>Yours for $299 a month.</p>${EN_CARD}</section>`,
        "term, APR, down payment, amount financed",
      ],
      [
        "<section><h2>Only $7 down</h2></section><section>72 monthly payments of $461.89 at 9.9% APR, $7 down, $25,000 financed</section>",
        "payment, term, APR, amount financed",
      ],
      ["<div><p>$299 per month</p> 72 months at 9.9% APR</div>", "lacks term"],
      ["$299 per month", "stands in no card, section, panel or table"],
      [
        "<aside aria-label=Filters><p>Based on 20% down, 72 months.</p></aside>",
        "lacks APR",
      ],
      ["<section><b>$299</b><div>/mo</div></section>", "lacks term, APR"],
      ["<section><h2>Under $300 a month</h2></section>", "term, APR"],
    ],
    afterTrade: "after trade",
  },
  es: {
    card: ES_CARD,
    lease: `<section><h2>Arrendamiento (lease)</h2><p>$449.06 al mes durante 36 meses, 10,000 millas al año.</p>
  <p>Al firmar se pagan $2,449.06. Sin depósito de garantía.</p></section>`,
    faultless: [
      "<p>Sin enganche. Pagos a su medida. $500 de descuento.</p>",
      "<nav><a href='/'>Menos de $300 al mes</a></nav>",
      "<form><label><input type=checkbox>De $300 a $400 al mes</label></form>",
      "<aside aria-label=Filtros><p>Las cuentas con 20% de enganche, 72 meses y 5.9% a 9.9% APR.</p></aside>",
      "<div style='border:1px solid'><p>$302/mes</p><p>72 meses con APR de 9.9%, $4,000 de enganche, $16,000 financiados</p></div>",
      "<p>72 pagos mensuales de $302 con APR de 9.9%: sin enganche, $16,000 financiados.</p>",
      "<p hidden>$299 al mes</p>",
      "<table><tr><th>Pago</th><td>$461.89 al mes</td></tr><tr><th>Plazo</th><td>72 meses</td></tr><tr><th>APR</th><td>9.9%</td></tr><tr><th>Enganche</th><td>$7</td></tr><tr><th>Monto financiado</th><td>$25,000</td></tr></table>",
    ],
    faultyCards: [
      ["a 72 meses", "", "term"],
      ["con APR de 9.9%", "al 9.9%", "APR"],
      ["$4,000 de enganche,", "", "down payment"],
      ["$16,000 financiados", "", "amount financed"],
      [
        "$4,000 de enganche",
        "<i hidden>$4,000 de enganche</i>",
        "down payment",
      ],
      [
        "con APR de 9.9%",
        `<span style='${HIDDEN_STYLE}'>con APR de 9.9%</span>`,
        "APR",
      ],
    ],
    faultyLeases: [
      ["Al firmar se pagan $2,449.06.", "", "due at signing"],
      ["Sin depósito de garantía.", "", "security deposit"],
      ["36 meses", "36 meses con APR de 3.5%", "without an APR"],
    ],
    faulty: [
      [
        `<section><h2>Autos</h2><p>Suyo por $299 al mes.</p>${ES_CARD}</section>`,
        "term, APR, down payment, amount financed",
      ],
      [
        "<section><h2>Solo $7 de enganche</h2></section><section>72 pagos mensuales de $461.89 con APR de 9.9%, $7 de enganche, $25,000 financiados</section>",
        "payment, term, APR, amount financed",
      ],
      [
        "<section><h2>Enganche de $7</h2></section>",
        "payment, term, APR, amount financed",
      ],
      ["<div><p>$299 por mes</p> 72 meses con APR de 9.9%</div>", "lacks term"],
      ["$299 mensuales", "stands in no card, section, panel or table"],
      [
        "<aside aria-label=Filtros><p>Las cuentas con 20% de enganche, 72 meses.</p></aside>",
        "lacks APR",
      ],
      ["<section><b>$299</b><div>/mes</div></section>", "lacks term, APR"],
      ["<section><h2>Menos de $300 al mes</h2></section>", "term, APR"],
    ],
    afterTrade: "con su auto a cuenta",
  },
};

async function listFaults(
  page: Page,
  html: string,
): Promise<readonly string[]> {
  await page.setContent(`<main>${html}</main>`);
  const words = pickWalked(CLAIM_WORDS);
  const known = { totals: { [VIN]: 20_000 }, pageVin: null, words };
  return (await page.evaluate(readClaims, known)).faults;
}

test("a card with its whole terms, a lease with its own, and what claims nothing have no fault", async ({
  page,
}) => {
  const { card, lease, faultless } = pickWalked(SAMPLES);
  for (const html of [card, lease, ...faultless])
    expect(await listFaults(page, html), html).toEqual([]);
});

test("a payment or a down payment without one of its terms is found, wherever else the term stands", async ({
  page,
}) => {
  const { card, lease, faultyCards, faultyLeases, faulty } =
    pickWalked(SAMPLES);
  for (const [html, lacks] of [
    ...faultyCards.map(change(card)),
    ...faulty,
    ...faultyLeases.map(change(lease)),
  ]) {
    const faults = await listFaults(page, html);
    expect(faults.length, html).toBeGreaterThan(0);
    expect(faults.join("\n"), html).toContain(lacks);
  }
});

const change =
  (html: string) =>
  ([part, changed, lacks]: Change) =>
    [html.replace(part, changed), lacks] as const;

test("a vehicle whose largest price is below its advertised total is found", async ({
  page,
}) => {
  const { card, afterTrade } = pickWalked(SAMPLES);
  const below = card.replace("$20,000</p>", "$19,642</p>");
  expect(await listFaults(page, below)).toEqual([
    `${VIN} costs $20000, but its largest price is $19,642`,
  ]);
  const larger = card.replace(
    "<h3>",
    `<strong style='font-size: 30px'>$18,500</strong> ${afterTrade}<h3>`,
  );
  expect(await listFaults(page, larger)).toEqual([
    `${VIN} costs $20000, but its largest price is $18,500`,
  ]);
  const payment = card.replace(
    "<b>$302</b>",
    "<b style='font-size: 30px'>$302</b>",
  );
  expect(await listFaults(page, payment)).toEqual([]);
});
