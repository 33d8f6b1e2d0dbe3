import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { readGraph } from "#tests/structured-data/check-graph.ts";
import { withHead } from "./head-html.server.ts";
import { type HeadNote, noteInHead, renderWithNotes } from "./head-notes.ts";

const PAGE = "<html><head><title>T</title></head><body></body></html>";
const site = sampleSiteView({
  forMachines: () => ({
    picture: { address: "/social/site/0123456789ab.jpg", alt: "Three cars" },
    themeColor: "#11693f",
    stores: [],
    storeOf: () => null,
  }),
});
const NOTE: HeadNote = {
  title: "Contact us",
  description: "Write or call.",
  canonical: "https://cars.example/contact-us",
  site,
};

function headOf(note: HeadNote, path = "/contact-us"): string {
  return withHead(PAGE, note, new URL(path, "https://cars.example"));
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
    ...NOTE,
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
      const html = headOf({ ...NOTE, things: [{ "@type": "Person", name }] });
      expect(readGraph(html)).toEqual([{ "@type": "Person", name }]);
    }),
  );
});

test("nodes of one thing become one, and what each says of it stays", () => {
  const id = "https://cars.example/#dealership";
  const html = headOf({
    ...NOTE,
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
  const html = headOf({ ...NOTE, title: "A & B" });
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
    headOf({ ...NOTE, things }, "/compare?vins=1"),
    headOf({ ...NOTE, things, leftOut: "locked" }),
  ]) {
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(readGraph(html)).toBe(null);
  }
});

test("a page of which nobody noted anything stays as it is", () => {
  expect(headOf({})).toBe(PAGE);
});

test("notes go to the page that renders, and to none after it", () => {
  noteInHead({ title: "before" });
  const { html, note } = renderWithNotes(() => {
    noteInHead({ title: "one", things: [{ "@type": "Person", name: "A" }] });
    noteInHead({ things: [{ "@type": "Person", name: "B" }] });
    return "page";
  });
  expect(html).toBe("page");
  expect(note.title).toBe("one");
  expect(note.things).toHaveLength(2);
  expect(() =>
    renderWithNotes(() => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  expect(renderWithNotes(() => "").note).toEqual({});
});
