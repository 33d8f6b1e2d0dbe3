import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { SiteContext, type StoreView } from "#app/site/page/site-view.ts";
import type { StaffView } from "#app/site/sections/staff/staff-view.server.ts";
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

const ELLEN: StaffView & { readonly imageUrl: string } = {
  id: "ellen",
  name: "Ellen Brandt",
  firstName: "Ellen",
  initials: "EB",
  title: "General manager",
  department: "Sales",
  storeName: "Prairie Auto of Aurora",
  phone: "6305550142",
  phoneText: "(630) 555-0142",
  email: "ellen@prairie.example",
  imageUrl: "/media/ellen.webp",
  address: "/our-company/meet-our-team/ellen",
  rating: null,
  languages: null,
  isLead: true,
  about: null,
};

function render(
  furtherDepartments: StoreView["furtherDepartments"],
  changes: Partial<CompanyPageData> = {},
): string {
  const site = sampleSiteView();
  const stores = site.stores.map((it) => ({ ...it, furtherDepartments }));
  return renderToString(
    <StaticRouter location="/our-company">
      <SiteContext value={{ ...site, stores }}>
        <CompanyPage page={{ ...PAGE, ...changes }} />
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

test("whoever writes to customers has one face on the page, and signs where it is shown already", () => {
  const letter = {
    picture: null,
    words: { author: ELLEN, paragraphs: ["Come find me."] },
  };
  const countFaces = (html: string) => html.split(ELLEN.imageUrl).length - 1;
  const alone = render([], { letter });
  expect(countFaces(alone)).toBe(1);
  const inCharge = render([], { letter, leaders: [ELLEN] });
  expect(countFaces(inCharge)).toBe(1);
  expect(inCharge).toMatch(/Come find me\..*Ellen Brandt.*General manager/);
});
