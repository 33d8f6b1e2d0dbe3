import { expect, test } from "vitest";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { applyReading } from "./apply-reading.ts";
import { createPhraseBook, type SearchVocabulary } from "./phrase-book.ts";
import { readWords } from "./read-words.ts";

const named = (value: string, name: string, ...otherNames: string[]) => ({
  value,
  name,
  otherNames,
});

const VOCABULARY: SearchVocabulary = {
  makes: [
    named("honda", "Honda"),
    named("ford", "Ford"),
    named("ram", "Ram"),
    named("chevrolet", "Chevrolet", "Chevy"),
    named("toyota", "Toyota"),
    named("chrysler", "Chrysler"),
    named("lexus", "Lexus"),
    named("audi", "Audi"),
    named("oldsmobile", "Oldsmobile"),
    named("jeep", "Jeep"),
  ],
  models: [
    named("honda~civic", "Civic"),
    named("honda~cr-v", "CR-V"),
    named("honda~fit", "Fit"),
    named("ford~f-150", "F-150"),
    named("ford~mustang", "Mustang"),
    named("ram~1500", "1500"),
    named("chevrolet~silverado-1500", "Silverado 1500", "Silverado"),
    named("toyota~4runner", "4Runner"),
    named("toyota~camry", "Camry"),
    named("chrysler~300", "300"),
    named("chrysler~town-country", "Town & Country"),
    named("lexus~is", "IS"),
    named("audi~a4", "A4"),
    named("oldsmobile~aurora", "Aurora"),
    named("jeep~wrangler", "Wrangler"),
  ],
  unstocked: [],
  places: [
    { storeId: "aurora", names: ["Aurora", "Aurora IL"] },
    { storeId: "joliet", names: ["Joliet"] },
    { storeId: "merrillville", names: ["Merrillville", "Indiana"] },
  ],
  conditions: ["new", "used", "certified"],
  sortKeys: ["newest", "oldest", "mileage", "year", "priceHigh", "priceLow"],
  lowMiles: 84_999,
  currentYear: 2026,
};
const BOOK = createPhraseBook(VOCABULARY);

/** Filters, keywords, and what could not be used, in short. */
interface Expected extends Partial<
  Pick<InventorySearch, "condition" | "values" | "ranges" | "sort">
> {
  readonly keywords?: string;
  readonly unused?: readonly string[];
}

const PHRASES: readonly (readonly [words: string, expected: Expected])[] = [
  [
    "red suv under 20k with heated seats low miles near Aurora",
    {
      values: {
        bodystyle: ["suvs"],
        "exterior-color": ["red"],
        features: ["heated-seats"],
        store: ["aurora"],
      },
      ranges: { price: { max: 20_000 }, mileage: { max: 84_999 } },
    },
  ],
  [
    "truck that can tow, under $30,000",
    {
      values: { bodystyle: ["trucks"], features: ["tow-package"] },
      ranges: { price: { max: 30_000 } },
    },
  ],
  [
    "seven seats, low miles",
    {
      values: { seats: ["7", "8"] },
      ranges: { mileage: { max: 84_999 } },
    },
  ],
  ["first car under $15,000", { ranges: { price: { max: 15_000 } } }],
  ["honda civic", { values: { make_model: ["honda~civic"] } }],
  ["Civic Honda", { values: { make_model: ["honda~civic"] } }],
  ["honda", { values: { make_model: ["honda"] } }],
  [
    "civics or camry",
    { values: { make_model: ["honda~civic", "toyota~camry"] } },
  ],
  ["crv", { values: { make_model: ["honda~cr-v"] } }],
  ["CR V ex-l", { values: { make_model: ["honda~cr-v"] }, keywords: "ex-l" }],
  ["f150 crew cab", { values: { cab: ["crew"], make_model: ["ford~f-150"] } }],
  [
    "ford f 150 4x4",
    { values: { make_model: ["ford~f-150"], drivetrain: ["4wd"] } },
  ],
  ["ram 1500", { values: { make_model: ["ram~1500"] } }],
  [
    "ram 1500 under 40k",
    {
      values: { make_model: ["ram~1500"] },
      ranges: { price: { max: 40_000 } },
    },
  ],
  ["chevy silverado", { values: { make_model: ["chevrolet~silverado-1500"] } }],
  ["chrysler 300", { values: { make_model: ["chrysler~300"] } }],
  ["town and country", { values: { make_model: ["chrysler~town-country"] } }],
  ["4runner", { values: { make_model: ["toyota~4runner"] } }],
  ["is there a sedan", { values: { bodystyle: ["sedans"] } }],
  ["lexus is", { values: { make_model: ["lexus~is"] } }],
  [
    "will it fit 3 rows",
    { values: { features: ["third-row"] }, keywords: "fit" },
  ],
  ["honda fit", { values: { make_model: ["honda~fit"] } }],
  [
    "silver mustang",
    { values: { make_model: ["ford~mustang"], "exterior-color": ["silver"] } },
  ],
  ["aurora", { values: { make_model: ["oldsmobile~aurora"] } }],
  [
    "trucks in Aurora, IL",
    { values: { bodystyle: ["trucks"], store: ["aurora"] } },
  ],
  [
    "under 60000 miles 2018 or newer",
    { ranges: { mileage: { max: 60_000 }, year: { min: 2018 } } },
  ],
  ["awd in joliet", { values: { drivetrain: ["awd"], store: ["joliet"] } }],
  ["2019 or newer", { ranges: { year: { min: 2019 } } }],
  [
    "2019+ camry",
    {
      values: { make_model: ["toyota~camry"] },
      ranges: { year: { min: 2019 } },
    },
  ],
  [
    "2018-2021 suv",
    {
      values: { bodystyle: ["suvs"] },
      ranges: { year: { min: 2018, max: 2021 } },
    },
  ],
  [
    "'19 civic",
    {
      values: { make_model: ["honda~civic"] },
      ranges: { year: { min: 2019, max: 2019 } },
    },
  ],
  [
    "2016 or 2019 civic",
    {
      values: { make_model: ["honda~civic"] },
      ranges: { year: { min: 2016, max: 2019 } },
    },
  ],
  ["newer than 2018", { ranges: { year: { min: 2019 } } }],
  ["older than 2015", { ranges: { year: { max: 2014 } } }],
  ["less than 5 years old", { ranges: { year: { min: 2021 } } }],
  ["5 years old or newer", { ranges: { year: { min: 2021 } } }],
  ["under 20k", { ranges: { price: { max: 20_000 } } }],
  ["below $20,000", { ranges: { price: { max: 20_000 } } }],
  ["up to 18 grand", { ranges: { price: { max: 18_000 } } }],
  ["between 15 and 20k", { ranges: { price: { min: 15_000, max: 20_000 } } }],
  ["$15-20k", { ranges: { price: { min: 15_000, max: 20_000 } } }],
  ["between 15 and 20", { ranges: { price: { min: 15_000, max: 20_000 } } }],
  ["under 20", { ranges: { price: { max: 20_000 } } }],
  ["20,000 dollars or less", { ranges: { price: { max: 20_000 } } }],
  ["around 20k", { ranges: { price: { min: 18_000, max: 22_000 } } }],
  ["over $40k", { ranges: { price: { min: 40_000 } } }],
  ["not over 25k", { ranges: { price: { max: 25_000 } } }],
  ["budget of 12,500", { ranges: { price: { max: 12_500 } } }],
  ["under 50k miles", { ranges: { mileage: { max: 50_000 } } }],
  ["less than 60,000 mi", { ranges: { mileage: { max: 60_000 } } }],
  ["mileage under 50k", { ranges: { mileage: { max: 50_000 } } }],
  ["30 to 50k miles", { ranges: { mileage: { min: 30_000, max: 50_000 } } }],
  ["50kmi or less", { ranges: { mileage: { max: 50_000 } } }],
  [
    "low miles, $20k",
    { ranges: { mileage: { max: 84_999 }, price: { max: 20_000 } } },
  ],
  [
    "2019 camry under 20k",
    {
      values: { make_model: ["toyota~camry"] },
      ranges: { year: { min: 2019, max: 2019 }, price: { max: 20_000 } },
    },
  ],
  ["price drops", { values: { great_deals: ["price_drop"] } }],
  [
    "great deals on trucks",
    { values: { bodystyle: ["trucks"], great_deals: ["price_drop"] } },
  ],
  ["cheapest suv", { values: { bodystyle: ["suvs"] }, sort: "priceLow" }],
  ["lowest miles", { sort: "mileage" }],
  ["lowest monthly payment", { sort: "payment" }],
  [
    "honda with the best gas mileage",
    { values: { make_model: ["honda"] }, sort: "mpg" },
  ],
  ["most fuel efficient suv", { values: { bodystyle: ["suvs"] }, sort: "mpg" }],
  ["newest first", { sort: "newest" }],
  ["used trucks", { condition: "used", values: { bodystyle: ["trucks"] } }],
  [
    "certified pre-owned honda",
    { condition: "certified", values: { make_model: ["honda"] } },
  ],
  ["CPO", { condition: "certified" }],
  ["new or used wrangler", { values: { make_model: ["jeep~wrangler"] } }],
  [
    "stick shift mustang",
    { values: { make_model: ["ford~mustang"], transmission: ["manual"] } },
  ],
  ["android auto", { values: { features: ["android-auto"] } }],
  ["auto under 10k", { ranges: { price: { max: 10_000 } } }],
  [
    "white suv with black interior",
    {
      values: {
        bodystyle: ["suvs"],
        "exterior-color": ["white"],
        "interior-color": ["black"],
      },
    },
  ],
  [
    "tan leather seats",
    { values: { "interior-color": ["beige"], features: ["leather-seats"] } },
  ],
  ["suv leather", { values: { bodystyle: ["suvs"] }, keywords: "leather" }],
  [
    "hybrid suv",
    { values: { bodystyle: ["suvs"], fuel: ["hybrid", "plug-in-hybrid"] } },
  ],
  [
    "heated and cooled seats",
    { values: { features: ["heated-seats", "ventilated-seats"] } },
  ],
  ["heatd seats", { values: { features: ["heated-seats"] } }],
  ["toyta camrey", { values: { make_model: ["toyota~camry"] } }],
  ["convertable", { values: { bodystyle: ["convertibles"] } }],
  [
    "suv not red",
    { values: { bodystyle: ["suvs"], "not_exterior-color": ["red"] } },
  ],
  ["no suv", { values: { not_bodystyle: ["suvs"] } }],
  [
    "toyota without sunroof or leather seats",
    {
      values: { make_model: ["toyota"] },
      unused: ["negated: without sunroof or leather seats"],
    },
  ],
  [
    "not a red suv under 20k",
    { ranges: { price: { max: 20_000 } }, unused: ["negated: not a red suv"] },
  ],
  ["under 400 a month", { ranges: { payment: { max: 400 } } }],
  ["less than $350/mo", { ranges: { payment: { max: 350 } } }],
  ["payments below 300", { ranges: { payment: { max: 300 } } }],
  ["monthly payment under $1,200", { ranges: { payment: { max: 1200 } } }],
  ["monthly payments of 299.50", { ranges: { payment: { max: 300 } } }],
  ["a payment of 400 or less", { ranges: { payment: { max: 400 } } }],
  ["400 dollars per month", { ranges: { payment: { max: 400 } } }],
  ["under $400", { ranges: { payment: { max: 400 } } }],
  ["300 to 400 a month", { ranges: { payment: { max: 400 } } }],
  ["around 400 monthly", { ranges: { payment: { max: 440 } } }],
  [
    "used suvs under 400 a month and under 25k",
    {
      condition: "used",
      values: { bodystyle: ["suvs"] },
      ranges: { payment: { max: 400 }, price: { max: 25_000 } },
    },
  ],
  [
    "350 a month with $2,000 down",
    { ranges: { payment: { max: 350 } }, unused: ["payment: $2,000 down"] },
  ],
  ["menos de 350 al mes", { ranges: { payment: { max: 350 } } }],
  ["hasta $400 mensuales", { ranges: { payment: { max: 400 } } }],
  ["pagos de menos de 300", { ranges: { payment: { max: 300 } } }],
  ["mensualidad de 250 dolares", { ranges: { payment: { max: 250 } } }],
  [
    "camioneta por menos de 400 dólares al mes",
    {
      values: { bodystyle: ["suvs", "trucks"] },
      ranges: { payment: { max: 400 } },
    },
  ],
  ["over 300 a month", { unused: ["no-filter: over 300 a month"] }],
  ["50 a week", { unused: ["payment: 50 a week"] }],
  ["low monthly payments", { unused: ["payment: low monthly payments"] }],
  [
    "truck under $300 a month",
    {
      values: { bodystyle: ["trucks"] },
      ranges: { payment: { max: 300 } },
    },
  ],
  ["$7 down", { unused: ["payment: $7 down"] }],
  ["300/mo", { ranges: { payment: { max: 300 } } }],
  ["2 door", { values: { doors: ["2"] } }],
  ["5 seats", { values: { seats: ["5"] } }],
  [
    "within 50 miles of Joliet",
    { values: { store: ["joliet"] }, unused: ["no-filter: within 50 miles"] },
  ],
  [
    "camry under 2018",
    {
      values: { make_model: ["toyota~camry"] },
      unused: ["unclear: under 2018"],
    },
  ],
  ["a 4 door", { values: { doors: ["4"] } }],
  ["A21-4471", { keywords: "a21-4471" }],
  ["2HKRW2H80MH600001", { keywords: "2hkrw2h80mh600001" }],
  ["60505", { keywords: "60505" }],
  [
    "camioneta roja usada menos de 20 mil",
    {
      condition: "used",
      values: { bodystyle: ["suvs", "trucks"], "exterior-color": ["red"] },
      ranges: { price: { max: 20_000 } },
    },
  ],
  [
    "sedán azul con asientos de piel, pocas millas",
    {
      values: {
        bodystyle: ["sedans"],
        "exterior-color": ["blue"],
        features: ["leather-seats"],
      },
      ranges: { mileage: { max: 84_999 } },
    },
  ],
  ["", {}],
  ["🚗 !!!", {}],
];

test.each(PHRASES)("“%s” becomes its filters", (words, expected) => {
  const reading = readWords(words, BOOK);
  const { unused = [], ...search } = expected;
  expect(applyReading(EVERYTHING, reading)).toEqual({
    ...EVERYTHING,
    ...search,
  });
  expect(
    reading.unused.map(({ reason, text }) => `${reason}: ${text}`),
  ).toEqual(unused);
});

test("a sentence replaces filters of its own kind and keeps the others", () => {
  const before: InventorySearch = {
    ...EVERYTHING,
    values: { "exterior-color": ["blue"], bodystyle: ["suvs"] },
    ranges: { price: { max: 30_000 } },
    keywords: "limited",
    page: 3,
  };
  const reading = readWords("red under 20k", BOOK);
  expect(applyReading(before, reading)).toEqual({
    ...EVERYTHING,
    values: { "exterior-color": ["red"], bodystyle: ["suvs"] },
    ranges: { price: { max: 20_000 } },
  });
});

test("what was understood stands where it was said", () => {
  const words = "Red SUV under 20k";
  const { parsedFilters: understood } = readWords(words, BOOK);
  expect(understood.map(({ start, end }) => words.slice(start, end))).toEqual([
    "Red",
    "SUV",
    "under 20k",
  ]);
});
