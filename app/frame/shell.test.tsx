import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type SiteView, SiteContext } from "#app/site/page/site-view.ts";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { Shell } from "./shell.tsx";

function render(address: string, site: SiteView): string {
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <SiteContext value={site}>
          <Shell>content</Shell>
        </SiteContext>
      ),
    },
  ]);
  return renderToString(<Page initialEntries={[address]} />);
}

function findMenu(html: string): string {
  return /<nav[^>]*id="site-menu"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
}

function areInOrder(html: string, texts: readonly string[]): boolean {
  const places = texts.map((text) => html.indexOf(`>${text}<`));
  return places.every((at, index) => at > (places[index - 1] ?? 0));
}

const [aurora] = sampleSiteView().stores;
if (aurora === undefined) throw new Error("The sample site has no store.");
const joliet = { ...aurora, id: "joliet", name: "Prairie Auto of Joliet" };
const group = sampleSiteView({ stores: [aurora, joliet] });

test("the header's search leads to the field of the list, and on a list to its own", () => {
  const group = sampleSiteView();
  expect(render("/contact-us", group)).toContain(
    'href="/search-vehicles/all-inventory#q"',
  );
  expect(
    render("/search-vehicles/used-inventory/bodystyle/suvs", group),
  ).toContain('href="#q"');
});

test("a group's visitor chooses a store by a form that needs no script", () => {
  const html = render("/search-vehicles?price_max=20000&gclid=abc", group);
  expect(html).toMatch(
    /<form[^>]*action="\/store-selection"[^>]*method="post"/,
  );
  expect(html).toContain('value="joliet" name="storeId"');
  expect(html).toContain(
    'name="returnTo" value="/search-vehicles?price_max=20000"',
  );
});

test("a dealer with one store offers no choice of stores", () => {
  const html = render("/", sampleSiteView());
  expect(html).not.toContain("storeId");
  expect(html).toContain('href="https://maps.example/aurora"');
});

test("the menu marks the page the visitor is on, and the heading above it", () => {
  const menus = [
    {
      label: "Browse Cars",
      address: null,
      links: [
        { label: "Browse All", address: "/search-vehicles" },
        {
          label: "Trucks",
          address: "/search-vehicles/all-inventory/bodystyle/trucks",
        },
      ],
    },
  ];
  const html = render("/search-vehicles?page=2", { ...group, menus });
  expect(html).toContain('href="/search-vehicles" aria-current="page"');
  expect(html).toMatch(/<summary[^>]*aria-current="true"/);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});

test("the menu marks the heading above a page that is below one of its links, and none for being below home", () => {
  const toMenu = (label: string, address: string) => ({
    label,
    address: null,
    links: [{ label, address }],
  });
  const menus = [toMenu("Start", "/es"), toMenu("Offers", "/es/offers")];
  const html = render("/es/offers/service", { ...group, menus });
  expect(html.match(/<summary[^>]*aria-current="true"[^>]*>\w+/g)).toEqual([
    expect.stringMatching(/Offers$/),
  ]);
});

test("a long menu of cars stands in groups by what its links lead to, and the words of none stand above nothing", () => {
  const links = [
    { label: "Browse All", address: "/all", group: "condition" },
    { label: "Under $20K", address: "/under-20k", group: "price" },
    { label: "Sedans", address: "/sedans", group: "bodystyle" },
    { label: "Trucks", address: "/trucks", group: "bodystyle" },
    { label: "New", address: "/new", group: "condition" },
    { label: "Our guides", address: "/guides" },
  ] as const;
  const menus = [{ label: "Browse Cars", address: null, links }];
  const drawer = findMenu(render("/", { ...group, menus }));
  expect(areInOrder(drawer, ["Inventory", "Browse All", "New"])).toBe(true);
  expect(
    areInOrder(drawer, [
      "New",
      "By body style",
      "Sedans",
      "Trucks",
      "Price and offers",
      "Under $20K",
      "More",
      "Our guides",
    ]),
  ).toBe(true);
  const short = [
    { label: "Browse Cars", address: null, links: links.slice(1, 4) },
  ];
  expect(findMenu(render("/", { ...group, menus: short }))).not.toContain(
    "By body style",
  );
});

test("a menu of one link ends the footer's last column, and is no heading", () => {
  const menus = [
    { label: "Sell/Trade", address: "/sell-trade-my-car", links: [] },
    {
      label: "Browse Cars",
      address: null,
      links: [
        { label: "Sedans", address: "/sedans" },
        { label: "Minivans", address: "/minivans" },
      ],
    },
    {
      label: "Dealership",
      address: null,
      links: [{ label: "Careers", address: "/our-company/careers" }],
    },
  ];
  const footer = render("/", { ...group, menus }).split("<footer")[1] ?? "";
  expect(footer).not.toContain("<h2>Sell/Trade</h2>");
  expect(
    areInOrder(footer, ["Sedans", "Minivans", "Careers", "Sell/Trade"]),
  ).toBe(true);
});

test("no style attribute stands in the page: the content security policy forbids it", () => {
  expect(render("/", group)).not.toContain(" style=");
});

test("the drawer of phones holds the store's phone and hours, and works alone only where it is a drawer", () => {
  const html = render("/", group);
  const drawer = findMenu(html);
  expect(drawer).toContain('data-modal="(width &lt; 75em)"');
  expect(drawer).toContain('href="tel:+16305550142"');
  expect(drawer).toContain("9AM\u00a0\u2060-\u2060\u00a06PM");
});

test("a toast from the server stands in the page before any script runs", () => {
  const flash = {
    severity: "success",
    summary: "Message sent!",
    detail: "Thank you.",
    lifeMs: 5000,
    isClosable: true,
  } as const;
  expect(render("/", { ...group, flash })).toContain("<b>Message sent!</b>");
});
