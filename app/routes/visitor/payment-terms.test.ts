import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

const LIST = "/search-vehicles/all-inventory";
const HAS_COOKIES = "displayCookies=hide";

const send = (fields: Record<string, string>, cookie = HAS_COOKIES) =>
  site.fetch("/payment-terms", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ returnTo: LIST, ...fields }),
  });

/** What the answer set is sent along with the next question. */
async function keep(fields: Record<string, string>): Promise<string> {
  const answer = await send(fields);
  expect(answer.status).toBe(303);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function readHtml(cookie: string, path = LIST): Promise<string> {
  const answer = await site.fetch(path, { headers: { Cookie: cookie } });
  return (await answer.text()).replaceAll(/<!--.*?-->/g, "");
}

const findRoot = (html: string) => /<html[^>]*>/.exec(html)?.[0];

test("the choice of payments leads back, and follows to every page until it is undone", async () => {
  const answer = await send({ view: "monthly" });
  expect(answer.headers.get("Location")).toBe(LIST);
  const monthly = await keep({ view: "monthly" });
  for (const path of [LIST, "/saved-vehicles", "/compare"])
    expect(findRoot(await readHtml(monthly, path))).toContain(
      'data-prices="monthly"',
    );
  const html = await readHtml(monthly);
  expect(html).toMatch(/value="monthly" aria-pressed="true"/);
  // The filter by payments comes first, and their order stands for the lowest price.
  expect(html.indexOf(">Monthly payment<")).toBeLessThan(
    html.indexOf(">Price<"),
  );
  expect(html).toContain('<option value="payment"');
  expect(html).not.toContain('<option value="priceLow"');
  const total = await keep({ view: "total" });
  expect(findRoot(await readHtml(total))).not.toContain("data-prices");
  expect(findRoot(await readHtml(""))).not.toContain("data-prices");
});

test("who thinks in months reads how many cars cost what a month, and the payment before the total of a car", async () => {
  const monthly = await keep({ view: "monthly" });
  const findPayments = (html: string) =>
    /<summary>Monthly payment.*?<ul/s.exec(html)?.[0];
  expect(findPayments(await readHtml(monthly))).toContain('class="histo"');
  expect(findPayments(await readHtml(""))).not.toContain('class="histo"');
  const used = await readHtml(
    monthly,
    `/search-vehicles/used-inventory/payment/max/400`,
  );
  const [, car = ""] = /href="(\/used-vehicle\/[^"#]+)"/.exec(used) ?? [];
  const isPaymentFirst = (html: string) =>
    html.indexOf("pay-box") < html.indexOf("buy-price");
  expect(isPaymentFirst(await readHtml(monthly, car))).toBe(true);
  expect(isPaymentFirst(await readHtml("", car))).toBe(false);
  const vins = [...used.matchAll(/href="\/used-vehicle\/[^"#]*\/(\w{17})"/g)]
    .map(([, vin = ""]) => vin)
    .slice(0, 8);
  const address = `/compare?vins=${[...new Set(vins)].slice(0, 2).join(",")}`;
  const isFirst = (html: string) =>
    html.indexOf(">Estimated payment<") < html.indexOf(">Total price<");
  expect(isFirst(await readHtml(monthly, address))).toBe(true);
  expect(isFirst(await readHtml("", address))).toBe(false);
});

test("the cheapest first become the lowest payments first, and back; another order stays", async () => {
  const find = async (view: string, address: string) =>
    (await send({ view, returnTo: address })).headers.get("Location");
  expect(await find("monthly", `${LIST}?sort=priceLow`)).toBe(
    `${LIST}?sort=payment`,
  );
  expect(await find("total", `${LIST}?q=awd&sort=payment`)).toBe(
    `${LIST}?q=awd&sort=priceLow`,
  );
  expect(await find("monthly", `${LIST}?sort=mileage`)).toBe(
    `${LIST}?sort=mileage`,
  );
  expect(await find("monthly", "//elsewhere.example/")).toBe("/");
});

test("the three fields change the terms that cards print", async () => {
  const cookie = await keep({ down: "$3,000", credit: "Okay", months: "48" });
  const html = await readHtml(cookie);
  expect(html).toContain("These payments use your terms");
  expect(html).toMatch(/name="down"[^>]* value="3,000"/);
  expect(html).toMatch(/<option value="Okay" selected="">/);
  expect(html).toMatch(/for 48 mo at/);
  expect(html).toContain("$3,000 down");
});

test("a share of the price is cash down as well, and what the estimator does not offer is the nearest that it does", async () => {
  const share = await readHtml(await keep({ down: "15%", months: "9999" }));
  expect(share).toMatch(/name="down"[^>]* value="15%"/);
  expect(share).toMatch(/<option value="72" selected="">72</);
  const much = await readHtml(
    await keep({ down: "999,999,999", months: "-1", credit: "Superb" }),
  );
  expect(much).toMatch(/name="down"[^>]* value="20,000"/);
});

test("a form that names nothing sets nothing", async () => {
  for (const fields of [{}, { view: "weekly" }]) {
    const answer = await send(fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("without scripts a browser that keeps no cookies is told so; a page that has shown the choice stays", async () => {
  const asked = (await send({ view: "monthly" }, "")).headers.get("Location");
  expect(asked).toMatch(/^\/personalized-pricing\/down-payment\?.*whenKept=/);
  expect(await readHtml("", asked ?? "")).toContain(
    "we can’t keep your answers",
  );
  const stays = await send({ view: "monthly", stays: "1" }, "");
  expect(stays.headers.get("Location")).toBe(LIST);
});

test("a link to the form's address leads home", async () => {
  const answer = await site.fetch("/payment-terms", { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
});

test("where prices are locked nothing switches, and no payment leaves the server", async () => {
  const locked = await startTestSite({ profile: "used-only" });
  try {
    const answer = await locked.fetch("/payment-terms", {
      method: "POST",
      headers: { Cookie: HAS_COOKIES },
      body: new URLSearchParams({ view: "monthly", returnTo: LIST }),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const list = await locked.fetch(LIST, { headers: { Cookie: cookie } });
    const html = await list.text();
    expect(html).toContain("car-card");
    expect(html).not.toContain("price-view");
    expect(html).not.toMatch(/\$\d+\/mo|monthlyDollars/);
  } finally {
    await locked.stop();
  }
});
