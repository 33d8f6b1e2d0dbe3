import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { packPageData } from "#app/site/page/page-data.ts";
import { readGraph } from "#tests/structured-data/check-graph.ts";
import { type SaidHead, toPageHead } from "./page-head.server.ts";
import { pageMeta } from "./page-meta.ts";

const site = sampleSiteView();
const SAID: SaidHead = {
  title: "Contact us",
  description: "Write or call.",
};

/** The head as React Router writes it. */
function headOf(said: SaidHead, path = "/contact-us"): string {
  const url = new URL(path, site.siteUrl);
  const head = packPageData(toPageHead(said, url, site));
  return render(path, { head });
}

function render(path: string, loaderData: object | null): string {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <html lang="en">
          <head>
            <Meta />
          </head>
        </html>
      ),
      children: [
        {
          id: "page",
          path: "*",
          Component: () => null,
          meta: pageMeta as never,
        },
      ],
    },
  ]);
  return renderToString(
    <Page
      initialEntries={[path]}
      hydrationData={{
        loaderData: { root: packPageData(site), page: loaderData },
      }}
    />,
  );
}

/** Way out of a script, of a comment, of CDATA and of a line. */
const HOSTILE = [
  "</script><script>hacked()</script>",
  "<!-- <script>",
  "]]>",
  "\u2028\u2029",
  '"><img src=x onerror=hacked()>',
  "$& $1 $`",
  "\u202Eevil",
];

test.each(HOSTILE)("%j parses back to itself and ends nothing", (text) => {
  const html = headOf({
    ...SAID,
    title: text,
    things: [{ "@type": "Organization", name: text }],
  });
  expect(readGraph(html)).toEqual([{ "@type": "Organization", name: text }]);
  const scripts = html.match(/<\/?script/g) ?? [];
  expect(scripts).toEqual(["<script", "</script"]);
  expect(html).not.toMatch(/<img|<!--/);
});

test("any text parses back to itself, and stands in one script", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const html = headOf({ ...SAID, things: [{ "@type": "Person", name }] });
      expect(readGraph(html)).toEqual([{ "@type": "Person", name }]);
    }),
  );
});

test("nodes of one thing become one, and what each says of it stays", () => {
  const id = "https://cars.example/#dealership";
  const html = headOf({
    ...SAID,
    things: [
      { "@type": "Organization", "@id": id, name: "Prairie" },
      { "@type": "Organization", "@id": id, legalName: "Prairie LLC" },
      { "@type": "Person", name: "Ellen" },
      { "@type": "Person", name: "Luis" },
    ],
  });
  expect(readGraph(html)).toEqual([
    {
      "@type": "Organization",
      "@id": id,
      name: "Prairie",
      legalName: "Prairie LLC",
    },
    { "@type": "Person", name: "Ellen" },
    { "@type": "Person", name: "Luis" },
  ]);
});

test("a link that is shared has its title, its words and a picture with a size", () => {
  const html = headOf({ ...SAID, title: "A & B" });
  for (const tag of [
    '<meta property="og:title" content="A &amp; B"',
    '<meta property="og:description" content="Write or call."',
    '<meta property="og:type" content="website"',
    '<meta property="og:url" content="https://cars.example/contact-us"',
    '<meta property="og:site_name" content="Prairie Auto Group"',
    '<meta property="og:locale" content="en_US"',
    '<meta property="og:image" content="https://cars.example/social/site/0123456789ab.jpg"',
    '<meta property="og:image:width" content="1200"',
    '<meta property="og:image:height" content="630"',
    '<meta property="og:image:alt" content="Three cars"',
    '<meta name="twitter:card" content="summary_large_image"',
    '<meta name="theme-color" content="#11693f"',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('name="robots"');
});

test("a page that is left out says so, and tells machines no facts", () => {
  const things = [{ "@type": "Person" as const, name: "Ellen" }];
  for (const html of [
    headOf({ ...SAID, things }, "/compare?vins=1"),
    headOf({ ...SAID, things, leftOut: "locked" }),
  ]) {
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(readGraph(html)).toBe(null);
  }
});

test("a page whose loader failed has no head but the error's own", () => {
  expect(render("/contact-us", null)).not.toMatch(/<meta|<title|<link/);
});

test("a page that says its own title gets no second one, and shared links have the title all the same", () => {
  const html = headOf({ ...SAID, hasOwnTitle: true });
  expect(html).not.toContain("<title>");
  expect(html).toContain('<meta property="og:title" content="Contact us"');
  expect(headOf(SAID)).toContain(
    "<title>Contact us | Prairie Auto Group</title>",
  );
});
