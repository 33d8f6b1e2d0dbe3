import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { CARS, htmlOf, pageAt } from "#tests/support/list-pages.tsx";

const ALL = "/search-vehicles/all-inventory";
const MANY = Array.from({ length: 30 }, (_, at) => ({
  model: `Model ${at}`,
  salePriceCents: 1_000_000 + at * 100_000,
}));

test("the payment prompt stands fourth where it has a page, and nowhere else", async () => {
  const shown = await htmlOf(await pageAt(ALL, OPEN_GATE, MANY, "/payments"));
  const [before = "", after = ""] = shown.split('class="you-pay"');
  expect(before.match(/<article/g)).toHaveLength(3);
  expect(after.match(/<article/g)).toHaveLength(21);
  expect(after).toMatch(/href="\/payments"[^>]*>See my payments</);
  expect(await htmlOf(await pageAt(ALL, OPEN_GATE, MANY))).not.toContain(
    "you-pay",
  );
});

test("more cars are a link to the next page, which the last page has not", async () => {
  expect(await htmlOf(await pageAt(ALL, OPEN_GATE, MANY))).toMatch(
    /<a class="btn load-more" href="\/search-vehicles\/all-inventory\?page=2"><span>Load 6 more</,
  );
  const last = await htmlOf(await pageAt(`${ALL}?page=2`, OPEN_GATE, MANY));
  expect(last).not.toContain("load-more");
  expect(last).toContain("25–30 of 30 cars");
});

test("the server writes no slider: it would do nothing without a script", async () => {
  const html = await htmlOf(await pageAt(ALL, OPEN_GATE, MANY));
  expect(html).toContain('class="histo"');
  expect(html).not.toContain('type="range"');
  expect(html).toMatch(/<input[^>]*name="price_min"/);
});

test("the page has one first heading and a live region that says nothing yet", async () => {
  const html = await htmlOf(await pageAt(ALL));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<output class="vh"></output>');
  expect(html).not.toContain("aria-live");
});

test("on a page without JavaScript the button opens the filters by itself", async () => {
  const html = await htmlOf(await pageAt(ALL, OPEN_GATE, CARS));
  expect(html).toMatch(/<button[^>]*popovertarget="filters"/i);
  expect(html).toMatch(/<aside[^>]*id="filters"[^>]*popover="auto"/);
});
