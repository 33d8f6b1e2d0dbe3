import { HOME_SECTIONS } from "#app/domain/store-profile/content/home.ts";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { HomePage } from "./home-page.tsx";
import type { HomePageData } from "./home.server.ts";

const NO_PAGES: HomePageData["pages"] = {
  inventory: "/search-vehicles",
  applyForFinancing: null,
  autoFinancing: null,
  sellTrade: null,
  service: null,
  serviceSchedule: null,
  protectionPlans: null,
  ourCompany: null,
  contact: null,
};

function sampleHome(overrides: Partial<HomePageData> = {}): HomePageData {
  return {
    vehicleCount: 1_412,
    newArrivals: [],
    newestAddress: "/search-vehicles/all-inventory?sort=newest",
    gateNotice: null,
    lockedPrices: "none",
    waitsForTerms: false,
    conditions: ["used", "new", "certified"],
    suggestions: [],
    featured: {
      name: "2021 Honda CR-V EX-L",
      address: "/used-vehicle/suvs/2021-honda-cr-v-ex-l/2HKRW2H80MH600001",
      stockNumber: "A21-4471",
      bodystyle: "suvs",
      color: "blue",
      price: {
        state: "shown",
        totalCents: 2_499_000,
        totalDollars: 24_990,
        lines: [
          { kind: "vehicle", name: null, cents: 2_463_197 },
          { kind: "document-fee", name: null, cents: 35_803 },
        ],
        excludedDocumentFeeCents: null,
        oldTotalCents: null,
        oldTotalDollars: null,
        dropCents: 0,
        dropDollars: 0,
      },
      illustration: "/img/v/suvs-blue-1-hero.svg",
    },
    pages: NO_PAGES,
    landscape: [],
    variant: "full",
    slides: [],
    departments: [
      {
        id: "shop",
        name: "Shop",
        picture: "/img/v/wagons-green-3-hero.svg",
        title: "Every car, every store, one list",
        text: "Search every store at once.",
        points: ["75-point inspection on every used car"],
        loan: null,
        links: [],
      },
    ],
    sections: [...HOME_SECTIONS],
    bodyStyles: [],
    specialFilters: [],
    claims: {
      preApprovalSeconds: 60,
      approvalHours: { from: 24, to: 48 },
      inspectionPoints: 75,
    },
    offerValidDays: 7,
    warranty: { maxMiles: 85_000, disclaimer: "Ask for the terms." },
    reviews: {
      title: "What customers say",
      rating: "4.6",
      stars: 4.6,
      count: "out of 5, from 2,300+ reviews",
      platform: "google" as const,
      reviewCount: 2300,
      all: null,
      first: [],
      others: [],
      more: "",
    },
    faqs: { title: "Questions", call: "Call", write: null, questions: [] },
    description: "A family-run group.",
    countByStore: { aurora: 164 },
    ...overrides,
  };
}

function render(page: HomePageData, site = sampleSiteView()): string {
  return renderToString(
    <StaticRouter location="/">
      <SiteContext value={site}>
        <HomePage page={page} />
      </SiteContext>
    </StaticRouter>,
  ).replaceAll("<!-- -->", "");
}

test("an action whose page is off leads to the phone", () => {
  const html = render(sampleHome());
  expect(html).toContain("Ask about financing");
  expect(html).not.toContain("Get pre-approved");
  expect(html).toContain('href="tel:+16305550142"');
});

test("an action whose page is on leads there", () => {
  const pages = { ...NO_PAGES, applyForFinancing: "/auto-financing/apply" };
  const html = render(sampleHome({ pages }));
  expect(html).toContain('<a href="/auto-financing/apply">');
  expect(html).toContain(
    "Under 60 seconds, and it doesn’t affect your credit score.",
  );
});

test("the sticker's lines stand with its total", () => {
  const html = render(sampleHome());
  for (const figure of ["$24,631.97", "$358.03", "<dd>$24,990</dd>"])
    expect(html).toContain(figure);
});

test("a private price has a sticker of its own, and no word of a price that is on the car", () => {
  const { featured } = sampleHome();
  if (featured === null) throw new Error("The sample has no featured vehicle.");
  const locked = {
    ...featured,
    price: { state: "locked", key: "contact" },
  } as const;
  const html = render(
    sampleHome({
      featured: locked,
      lockedPrices: "all",
      gateNotice: { kind: "prices", title: "Private", how: null },
    }),
  );
  expect(html, "one way to unlock").not.toContain("gate-notice");
  const hidden = sampleHome({
    featured: locked,
    gateNotice: { kind: "vehicles", title: "More cars", how: null },
  });
  expect(render(hidden)).toContain("gate-notice");
  expect(html).toContain("/img/v/suvs-blue-1-hero.svg");
  expect(html).toContain("Unlock price");
  expect(html).not.toContain("$24,990");
  expect(html).not.toContain("The whole price, right on the car.");
  expect(html).not.toContain("has our document fee in it already");
  const someHtml = render(sampleHome({ lockedPrices: "some" }));
  expect(someHtml).toContain("Some prices are private");
  expect(someHtml).not.toContain("has our document fee in it already");
});

test("whoever has left their contact details reads that a few questions are left, and is not asked for them again", () => {
  for (const lockedPrices of ["some", "all"] as const) {
    const html = render(sampleHome({ lockedPrices, waitsForTerms: true }));
    expect(html).toContain("A few questions are left");
    expect(html).not.toContain("hare your contact details");
  }
});

test("where every car is private the sticker says how to see them", () => {
  const html = render(sampleHome({ featured: null, lockedPrices: "all" }));
  expect(html).toContain("Unlock private inventory");
  expect(html).toContain("hero-car");
});

test("no monthly payment is stated: a figure never stands without its terms", () => {
  expect(render(sampleHome())).not.toMatch(/\$[\d,.]+\s*(?:\/\s*mo|a month)/i);
});

test("a page has one main heading, and no style attribute", () => {
  const html = render(sampleHome());
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain(" style=");
});

test("a dealership that claims nothing and gives no warranty says neither", () => {
  const said = render(sampleHome());
  const silent = render(
    sampleHome({ claims: null, departments: null, warranty: null }),
  );
  for (const claim of ["75-point inspection", "85,000 miles"]) {
    expect(said).toContain(claim);
    expect(silent).not.toContain(claim);
  }
});

test("a store whose site is its entry on the contact page has no site to visit", () => {
  const site = sampleSiteView();
  const [store = expect.fail("no store")] = site.stores;
  const say = (siteAddress: string) =>
    render(sampleHome(), {
      ...site,
      stores: [
        { ...store, siteAddress },
        { ...store, id: "second", siteAddress: null },
      ],
    });
  const here = say(`/contact-us#store-${store.id}`);
  expect(here).toContain("Hours and contact");
  expect(here).not.toContain("Visit store site");
  expect(say("https://aurora.example")).toContain("Visit store site");
});

test("one store stands with its phone and hours instead of on a map where it would be alone", () => {
  const html = render(sampleHome());
  expect(html).toContain("Visit us");
  expect(html).toContain("open until 6 PM");
  expect(html).toContain("9AM - 6PM");
  expect(html).not.toContain('class="map"');
});
