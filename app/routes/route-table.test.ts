import { beforeAll, describe, expect, test } from "vitest";
import {
  PAGE_KEYS,
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { type PageHtml, readPage } from "#tests/support/page-html.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { IS_SHORT } from "#tests/support/effort.ts";
import { onlyPages, profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

interface RouteRow {
  /** Its flag; null for a page that every dealership has. */
  readonly page: PageKey | null;
  readonly path: string;
  readonly title: RegExp;
  readonly h1: RegExp;
  readonly layout?: "minimal";
  /** No page for search engines: it has no description. */
  readonly isPrivate?: true;
  /** The sample that has what the address names; else both. */
  readonly only?: Sample;
}

type Sample = "franchise" | "used-only";

/** Spec §2, route table, and what the product adds to it. */
const ROUTES: readonly RouteRow[] = [
  row(
    "home",
    /^(New, used and certified|Used) cars$/,
    /^(The whole price|Find the car)/,
  ),
  row("contact", /^Contact us$/, /^Contact us$/),
  // Where the page of the valuation is off, a person answers.
  row(
    "sellTrade",
    /^Sell or trade your car$/,
    /^(Know what your car is worth|Sell us your car)/,
  ),
  {
    ...row(
      "sellTradeYourVehicle",
      /^What’s your car worth\?$/,
      /^What’s your car worth\?$/,
    ),
    layout: "minimal",
  },
  row("autoFinancing", /^Auto Financing$/, /^Auto financing/),
  row("applyForFinancing", /^Get Pre-Approved$/, /^Get pre-approved$/),
  row("fullCreditApplication", /^Full Credit Appl/, /^Full credit appl/),
  row("freeCreditScore", /^Free Credit Score$/, /^Your credit score, free$/),
  row("buyHerePayHere", /^Better Than Buy Here/, /^Better than buy here/),
  row("badCreditFinancing", /^Bad Credit Auto/, /^Bad credit auto/),
  row("privacyPolicy", /^Privacy policy$/, /^Privacy policy$/),
  row("cookiePolicy", /^Cookie policy$/, /^Cookie policy$/),
  {
    ...row("termsOfSale", /^Terms of sale$/, /^Terms of sale$/),
    only: "franchise",
  },
  row("ourCompany", /^Our company$/, /^The people behind the price$/),
  row("meetOurTeam", /^Meet our team$/, /^Meet our team$/),
  {
    page: "staffMember",
    path: "/our-company/meet-our-team/ellen-brandt",
    title: /^Ellen Brandt, Sales$/,
    h1: /^Ellen Brandt$/,
    only: "franchise",
  },
  {
    page: "staffMember",
    path: "/our-company/meet-our-team/harriet-lowe",
    title: /^Harriet Lowe, Sales$/,
    h1: /^Harriet Lowe$/,
    only: "used-only",
  },
  row("careers", /^Careers$/, /^Come work with us$/),
  row("vehicleProtectionPlans", /^Vehicle protection/, /^Vehicle protection/),
  {
    ...row("contactConfirmation", /^No message to show$/, /^No message/),
    isPrivate: true,
  },
  {
    page: "searchVehicles",
    path: "/search-vehicles/all-inventory",
    title: /^Cars for sale$/,
    h1: /^\d+ cars at 4 stores$/,
  },
  row("service", /^Service center$/, /^Service that shows you/),
  row("serviceSchedule", /service/i, /service/i),
  row("specialOffers", /^Special offers$/, /offers/i),
  ...(["dealer", "sales", "service"] as const).map((section): RouteRow => ({
    page: "specialOffers",
    path: `/special-offers/${section}`,
    title: /offers|specials/i,
    h1: /offers|specials/i,
  })),
  {
    page: "specialOffer",
    path: "/special-offers/service/brake-pads",
    title: /^\$40 off brake pads/,
    h1: /^\$40 off brake pads/,
    only: "franchise",
  },
  row("shoppingGuides", /^Shopping guides$/, /^Shopping guides$/),
  {
    page: "shoppingGuides",
    path: "/shopping-guides/most-for-your-car",
    title: /^Getting the most/,
    h1: /^Getting the most/,
    only: "franchise",
  },
  {
    page: "authors",
    path: "/authors/luis-ortega",
    title: /^Luis Ortega$/,
    h1: /^Luis Ortega$/,
    only: "franchise",
  },
  everywhere("/saved-vehicles", /^Saved cars$/),
  everywhere("/compare", /^Compare cars$/),
  everywhere("/your-details", /^Your details$/),
  everywhere("/cookie-settings", /^Your cookie choices/),
];

/** Spec §2, menus: label → the page or list that it leads to. */
const MENU_ENTRIES: readonly (readonly [string, PageKey | null, string])[] = [
  ["Browse All", null, "/search-vehicles/all-inventory"],
  ["Under $20K", null, "/search-vehicles/all-inventory/price/max/20000"],
  ["Sedans", null, "/search-vehicles/all-inventory/bodystyle/sedans"],
  ["Trucks", null, "/search-vehicles/all-inventory/bodystyle/trucks"],
  ["SUVs", null, "/search-vehicles/all-inventory/bodystyle/suvs"],
  ["Minivans", null, "/search-vehicles/all-inventory/bodystyle/minivans"],
  entry("Auto Financing", "autoFinancing"),
  entry("Get Pre-Approved", "applyForFinancing"),
  entry("Free Credit Score", "freeCreditScore"),
  entry("Better Than BHPH", "buyHerePayHere"),
  entry("Full Credit Application", "fullCreditApplication"),
  entry("Our Company", "ourCompany"),
  entry("Meet Our Team", "meetOurTeam"),
  entry("Careers", "careers"),
  entry("Sell/Trade", "sellTrade"),
  entry("Contact Us", "contact"),
  entry("Privacy Policy", "privacyPolicy"),
  entry("Cookie Policy", "cookiePolicy"),
  entry("Terms of Sale", "termsOfSale"),
];

/** No dealership is without them (Assumption A9). */
const ALWAYS_ON: readonly PageKey[] = ["home", "searchVehicles", "vehicle"];

const even = (page: PageKey) =>
  ALWAYS_ON.includes(page) || PAGE_KEYS.indexOf(page) % 2 === 0;
const odd = (page: PageKey) =>
  ALWAYS_ON.includes(page) || PAGE_KEYS.indexOf(page) % 2 === 1;
const core = (page: PageKey) => ALWAYS_ON.includes(page);
/** Nobody wrote them for the smaller dealership. */
const UNWRITTEN: readonly PageKey[] = [
  "termsOfSale",
  "shoppingGuides",
  "authors",
];

test("every page whose route is built has its row", () => {
  const { pages } = readProfile();
  const rows = new Set(ROUTES.map(({ page }) => page));
  const missing = PAGE_KEYS.filter(
    (page) =>
      isPageOn({ pages: { ...pages, [page]: true } }, page) && !rows.has(page),
  );
  expect(missing).toEqual(["vehicle", "testDrive"]);
});

type SiteRow = readonly [
  Sample,
  string,
  isOn: ((page: PageKey) => boolean) | null,
];

const SITE_ROWS: readonly SiteRow[] = [
  ["franchise", "as it is", null],
  ["used-only", "with every page on", () => true],
  ["used-only", "with every other second page off", odd],
];

const FURTHER_SITE_ROWS: readonly SiteRow[] = [
  ["franchise", "with every second page off", even],
  ["franchise", "with every page off that can be", core],
  ["used-only", "as it is", null],
];

describe.each([...SITE_ROWS, ...(IS_SHORT ? [] : FURTHER_SITE_ROWS)])(
  "%s, %s",
  (sample, _, isOn) => {
    let site: TestSite;
    const visited = new Map<string, { status: number; page: PageHtml }>();

    async function visit(path: string) {
      const known = visited.get(path);
      if (known !== undefined) return known;
      const response = await site.fetch(path);
      const page = readPage(await response.text());
      const seen = { status: response.status, page };
      visited.set(path, seen);
      return seen;
    }

    beforeAll(async () => {
      const variant =
        isOn === null
          ? null
          : profileVariant(
              sample,
              onlyPages(
                (page) =>
                  isOn(page) &&
                  (sample === "franchise" || !UNWRITTEN.includes(page)),
              ),
            );
      site = await startTestSite({
        profile: sample,
        ...(variant !== null && { variables: { PROFILE: variant.folder } }),
      });
      return async () => {
        await site.stop();
        variant?.remove();
      };
    });

    const rows = ROUTES.filter(({ only = sample }) => only === sample);
    const name =
      sample === "franchise" ? "Prairie Auto Group" : "Prairie Value Cars";
    const isRowOn = ({ page }: RouteRow) =>
      page === null || isPageOn(site.profile, page);

    test.each(rows.map((it) => [it.path, it] as const))(
      "§2: %s answers by its flag, with its title, heading, layout and canonical link",
      async (path, expected) => {
        const { status, page } = await visit(path);
        if (!isRowOn(expected)) {
          expect(status).toBe(404);
          expect(page.title).toMatch(/^404 Page [Nn]ot [Ff]ound: \//);
          expect(page.h1s).toEqual(["Page not found"]);
          expect(page.canonical).toBe(null);
          return;
        }
        expect(status).toBe(200);
        const [own, separator, site_] = splitTitle(page.title);
        expect(own).toMatch(expected.title);
        expect([separator, site_]).toEqual([" | ", name]);
        expect(page.h1s).toEqual([expect.stringMatching(expected.h1)]);
        expect(page.layout).toBe(expected.layout ?? "default");
        expect(page.canonical).toBe(`https://dealer.example${path}`);
        if (expected.isPrivate !== true)
          expect(page.description?.length ?? 0).toBeGreaterThan(25);
        expect(skippedLevels(page.headingLevels)).toEqual([]);
      },
    );

    test("§2: a vehicle's page answers under its condition, with the vehicle as its heading", async () => {
      const first = site.vehicles[0] ?? expect.fail();
      const { page } = await visit("/search-vehicles/all-inventory");
      const address =
        page.links.find((it) => /^\/\w+-vehicle\//.test(it)) ?? expect.fail();
      const vehicle = await visit(address);
      expect(vehicle.status).toBe(200);
      expect(vehicle.page.canonical).toBe(`https://dealer.example${address}`);
      expect(vehicle.page.layout).toBe("default");
      expect(splitTitle(vehicle.page.title).slice(1)).toEqual([" | ", name]);
      expect(vehicle.page.h1s).toHaveLength(1);
      expect(first.vehicle.vin).toHaveLength(17);
    });

    test.each(["/2010", "/2017/anything/at-all", "/2025/"])(
      "§2: %s redirects to the financing page, and is unknown while that is off",
      async (path) => {
        const response = await site.fetch(path);
        if (!isPageOn(site.profile, "autoFinancing"))
          return expect(response.status).toBe(404);
        expect(response.status).toBe(301);
        expect(response.headers.get("Location")).toBe("/auto-financing");
      },
    );

    test("a click identifier stays with the visitor of an old address", async () => {
      const response = await site.fetch("/2017/a-post?id=7&gclid=abc&utm_id=x");
      if (isPageOn(site.profile, "autoFinancing"))
        expect(response.headers.get("Location")).toBe(
          "/auto-financing?gclid=abc&utm_id=x",
        );
      else expect(response.headers.get("Location")).toBeNull();
    });

    test.each([
      [
        "/search-vehicles/bodystyle/suvs",
        "/search-vehicles/all-inventory/bodystyle/suvs?",
      ],
      [
        "/search-vehicles/all-inventory?price_min=30000&price_max=10000",
        "/search-vehicles/all-inventory?price_max=30000&price_min=10000&",
      ],
      ["/CONTACT-us", "/contact-us?"],
      ["/personalized-pricing", "/personalized-pricing/down-payment?"],
      ["/personalized-pricing/done", "/personalized-pricing/down-payment?"],
    ])(
      "a click identifier stays with the visitor where %s leads on",
      async (path, location) => {
        const clicks = "gclid=abc&utm_campaign=fall";
        const response = await site.fetch(
          `${path}${path.includes("?") ? "&" : "?"}${clicks}`,
        );
        expect(response.headers.get("Location")).toBe(location + clicks);
      },
    );

    test("no two pages share a title or a description", async () => {
      const on = rows.filter((it) => isRowOn(it) && it.isPrivate !== true);
      const pages = await Promise.all(on.map(({ path }) => visit(path)));
      expect(repeated(pages.map(({ page }) => page.title))).toEqual([]);
      expect(repeated(pages.map(({ page }) => page.description))).toEqual([]);
    });

    test("§2, menus: each entry stands on every page while its page is on, and nowhere else", async () => {
      const entries = MENU_ENTRIES.filter(
        ([, page]) => page === null || isPageOn(site.profile, page),
      ).map(([, , path]) => path);
      const off = MENU_ENTRIES.filter(
        ([, page]) => page !== null && !isPageOn(site.profile, page),
      ).map(([, , path]) => path);
      for (const { path, layout } of rows.filter(isRowOn)) {
        const { links } = (await visit(path)).page;
        expect(
          links.filter((it) => off.includes(it)),
          path,
        ).toEqual([]);
        if (layout !== "minimal")
          expect(
            entries.filter((it) => !links.includes(it)),
            path,
          ).toEqual([]);
      }
    });

    test("no link of any page leads to a page that is off or to a place that is not there", async () => {
      const pages = await Promise.all(
        rows.filter(isRowOn).map(({ path }) => visit(path)),
      );
      const missing = await visit("/no-such-page");
      const targets = new Set(
        [...pages, missing].flatMap(({ page }) => page.links),
      );
      // Lists and vehicles are many of one kind.
      const kinds = new Map<string, number>();
      const dead: string[] = [];
      for (const target of targets) {
        const [path = "", fragment] = target.split("#");
        if (path === "" || POSTED.has(path.split("?")[0] ?? "")) continue;
        const kind = path.split("/")[1] ?? "";
        const count = (kinds.get(kind) ?? 0) + 1;
        kinds.set(kind, count);
        if (count > MOST_OF_A_KIND) continue;
        const { status, page } = await visit(path);
        if (status >= 400) dead.push(`${target} answers ${status}`);
        else if (fragment && status === 200 && !page.ids.has(fragment))
          dead.push(`${target} has no such place`);
      }
      expect(targets.size).toBeGreaterThan(30);
      expect(dead).toEqual([]);
    });

    test("a link within a page leads to a place on it", async () => {
      for (const row_ of rows.filter(isRowOn)) {
        const { page } = await visit(row_.path);
        const places = page.links.filter((it) => /^#./.test(it));
        expect(
          places.filter((it) => !page.ids.has(it.slice(1))),
          row_.path,
        ).toEqual([]);
      }
    });
  },
);

test("§2: the flags of the smaller dealership are those of the seen profile", async () => {
  const site = await startTestSite({ profile: "used-only", isSeeded: false });
  const { pages } = site.profile;
  await site.stop();
  const off = PAGE_KEYS.filter((page) => !pages[page]);
  expect(off).toEqual([
    "badCreditFinancing",
    "termsOfSale",
    "service",
    "serviceSchedule",
    "specialOffers",
    "specialOffer",
    "shoppingGuides",
    "authors",
  ]);
});

const MOST_OF_A_KIND = 40;

/** Addresses that take forms alone. */
const POSTED: ReadonlySet<string> = new Set([
  "/store-selection",
  "/payment-terms",
  "/shopper-place",
  "/cookie-consent",
]);

function row(page: PageKey, title: RegExp, h1: RegExp): RouteRow {
  return { page, path: PAGE_PATHS[page] ?? "", title, h1 };
}

function everywhere(path: string, title: RegExp): RouteRow {
  return { page: null, path, title, h1: title, isPrivate: true };
}

function entry(label: string, page: PageKey) {
  return [label, page, PAGE_PATHS[page] ?? ""] as const;
}

/** Page title, separator, site name. */
function splitTitle(title: string | null): readonly string[] {
  return /^(.*)( \| )(.*)$/.exec(title ?? "")?.slice(1) ?? [];
}

/** Headings that stand more than one level below the one before them. */
function skippedLevels(levels: readonly number[]): readonly string[] {
  return levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? 0;
    return level > before + 1 ? [`h${level} after h${before}`] : [];
  });
}

function repeated(texts: readonly (string | null)[]): readonly string[] {
  return texts.filter(
    (text, at): text is string => text !== null && texts.indexOf(text) !== at,
  );
}
