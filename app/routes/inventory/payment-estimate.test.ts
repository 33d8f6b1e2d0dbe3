import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import { readEstimatorTerms } from "#app/domain/finance/estimator-input.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import { computeAdvertisedPrice } from "#app/domain/price/advertised-price.ts";
import type { Condition, StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { formatCents, formatDollars } from "#app/site/page/format.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  ANN,
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";

/** Nothing is locked. */
let open: TestSite;
/** Every price is locked. */
let locked: TestSite;
/** New cars are hidden, prices of used ones locked. */
let mixed: TestSite;
beforeAll(async () => {
  open = await startTestSite();
  locked = await startTestSite({ profile: "used-only" });
  mixed = await startTestSite({ profile: "franchise-gated" });
});
afterAll(() => Promise.all([open.stop(), locked.stop(), mixed.stop()]));

const asAnn = { headers: { Cookie: visitorCookie(ANN) } };
const asAnnWithTerms = { headers: { Cookie: visitorCookie(ANN_WITH_TERMS) } };

function findVehicle(site: TestSite, condition: Condition): StockedVehicle {
  const found = site.vehicles.find(
    ({ vehicle }) =>
      vehicle.condition === condition && vehicle.salePriceCents !== null,
  );
  if (found === undefined) throw new Error(`No ${condition} vehicle.`);
  return found;
}

const getPath = ({ vehicle }: StockedVehicle, query = "") =>
  `/payment-estimate/${vehicle.vin}${query}`;

/** What a reader sees of the page's own part, the words of one element after the other. */
async function mainText(
  site: TestSite,
  path: string,
  init?: RequestInit,
): Promise<string> {
  const html = await (await site.fetch(path, init)).text();
  return readWords(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
}

function readWords(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

/** As the domain works it out, from the price that the page advertises. */
function computeEstimate(
  { vehicle }: StockedVehicle,
  query = "",
  profileName: "franchise" | "used-only" = "franchise",
) {
  const profile = readProfile(profileName);
  const { estimator } = profile;
  const price = computeAdvertisedPrice(vehicle, getPricePolicy(profile));
  if (price === null) throw new Error("The vehicle has no price.");
  const priceCents = price.totalCents;
  const { terms } = readEstimatorTerms(
    new URLSearchParams(query),
    estimator,
    getStandingTerms(estimator, null),
  );
  const estimate = estimatePayment(
    {
      priceCents,
      msrpCents: priceCents,
      modelYear: vehicle.year,
      condition: vehicle.condition,
    },
    terms,
    estimator,
  );
  if (estimate === null) throw new Error("There is no payment.");
  return estimate;
}

test("card, vehicle page, its panel and the estimator's page say the same payment", async () => {
  const stocked = findVehicle(open, "used");
  const estimate = computeEstimate(stocked);
  if (estimate.kind !== "finance") throw new Error("It is no loan.");
  const whole = formatDollars(Math.ceil(estimate.monthlyCents / 100));
  const exact = formatCents(estimate.monthlyCents);
  const rate = `${estimate.aprPercent}% APR`;
  const list = await mainText(
    open,
    `/search-vehicles/all-inventory?q=${stocked.vehicle.vin.toLowerCase()}`,
  );
  expect(list).toContain(`Est. ${whole}/mo for 72 mo at ${rate}`);
  const page = await mainText(open, getVehicleAddress(stocked.vehicle));
  expect(page).toContain(`Est. ${whole}/mo`);
  expect(page).toContain(`72 months at ${rate}`);
  const sentence = `${exact} a month for 72 months at ${rate}`;
  expect(page).toContain(sentence);
  expect(await mainText(open, getPath(stocked))).toContain(sentence);
});

test("terms in the address are worked out by the server, and stand in the fields", async () => {
  const stocked = findVehicle(open, "used");
  const query =
    "?down=2%2C000&downUnit=dollars&equity=4500&score=700&term=48&utm_source=x";
  const estimate = computeEstimate(stocked, query);
  const html = await (await open.fetch(getPath(stocked, query))).text();
  expect(readWords(html)).toContain(
    `${formatCents(estimate.monthlyCents)} a month for 48 months at`,
  );
  expect(html).toMatch(/name="down"[^>]*value="2,000"/);
  expect(html).toMatch(/name="score"[^>]*value="700"/);
});

test("a value out of range says what the field takes and what is counted with", async () => {
  const text = await mainText(
    open,
    getPath(
      findVehicle(open, "used"),
      "?down=1150&downUnit=dollars&equity=99999&score=abc&term=73",
    ),
  );
  expect(text).toContain("Use steps of $100. We’re using $1,200.");
  expect(text).toContain("Enter $0 to $20,000. We’re using $20,000.");
  expect(text).toContain("Enter a number");
  expect(text).toContain("Enter 12 to 72. We’re using 72.");
});

test("the cash down changes its unit at one press, and stays the same cash", async () => {
  const stocked = findVehicle(open, "used");
  const html = await (
    await open.fetch(
      getPath(stocked, "?down=20&downUnit=percent&switchDown=dollars"),
    )
  ).text();
  const { downCents } = computeEstimate(stocked, "?down=20&downUnit=percent");
  const nearest = Math.round(downCents / 10_000) * 100;
  expect(html).toContain(`value="${nearest.toLocaleString("en-US")}"`);
  expect(html).toMatch(/name="downUnit" value="dollars"/);
});

test("terms that are used on every car count on cards, lists and other cars, and go along in no address", async () => {
  const stocked = findVehicle(open, "used");
  const other = open.vehicles.findLast(
    ({ vehicle }) =>
      vehicle.condition === "used" &&
      vehicle.salePriceCents !== null &&
      vehicle.vin !== stocked.vehicle.vin,
  );
  if (other === undefined) throw new Error("There is no other car.");
  const terms = "down=10&downUnit=percent&equity=1500&score=700&term=48";
  const keep = (cookie: string) =>
    open.fetch(getPath(stocked), {
      method: "POST",
      headers: { Cookie: cookie },
      body: new URLSearchParams(`${terms}&from=car`),
      redirect: "manual",
    });
  // A browser that has sent no cookie is asked whether it keeps some.
  expect((await keep("")).headers.get("Location")).toMatch(
    /^\/personalized-pricing\/down-payment\?.*&whenKept=/,
  );
  const kept = await keep("displayCookies=hide");
  expect(kept.status).toBe(303);
  expect(kept.headers.get("Location")).toBe(
    `${getVehicleAddress(stocked.vehicle)}#payment`,
  );
  const cookies = kept.headers.getSetCookie();
  const Cookie = cookies.map((it) => it.split(";")[0]).join("; ");
  // Without a choice about cookies they last as long as the browser is open.
  expect(cookies.find((it) => it.startsWith("visitor="))).not.toMatch(
    /Max-Age|Expires/,
  );
  const estimate = computeEstimate(other, `?${terms}`);
  const page = await mainText(open, getVehicleAddress(other.vehicle), {
    headers: { Cookie },
  });
  expect(page).toContain(
    `Est. ${formatDollars(Math.ceil(estimate.monthlyCents / 100))}/mo`,
  );
  expect(page).toContain("Every car shows its payment with these terms.");
  const list = await mainText(
    open,
    `/search-vehicles/all-inventory?q=${other.vehicle.vin.toLowerCase()}`,
    { headers: { Cookie } },
  );
  expect(list).toContain(
    `Est. ${formatDollars(Math.ceil(estimate.monthlyCents / 100))}/mo for 48 mo`,
  );
});

test("what is owed on a trade beyond its worth stays with its car, because payments elsewhere would leave it out", async () => {
  const stocked = findVehicle(open, "used");
  const terms = "down=2000&downUnit=dollars&worth=4000&owed=6000";
  expect(await mainText(open, getPath(stocked, `?${terms}`))).toContain(
    "These terms stay with this car",
  );
  const asked = await open.fetch(getPath(stocked), {
    method: "POST",
    body: new URLSearchParams(`${terms}&from=estimate`),
    redirect: "manual",
  });
  expect(asked.status).toBe(303);
  expect(asked.headers.getSetCookie()).toEqual([]);
});

test("a locked price keeps no terms, and a car that was never here is not found", async () => {
  const stocked = findVehicle(locked, "used");
  const post = (path: string) =>
    locked.fetch(path, {
      method: "POST",
      body: new URLSearchParams("down=2000&from=car"),
      redirect: "manual",
    });
  const answer = await post(getPath(stocked));
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().join()).not.toContain("visitor=");
  expect((await post("/payment-estimate/1HGCV1F34LA999999")).status).toBe(404);
});

test("a car's page keeps the terms of its address, and no copy of it is given to anybody else", async () => {
  const stocked = findVehicle(open, "used");
  const terms = "equity=4500&score=700&term=48";
  const address = getVehicleAddress(stocked.vehicle);
  const query = `?${terms.replace(/(^|&)/g, "$1calc_")}`;
  const { monthlyCents } = computeEstimate(stocked, `?${terms}`);
  const figure = `${formatCents(monthlyCents)} a month for 48 months`;
  expect(await mainText(open, address + query)).toContain(figure);
  expect(await mainText(open, address)).not.toContain(figure);
});

test("a new car can be leased: every term of 12 CFR 1013.7(d), and no APR", async () => {
  const stocked = findVehicle(open, "new");
  const text = await mainText(open, getPath(stocked, "?kind=lease&score=700"));
  const result = text.slice(text.indexOf("Estimated lease payment"));
  for (const part of [
    "This is a lease:",
    "is due at signing",
    "36 monthly payments of",
    "No security deposit.",
    "owe nothing for its market value",
    "$395.00 disposition fee",
    "$0.25 for each mile over 30,000",
  ])
    expect(result).toContain(part);
  expect(result).not.toMatch(/APR|interest/i);
  expect(
    await mainText(open, getPath(stocked, "?kind=lease&score=560")),
  ).toContain("We have no lease for this credit score.");
});

test("a used car is financed whatever an address says", async () => {
  const text = await mainText(
    open,
    getPath(findVehicle(open, "used"), "?kind=lease"),
  );
  expect(text).toContain("Lease, new only");
  expect(text).toContain("% APR");
  expect(text).not.toContain("This is a lease");
});

test("the estimator is nobody else's: in no cache and in no search engine", async () => {
  const { headers } = await open.fetch(getPath(findVehicle(open, "used")));
  expect(headers.get("Cache-Control")).toContain("private");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});

test("an unknown VIN answers 404, another spelling redirects", async () => {
  const stocked = findVehicle(open, "used");
  expect((await open.fetch("/payment-estimate/1HGCV1F34LA999999")).status).toBe(
    404,
  );
  const moved = await open.fetch(
    `${getPath(stocked).toLowerCase()}?term=48&down=2000`,
  );
  expect([moved.status, moved.headers.get("Location")]).toEqual([
    301,
    `${getPath(stocked)}?term=48&down=2000`,
  ]);
});

test("a car without a price has no payment, and the page says so", async () => {
  const without = open.vehicles.find(
    ({ vehicle }) => vehicle.salePriceCents === null,
  );
  if (without === undefined) return expect.fail("Every sample car is priced.");
  const text = await mainText(open, getPath(without, "?down=2000"));
  expect(text).toContain("No payment without a price");
  expect(text).not.toMatch(/APR|a month for/);
});

test("a visitor with terms sees their own payment everywhere, and no page of theirs is kept", async () => {
  const stocked = findVehicle(open, "used");
  const query = "?down=2000&downUnit=dollars&score=700";
  const { monthlyCents } = computeEstimate(stocked, query);
  const whole = formatDollars(Math.ceil(monthlyCents / 100));
  const exact = formatCents(monthlyCents);
  const { vin } = stocked.vehicle;
  for (const [path, amount] of [
    [`/search-vehicles/all-inventory?q=${vin.toLowerCase()}`, whole],
    [getVehicleAddress(stocked.vehicle), whole],
    [`/saved-vehicles?vins=${vin}`, whole],
  ] as const)
    expect(await mainText(open, path, asAnnWithTerms)).toContain(
      `Est. ${amount}/mo`,
    );
  expect(
    await mainText(open, `/compare?vins=${vin}`, asAnnWithTerms),
  ).toContain(`${whole} a month for 72 months at 12.9% APR`);
  const cards = await open.fetch(`/api/cards?vins=${vin}`, asAnnWithTerms);
  expect(await cards.text()).toContain(
    `"monthlyDollars":${Math.ceil(monthlyCents / 100)}`,
  );
  expect(await mainText(open, getPath(stocked), asAnnWithTerms)).toContain(
    `${exact} a month for 72 months`,
  );
  // A stranger's page after it is the stranger's.
  const strangers = formatCents(computeEstimate(stocked).monthlyCents);
  expect(await mainText(open, getVehicleAddress(stocked.vehicle))).toContain(
    strangers,
  );
});

const LOCKED_WORDS = /\/mo\b|\bAPR\b|a month for|financed/;

test("while its price is locked a car has no payment under any query, as a page or as data", async () => {
  const cars = locked.vehicles
    .filter(({ vehicle }) => vehicle.salePriceCents !== null)
    .slice(0, 3);
  const anyQuery = fc.record({
    down: fc.integer({ min: 0, max: 20_000 }).map(String),
    downUnit: fc.constantFrom("dollars", "percent"),
    switchDown: fc.constantFrom("dollars", "percent", ""),
    equity: fc.integer({ min: 0, max: 20_000 }).map(String),
    score: fc.integer({ min: 300, max: 900 }).map(String),
    term: fc.constantFrom("12", "24", "36", "48", "60", "72"),
    kind: fc.constantFrom("finance", "lease"),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...cars),
      anyQuery,
      fc.constantFrom({}, asAnn),
      async (stocked, fields, init) => {
        const query = `?${new URLSearchParams(fields)}`;
        const page = await locked.fetch(getPath(stocked, query), init);
        expect(page.status).toBe(404);
        const data = await locked.fetch(
          `/payment-estimate/${stocked.vehicle.vin}.data${query}`,
          init,
        );
        const { monthlyCents } = computeEstimate(
          stocked,
          query.replace("lease", "finance"),
          "used-only",
        );
        for (const answer of [page, data]) {
          // What was asked stands in the page's own address.
          const said = (await answer.text())
            .replaceAll(/"[^"]*\?[^"]*"/g, "")
            // Names of the build's files say which page it is, and nothing of a car.
            .replaceAll(/\/assets\/[\w.-]+/g, "");
          expect(said).not.toMatch(LOCKED_WORDS);
          expect(said).not.toContain(formatCents(monthlyCents));
          expect(said).not.toMatch(/estimator|monthlyCents|priceCents/);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test("the private page says what opens it: contact details, then the terms", async () => {
  const stocked = findVehicle(locked, "used");
  const stranger = await locked.fetch(getPath(stocked));
  const html = await stranger.text();
  expect(readWords(html)).toContain("The price of this car is private");
  expect(html).toContain("/private-inventory?returnTo=%2Fpayment-estimate");
  const known = await (await locked.fetch(getPath(stocked), asAnn)).text();
  expect(readWords(known)).toContain(
    "Finish your terms to customize your pricing details",
  );
  expect(known).toContain("/personalized-pricing");
  const opened = await mainText(locked, getPath(stocked), asAnnWithTerms);
  expect(opened).toContain("Estimated payment");
});

test("locked cards and pages carry no payment, and a hidden car has no estimator", async () => {
  const stocked = findVehicle(locked, "used");
  const { vin } = stocked.vehicle;
  for (const path of [
    "/search-vehicles/all-inventory",
    getVehicleAddress(stocked.vehicle),
    `/compare?vins=${vin}`,
  ])
    expect(await mainText(locked, path)).not.toMatch(/\/mo\b|financed/);
  expect(
    await (await locked.fetch(`/api/cards?vins=${vin}`)).text(),
  ).not.toMatch(/payment|monthly/);
  expect((await mixed.fetch(getPath(findVehicle(mixed, "new")))).status).toBe(
    404,
  );
});
