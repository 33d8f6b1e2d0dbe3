import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { joinTitle } from "#app/features/inventory-search/title-words.ts";
import { pageAt, STORE_ID, titleAt } from "#tests/support/list-pages.tsx";

const fetchTitle = (query: string) =>
  titleAt(`/search-vehicles/all-inventory${query}`);

test("a title names every filter in use", async () => {
  expect(
    await fetchTitle(
      "/bodystyle/suvs?drivetrain=awd&features=heated-seats,sunroof&great_deals=price_drop&price_max=30000&transmission=automatic",
    ),
  ).toBe(
    "SUVs under $30,000 with all-wheel drive, automatic transmission, heated seats, sunroof or moonroof and a price drop",
  );
  expect(
    await fetchTitle("?exterior-color=red&interior-color=black,beige"),
  ).toBe("Red cars with beige or black interior");
  expect(await fetchTitle(`/store/${STORE_ID}`)).toMatch(/^Cars in \w+, \w\w$/);
});

test("more values of one filter than a title can name are counted", async () => {
  expect(await fetchTitle("?bodystyle=coupes,sedans,suvs&price_max=9000")).toBe(
    "Cars in 3 body styles under $9,000",
  );
  expect(
    await fetchTitle("?features=heated-seats,sunroof,bluetooth&drivetrain=awd"),
  ).toBe("Cars with all-wheel drive and 3 features");
  expect(await fetchTitle("?make_model=ford,honda,kia")).toBe(
    "Cars of 3 makes and models",
  );
});

test("all numbers of seats from one on are that many or more", async () => {
  expect(await fetchTitle("?seats=7,8")).toBe("Cars with 7 or more seats");
  expect(await fetchTitle("?seats=5,6,7,8")).toBe("Cars with 5 or more seats");
  expect(await fetchTitle("?seats=5,7,8")).toBe("Cars with 3 numbers of seats");
  const { chips } = await pageAt("/search-vehicles/all-inventory?seats=7,8");
  expect(chips).toEqual([
    { label: "7 or more seats", address: "/search-vehicles/all-inventory" },
  ]);
  expect(await fetchTitle("?seats=6,7")).toBe("Cars with 6 seats or 7 seats");
});

test("names keep their capitals", async () => {
  expect(await fetchTitle("/features/apple-carplay")).toBe(
    "Cars with Apple CarPlay",
  );
});

test("a range whose two ends are one is said once, in titles and on chips", async () => {
  expect(await fetchTitle("?price_min=20000&price_max=20000")).toContain(
    "at $20,000",
  );
  for (const [query, label] of [
    ["?year_min=2020&year_max=2020", "2020"],
    ["?price_min=20000&price_max=20000", "$20,000"],
    ["?mileage_min=30000&mileage_max=30000", "30,000 miles"],
  ]) {
    const { chips } = await pageAt(`/search-vehicles/all-inventory${query}`);
    expect(chips.map((it) => it.label)).toEqual([label]);
  }
});

test("a heading names five filters at most, and the title names all", async () => {
  const { noun, qualifiers, shortQualifiers } = await pageAt(
    "/search-vehicles/used-inventory/bodystyle/suvs?drivetrain=awd&exterior-color=red&features=heated-seats&price_max=30000",
  );
  expect(noun).toBe("used red SUVs");
  expect(shortQualifiers).toBe("under $30,000 with all-wheel drive");
  expect(qualifiers).toBe(
    "under $30,000 with all-wheel drive and heated seats",
  );
});

test("each piece of equipment counts as one of the five", async () => {
  const { shortQualifiers } = await pageAt(
    `/search-vehicles/all-inventory?features=heated-seats,sunroof&drivetrain=awd&transmission=automatic&price_max=30000&store=${STORE_ID}`,
  );
  expect(shortQualifiers).toBe(
    "under $30,000 with all-wheel drive, automatic transmission, heated seats and sunroof or moonroof",
  );
});

test("a heading says all of a sentence that names four things", async () => {
  const { noun, shortQualifiers } = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/suvs?exterior-color=red&features=third-row&price_max=40000",
  );
  expect(`${noun} ${shortQualifiers}`).toBe(
    "red SUVs under $40,000 with third-row seats",
  );
});

test("a model of three letters has a plural, and one of capitals is named by its body style", async () => {
  const fetchNoun = async (model: string) =>
    (await pageAt(`/search-vehicles/all-inventory?make_model=${model}`)).noun;
  expect(await fetchNoun("kia~rio")).toBe("Kia Rios");
  expect(await fetchNoun("honda~cr-v")).toBe("Honda CR-V SUVs");
});

test("one model makes its own plural, with a comma before a range", async () => {
  const { noun, qualifiers } = await pageAt(
    "/search-vehicles/all-inventory?make_model=honda~civic&year_min=2018",
  );
  expect(joinTitle(noun, qualifiers)).toBe("Honda Civics, 2018 or newer");
});

test("what has one body style alone is called by it", async () => {
  const truck = { make: "Ford", model: "F-150", bodystyle: "trucks" } as const;
  const fetchNoun = async (
    ...bodies: (typeof truck | { bodystyle: "commercial" })[]
  ) =>
    (
      await pageAt(
        "/search-vehicles/all-inventory/make_model/ford/f-150",
        OPEN_GATE,
        bodies.map((it) => ({ ...truck, ...it })),
      )
    ).noun;
  expect(await fetchNoun(truck)).toBe("Ford F-150 trucks");
  expect(await fetchNoun(truck, { bodystyle: "commercial" })).toBe(
    "Ford F-150 cars",
  );
});

test("one car is counted in singular words, while the title of the page keeps its plural", async () => {
  const fetchNouns = async (query: string, car: Partial<Vehicle>) => {
    const page = await pageAt(
      `/search-vehicles/all-inventory${query}`,
      OPEN_GATE,
      [car],
    );
    expect(page.total).toBe(1);
    return [page.noun, page.countedNoun];
  };
  const civic = {
    make: "Honda",
    model: "Civic",
    bodystyle: "sedans",
    condition: "used",
  } as const;
  expect(await fetchNouns("", civic)).toEqual(["cars", "car"]);
  expect(await fetchNouns("?make_model=honda~civic", civic)).toEqual([
    "Honda Civics",
    "Honda Civic",
  ]);
  expect(await fetchNouns("?bodystyle=sedans,suvs", civic)).toEqual([
    "sedans or SUVs",
    "sedan or SUV",
  ]);
  expect(
    await fetchNouns("?make_model=ford~f-150", {
      make: "Ford",
      model: "F-150",
      bodystyle: "trucks",
    }),
  ).toEqual(["Ford F-150 trucks", "Ford F-150 truck"]);
});
