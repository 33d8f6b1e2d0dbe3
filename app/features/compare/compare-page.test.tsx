import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import type { ComparePageData } from "./compare-page.server.ts";
import { ComparePage } from "./compare-page.tsx";

const car = (
  at: number,
  overrides: Partial<CardVehicle> = {},
): CardVehicle => ({
  vin: `1HGCV1F34LA${100_000 + at}`,
  name: `202${at} Honda Accord`,
  trim: "Sport",
  address: `/used-vehicle/sedans/x/1HGCV1F34LA${100_000 + at}`,
  condition: "used",
  drivetrain: null,
  transmission: null,
  miles: null,
  color: null,
  place: null,
  storeId: "aurora",
  badge: null,
  picture: { illustration: "/x.svg", photo: null },
  price: {
    state: "shown",
    dollars: 20_000,
    oldDollars: null,
    dropDollars: 0,
    payment: null,
  },
  ...overrides,
});

function renderHtml(page: Partial<ComparePageData>): string {
  const data: ComparePageData = {
    way: { crumbsLabel: "Breadcrumb", crumbs: [] },
    cars: [],
    verdicts: null,
    cheapest: [],
    groups: [],
    sameGroups: [],
    refused: [],
    newest: [],
    missingCount: 0,
    inventoryAddress: "/search-vehicles/all-inventory",
    areCookiesRefused: false,
    hasSaved: false,
    returnTo: null,
    ...page,
  };
  return renderToString(
    <MemoryRouter initialEntries={["/compare"]}>
      <SiteContext value={sampleSiteView()}>
        <ComparePage page={data} />
      </SiteContext>
    </MemoryRouter>,
  );
}

const ROWS = [
  {
    label: "Mileage",
    kind: "text",
    values: ["5 mi", "9 mi"],
    notes: [null, "4 mi more"],
  },
  { label: "Doors", kind: "text", values: ["4", "5"] },
  {
    label: "Sunroof",
    kind: "mark",
    values: ["Yes", null],
  },
] as const;

test("what is not listed is said in words, and by how much a value is above the least stands below it", () => {
  const html = renderHtml({
    cars: [car(0), car(1)],
    groups: [{ title: "Facts", rows: ROWS }],
  });
  expect(html).toMatch(/<td><span[^>]*>Not listed<\/span><\/td>/);
  expect(html).not.toContain("–");
  expect(html).toMatch(/<bdi>9 mi<\/bdi><span[^>]*>4 mi more<\/span>/);
});

test("what speaks for a car stands in its own column, before the facts", () => {
  const html = renderHtml({
    cars: [car(0), car(1)],
    verdicts: [
      [],
      [
        { text: "Cheapest, by $200", more: null },
        { text: "2 features only this one lists", more: "Sunroof and a hitch" },
      ],
    ],
    groups: [{ title: "Facts", rows: ROWS }],
  });
  expect(html).toMatch(
    /<th scope="row">In short<\/th><td><span aria-hidden="true">–<\/span><span class="vh">Nothing the others don’t have<\/span><\/td><td><ul><li>Cheapest, by \$200<\/li><li>2 features only this one lists<span[^>]*>Sunroof and a hitch<\/span><\/li>/,
  );
  expect(html.indexOf("In short")).toBeLessThan(html.indexOf("Facts"));
});

test("what is the same is folded below the table, its features in one line", () => {
  const same = (label: string, kind: "text" | "mark", value: string) => ({
    label,
    kind,
    values: [value, value],
  });
  const html = renderHtml({
    cars: [car(0), car(1)],
    groups: [{ title: "Facts", rows: ROWS }],
    sameGroups: [
      { title: "Facts", rows: [same("Drivetrain", "text", "All-wheel drive")] },
      {
        title: "Features",
        rows: [
          same("Sunroof", "mark", "Yes"),
          same("Remote start", "mark", "Yes"),
        ],
      },
    ],
  });
  expect(html).toMatch(/<summary>What is the same/);
  expect(html).toMatch(/<dt>Drivetrain<\/dt><dd><bdi>All-wheel drive<\/bdi>/);
  expect(html).toMatch(/<dt>Features<\/dt><dd>Sunroof, Remote start<\/dd>/);
});

test("a table with headers for columns, groups and rows", () => {
  const html = renderHtml({
    cars: [car(0), car(1)],
    groups: [{ title: "Facts", rows: ROWS }],
  });
  // One for each car, after the one of the facts' names.
  expect(html.match(/<th scope="col"/g)).toHaveLength(1 + 2);
  expect(html).toContain('<th scope="rowgroup" colSpan="3"');
  // The pictures, three facts and what can be done with each car.
  expect(html.match(/<th scope="row"/g)).toHaveLength(5);
  expect(html).toContain("Not listed");
});

test("what can be done with a car stands below its price and what speaks for it, before its facts", () => {
  const html = renderHtml({
    cars: [car(0), car(1)],
    verdicts: [[], [{ text: "Fewest miles", more: null }]],
    groups: [{ title: "Facts", rows: ROWS }],
  });
  expect(html.indexOf("$20,000")).toBeLessThan(html.indexOf("In short"));
  expect(html.indexOf("In short")).toBeLessThan(html.indexOf("Next step"));
  expect(html.indexOf("Next step")).toBeLessThan(html.indexOf("Facts"));
});

test("of a long list of features the first eight stand there, and one tap shows the others", () => {
  const html = renderFeatures(11);
  expect(html.match(/<tr class="compare-folded"/g)).toHaveLength(3);
  expect(html).toMatch(
    /<label class="btn"><input type="checkbox"\/><span class="compare-open">Show all 11 differences<\/span><span class="compare-close">Show fewer<\/span><\/label>/,
  );
  expect(renderFeatures(10)).not.toContain("compare-folded");
});

test("features that are praised above the table stay in sight, however many, and four that shoppers ask for below them", () => {
  const html = renderFeatures(18, 10);
  expect(html.match(/<tr class="compare-folded"/g)).toHaveLength(4);
});

function renderFeatures(count: number, praisedCount?: number): string {
  const rows = Array.from({ length: count }, (_, at) => ({
    label: `Feature ${at}`,
    kind: "mark" as const,
    values: ["Yes", null],
  }));
  return renderHtml({
    cars: [car(0), car(1)],
    groups: [
      { title: "Features", rows, ...(praisedCount && { praisedCount }) },
    ],
  });
}

test("a third car that may be off the screen is announced", () => {
  expect(renderHtml({ cars: [0, 1, 2].map((at) => car(at)) })).toContain(
    "Swipe to see all 3 cars.",
  );
  expect(renderHtml({ cars: [car(0), car(1)] })).not.toContain("Swipe");
});

test("four cars leave no place for another, fewer do", () => {
  expect(renderHtml({ cars: [0, 1, 2, 3].map((at) => car(at)) })).not.toContain(
    "Add a car",
  );
  expect(renderHtml({ cars: [car(0)] })).toContain("Add a car");
});

test("a locked price says so and offers the key", () => {
  const html = renderHtml({
    cars: [car(0, { price: { state: "locked", key: "contact" } })],
  });
  expect(html).toContain("Private price");
  expect(html).toContain("Unlock prices");
});

test("a value that is kept back has the way to unlock it, named after its car", () => {
  const html = renderHtml({
    cars: [car(0), car(1)],
    groups: [
      {
        title: "Price",
        rows: [
          {
            label: "Estimated payment",
            kind: "text",
            values: ["$300 a month", "Private price"],
            keys: [null, "contact"],
          },
        ],
      },
    ],
  });
  expect(html.match(/compare-key/g)).toHaveLength(1);
  expect(html).toMatch(
    /<bdi>Private price<\/bdi><a class="compare-key" href="[^"]*1HGCV1F34LA100001[^"]*"[^>]*>Unlock price<span class="vh">: (<!-- -->)?2021 Honda Accord/,
  );
});

test("what is the same keeps the terms of its figure", () => {
  const html = renderHtml({
    cars: [car(0), car(1)],
    sameGroups: [
      {
        title: "Facts",
        rows: [
          {
            label: "Seats",
            kind: "text",
            values: ["7", "7"],
            terms: ["typical for this model", "typical for this model"],
          },
        ],
      },
    ],
  });
  expect(html).toMatch(/<bdi>7<\/bdi><span[^>]*>typical for this model</);
});

test("cars that do not differ say so instead of an empty table", () => {
  expect(renderHtml({ cars: [car(0), car(1)] })).toContain(
    "These cars match on everything we list.",
  );
});

test("nothing chosen shows a way on", () => {
  const html = renderHtml({ hasSaved: true });
  expect(html).toContain("No cars to compare yet");
  expect(html).toContain('href="/search-vehicles/all-inventory"');
  expect(html).toContain('href="/saved-vehicles"');
});

test("the lead speaks of highlighted values only where one is, in the head as in the rows", () => {
  const cars = [car(0), car(1)];
  const plain = renderHtml({ cars, groups: [{ title: "Facts", rows: ROWS }] });
  expect(plain).not.toContain("highlighted");
  expect(plain).not.toContain("compare-best");
  const marked = renderHtml({
    cars,
    cheapest: [1],
    groups: [
      {
        title: "Facts",
        rows: [
          { label: "Year", kind: "text", values: ["2020", "2021"], best: [1] },
        ],
      },
    ],
  });
  expect(marked).toContain("The better one in each row is highlighted.");
  expect(marked).toMatch(/<b class="compare-best"><bdi>2021<\/bdi><\/b>/);
  // In the table's head and in the strip that repeats it.
  expect(
    marked.match(/<span class="compare-best">\$20,000<\/span>/g),
  ).toHaveLength(2);
});
