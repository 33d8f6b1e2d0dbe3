import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { SiteContext } from "#app/site/page/site-view.ts";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { PlansPage, type PlansPageData } from "./plans-page.tsx";

const PLAN = {
  name: "Gap coverage",
  when: "The car is totaled",
  price: null,
  term: null,
  facts: {
    covers: "The rest of your loan.",
    suits: "you put little money down.",
  },
  askAddress: "/contact-us",
  chatKey: null,
};

const PAGE: PlansPageData = {
  hero: {
    crumbsLabel: "Breadcrumb",
    crumbs: [],
    title: "Engine warranty",
    lead: "The engine is covered.",
    links: [],
    note: null,
    picture: null,
  },
  name: "Engine warranty",
  summary: "No charge.",
  maxMiles: 85_000,
  stock: null,
  covered: [],
  notCovered: [],
  disclaimer: "Ask for the terms.",
  guideAddress: null,
  plans: [PLAN],
  refund: null,
  faqs: { title: "Questions", call: "Call", write: null, questions: [] },
  links: [],
};

function render(page: Partial<PlansPageData>): string {
  return renderToString(
    <StaticRouter location="/vehicle-protection-plans">
      <SiteContext value={sampleSiteView()}>
        <PlansPage page={{ ...PAGE, ...page }} />
      </SiteContext>
    </StaticRouter>,
  ).replaceAll("<!-- -->", "");
}

test("plans are named only where the dealership sells some", () => {
  expect(render({})).toContain("Plans you can add");
  expect(render({ plans: [] })).not.toContain("Plans you can add");
});

test("what nobody gave of the plans is asked for, and not where there are none", () => {
  const asks = ["Price", "How long it lasts", "What it leaves out"];
  for (const ask of asks) expect(render({})).toContain(`<dt>${ask}</dt>`);
  expect(render({ plans: [] })).not.toContain("<dt>");
});

test("a plan says what it pays for and leaves out, and the contract is to be read once every plan does", () => {
  const facts = {
    ...PLAN.facts,
    leavesOut: "Late fees.",
    deductible: "$100 a repair visit",
  };
  const told = render({ plans: [{ ...PLAN, facts }] });
  expect(told).toContain("<dt>What it leaves out</dt><dd>Late fees.</dd>");
  expect(told).toContain("<dt>Deductible</dt><dd>$100 a repair visit</dd>");
  expect(told).toContain("<dt>The contract</dt>");
  expect(told.split("What it leaves out")).toHaveLength(2);
  expect(render({ plans: [{ ...PLAN, facts }, PLAN] })).not.toContain(
    "The contract</dt>",
  );
  expect(render({})).not.toContain("Deductible");
});

test("what comes back to whoever cancels a plan stands where the dealership said it", () => {
  const title = "If you change your mind";
  expect(render({})).not.toContain(title);
  expect(render({ refund: "You get it all back." })).toContain(
    `<dt>${title}</dt><dd>You get it all back.</dd>`,
  );
});

test("a plan says what it is for, and what it costs where a price is given", () => {
  const unpriced = render({});
  expect(unpriced).toContain("The car is totaled");
  expect(unpriced).toContain("Ask us for the price for your car");
  expect(unpriced).not.toContain("From $");
  const priced = render({
    plans: [{ ...PLAN, price: "$695", term: "for the whole loan" }],
  });
  expect(priced).toContain("From $695</b><span>for the whole loan");
  expect(priced).not.toContain("Ask us for the price");
  expect(priced).not.toContain("we don’t list one");
  expect(render({ plans: [{ ...PLAN, when: null }] })).not.toContain(
    "plan-when",
  );
});

test("a plan leads to the contact form by its name, and to nowhere while that is off", () => {
  expect(render({})).toMatch(
    /<a class="arrow" href="\/contact-us">Ask about it<span class="vh">: Gap coverage/,
  );
  expect(render({ plans: [{ ...PLAN, askAddress: null }] })).not.toContain(
    "Ask about it",
  );
});
