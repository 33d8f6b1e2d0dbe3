import { expect, test } from "vitest";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { applyReading } from "./apply-reading.ts";
import { createPhraseBook } from "./phrase-book.ts";
import { readWords } from "./read-words.ts";

const named = (value: string, name: string) => ({
  value,
  name,
  otherNames: [],
});

/** A lot without a Fiat and without a Spark, where a MINI is called Convertible. */
const BOOK = createPhraseBook({
  makes: [
    named("chevrolet", "Chevrolet"),
    named("ford", "Ford"),
    named("honda", "Honda"),
    named("jeep", "Jeep"),
    named("mercedes-benz", "Mercedes-Benz"),
    named("mini", "MINI"),
    named("toyota", "Toyota"),
  ],
  models: [
    named("chevrolet~tahoe", "Tahoe"),
    named("ford~f-150", "F-150"),
    named("honda~fit", "Fit"),
    named("honda~civic", "Civic"),
    named("jeep~wrangler", "Wrangler"),
    named("mercedes-benz~c-class", "C-Class"),
    named("mini~convertible", "Convertible"),
    named("toyota~rav4-hybrid", "RAV4 Hybrid"),
    named("subaru~ascent", "Ascent"),
    named("toyota~camry", "Camry"),
  ],
  unstocked: [
    "FIAT",
    "FIAT 500",
    "500",
    "Spark",
    "Chevrolet Spark",
    "Accent",
    "Hyundai Accent",
    "Cargo",
    "LS",
  ],
  places: [{ storeId: "aurora", names: ["Aurora", "60505"] }],
  conditions: ["new", "used"],
  sortKeys: ["newest", "priceLow"],
  lowMiles: 84_999,
  currentYear: 2026,
});

interface Expected extends Partial<
  Pick<InventorySearch, "condition" | "values" | "ranges" | "sort">
> {
  readonly keywords?: string;
  readonly unused?: readonly string[];
  readonly questions?: readonly string[];
  readonly corrections?: readonly string[];
}

const HYBRIDS = ["hybrid", "plug-in-hybrid"];

const SENTENCES: readonly (readonly [words: string, expected: Expected])[] = [
  // A kind of car comes before a model that has its name.
  ["convertible", { values: { bodystyle: ["convertibles"] } }],
  [
    "red convertibles",
    { values: { bodystyle: ["convertibles"], "exterior-color": ["red"] } },
  ],
  ["mini convertible", { values: { make_model: ["mini~convertible"] } }],
  [
    "ford convertible",
    { values: { make_model: ["ford"], bodystyle: ["convertibles"] } },
  ],
  [
    "MINI Cooper convertible",
    {
      values: { make_model: ["mini"], bodystyle: ["convertibles"] },
      keywords: "cooper",
    },
  ],
  [
    "red on tan",
    { values: { "exterior-color": ["red"], "interior-color": ["beige"] } },
  ],
  [
    "black over black suv",
    {
      values: {
        "exterior-color": ["black"],
        "interior-color": ["black"],
        bodystyle: ["suvs"],
      },
    },
  ],
  // Trucks by what they carry.
  ["diesel 3/4 ton", { values: { bodystyle: ["trucks"], fuel: ["diesel"] } }],
  ["half-ton truck", { values: { bodystyle: ["trucks"] } }],
  ["1 ton dually", { values: { bodystyle: ["trucks"] } }],
  // Engines.
  ["v8", { values: { engine: ["v8"] } }],
  ["V-8 truck", { values: { bodystyle: ["trucks"], engine: ["v8"] } }],
  [
    "v 8 tahoe",
    { values: { make_model: ["chevrolet~tahoe"], engine: ["v8"] } },
  ],
  ["v6 engine", { values: { engine: ["v6"] } }],
  ["8 cylinder suv", { values: { bodystyle: ["suvs"], cylinders: ["8"] } }],
  [
    "four cylinder sedan",
    { values: { bodystyle: ["sedans"], cylinders: ["4"] } },
  ],
  [
    "6 cyl under 20k",
    { values: { cylinders: ["6"] }, ranges: { price: { max: 20_000 } } },
  ],
  ["inline 6", { values: { engine: ["i6"] } }],
  // Fuels are filters, never colors.
  ["diesel", { values: { fuel: ["diesel"] } }],
  ["diesel trucks", { values: { bodystyle: ["trucks"], fuel: ["diesel"] } }],
  [
    "turbo diesel f150",
    { values: { make_model: ["ford~f-150"], fuel: ["diesel"] } },
  ],
  ["electric", { values: { fuel: ["electric"] } }],
  ["used ev", { condition: "used", values: { fuel: ["electric"] } }],
  ["hybrid suvs", { values: { bodystyle: ["suvs"], fuel: HYBRIDS } }],
  ["plug-in hybrid", { values: { fuel: ["plug-in-hybrid"] } }],
  ["phev", { values: { fuel: ["plug-in-hybrid"] } }],
  ["rav4 hybrid", { values: { make_model: ["toyota~rav4-hybrid"] } }],
  ["camry hybrid", { values: { make_model: ["toyota~camry"], fuel: HYBRIDS } }],
  ["gas", { values: { fuel: ["gasoline"] } }],
  ["gas saver", { sort: "mpg" }],
  ["flex fuel", { values: { fuel: ["flex-fuel"] } }],
  ["carro eléctrico", { values: { fuel: ["electric"] } }],
  // What is not for sale is said, and is not turned into what is spelled nearly like it.
  ["fiat", { unused: ["not-in-stock: fiat"] }],
  [
    "red fiat",
    { values: { "exterior-color": ["red"] }, unused: ["not-in-stock: fiat"] },
  ],
  ["fiat 500", { unused: ["not-in-stock: fiat 500"] }],
  ["spark", { unused: ["not-in-stock: spark"] }],
  ["accent", { unused: ["not-in-stock: accent"] }],
  ["hyundai accent", { unused: ["not-in-stock: hyundai accent"] }],
  ["chevrolet spark", { unused: ["not-in-stock: chevrolet spark"] }],
  [
    "silver spark",
    { values: { "exterior-color": ["silver"] }, keywords: "spark" },
  ],
  ["honda fit", { values: { make_model: ["honda~fit"] } }],
  [
    "camry with cargo room",
    { values: { make_model: ["toyota~camry"] }, keywords: "cargo room" },
  ],
  ["tahoe ls", { values: { make_model: ["chevrolet~tahoe"] }, keywords: "ls" }],
  // A bare number behind a kind of car is a price.
  [
    "suv 20000",
    { values: { bodystyle: ["suvs"] }, ranges: { price: { max: 20_000 } } },
  ],
  [
    "used truck 15000",
    {
      condition: "used",
      values: { bodystyle: ["trucks"] },
      ranges: { price: { max: 15_000 } },
    },
  ],
  [
    "sedans 18500",
    { values: { bodystyle: ["sedans"] }, ranges: { price: { max: 18_500 } } },
  ],
  [
    "civic 12995",
    {
      values: { make_model: ["honda~civic"] },
      ranges: { price: { max: 12_995 } },
    },
  ],
  [
    "suv, 25000",
    { values: { bodystyle: ["suvs"] }, ranges: { price: { max: 25_000 } } },
  ],
  [
    "suv 2019",
    {
      values: { bodystyle: ["suvs"] },
      ranges: { year: { min: 2019, max: 2019 } },
    },
  ],
  [
    "suv 50000 miles",
    { values: { bodystyle: ["suvs"] }, ranges: { mileage: { max: 50_000 } } },
  ],
  ["suv 46410", { values: { bodystyle: ["suvs"] }, keywords: "46410" }],
  ["suv 60505", { values: { bodystyle: ["suvs"], store: ["aurora"] } }],
  ["truck 2500", { values: { bodystyle: ["trucks"] }, keywords: "2500" }],
  ["20000", { keywords: "20000" }],
  // Amounts that are spelled out.
  [
    "suv under twenty thousand",
    { values: { bodystyle: ["suvs"] }, ranges: { price: { max: 20_000 } } },
  ],
  ["fifteen grand", { ranges: { price: { max: 15_000 } } }],
  [
    "under twenty five thousand dollars",
    { ranges: { price: { max: 25_000 } } },
  ],
  ["under twenty-five thousand", { ranges: { price: { max: 25_000 } } }],
  [
    "between ten and fifteen thousand",
    { ranges: { price: { min: 10_000, max: 15_000 } } },
  ],
  ["less than fifty thousand miles", { ranges: { mileage: { max: 50_000 } } }],
  [
    "one hundred thousand miles or less",
    { ranges: { mileage: { max: 100_000 } } },
  ],
  ["three hundred a month", { ranges: { payment: { max: 300 } } }],
  [
    "under three hundred fifty dollars a month",
    { ranges: { payment: { max: 350 } } },
  ],
  ["under thirty", { ranges: { price: { max: 30_000 } } }],
  [
    "suv fifteen grand",
    { values: { bodystyle: ["suvs"] }, ranges: { price: { max: 15_000 } } },
  ],
  [
    "twenty nineteen civic",
    {
      values: { make_model: ["honda~civic"] },
      ranges: { year: { min: 2019, max: 2019 } },
    },
  ],
  ["twenty twenty two or newer", { ranges: { year: { min: 2022 } } }],
  ["menos de veinte mil", { ranges: { price: { max: 20_000 } } }],
  ["quince mil dólares", { ranges: { price: { max: 15_000 } } }],
  ["seven seats", { values: { seats: ["7", "8"] } }],
  ["four wheel drive", { values: { drivetrain: ["4wd"] } }],
  ["two door", { values: { doors: ["2"] } }],
  ["one owner", { unused: ["no-filter: one owner"] }],
  // Questions ask for pages, not for cars.
  ["hours", { questions: ["hours"] }],
  ["what time do you open", { questions: ["hours"] }],
  ["store hours sunday", { questions: ["hours"], keywords: "sunday" }],
  ["phone number", { questions: ["phone"] }],
  ["directions", { questions: ["directions"] }],
  ["where are you located?", { questions: ["directions"] }],
  ["trade in", { questions: ["tradeIn"] }],
  ["what's my car worth", { questions: ["tradeIn"] }],
  ["sell my car", { questions: ["tradeIn"] }],
  ["oil change", { questions: ["service"] }],
  ["service appointment", { questions: ["service"] }],
  ["careers", { questions: ["careers"] }],
  ["are you hiring", { questions: ["careers"] }],
  ["financing", { questions: ["financing"] }],
  [
    "suv with bad credit",
    { values: { bodystyle: ["suvs"] }, questions: ["financing"] },
  ],
  ["warranty", { questions: ["warranty"] }],
  ["oil change coupons", { questions: ["offers"] }],
  [
    "truck that can tow with service records",
    {
      values: { bodystyle: ["trucks"], features: ["tow-package"] },
      unused: ["no-filter: service records"],
    },
  ],
  // Names that are spread, possessives and typos.
  ["c300", { keywords: "c300" }],
  [
    "mercedes-benz c 300",
    { values: { make_model: ["mercedes-benz"] }, keywords: "c-300" },
  ],
  ["honda's civic", { values: { make_model: ["honda~civic"] } }],
  ["today's trucks", { values: { bodystyle: ["trucks"] } }],
  [
    "toyta camrey",
    {
      values: { make_model: ["toyota~camry"] },
      corrections: ["toyta: toyota", "camrey: camry"],
    },
  ],
  ["civics", { values: { make_model: ["honda~civic"] } }],
  [
    "red truk",
    {
      values: { "exterior-color": ["red"], bodystyle: ["trucks"] },
      corrections: ["truk: truck"],
    },
  ],
  [
    "cvic",
    {
      values: { make_model: ["honda~civic"] },
      corrections: ["cvic: civic"],
    },
  ],
  // A beginning is no typo: it may become something else.
  ["hond", { keywords: "hond" }],
];

test.each(SENTENCES)(
  "“%s” is read as a shopper means it",
  (words, expected) => {
    const reading = readWords(words, BOOK);
    const {
      unused = [],
      corrections = [],
      questions = [],
      ...search
    } = expected;
    expect(applyReading(EVERYTHING, reading)).toEqual({
      ...EVERYTHING,
      ...search,
    });
    expect(
      reading.unused.map(({ reason, text }) => `${reason}: ${text}`),
    ).toEqual(unused);
    expect(reading.questions.map(({ topic }) => topic)).toEqual(questions);
    expect(
      reading.corrections.map(({ said, meant }) => `${said}: ${meant}`),
    ).toEqual(corrections);
  },
);
