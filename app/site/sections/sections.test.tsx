import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { ComparedMark, ComparisonTable } from "./comparison-table.tsx";
import { FaqSection } from "./faq-section.tsx";
import { LinkRow } from "./link-row.tsx";
import { PageHero } from "./page-hero.tsx";
import { ReviewSection } from "./review-section.tsx";

function render(part: ReactNode): string {
  return renderToString(
    <SiteContext value={sampleSiteView()}>{part}</SiteContext>,
  ).replaceAll("<!-- -->", "");
}

const FAQS = {
  title: "Questions",
  call: "Not here? Call",
  write: null,
  questions: [
    { question: "One?", answers: ["Only this."], disclosure: "At 9.9% APR." },
    { question: "Several?", answers: ["This.", "And that."], disclosure: null },
  ],
};

test("one answer is a sentence and several are a list; the first question is open", () => {
  const html = render(<FaqSection section={FAQS} />);
  expect(html).toContain("<p>Only this.</p>");
  expect(html).toContain("<li>This.</li><li>And that.</li>");
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(html).toContain('href="tel:+16305550142"');
});

test("the terms of an answer stand below it, and not smaller than small print may be", () => {
  expect(render(<FaqSection section={FAQS} />)).toContain(
    '<p class="terms">At 9.9% APR.</p></div></details>',
  );
});

test("a section without questions or reviews is left out", () => {
  const reviews = {
    title: "Reviews",
    rating: "4.6",
    stars: 4.6,
    count: "out of 5",
    platform: "google" as const,
    reviewCount: 2300,
    all: null,
    first: [],
    others: [],
    more: "",
  };
  expect(render(<FaqSection section={{ ...FAQS, questions: [] }} />)).toBe("");
  expect(render(<ReviewSection section={reviews} />)).toBe("");
  expect(render(<LinkRow links={[]} look="main" />)).toBe("");
});

const WRITTEN_REVIEW = {
  name: "Denise K.",
  photo: "https://photos.example/denise.jpg",
  initial: "D",
  text: "The number from the website.",
  rest: null,
  stars: 5 as const,
  starsText: "5 out of 5",
  platform: "facebook" as const,
  source: "Finance, Facebook review",
  address: null,
};
const REVIEWS = {
  title: "Reviews",
  rating: "4.6",
  stars: 4.6,
  count: "out of 5",
  platform: "google" as const,
  reviewCount: 2300,
  all: null,
  first: [],
  others: [],
  more: "",
};

test("a review shows its writer's photo, and the platform with its logo", () => {
  const section = {
    ...REVIEWS,
    first: [
      WRITTEN_REVIEW,
      { ...WRITTEN_REVIEW, name: "Tom H.", photo: null, initial: "T" },
    ],
  };
  const html = render(<ReviewSection section={section} />);
  expect(html).toMatch(
    /<img[^>]* src="https:\/\/photos\.example\/denise\.jpg"[^>]* alt="" width="40" height="40"/,
  );
  expect(html).toContain(
    '<span class="review-face" aria-hidden="true">T</span><b>Tom H.</b>',
  );
  // The style sheet of the section has a logo for each platform.
  expect(html).toContain(
    '<span class="review-source facebook">Finance, Facebook review</span>',
  );
});

test("a quote in another language than the page is marked with its own, and the site's words in it with theirs", () => {
  const spoken = {
    ...WRITTEN_REVIEW,
    lang: "es" as const,
    rest: {
      label: "Read on",
      text: "Y nadie me apuró.",
      labelLang: "en" as const,
    },
  };
  const html = render(
    <ReviewSection section={{ ...REVIEWS, first: [spoken] }} />,
  );
  expect(html).toContain('<blockquote lang="es">');
  expect(html).toContain('<summary lang="en">Read on</summary>');
  expect(
    render(<ReviewSection section={{ ...REVIEWS, first: [WRITTEN_REVIEW] }} />),
  ).toContain("<blockquote>");
});

test("the first action of a page is the green one, alone", () => {
  const hero = {
    crumbsLabel: "Breadcrumb",
    crumbs: [{ label: "Here", href: null }],
    title: "Title",
    lead: "Lead",
    links: [
      { label: "First", address: "/first" },
      { label: "Second", address: "/second" },
    ],
    note: null,
    picture: null,
  };
  const html = render(<PageHero hero={hero} />);
  expect(html).toContain('<a class="btn btn--main" href="/first">First</a>');
  expect(html).toContain('<a class="btn" href="/second">Second</a>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("a tick and a dash of a comparison are words to those who hear them", () => {
  const html = render(
    <ComparisonTable
      caption="Ways"
      corner="What"
      ways={[{ name: "Theirs" }, { name: "Ours" }]}
      rows={[
        {
          label: "Offer",
          cells: [
            <ComparedMark key="theirs" has={false} label="No" />,
            <ComparedMark key="ours" has label="Yes">
              in writing
            </ComparedMark>,
          ],
        },
      ]}
      isLastOurs
    />,
  );
  expect(html).toContain('<th scope="row">Offer</th>');
  expect(html).toMatch(/i-minus.*>No<.*i-check.*>Yes<\/span>in writing/);
});
