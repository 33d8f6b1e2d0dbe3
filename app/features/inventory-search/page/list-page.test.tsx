import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { CARS, renderHtml, pageAt } from "#tests/support/list-pages.tsx";

const ALL = "/search-vehicles/all-inventory";
const MANY = Array.from({ length: 30 }, (_, at) => ({
  model: `Model ${at}`,
  salePriceCents: 1_000_000 + at * 100_000,
}));

const WIZARD =
  "/personalized-pricing?returnTo=%2Fsearch-vehicles%2Fall-inventory";
const TERMS = {
  downPaymentDollars: 2_000,
  isTradingIn: true,
  tradeEquityDollars: 3_500,
  creditScore: 690,
};

test("the payment prompt stands fourth, and comes back to the list from the questions", async () => {
  const shown = await renderHtml(await pageAt(ALL, OPEN_GATE, MANY));
  const [before = "", after = ""] = shown.split('class="you-pay"');
  expect(before.match(/<article/g)).toHaveLength(3);
  expect(after.match(/<article/g)).toHaveLength(21);
  expect(after).toContain("Make these payments yours");
  expect(after).toContain(`href="${WIZARD}"`);
});

test("a visitor with terms finds them in the fields of the prompt and beside the payments", async () => {
  const html = await renderHtml(await pageAt(ALL, OPEN_GATE, MANY, TERMS));
  const words =
    "$2,000 down, $3,500 trade equity, 72 months at 9.9% to 12.9% APR, credit score 660 to 719.";
  const prompt = /class="you-pay".*?<\/section>/s.exec(html)?.[0];
  expect(prompt).toContain(">These payments use your terms</h3>");
  expect(prompt).toContain(">Applied to every car. No credit");
  const [head] = html.split("<article");
  expect(head, "below the title, before the first card").toContain(
    `With your $3,500 trade-in and $2,000 down.<!-- --> <a href="${WIZARD}">Change it</a>`,
  );
  const noTrade = { ...TERMS, isTradingIn: false, tradeEquityDollars: 0 };
  expect(
    await renderHtml(await pageAt(ALL, OPEN_GATE, MANY, noTrade)),
  ).toContain(`<a href="${WIZARD}">Add a trade-in</a>`);
  expect(prompt).toMatch(/name="down"[^>]* value="2,000"/);
  expect(prompt).toMatch(/<option value="Good" selected="">/);
  expect(prompt).toMatch(/<option value="72" selected="">72</);
  const basis = /class="facet-note".*?<\/p>/s.exec(html)?.[0];
  expect(basis).toContain(`Based on ${words}`);
  expect(basis).toContain(`href="${WIZARD}"`);
});

test("while prices are locked there is no prompt beside the list's notice, whoever asks", async () => {
  const locked = { ...OPEN_GATE, lockedPriceGroups: CONDITIONS };
  for (const terms of [null, TERMS]) {
    const page = await pageAt(ALL, locked, MANY, terms);
    expect(await renderHtml(page)).not.toContain("you-pay");
    expect(page.gateNotice).not.toBeNull();
  }
});

test("cards of other terms are of another edition, which does not tell them", async () => {
  const editions = await Promise.all(
    [null, TERMS, { ...TERMS, creditScore: 700 }].map(
      async (terms) => (await pageAt(ALL, OPEN_GATE, MANY, terms)).edition,
    ),
  );
  expect(new Set(editions.map(({ terms }) => terms)).size).toBe(3);
  expect(JSON.stringify(editions)).not.toMatch(/690|2000|3500/);
});

test("without JavaScript a month's sum is a field beside the filters in use", async () => {
  const html = await renderHtml(
    await pageAt(`${ALL}/bodystyle/sedans?payment_max=350`, OPEN_GATE, MANY),
  );
  const form = /<form[^>]*minmax--one.*?<\/form>/s.exec(html)?.[0];
  expect(form).toContain('name="bodystyle" value="sedans"');
  expect(form).toMatch(/<input[^>]*name="payment_max"[^>]*value="350"/);
  expect(form?.match(/payment_max/g)).toHaveLength(1);
});

test("the questions about terms lead back to the list with the sentence that was read", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/suvs",
    OPEN_GATE,
    CARS,
    null,
    null,
    "suv under 50k",
  );
  const back = encodeURIComponent(`${page.address}?said=suv+under+50k`);
  const html = await renderHtml(page);
  const links = html.match(/href="\/personalized-pricing[^"]*"/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links)
    expect(link).toBe(`href="/personalized-pricing?returnTo=${back}"`);
});

test("without JavaScript every form about a range and the order carries the sentence that was read", async () => {
  const address = "/search-vehicles/all-inventory/bodystyle/suvs";
  const page = await pageAt(
    address,
    OPEN_GATE,
    CARS,
    null,
    null,
    'suv "under" 50k',
  );
  const html = await renderHtml(page);
  const forms = html.match(/<form[^>]*>.*?<\/form>/gs) ?? [];
  const narrowing = forms.filter((form) => /data-amounts|"sort"/.test(form));
  expect(narrowing.length).toBeGreaterThan(3);
  for (const form of narrowing)
    expect(form).toContain('name="said" value="suv &quot;under&quot; 50k"');
  for (const chip of page.chips) expect(chip.address).not.toContain("said=");
  expect((await pageAt(address)).entries).not.toContainEqual(
    expect.arrayContaining(["said"]),
  );
});

test("the filter of seats says that the model speaks where a car's data does not", async () => {
  const page = await pageAt(ALL, OPEN_GATE, [
    { make: "Honda", model: "Pilot", bodystyle: "suvs", seats: null },
    { make: "Honda", model: "Civic", bodystyle: "sedans", seats: 5 },
  ]);
  const html = await renderHtml(page);
  const groups = html.match(/<details class="facet".*?<\/details>/gs) ?? [];
  const noted = groups.filter((it) => it.includes("typical for the model"));
  expect(noted.length).toBe(1);
  expect(noted[0]).toContain("8 or more seats");
});

test("more cars are a link to the next page, which the last page has not", async () => {
  expect(await renderHtml(await pageAt(ALL, OPEN_GATE, MANY))).toMatch(
    /<a class="btn load-more" href="\/search-vehicles\/all-inventory\?page=2"><span>Load 6 more</,
  );
  const last = await renderHtml(await pageAt(`${ALL}?page=2`, OPEN_GATE, MANY));
  expect(last).not.toContain("load-more");
  expect(last).toContain("25–30 of 30 cars");
});

test("the server writes no slider: it would do nothing without a script", async () => {
  const html = await renderHtml(await pageAt(ALL, OPEN_GATE, MANY));
  expect(html).toContain('class="histo"');
  expect(html).not.toContain('type="range"');
  expect(html).toMatch(/<input[^>]*name="price_min"/);
});

test("the page has one first heading and a live region that says nothing yet", async () => {
  const html = await renderHtml(await pageAt(ALL));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<output class="vh"></output>');
  expect(html).not.toContain("aria-live");
});

test("the first heading of a list never breaks at the hyphen of a model, and its text keeps the plain one", async () => {
  const truck = { make: "Ford", model: "F-150", bodystyle: "trucks" } as const;
  const page = await pageAt(`${ALL}?make_model=ford~f-150`, OPEN_GATE, [
    truck,
    truck,
  ]);
  const [, heading = ""] =
    /<h1[^>]*>(.*?)<\/h1>/.exec(await renderHtml(page)) ?? [];
  expect(heading).toContain('<span class="whole-word">F-150</span>');
  expect(heading.replace(/<[^>]*>/g, "")).toContain("2 Ford F-150 trucks");
});

test("on a page without JavaScript the button opens the filters by itself", async () => {
  const html = await renderHtml(await pageAt(ALL, OPEN_GATE, CARS));
  expect(html).toMatch(/<button[^>]*popovertarget="filters"/i);
  expect(html).toMatch(/<aside[^>]*id="filters"[^>]*popover="auto"/);
});

test("filters and cars come alive each by itself, so that a tap on one does not wait for the other", async () => {
  const html = await renderHtml(await pageAt(ALL, OPEN_GATE, MANY));
  // React writes such a comment where a part begins that it takes over by itself.
  expect(html).toContain('<!--$--><aside class="rail"');
  const [, results = ""] = html.split('class="list-results"');
  expect(results.split("<article", 1)[0]).toContain("<!--$-->");
});

test("chips are said to be understood where a sentence brought one of them, to be changed where it said more, and neither where it brought the order alone", async () => {
  const page = await pageAt("/search-vehicles/all-inventory/bodystyle/suvs");
  const [chip] = page.chips;
  const draw = (address: string, isWhole = true) =>
    renderHtml(page, {
      text: "suv",
      ownEntries: [],
      parsedFilters: [{ address }],
      isWhole,
    });
  expect(await draw(chip?.address ?? "")).toContain("We understood");
  expect(await draw(chip?.address ?? "", false)).toContain("You changed it to");
  expect(
    await draw("/search-vehicles/all-inventory?sort=oldest"),
  ).not.toContain("We understood");
  expect(await renderHtml(page)).not.toContain("We understood");
});
