import { expect, test } from "vitest";
import { listDollarsAboveCheapest } from "./above-cheapest.ts";
import { type JudgedCar, listVerdicts } from "./verdicts.ts";

const car = (facts: Partial<JudgedCar> = {}): JudgedCar => ({
  totalDollars: null,
  isNew: false,
  isCertified: false,
  year: 2020,
  miles: null,
  isTruck: false,
  seats: null,
  drivetrain: null,
  fuelType: null,
  mpgCombined: null,
  electricRangeMiles: null,
  towingPounds: null,
  cargoCubicFeet: null,
  hasWarranty: null,
  featureKeys: [],
  ...facts,
});

const kindsOf = (...cars: readonly JudgedCar[]) =>
  listVerdicts(cars).map((verdicts) => verdicts.map(({ kind }) => kind));

test("the cheapest car is named with what it costs less than the next one", () => {
  expect(
    listVerdicts([
      car({ totalDollars: 20_000 }),
      car({ totalDollars: 18_500 }),
      car({ totalDollars: 30_000 }),
    ]),
  ).toEqual([[], [{ kind: "cheapest", lessDollars: 1500 }], []]);
});

test("the car with the fewest miles and the newest say by how much they lead the next one", () => {
  expect(
    listVerdicts([
      car({ year: 2026, miles: 5 }),
      car({ year: 2019, miles: 89_470 }),
      car({ year: 2021, miles: 40_005 }),
    ])[0],
  ).toEqual([
    { kind: "fewestMiles", lead: 40_000 },
    { kind: "newest", lead: 5 },
  ]);
});

test("one price that is locked or unknown leaves no car the cheapest", () => {
  expect(
    kindsOf(
      car({ totalDollars: 20_000 }),
      car({ totalDollars: null }),
      car({ totalDollars: 10_000 }),
    ),
  ).toEqual([[], [], []]);
});

test("each car is so much above the cheapest, and none is where one price is locked or unknown", () => {
  const [one, two, three] = [20_000, 18_500, null].map((totalDollars) =>
    car({ totalDollars }),
  );
  if (!one || !two || !three) throw new Error("Three cars are compared.");
  expect(listDollarsAboveCheapest([one, two])).toEqual([1_500, 0]);
  expect(listDollarsAboveCheapest([one, two, three])).toBeNull();
});

test("two equal cars have no verdict against each other", () => {
  const same = car({ totalDollars: 10_000, miles: 9, seats: 7 });
  expect(kindsOf(same, same)).toEqual([[], []]);
});

test("a single car has nothing to be better than", () => {
  expect(kindsOf(car({ totalDollars: 1, miles: 1, seats: 7 }))).toEqual([[]]);
});

test.each<[Partial<JudgedCar>, Partial<JudgedCar>, string]>([
  [{ miles: 4000 }, { miles: 5000 }, "fewestMiles"],
  [{ year: 2021 }, { year: 2020 }, "newest"],
  [{ mpgCombined: 40 }, { mpgCombined: 30 }, "bestMpg"],
  [{ electricRangeMiles: 300 }, { electricRangeMiles: 240 }, "longestRange"],
  [{ towingPounds: 9000 }, { towingPounds: 5000 }, "towsMost"],
  [{ cargoCubicFeet: 80 }, { cargoCubicFeet: 60 }, "mostCargo"],
  [{ seats: 7 }, { seats: 5 }, "onlyThirdRow"],
  [{ drivetrain: "awd" }, { drivetrain: "fwd" }, "onlyAwd"],
  [{ drivetrain: "4wd" }, { drivetrain: "rwd" }, "only4wd"],
  [{ fuelType: "electric" }, { fuelType: "gasoline" }, "onlyElectric"],
  [{ fuelType: "plug-in-hybrid" }, { fuelType: "diesel" }, "onlyHybrid"],
  [{ hasWarranty: true }, { hasWarranty: false }, "onlyWarranty"],
])(
  "%j against %j is %s, and nothing where the other is not known",
  (own, other, kind) => {
    expect(kindsOf(car(other), car(own))).toEqual([[], [kind]]);
    if (kind !== "newest") expect(kindsOf(car(), car(own))).toEqual([[], []]);
  },
);

test("beside what decides, a lead of a mile, a dollar or one mpg says nothing", () => {
  const [least, most] = [0, 1].map((more) =>
    car({
      totalDollars: 9000 + more,
      miles: 4 + more,
      mpgCombined: 24 + more,
      seats: 5 + 2 * more,
      hasWarranty: more > 0,
    }),
  );
  expect(kindsOf(least ?? car(), most ?? car())).toEqual([
    [],
    ["onlyThirdRow", "onlyWarranty"],
  ]);
});

test("a new car beside used ones is new before it has fewest miles or is newest", () => {
  expect(
    listVerdicts([
      car({ isNew: true, year: 2026, miles: 5 }),
      car({ year: 2021, miles: 47_839 }),
    ]),
  ).toEqual([[{ kind: "new", miles: 5 }], []]);
  expect(
    listVerdicts([
      car({ isNew: true, year: 2027, miles: 9 }),
      car({ isNew: true, year: 2026, miles: 5 }),
      car({ year: 2021, miles: 47_839 }),
    ]),
  ).toEqual([
    [
      { kind: "new", miles: 9 },
      { kind: "newest", lead: 1 },
    ],
    [{ kind: "new", miles: 5 }],
    [],
  ]);
});

test("of new cars alone none is praised for being new, or for fewer miles", () => {
  const [one, two] = [4, 3000].map((miles) => car({ isNew: true, miles }));
  expect(kindsOf(one ?? car(), two ?? car())).toEqual([[], []]);
});

test("a car that leads in little is praised for a small lead, for a tie, and for what not all of them have", () => {
  expect(kindsOf(car({ mpgCombined: 24 }), car({ mpgCombined: 23 }))).toEqual([
    ["bestMpg"],
    [],
  ]);
  const tied = { kind: "tied", best: "bestMpg" };
  const shared = { kind: "shared", only: "onlyThirdRow" };
  expect(
    listVerdicts([
      car({ mpgCombined: 24, seats: 7 }),
      car({ mpgCombined: 24, seats: 5 }),
      car({ mpgCombined: 23, seats: 7, drivetrain: "4wd" }),
    ]),
  ).toEqual([[tied, shared], [tied], [shared]]);
});

test("one verdict leaves room for a lesser one, and two for none", () => {
  expect(
    listVerdicts([
      car({ isNew: true, year: 2026, mpgCombined: 24 }),
      car({ totalDollars: null, year: 2021, mpgCombined: 23 }),
    ])[0],
  ).toEqual([
    { kind: "new", miles: null },
    { kind: "bestMpg", lead: 1 },
  ]);
  expect(
    kindsOf(
      car({ isNew: true, mpgCombined: 24, seats: 7 }),
      car({ mpgCombined: 23, seats: 5 }),
    ),
  ).toEqual([["new", "onlyThirdRow"], []]);
});

test("what three of four have is said of each of the three, however much else speaks for them", () => {
  const much = { hasWarranty: true, mpgCombined: 30, seats: 5 } as const;
  const verdicts = listVerdicts([
    car({ ...much, isNew: true, seats: 7, totalDollars: 9000 }),
    car({ ...much, isNew: true, mpgCombined: 40, drivetrain: "fwd" }),
    car({ ...much, drivetrain: "fwd" }),
    car({ ...much, hasWarranty: false, drivetrain: "fwd" }),
  ]);
  const shared = { kind: "shared", only: "onlyWarranty" };
  for (const own of verdicts.slice(0, 3)) expect(own).toContainEqual(shared);
  expect(verdicts[3]).not.toContainEqual(shared);
});

test("a certified car is praised for it beside a used one, and not beside new ones alone", () => {
  const certified = car({ isCertified: true });
  expect(kindsOf(certified, car())).toEqual([["certified"], []]);
  expect(kindsOf(certified, car({ isNew: true }))).toEqual([[], ["new"]]);
});

test("four driven wheels are one advantage, by whichever name a car has for them", () => {
  const [awd, four, front] = (["awd", "4wd", "fwd"] as const).map(
    (drivetrain) => car({ drivetrain }),
  );
  expect(listVerdicts([awd ?? car(), four ?? car(), front ?? car()])).toEqual([
    [{ kind: "shared", only: "onlyAwd" }],
    [{ kind: "shared", only: "only4wd" }],
    [],
  ]);
});

test("two with a third row leave none the only one", () => {
  expect(
    kindsOf(car({ seats: 7 }), car({ seats: 8 }), car({ seats: 5 })),
  ).toEqual([["shared"], ["shared"], []]);
});

test("a truck with a bench in front has six seats and no third row", () => {
  expect(kindsOf(car({ seats: 6, isTruck: true }), car({ seats: 5 }))).toEqual([
    [],
    [],
  ]);
});

test("three verdicts are said of one car, the price first", () => {
  const [verdicts] = kindsOf(
    car({
      totalDollars: 10_000,
      miles: 1,
      year: 2024,
      seats: 7,
      mpgCombined: 50,
      drivetrain: "awd",
    }),
    car({
      totalDollars: 20_000,
      miles: 2,
      year: 2020,
      seats: 5,
      mpgCombined: 20,
      drivetrain: "fwd",
    }),
  );
  expect(verdicts).toEqual(["cheapest", "onlyThirdRow", "onlyAwd"]);
});

test("a car's own features are counted, and those that shoppers ask for first are named", () => {
  const plain = car({ featureKeys: ["bluetooth"] });
  const rich = car({
    featureKeys: [
      "bluetooth",
      "usb-ports",
      "navigation",
      "heated-seats",
      "sunroof",
    ],
  });
  expect(listVerdicts([plain, rich])).toEqual([
    [],
    [
      {
        kind: "ownFeatures",
        count: 3,
        named: ["heated-seats", "sunroof", "navigation"],
      },
    ],
  ]);
});

test("what nearly every car has is no praise for the one whose feed lists it", () => {
  const heated = car({ featureKeys: ["heated-seats"] });
  const basic = car({
    featureKeys: ["heated-seats", "air-conditioning", "cruise-control"],
  });
  expect(kindsOf(heated, basic)).toEqual([[], []]);
});

test("what one of the others has, too, is nobody's own, and beside a car without a list of features none is", () => {
  const heated = car({ featureKeys: ["heated-seats"] });
  expect(kindsOf(heated, heated, car({ featureKeys: ["sunroof"] }))).toEqual([
    [],
    [],
    ["ownFeatures"],
  ]);
  expect(kindsOf(heated, car())).toEqual([[], []]);
});

test("three stronger verdicts leave room for a car's own features", () => {
  const [best] = kindsOf(
    car({
      totalDollars: 10_000,
      miles: 9,
      year: 2024,
      mpgCombined: 40,
      featureKeys: ["sunroof"],
    }),
    car({
      totalDollars: 20_000,
      miles: 90_000,
      mpgCombined: 20,
      featureKeys: ["bluetooth"],
    }),
  );
  expect(best).toEqual(["cheapest", "fewestMiles", "newest", "ownFeatures"]);
});
