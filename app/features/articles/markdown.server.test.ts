import fc from "fast-check";
import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

test("headings of an article start at the second level and can be linked to", () => {
  const { html, headings } = renderMarkdown(
    "# What & why\n\n## How *long*\n",
    "en",
  );
  expect(headings).toEqual([
    { id: "about-what-why", text: "What & why" },
    { id: "about-how-long", text: "How long" },
  ]);
  expect(html).toContain('<h2 id="about-what-why">What &amp; why</h2>');
  expect(html).not.toContain("<h1");
});

test("two headings of one name have two addresses", () => {
  const { headings } = renderMarkdown("## Fees\n\n## Fees\n\n## ¿?", "en");
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3);
});

test("a table has headed columns and can be scrolled by keyboard, which hears their names", () => {
  const { html } = renderMarkdown("| A | B |\n| - | - |\n| c | d |", "en");
  expect(html).toContain(
    '<div class="article-table" role="region" aria-label="A, B" tabindex="0"><table>',
  );
  expect(html).toContain('<th scope="col">A</th>');
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[click](javascript:alert(1))",
  "[click](data:text/html;base64,PHNjcmlwdD4=)",
  "![x](javascript:alert(1))",
  "<javascript:alert(1)>",
  '## <b onclick="alert(1)">x</b>',
  "| <script> |\n| - |\n| <svg/onload=alert(1)> |",
])("hostile markup stays text: %s", (markdown) => {
  const { html } = renderMarkdown(markdown, "en");
  expect(html).not.toMatch(/<(?:script|img|svg|b)[ >/]/i);
  expect(html).not.toMatch(/(?:href|src)="(?:javascript|data):/i);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
});

test("whatever is written, no tag is made but those of Markdown", () => {
  const tags =
    /^<\/?(?:h[1-6]|p|ul|ol|li|em|strong|a|code|pre|blockquote|hr|br|img|table|thead|tbody|tr|th|td|div)(?:\s[^>]*)?\/?>$/;
  const pieces = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom("<", ">", "<script", "](", "![", "`", "\n\n", "# ", '"'),
    ),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const { html } = renderMarkdown(parts.join(""), "en");
      for (const [tag] of html.matchAll(/<[^>]*>/g)) expect(tag).toMatch(tags);
    }),
    { numRuns: 500 },
  );
});

test("a link to a page of ours leads to it in the page's language, and any other link stays", () => {
  const markdown =
    "[a](/contact-us) [b](/es/contact-us#store) [c](https://ftc.gov/x) [d](//ftc.gov)";
  const addresses = (language: "en" | "es") =>
    [
      ...renderMarkdown(markdown, language).html.matchAll(/href="([^"]*)"/g),
    ].map(([, address]) => address);
  expect(addresses("es")).toEqual([
    "/es/contact-us",
    "/es/contact-us#store",
    "https://ftc.gov/x",
    "//ftc.gov",
  ]);
  expect(addresses("en").slice(0, 2)).toEqual([
    "/contact-us",
    "/contact-us#store",
  ]);
});
