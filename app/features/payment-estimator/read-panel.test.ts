import fc from "fast-check";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { expect, test } from "vitest";
import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  buildCalculatorPanel,
  buildVehiclePanel,
} from "#app/features/payment-estimator/page/panel.server.ts";
import {
  convertDownPayment,
  holdReadable,
  printPanelTerms,
  readPanel,
  switchKind,
} from "./read-panel.ts";

const profile = readProfile();
const SHOWN = {
  vin: "1HGCV1F34LA000001",
  storeId: "aurora",
  year: 2021,
  condition: "used" as const,
  price: {
    state: "shown" as const,
    totalCents: 2_499_000,
    totalDollars: 24_990,
    lines: [{ kind: "vehicle" as const, name: null, cents: 2_499_000 }],
    excludedDocumentFeeCents: null,
    oldTotalCents: null,
    oldTotalDollars: null,
    dropCents: 0,
    dropDollars: 0,
  },
};
const FACTS = { language: "en" as const, visitor: STRANGER, place: null };

function buildPanel(query: string, condition: "used" | "new" = "used") {
  const panel = buildVehiclePanel(
    { profile },
    FACTS,
    { ...SHOWN, condition },
    new URLSearchParams(query),
  );
  if (panel === null) throw new Error("There is no panel.");
  return panel;
}

test.each([
  [{ down: "500" }, { down: "20" }],
  [
    { down: "abc", equity: "2000" },
    { down: "20", equity: "2000" },
  ],
  [{ down: "35" }, { down: "35" }],
  [{ owed: "x" }, {}],
])(
  "what was typed counts, and what cannot be read leaves what stood there before: %j",
  (typed, counted) => {
    const panel = buildPanel("down=20");
    const entries = { ...panel.entries, ...typed };
    const held = holdReadable(
      readPanel(panel, entries),
      entries,
      panel.entries,
    );
    expect(held).toEqual({ ...panel.entries, ...counted });
    expect(readPanel(panel, held).problems).toEqual([]);
  },
);

test("of an address that cannot be read the nearest amount counts", () => {
  const panel = buildPanel("down=500");
  const reading = readPanel(panel, panel.entries);
  expect(holdReadable(reading, panel.entries, panel.entries)).toEqual(
    panel.entries,
  );
  expect(reading.terms.down).toEqual({ unit: "percent", percent: 100 });
});

test("the equity of an accepted trade stands in the estimator before the other terms are known", () => {
  const panel = buildVehiclePanel(
    { profile },
    {
      ...FACTS,
      visitor: {
        ...STRANGER,
        termsDraft: {
          downPaymentDollars: null,
          isTradingIn: true,
          tradeEquityDollars: 8_400,
          creditAnswer: null,
          isSent: false,
        },
      },
    },
    SHOWN,
  );
  expect(panel?.entries["equity"]).toBe("8,400");
  expect(panel?.isStartOwn).toBe(false);
});

test("an accepted trade above the field's range is counted to the dollar, and nothing is wrong with it", () => {
  const termsDraft = {
    downPaymentDollars: null,
    isTradingIn: true,
    tradeEquityDollars: 20_862,
    creditAnswer: null,
    isSent: false,
  };
  const visitor = { ...STRANGER, termsDraft };
  const panel = buildVehiclePanel({ profile }, { ...FACTS, visitor }, SHOWN);
  if (panel === null) throw new Error("no panel");
  const { terms, problems } = readPanel(panel, panel.entries);
  expect(terms.tradeEquityDollars).toBe(20_862);
  expect(problems).toEqual([]);
  // Nobody wrote that number.
  const typed = { ...panel.entries, equity: "20,900" };
  expect(readPanel(panel, typed).problems).toHaveLength(1);
});

test("a price that is not shown has no panel", () => {
  for (const price of [
    { state: "on-request" as const },
    { state: "locked" as const, key: "contact" as const },
  ])
    expect(
      buildVehiclePanel({ profile }, FACTS, { ...SHOWN, price }),
    ).toBeNull();
});

test("the browser works out what the server did, from nothing but the panel's data", () => {
  const panel = buildPanel(
    "down=2000&downUnit=dollars&equity=4500&score=700&term=60",
  );
  const received: typeof panel = JSON.parse(JSON.stringify(panel));
  expect(readPanel(received, received.entries)).toEqual(
    readPanel(panel, panel.entries),
  );
  const { estimate } = readPanel(panel, panel.entries);
  // 12.9 % on $18,490 for 60 months.
  expect(estimate).toMatchObject({
    amountFinancedCents: 1_849_000,
    aprPercent: 12.9,
    monthlyCents: 41_976,
    interestCents: 669_540,
  });
});

test("only cars that may be leased bring the table of residuals", () => {
  expect(buildPanel("").estimator.leaseResiduals).toEqual([]);
  expect(buildPanel("", "new").estimator.leaseResiduals).not.toEqual([]);
  expect(buildPanel("").lease).toBe("newOnly");
  expect(buildPanel("", "new").lease).toBe("offered");
  const usedOnly = readProfile("used-only");
  expect(
    buildVehiclePanel({ profile: usedOnly }, FACTS, SHOWN)?.lease,
  ).toBeNull();
});

test("whatever is sent, there is a payment that the one engine gives, and no field is lost", () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom("down", "downUnit", "equity", "score", "term", "kind"),
        fc.oneof(fc.string(), fc.integer().map(String)),
      ),
      (fields) => {
        const panel = buildPanel(String(new URLSearchParams(fields)));
        const { estimate, terms, vehicle } = readPanel(panel, panel.entries);
        expect(estimate).toEqual(
          estimatePayment(vehicle, terms, panel.estimator),
        );
        expect(estimate?.monthlyCents).toBeGreaterThanOrEqual(0);
        expect(Object.keys(panel.entries)).toEqual(
          Object.keys(buildPanel("").entries),
        );
      },
    ),
  );
});

test("what is owed on a trade beyond its worth is rolled into the loan and into the price out the door", () => {
  const panel = buildPanel(
    "down=2000&downUnit=dollars&equity=500&worth=9%2C000&owed=12000&state=Indiana",
  );
  const reading = readPanel(panel, panel.entries);
  expect(reading.estimate).toMatchObject({
    tradeEquityCents: 0,
    owedOnTradeCents: 300_000,
    amountFinancedCents: 2_499_000 - 200_000 + 300_000,
  });
  expect(reading.door?.stateShort).toBe("IN");
  expect(reading.door?.outTheDoor).toMatchObject({
    tradeCreditCents: 900_000,
    // 7 % of $15,990, then title and plates.
    totalCents: 2_499_000 + 111_930 + 5135 + 300_000,
  });
  expect(reading.problems).toEqual([]);
});

test("a trade that is worth more than is owed on it is equity, and a state that the profile lacks has no sum", () => {
  const panel = buildPanel("worth=9000&owed=4000&state=WI");
  const { terms, door } = readPanel(panel, panel.entries);
  expect(terms.tradeEquityDollars).toBe(5000);
  expect(door).toEqual({ stateShort: "WI", outTheDoor: null });
});

test("the address says trade and state, and an equal address is an equal panel", () => {
  const amount = fc.constantFrom("", "0", "9000", "12,000", "x", "-3", "1e9");
  fc.assert(
    fc.property(
      fc.record({
        worth: amount,
        owed: amount,
        equity: amount,
        state: fc.constantFrom("", "IL", "in", "Wisconsin", "Narnia"),
        term: fc.constantFrom("", "12", "72"),
      }),
      (fields) => {
        const panel = buildPanel(String(new URLSearchParams(fields)));
        const { problems: _, ...reading } = readPanel(panel, panel.entries);
        const again = buildPanel(
          String(printPanelTerms({ ...reading, problems: [] }, panel)),
        );
        expect(readPanel(again, again.entries)).toEqual({
          ...reading,
          problems: [],
        });
      },
    ),
  );
});

test("a profile may lend for 84 months", () => {
  const { financeTermMonths } = profile.estimator;
  const longer = {
    ...profile,
    estimator: {
      ...profile.estimator,
      financeTermMonths: { ...financeTermMonths, max: 84 },
    },
  };
  const panel = buildVehiclePanel(
    { profile: longer },
    FACTS,
    SHOWN,
    new URLSearchParams("term=84"),
  );
  const reading = panel && readPanel(panel, panel.entries);
  expect(reading?.estimate).toMatchObject({ termMonths: 84 });
  expect(reading?.problems).toEqual([]);
});

test("the cash down in the other unit is the same cash, on the nearest step", () => {
  const panel = buildPanel("down=20&downUnit=percent");
  const reading = readPanel(panel, panel.entries);
  // 20 % of $24,990 is $4,998.
  expect(convertDownPayment(reading, "dollars", panel.estimator)).toEqual({
    down: "5,000",
    downUnit: "dollars",
  });
  expect(convertDownPayment(reading, "percent", panel.estimator)).toEqual({});
  const switched = buildPanel("down=5000&downUnit=dollars&switchDown=percent");
  expect(switched.entries).toMatchObject({ down: "20", downUnit: "percent" });
});

test("cash down that nobody chose is few dollars of a lease and a share of a loan; what somebody chose stays (Assumption A429)", () => {
  const lease = buildPanel("kind=lease", "new");
  expect(lease.entries).toMatchObject({
    kind: "lease",
    down: "1,000",
    downUnit: "dollars",
  });
  expect(String(printPanelTerms(readPanel(lease, lease.entries), lease))).toBe(
    "kind=lease",
  );
  expect(switchKind(lease, lease.entries, "finance")).toEqual({
    kind: "finance",
    down: "20",
    downUnit: "percent",
  });
  const chosen = buildPanel("kind=lease&down=3000&downUnit=dollars", "new");
  expect(switchKind(chosen, chosen.entries, "finance")).toEqual({
    kind: "finance",
  });
  const shared = buildPanel("kind=lease&down=20&downUnit=percent", "new");
  expect(shared.entries).toMatchObject({ down: "20", downUnit: "percent" });
  expect(
    String(printPanelTerms(readPanel(shared, shared.entries), shared)),
  ).toBe("kind=lease&down=20&downUnit=percent");
  // A used car is financed, whatever an address says.
  expect(buildPanel("kind=lease").entries).toMatchObject({ down: "20" });
});

test("without its script too, a switch between loan and lease takes along cash down that somebody chose, and no other (Assumption A429)", () => {
  const entries = (query: string) => buildPanel(query, "new").entries;
  const toLease = "kind=lease&kindWas=finance";
  expect(entries(`${toLease}&down=20&downUnit=percent`)).toMatchObject({
    kind: "lease",
    down: "1,000",
    downUnit: "dollars",
  });
  expect(entries(`${toLease}&down=10&downUnit=percent`)).toMatchObject({
    down: "10",
    downUnit: "percent",
  });
  expect(
    entries("kind=finance&kindWas=lease&down=1,000&downUnit=dollars"),
  ).toMatchObject({ kind: "finance", down: "20", downUnit: "percent" });
  expect(
    entries("kind=lease&kindWas=lease&down=20&downUnit=percent"),
  ).toMatchObject({ down: "20" });
});

test("whoever leaves a chosen band and types a score means the score", () => {
  const entries = (query: string) => buildPanel(query).entries;
  expect(entries("band=Good&bandWas=Good&score=560")).toMatchObject({
    score: "560",
  });
  expect(entries("band=Good&bandWas=Good&score=")).toMatchObject({
    score: "680",
  });
  expect(entries("band=Bad&bandWas=Good&score=710")["score"]).not.toBe("710");
});

test("a form that is sent without its script says a band or another unit beside the fields that stood there before", () => {
  const entries = (query: string) => buildPanel(query).entries;
  expect(entries("band=Good&score=850")).toMatchObject({ score: "680" });
  // A score of the chosen band was typed after it.
  expect(entries("band=Good&score=710")).toMatchObject({ score: "710" });
  expect(entries("band=&score=700")).toMatchObject({ score: "700" });
  expect(entries("band=Perfect&score=700")).toMatchObject({ score: "700" });
  const switched = "downUnit=percent&switchDown=dollars&downWas=20";
  // 20 % of $24,990 is $4,998.
  expect(entries(`${switched}&down=20`)).toMatchObject({
    down: "5,000",
    downUnit: "dollars",
  });
  expect(entries(`${switched}&down=3000`)).toMatchObject({
    down: "3,000",
    downUnit: "dollars",
  });
  expect(entries("downUnit=percent&switchDown=&downWas=20&down=25")).toEqual(
    entries("downUnit=percent&down=25"),
  );
});

const calculator = (query: string, of = profile) =>
  buildCalculatorPanel(of, "en", new URLSearchParams(query), {
    action: "/auto-financing",
    nowMs: Date.parse("2026-11-20T18:00:00Z"),
  });

test("without a vehicle the estimator starts at the profile's own defaults, with a price and a year of its own", () => {
  const panel = calculator("");
  const { vehicle, estimate } = readPanel(panel, panel.entries);
  expect(vehicle).toEqual({
    priceCents: 2_000_000,
    msrpCents: 2_000_000,
    modelYear: 2026,
    condition: "used",
  });
  expect(estimate).toMatchObject({ kind: "finance", termMonths: 72 });
  const { estimator } = profile;
  const { entries } = calculator("", {
    ...profile,
    estimator: {
      ...estimator,
      financeTermMonths: { ...estimator.financeTermMonths, default: 24 },
    },
  });
  expect(entries).toMatchObject({ term: "24" });
});

test.each([
  ["nothing is filled in for whoever gave no score", "", "", 850],
  ["a score that was sent stands there", "calc_score=850", "850", 850],
  ["a score in another band stands there", "calc_score=640", "640", 640],
  [
    "a pressed band fills in the score it stands for",
    "calc_band=Good",
    "680",
    680,
  ],
])("as the visitor's score %s", (_, query, text, counted) => {
  const panel = calculator(query);
  expect(panel.entries["score"]).toBe(text);
  expect(readPanel(panel, panel.entries).terms.creditScore).toBe(counted);
});

test("its fields carry a prefix; those of the page that it stands on are none of its business", () => {
  const panel = calculator(
    "calc_price=%2436%2C000&calc_year=2016&calc_condition=new&price=1&term=60&calc_term=48",
  );
  const { vehicle, terms, problems } = readPanel(panel, panel.entries);
  expect(vehicle).toMatchObject({
    priceCents: 3_600_000,
    modelYear: 2016,
    condition: "new",
  });
  expect(terms.financeTermMonths).toBe(48);
  expect(problems).toEqual([]);
});

test.each([
  ["calc_price=12", "price", "below", 50_000],
  ["calc_price=9999999", "price", "above", 50_000_000],
  ["calc_price=cheap", "price", "unreadable", 2_000_000],
  ["calc_price=20%25", "price", "unreadable", 2_000_000],
  ["calc_year=1888", "year", "below", 2_000_000],
])("%s is a %s that is %s", (query, field, reason, priceCents) => {
  const panel = calculator(query);
  const { vehicle, problems } = readPanel(panel, panel.entries);
  expect(problems).toEqual([expect.objectContaining({ field, reason })]);
  expect(vehicle.priceCents).toBe(priceCents);
});
