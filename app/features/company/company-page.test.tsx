import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { SiteContext, type StoreView } from "#app/site/page/site-view.ts";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { CompanyPage, type CompanyPageData } from "./company-page.tsx";

const PAGE: CompanyPageData = {
  hero: {
    crumbsLabel: "Breadcrumb",
    crumbs: [],
    title: "Prairie Auto Group",
    lead: "Used cars.",
    links: [],
    note: null,
    picture: "/img/v/suvs-white-3-hero.svg",
  },
  stats: [],
  story: [],
  promises: [],
  leaders: [],
  letter: null,
  storeCounts: {},
  map: null,
  landscape: [],
  reviews: {
    title: "What customers say",
    rating: null,
    stars: null,
    count: "",
    platform: null,
    reviewCount: 0,
    all: null,
    first: [],
    others: [],
    more: "",
  },
  careersLinks: [],
};

function render(furtherDepartments: StoreView["furtherDepartments"]): string {
  const site = sampleSiteView();
  const stores = site.stores.map((it) => ({ ...it, furtherDepartments }));
  return renderToString(
    <StaticRouter location="/our-company">
      <SiteContext value={{ ...site, stores }}>
        <CompanyPage page={PAGE} />
      </SiteContext>
    </StaticRouter>,
  ).replaceAll("<!-- -->", "");
}

test("the company's page names whoever else answers at a store, with their own phone and hours", () => {
  expect(render([])).not.toContain("Rental");
  const html = render([
    {
      name: "Rental",
      phone: "6305550177",
      phoneText: "(630) 555-0177",
      hours: [{ days: "Mon – Sat", hours: "7AM - 8PM" }],
    },
  ]);
  expect(html).toContain('href="tel:+16305550177"');
  expect(html).toMatch(/Rental.*Mon – Sat.*7AM - 8PM/);
});

test("a page without figures has no empty line of them", () => {
  expect(render([])).not.toContain('class="stats"');
});
