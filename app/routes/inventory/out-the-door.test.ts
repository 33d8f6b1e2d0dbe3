import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  ANN,
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";

let site: TestSite;
let locked: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  locked = await startTestSite({ profile: "used-only" });
  return async () => {
    await site.stop();
    await locked.stop();
  };
});

const ALLOWED = "allowCookies=essential,functional; displayCookies=hide";

/** A visitor who said in which state they live, and what their trade is worth. */
const readBuyer = (state: string, tradeEquityDollars = 0) =>
  `${ALLOWED}; ${visitorCookie({
    ...ANN_WITH_TERMS,
    email: `${state}@example.com`,
    uniqueUserId: Buffer.from(state.padEnd(18, "x")).toString("hex"),
    homeAddress: { ...ANN.homeAddress, state },
    terms: {
      downPaymentDollars: 2000,
      isTradingIn: tradeEquityDollars > 0,
      tradeEquityDollars,
      creditScore: 700,
    },
  })}`;

function findCar() {
  const found = site.vehicles.find(
    ({ vehicle }) =>
      vehicle.condition === "used" && vehicle.salePriceCents !== null,
  );
  if (found === undefined) throw new Error("The sample has no used car.");
  return found.vehicle;
}

async function readPage(path: string, cookie: string): Promise<string> {
  const response = await site.fetch(path, { headers: { Cookie: cookie } });
  const html = await response.text();
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

/** The sums that a page prints as the price out the door. */
const listTotals = (text: string) =>
  [...text.matchAll(/Out the door (\$[\d,.]+)/g)].map(([, sum]) => sum);

test("page, estimator and lead tell one price out the door, for the buyer's own state and trade", async () => {
  const car = findCar();
  const cookie = readBuyer("Indiana", 3000);
  const page = await readPage(getVehicleAddress(car), cookie);
  const [total, ...others] = listTotals(page);
  expect(total).toMatch(/^\$[\d,]+\.\d\d$/);
  // The sticker says it above its lines.
  expect(others).toEqual([]);
  expect(page).toContain(`Estimated out-the-door in Indiana ${total}`);
  expect(page).toContain("Sales tax, 7% after $3,000.00 for your trade");
  expect(page).toContain(
    "Indiana also charges a yearly tax based on the car’s value",
  );
  const estimate = await readPage(`/payment-estimate/${car.vin}`, cookie);
  expect(listTotals(estimate)).toEqual([total]);

  const sent = await site.fetch(`/ask-about-vehicle/${car.vin}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({
      firstName: "Ann",
      lastName: "Shopper",
      email: "door@example.com",
      phone: "(630) 555-0100",
      message: "Hello",
      formToken: agedFormToken("ask-about-vehicle"),
    }),
  });
  expect(sent.status).toBe(303);
  const { db } = site.stores.database.leads;
  const { content } = await db
    .selectFrom("leads")
    .select("content")
    .where("content", "like", "%door@example.com%")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(content).summary).toContainEqual({
    label: "Estimated out-the-door",
    value: `${total} in Indiana`,
  });
});

test("what is left to pay says how much of it the estimate does not finance, to the cent", async () => {
  const toCents = (text = "") =>
    Math.round(Number(text.replace(/[$,]/g, "")) * 100);
  const path = `/payment-estimate/${findCar().vin}`;
  const text = await readPage(path, readBuyer("IL"));
  const [, left, more] =
    /(\$[\d,.]+) is left to pay or finance\. That’s (\$[\d,.]+) more/.exec(
      text,
    ) ?? [];
  const [, financed] = /Amount financed (\$[\d,]+\.\d\d)/.exec(text) ?? [];
  expect(toCents(more)).toBeGreaterThan(0);
  expect(toCents(left) - toCents(financed)).toBe(toCents(more));
});

test("the state that is chosen in the estimator counts, and one that the profile lacks is said, never guessed", async () => {
  const { vin } = findCar();
  const path = `/payment-estimate/${vin}`;
  const [illinois] = listTotals(await readPage(path, readBuyer("IL")));
  const [indiana] = listTotals(
    await readPage(`${path}?state=IN`, readBuyer("IL")),
  );
  expect(indiana).not.toBe(illinois);
  const unknown = await readPage(`${path}?state=WI`, ALLOWED);
  expect(unknown).toContain("We’ll work out tax and title for Wisconsin");
  expect(listTotals(unknown)).toEqual([]);
  const home = await readPage(getVehicleAddress(findCar()), readBuyer("WI"));
  expect(home).toContain("We’ll work out tax and title for Wisconsin");
  expect(listTotals(home)).toEqual([]);
});

test("while a price is locked nothing is told of what it comes to out the door", async () => {
  const car = locked.vehicles.find(({ vehicle }) => vehicle.salePriceCents);
  if (car === undefined) throw new Error("The sample has no priced car.");
  const { vehicle } = car;
  for (const path of [
    getVehicleAddress(vehicle),
    `/payment-estimate/${vehicle.vin}?state=IN&worth=5000&owed=9000`,
    `/auto-financing/apply-for-financing?vin=${vehicle.vin}&down=10&downUnit=percent&state=IN`,
  ]) {
    const html = await (await locked.fetch(path)).text();
    expect(html).not.toMatch(/Sales tax, \d/);
    expect(html).not.toMatch(/Out the door \$/i);
    expect(html).not.toContain("10% ($");
  }
});
