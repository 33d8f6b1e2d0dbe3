import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { presentCards } from "./present-cards.server.ts";
import { VehicleCard } from "./vehicle-card.tsx";

const { estimator: AN_ESTIMATOR } = readProfile();
const LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };

function listed(overrides: Partial<ListedVehicle> = {}): ListedVehicle {
  return {
    ...aVehicle({ salePriceCents: 4_871_300, oldPriceCents: 5_113_900 }),
    photo: null,
    photoCount: 0,
    priceDropCents: 0,
    hasPremiumUpgrades: false,
    ...overrides,
  };
}

function context(gate: Gate, visitorTerms: PricingTerms | null = null) {
  return {
    gate,
    policy: { advertise: "total", documentFeeCents: 35_803 } as const,
    payments: {
      estimator: AN_ESTIMATOR,
      terms: getStandingTerms(AN_ESTIMATOR, visitorTerms),
    },
    language: "en",
    newSince: "2026-11-14",
    today: "2026-11-21",
    places: new Map([["main", "Aurora, IL"]]),
    getPicture: () => ({
      illustration: "/img/v/sedans-gray-7.svg",
      photo: null,
    }),
  };
}

const ANNS_TERMS: PricingTerms = {
  downPaymentDollars: 2000,
  isTradingIn: true,
  tradeEquityDollars: 4500,
  creditScore: 700,
};

function buildCard(
  vehicle: ListedVehicle,
  gate: Gate = OPEN_GATE,
  visitorTerms: PricingTerms | null = null,
) {
  const [card] = presentCards([vehicle], context(gate, visitorTerms));
  if (card === undefined) throw new Error("The gate hides the vehicle.");
  return card;
}

function renderHtml(
  vehicle: ListedVehicle,
  gate: Gate = OPEN_GATE,
  visitorTerms: PricingTerms | null = null,
): string {
  return renderToString(
    <MemoryRouter>
      <VehicleCard
        vehicle={buildCard(vehicle, gate, visitorTerms)}
        t={createTranslator(vehiclesCopy, {}, "en")}
        priceNote="Doc fee included. Tax and plates extra."
        drawingNote="Illustration"
        loading="later"
        sizes="100vw"
      />
    </MemoryRouter>,
  );
}

test("a shown price is the advertised total in whole dollars, with the old total struck", () => {
  const dropped = listed({ priceDropCents: 242_600 });
  expect(buildCard(dropped).price).toEqual({
    state: "shown",
    dollars: 49_072,
    oldDollars: 51_498,
    dropDollars: 2_426,
    payment: {
      monthlyDollars: 726,
      termMonths: 72,
      aprPercent: 9.9,
      downDollars: 9815,
    },
  });
  const html = renderHtml(dropped);
  expect(html).toContain("$49,072");
  expect(html).toContain("<s>$51,498</s>");
  expect(html).toContain("Price drop");
  // Without a drop that the badge names, no card says what a car was.
  expect(renderHtml(listed())).not.toContain("<s>");
});

test("a drop that the feed has no old price for has the price before it beside its badge", () => {
  const vehicle = listed({ oldPriceCents: null, priceDropCents: 123_400 });
  expect(buildCard(vehicle).price).toMatchObject({
    dollars: 49_072,
    oldDollars: 50_306,
    dropDollars: 1234,
  });
});

test("a car that is not here says so first, with its expected day until that has passed", () => {
  const coming = {
    stockStatus: "in-transit",
    hold: "on-hold",
    listedOn: "2026-11-20",
    priceDropCents: 50_000,
  } as const;
  const html = renderHtml(listed({ ...coming, expectedOn: "2026-12-03" }));
  expect(html).toContain(">In transit<");
  expect(html).toContain("<li>Expected Dec 3</li>");
  expect(html).not.toMatch(/New arrival|Price drop/);
  expect(
    renderHtml(listed({ ...coming, expectedOn: "2026-11-20" })),
  ).not.toContain("Expected");
  expect(renderHtml(listed({ hold: "sale-pending" }))).toContain(
    ">Sale pending<",
  );
});

const readText = (html: string) =>
  html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("a shown price has its payment, whole dollars rounded up, with every term beside it", () => {
  expect(readText(renderHtml(listed()))).toContain(
    "Est. $726/mo for 72 mo at 9.9% APR $9,815 down, $39,257 financed",
  );
});

test("a visitor's own terms make the payment theirs, and a trade is named", () => {
  const html = readText(renderHtml(listed(), OPEN_GATE, ANNS_TERMS));
  expect(html).toContain(
    "for 72 mo at 12.9% APR $2,000 down + $4,500 trade, $42,572 financed",
  );
  expect(html).toContain("$44,572 after your trade");
  expect(readText(renderHtml(listed()))).not.toContain("after your trade");
});

test.each([
  [60_000, "Your trade covers it, with $10,928 left"],
  [48_000, "Your down payment and trade cover it"],
])(
  "where a trade of %i dollars and cash down cover the price, nothing is left to estimate",
  (tradeEquityDollars, words) => {
    const rich = { ...ANNS_TERMS, tradeEquityDollars };
    const text = readText(renderHtml(listed(), OPEN_GATE, rich));
    expect(text).toContain(`Nothing to finance ${words}`);
    expect(text).not.toContain("/mo");
  },
);

test("terms that are not complete are as good as none", () => {
  const unfinished = { ...ANNS_TERMS, creditScore: 0 };
  expect(renderHtml(listed(), OPEN_GATE, unfinished)).toBe(
    renderHtml(listed()),
  );
});

test("no payment without a shown price, whoever asks", () => {
  for (const html of [
    renderHtml(listed(), LOCKED, ANNS_TERMS),
    renderHtml(listed({ salePriceCents: null, oldPriceCents: null })),
  ])
    expect(html).not.toMatch(/\/mo|APR|financed/);
  expect(JSON.stringify(buildCard(listed(), LOCKED, ANNS_TERMS))).not.toContain(
    "payment",
  );
});

test("a shown price leads to its lines on the car's page; a price that is not shown leads nowhere", () => {
  expect(renderHtml(listed())).toMatch(
    /<a class="price" href="\/used-vehicle\/[^"#]+#price" rel="nofollow" data-sticker="">\$49,072</,
  );
  const onRequest = listed({ salePriceCents: null });
  for (const html of [renderHtml(onRequest), renderHtml(listed(), LOCKED)])
    expect(html).not.toMatch(/data-sticker|#price/);
});

test("a locked card holds no digit of its price, its old price or its fall", () => {
  const vehicle = listed({ priceDropCents: 123_400 });
  const carried =
    JSON.stringify(buildCard(vehicle, LOCKED)) + renderHtml(vehicle, LOCKED);
  for (const digits of [
    "48713",
    "48,713",
    "49072",
    "49,072",
    "51498",
    "51,498",
    "51139",
    "1234",
    "1,234",
  ])
    expect(carried).not.toContain(digits);
  expect(renderHtml(vehicle, LOCKED)).toContain("Unlock price");
});

test("the higher price of a new car is a list price and not struck, because nobody paid it; of another it is what it was", () => {
  const prices = {
    salePriceCents: 4_000_000,
    oldPriceCents: 4_150_000,
    priceDropCents: 150_000,
  };
  const words = (html: string) => html.replaceAll(/<[^>]*>|<!-- -->/g, "");
  const used = words(renderHtml(listed(prices)));
  expect(used).toMatch(/Was \$4\d,\d{3}/);
  const fresh = words(renderHtml(listed({ ...prices, condition: "new" })));
  expect(fresh).toMatch(/List \$4\d,\d{3}/);
  expect(fresh).not.toContain("Was $");
});

test("a vehicle without a price asks for a call", () => {
  const html = renderHtml(
    listed({ salePriceCents: null, oldPriceCents: null }),
  );
  expect(html).toContain("Call for price");
  expect(html).not.toContain("$");
});

test("hidden vehicles are dropped", () => {
  const gate: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };
  const vehicles = [
    listed(),
    listed({ vin: "1HGCV1F34LA000002", condition: "new" }),
  ];
  expect(presentCards(vehicles, context(gate)).map(({ vin }) => vin)).toEqual([
    "1HGCV1F34LA000002",
  ]);
});

test("the one badge is a price drop, else certified, else a new arrival", () => {
  const certified = listed({ condition: "certified", listedOn: "2026-11-14" });
  expect(buildCard({ ...certified, priceDropCents: 50_000 }).badge).toBe(
    "price-drop",
  );
  expect(buildCard(certified).badge).toBe("certified");
  expect(buildCard(listed({ listedOn: "2026-11-14" })).badge).toBe(
    "new-arrival",
  );
  expect(buildCard(listed({ listedOn: "2026-11-13" })).badge).toBeNull();
});

test("a locked price drop wears no badge", () => {
  expect(
    buildCard(listed({ priceDropCents: 50_000 }), LOCKED).badge,
  ).toBeNull();
});

test("what the dealer writes is text, never markup", () => {
  const html = renderHtml(
    listed({ trim: `<img src=x onerror="alert(1)">`, make: "<script>" }),
  );
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("&lt;script&gt;");
});

test("the alternative text says colour and that it is an illustration", () => {
  expect(renderHtml(listed())).toContain(
    'alt="2020 Honda Accord Sport, gray, illustration"',
  );
});

test("a used car without miles asks for a call, a new one says nothing of them", () => {
  expect(renderHtml(listed({ miles: null }))).toContain(
    "<li>Call for miles</li>",
  );
  const fresh = renderHtml(listed({ miles: null, condition: "new" }));
  expect(fresh).not.toContain("miles");
});

test("a name that runs from right to left keeps the order of what stands around it", () => {
  const html = renderHtml(listed({ trim: "النسخة", drivetrain: "awd" }));
  expect(html).toContain("\u2068النسخة\u2069\u00a0· AWD");
  expect(html).toMatch(/<a href="[^"]+" dir="auto">/);
  expect(renderHtml(listed())).not.toContain("\u2068");
});

test("a trim of two hundred characters and one of emoji stand whole in the page", () => {
  for (const trim of ["Limited ".repeat(25).trim(), "🚗🔥 Deal 🔥"])
    expect(renderHtml(listed({ trim }))).toContain(trim);
});

test("an old price alone is no price", () => {
  expect(
    buildCard(listed({ salePriceCents: null, oldPriceCents: 2_000_000 })).price,
  ).toEqual({ state: "on-request" });
});

test("what another feature puts in the corner stands outside the card's link", () => {
  const html = renderToString(
    <VehicleCard
      vehicle={buildCard(listed())}
      t={createTranslator(vehiclesCopy, {}, "en")}
      priceNote=""
      drawingNote=""
      loading="first"
      sizes="100vw"
      corner={<button type="button">Save</button>}
    />,
  );
  expect(html).toContain(
    '<div class="car-corner"><button type="button">Save</button></div>',
  );
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('loading="eager"');
});

test("the trim goes on in the second line of a long name, and stands below a short one", () => {
  const long = listed({ make: "Chevrolet", model: "Silverado 2500 HD" });
  expect(renderHtml(long)).toContain('class="car-head"');
  expect(renderHtml(listed())).not.toContain('class="car-head"');
});
