import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  parseSearchAddress,
  type ParsedSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { readSearchInWords, type WordsView } from "./read-search.server.ts";
import { readLive } from "./live-reading.server.ts";
import { suggest } from "./suggest.server.ts";
import { ParsedFiltersLine } from "./parsed-filters-line.tsx";
import { readRequestWords } from "./request-words.server.ts";

const ports = await portsWith([
  {
    make: "Honda",
    model: "CR-V",
    trim: "Touring",
    bodystyle: "suvs",
    featureKeys: ["apple-carplay", "leather-seats"],
  },
  { make: "Honda", model: "Civic", bodystyle: "sedans" },
  { make: "Ford", model: "F-150", bodystyle: "trucks" },
]);

const ALL_LOCKED: Gate = {
  ...OPEN_GATE,
  lockedPriceGroups: ["new", "used", "certified"],
};

const read = (words: string, gate = OPEN_GATE) =>
  readSearchInWords(ports, { ...STRANGER_FACTS, gate }, words);

function request(address: string, gate = OPEN_GATE, stock = ports) {
  const url = new URL(address, "https://forecourt.example");
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const parsed: ParsedSearchAddress = parseSearchAddress(
    segments,
    url.searchParams,
    getSearchAddressRules(stock.profile),
  );
  const facts = { ...STRANGER_FACTS, gate };
  return readRequestWords(stock, facts, { url, parsed });
}

function suggestions(
  query: string,
  gate = OPEN_GATE,
  language: Language = "en",
) {
  const facts = { ...STRANGER_FACTS, gate, language };
  return suggest(ports, facts, { query: new URLSearchParams(query) });
}

function readTyped(query: string, gate = OPEN_GATE) {
  const facts = { ...STRANGER_FACTS, gate };
  return readLive(ports, facts, { query: new URLSearchParams(query) });
}

function listLabels(view: WordsView | undefined) {
  return view?.parsedFilters.map(({ label }) => label);
}

test("a form's sentence leads to the one address of its filters, and stays with it", () => {
  const words = request("/search-vehicles?words=honda+suv+under+25k");
  expect(words?.location).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?make_model=honda&price_max=25000&words=honda+suv+under+25k",
  );
  expect(listLabels(words?.view)).toEqual([
    "Honda",
    "SUVs",
    "Price up to $25,000",
  ]);
});

test("where its filters already are, a sentence leads nowhere else", () => {
  const { location } = request("/search-vehicles?words=used+honda") ?? {};
  expect(location).not.toBeNull();
  expect(request(location ?? "")?.location).toBeNull();
});

test("few miles are what the profile's warranty takes, and follow it when it changes", () => {
  const { profile } = ports;
  const words = "low miles";
  const lengthened = {
    ...ports,
    profile: {
      ...profile,
      warranty: profile.warranty && { ...profile.warranty, maxMiles: 50_000 },
    },
  };
  const labels = (its: typeof ports) =>
    listLabels(readSearchInWords(its, STRANGER_FACTS, words)?.view);
  const before = labels(ports);
  expect(before).toHaveLength(1);
  expect(labels(lengthened)).not.toEqual(before);
});

test("advertisers' marks travel along", () => {
  const words = request("/search-vehicles?gclid=abc&words=suv");
  expect(words?.location).toContain("gclid=abc");
});

test("a sentence in a filtered list keeps the filters that it does not speak of", () => {
  const words = request(
    "/search-vehicles?condition=used&bodystyle=trucks&words=suv",
  );
  expect(words?.location).toBe(
    "/search-vehicles/used-inventory/bodystyle/suvs?words=suv",
  );
  expect(words?.view.ownEntries).toEqual(["said", "bodystyle"]);
});

test("a make that is not for sale is a keyword, and beside filters it is set aside and named", () => {
  expect(read("zeppelin")?.view.keywords).toEqual(["zeppelin"]);
  const beside = read("zeppelin suv");
  expect(beside?.search.keywords).toBeNull();
  expect(beside?.view.unused).toEqual([
    { text: "zeppelin", reason: "no-vehicle" },
  ]);
});

test("behind locked prices a sentence finds public bands only, and says what it left out", () => {
  const sentence = read("cheapest suv price drop under 19,300", ALL_LOCKED);
  expect(sentence?.search.ranges).toEqual({ price: { max: 20_000 } });
  expect(sentence?.search.sort).toBeNull();
  expect(sentence?.search.values).toEqual({ bodystyle: ["suvs"] });
  expect(listLabels(sentence?.view)).toEqual(["SUVs", "Price up to $20,000"]);
  expect(sentence?.view.unused).toEqual([
    { text: "cheapest", reason: "private-price" },
    { text: "price drop", reason: "private-price" },
  ]);
  // Why it is not the sum that was asked for is said, and only then.
  expect(sentence?.view.isPriceWidened).toBe(true);
  expect(read("suv under 20k", ALL_LOCKED)?.view.isPriceWidened).toBe(false);
  expect(read("suv under 19,300")?.view.isPriceWidened).toBe(false);
});

test("a month's sum becomes the payment filter, which a new sentence replaces", () => {
  const words = request("/search-vehicles?words=suv+under+%24380%2Fmo");
  expect(words?.location).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?payment_max=380&words=suv+under+%24380%2Fmo",
  );
  expect(listLabels(words?.view)).toEqual(["SUVs", "Under $380 a month"]);
  expect(words?.view.ownEntries).toContain("payment_max");
});

test("behind locked prices a month's sum is its public band, or named as left out", () => {
  const band = read("suv under 380 a month", ALL_LOCKED);
  expect(band?.search.ranges).toEqual({ payment: { max: 400 } });
  expect(listLabels(band?.view)).toEqual(["SUVs", "Under $400 a month"]);
  expect(band?.view.isPriceWidened).toBe(true);
  const beyond = read("suv under 900 a month", ALL_LOCKED);
  expect(beyond?.search.ranges).toEqual({});
  expect(beyond?.view.unused).toEqual([
    { text: "under 900 a month", reason: "private-price" },
  ]);
});

test("a hidden group's makes and models are unknown words", () => {
  const visible = read("ford");
  expect(visible?.search.values.make_model).toEqual(["ford"]);
  const hidden: Gate = {
    ...OPEN_GATE,
    hiddenGroups: ["new", "used", "certified"],
  };
  expect(read("ford", hidden)?.search.values).toEqual({});
  expect(suggestions("words=for", hidden)).toEqual([]);
});

test("the line says what was understood, what stays a keyword and what could not be used", () => {
  const sentence = read("red suv touring not black without sunroof");
  if (sentence === null) throw new Error("The sentence says something.");
  const html = renderToString(
    <SiteContext value={sampleSiteView()}>
      <ParsedFiltersLine words={sentence.view} />
    </SiteContext>,
  ).replaceAll("<!-- -->", "");
  expect(html.replace(/<svg.*?<\/svg>/g, "")).toContain(
    '<span class="vh">Take out: </span><b>Red</b></a></span><span> · <a',
  );
  expect(html).toContain("<b>Not black</b>");
  expect(html).toContain("Also matching “touring”");
  expect(html).toContain("We skipped “without sunroof”");
});

test("what stood together and was skipped is one phrase, and what comes near to it leads on", () => {
  const asked = request("/search-vehicles/all-inventory?words=good+on+work");
  expect(asked?.view.unused).toEqual([
    { text: "good on work", reason: "no-filter" },
  ]);
  expect(asked?.view.nears).toEqual([
    {
      label: "Trucks",
      address: "/search-vehicles/all-inventory/bodystyle/trucks?words=truck",
    },
  ]);
  expect(request("/search-vehicles?words=awd+suv")?.view.nears).toEqual([]);
  // A list that was narrowed by the sentence before leads on as well.
  expect(
    request("/search-vehicles/all-inventory?said=good+on+work")?.view.nears,
  ).toEqual(asked?.view.nears);
});

test("a last word half typed is finished where it begins one thing, and led on from where it begins several", () => {
  const only = request("/search-vehicles/all-inventory?words=suv+with+leath");
  expect(only?.location).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?features=leather-seats&words=suv+with+leather+seats",
  );
  expect(only?.view.unused).toEqual([]);
  const model = request("/search-vehicles/all-inventory?words=honda+civ");
  expect(model?.location).toBe(
    "/search-vehicles/all-inventory/make_model/honda/civic?words=honda+civic",
  );
  // In the middle of a sentence it may be a word of its own; no car has heated seats; and two letters begin too much.
  for (const words of ["leath+suv", "suv+with+heat", "suv+with+le"])
    expect(
      request(`/search-vehicles/all-inventory/bodystyle/suvs?words=${words}`)
        ?.location,
    ).toBeNull();
  const middle = request(
    "/search-vehicles/all-inventory/bodystyle/suvs?words=leath+suv",
  );
  expect(middle?.view.unused).toEqual([{ text: "leath", reason: "unclear" }]);
  expect(middle?.view.nears.map(({ label }) => label)).toEqual([
    "Leather seats",
  ]);
});

test("the first cars of the list come along, each with what this visitor may see of it", () => {
  const cars = readTyped("words=honda+suv")?.cars ?? [];
  expect(cars).toHaveLength(1);
  expect(cars[0]?.label).toContain("Honda CR-V");
  expect(cars[0]?.detail).toMatch(/^\$[\d,]+$/);
  expect(cars[0]?.kind).toMatch(/^Touring · [\d,]+ mi$/);
  const [locked] = readTyped("words=honda+suv", ALL_LOCKED)?.cars ?? [];
  expect(locked?.label).toBe(cars[0]?.label);
  expect(JSON.stringify(locked)).not.toContain("$");
  expect(locked?.detail).toBe("Private price");
});

test("while the last word is not finished, the cars are those of what it may become", () => {
  const query = new URLSearchParams("words=red+honda+ci");
  expect(readLive(ports, STRANGER_FACTS, { query })?.cars).toEqual([]);
  const likely = "/es/search-vehicles/all-inventory/make_model/honda/civic";
  const read = readLive(ports, STRANGER_FACTS, { query, likely });
  expect(read?.cars?.map(({ label }) => label)).toEqual([
    expect.stringContaining("Honda Civic"),
  ]);
});

test("a last word that is not finished says the same to the panel and to whoever presses Enter", async () => {
  const family = await portsWith([
    { make: "Honda", model: "Pilot", trim: "SE", seats: 8 },
    { make: "Honda", model: "Civic", trim: "SE", seats: 5 },
  ]);
  for (const typed of ["seven s", "seven se", "seven sea"]) {
    const query = new URLSearchParams({ words: typed });
    const live = readLive(family, STRANGER_FACTS, { query });
    expect(live).toMatchObject({
      count: 1,
      begun: null,
      parts: [{ label: "7 or more seats", without: "" }],
      unknown: [],
    });
    const asked = request(`/search-vehicles?${query}`, OPEN_GATE, family);
    expect(asked?.location).toBe(live?.address);
    expect(asked?.view.text).toBe("seven seats");
  }
});

test("a word of two letters is looked for where a name has it, and has its chip then", async () => {
  const stock = await portsWith([
    { make: "Honda", model: "Civic", trim: "SE" },
    { make: "Honda", model: "Civic", trim: "LX", features: ["Wi-Fi hotspot"] },
  ]);
  const readWith = (words: string) => {
    const query = new URLSearchParams({ words });
    const live = readLive(stock, STRANGER_FACTS, { query });
    const asked = request(`/search-vehicles?${query}`, OPEN_GATE, stock);
    expect(asked?.location).toBe(live?.address);
    return {
      count: live?.count,
      chips: live?.parts.map(({ label }) => label),
      begun: live?.begun?.words,
    };
  };
  expect(readWith("civic se")).toEqual({
    count: 1,
    chips: ["Honda Civic", "“se”"],
    begun: "civic se",
  });
  expect(readWith("civic wi")).toEqual({
    count: 2,
    chips: ["Honda Civic"],
    begun: "civic",
  });
  // What Enter makes of it is counted, and has its chip.
  expect(readWith("honda civ")).toEqual({
    count: 2,
    chips: ["Honda Civic"],
    begun: undefined,
  });
});

test("a word is not called unknown while the next one is being typed", () => {
  const [word] = readTyped("words=suv+frobnic+qu")?.unknown ?? [];
  expect(word).toMatchObject({ isLast: true });
});

test("what a last word begins is a model sooner than a feature, however many cars have that", async () => {
  const nissans = await portsWith([
    { make: "Nissan", model: "Leaf" },
    { make: "Nissan", model: "Altima", featureKeys: ["leather-seats"] },
    { make: "Nissan", model: "Rogue", featureKeys: ["leather-seats"] },
  ]);
  const asked = request(
    "/search-vehicles/all-inventory/make_model/nissan?words=nissan+lea",
    OPEN_GATE,
    nissans,
  );
  expect(asked?.location).toBe(
    "/search-vehicles/all-inventory/make_model/nissan/leaf?words=nissan+leaf",
  );
});

test("seven seats are one wish, though two values of the filter stand for it", () => {
  const labels = read("suv with seven seats")?.view.parsedFilters.map(
    ({ label }) => label,
  );
  expect(labels).toContain("7 or more seats");
  expect(labels).not.toContain("7 seats");
});

test("a sentence without letters or digits is none", () => {
  expect(request("/search-vehicles?words=+%2C+")).toBeNull();
  expect(read("!!!")).toBeNull();
});

test("suggestions are names from what is for sale, with counts that the filters in use leave", () => {
  const all = suggestions("words=hon");
  expect(all[0]).toMatchObject({
    label: "Honda",
    address: "/search-vehicles/all-inventory/make_model/honda",
  });
  const trucks = suggestions("words=hon&bodystyle=trucks");
  expect(trucks.map(({ label }) => label)).not.toContain("Honda");
});

test("the last words of a sentence are completed, the first ones become filters", () => {
  const [first] = suggestions("words=used+suv+hon");
  expect(first?.label).toBe("used suv Honda");
  expect(first?.address).toBe(
    "/search-vehicles/used-inventory/bodystyle/suvs?make_model=honda&words=used+suv+Honda",
  );
});

test("behind other words a suggestion begins small, unless it is a name or an abbreviation", () => {
  const labels = (query: string, language: Language = "en") =>
    suggestions(query, OPEN_GATE, language).map(({ label }) => label);
  expect(labels("words=honda+leath")).toContain("Honda leather seats");
  expect(labels("words=honda+seda", "es")).toContain("Honda sedanes");
  expect(labels("words=seda", "es")).toContain("Sedanes");
  expect(labels("words=honda+seda")).toContain("Honda sedans");
  expect(labels("words=honda+apple")).toContain("Honda Apple CarPlay");
  expect(labels("words=honda+suv")).toContain("Honda SUVs");
});

test("behind a make only models of it, body styles and features stand, and no other make", async () => {
  const several = await portsWith([
    { make: "Honda", model: "CR-V", bodystyle: "suvs" },
    { make: "Honda", model: "Civic", bodystyle: "sedans" },
    { make: "Subaru", model: "Outback", bodystyle: "wagons" },
    { make: "Subaru", model: "BRZ", bodystyle: "coupes" },
  ]);
  const labels = (words: string) =>
    suggest(several, STRANGER_FACTS, {
      query: new URLSearchParams({ words }),
    }).map(({ label }) => label);
  expect(labels("honda su")).toEqual(["Honda SUVs"]);
  expect(labels("honda outb")).toEqual([]);
  expect(labels("civic suba")).toEqual([]);
  expect(labels("honda or subaru outb")).toEqual(["Honda or Subaru Outback"]);
  expect(labels("not honda suba")).toContain("not honda Subaru");
  expect(labels("used suba")).toEqual([
    "used Subaru",
    "used Subaru BRZ",
    "used Subaru Outback",
  ]);
});

test("what was typed keeps its letters, makes and models in it are written as names, and no make is said twice", () => {
  const labels = (query: string) =>
    suggestions(query).map(({ label }) => label);
  expect(labels("words=used+HONDA+and+cheap+civ")).toEqual([
    "used Honda and cheap Civic",
  ]);
  expect(labels("words=honda+cr-v+leath")).toContain(
    "Honda CR-V leather seats",
  );
  expect(labels("words=hondas+leath")).toContain("hondas leather seats");
});

test("a sentence that is whole is not suggested again, and a single name is", () => {
  const labels = (query: string) =>
    suggestions(query).map(({ label }) => label);
  expect(labels("words=honda+leather+seats")).not.toContain(
    "Honda leather seats",
  );
  expect(labels("words=honda+leather+seat")).toContain("Honda leather seats");
  expect(labels("words=honda")).toContain("Honda");
});

test("what nothing begins with, and what cannot be asked, suggests nothing", () => {
  expect(suggestions("words=xqz")).toEqual([]);
  expect(suggestions("words=hon&bodystyle=spaceship")).toEqual([]);
});

test("before anything is typed, the body styles of cars that the visitor may see stand there", () => {
  const [first, ...further] = suggestions("words=");
  expect(first).toMatchObject({
    label: "SUVs",
    detail: "1 car",
    address: "/search-vehicles/all-inventory/bodystyle/suvs",
    isTile: true,
  });
  expect(further.map(({ label }) => label)).toEqual(["Sedans", "Trucks"]);
  const hidden: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };
  expect(suggestions("words=", hidden)).toEqual([]);
});

test("a name that does not show why it was found says so, and stands behind all that show it", async () => {
  const stock = await portsWith([
    { make: "RAM", model: "1500", bodystyle: "trucks" },
    { make: "Volkswagen", model: "Jetta", bodystyle: "sedans" },
    { featureKeys: ["sunroof", "leather-seats"] },
  ]);
  const rows = (words: string) =>
    suggest(stock, STRANGER_FACTS, {
      query: new URLSearchParams({ words }),
    }).map(({ label, kind }) => [label, kind]);
  expect(rows("truck")).toEqual([
    ["Trucks", "Body style"],
    ["RAM 1500", "Model"],
  ]);
  expect(rows("ram t")).toEqual([["RAM", "Make: Ram Trucks"]]);
  expect(rows("vw")).toEqual([["Volkswagen", "Make: VW"]]);
  expect(rows("moonr")).toEqual([["Sunroof or moonroof", "Feature"]]);
});

test("behind a body style alone stand the models that most of its cars are of, within it", async () => {
  const trucks = { bodystyle: "trucks" } as const;
  const stock = await portsWith([
    { make: "RAM", model: "1500", ...trucks },
    { make: "Ford", model: "F-150", ...trucks },
    { make: "Ford", model: "F-150", ...trucks },
    { make: "Honda", model: "Civic", bodystyle: "sedans" },
  ]);
  const rows = suggest(stock, STRANGER_FACTS, {
    query: new URLSearchParams("words=truck"),
  });
  expect(rows.map(({ label, detail }) => [label, detail])).toEqual([
    ["Trucks", "3 cars"],
    ["Ford F-150", "2 cars"],
    ["RAM 1500", "1 car"],
  ]);
  expect(rows[1]?.address).toBe(
    "/search-vehicles/all-inventory/bodystyle/trucks?make_model=ford~f-150",
  );
});

test("kinds follow each other from the broad to the narrow, and none crowds out the others", async () => {
  const stock = await portsWith([
    ...["Corolla", "Corolla Cross", "Crown", "Camry", "C-HR", "Celica"].map(
      (model) => ({ make: "Toyota", model, bodystyle: "sedans" as const }),
    ),
    { make: "Chevrolet", model: "Tahoe", bodystyle: "convertibles" },
    { make: "Ford", model: "Mustang", bodystyle: "coupes" },
    { featureKeys: ["captains-chairs"] },
  ]);
  const kinds = suggest(stock, STRANGER_FACTS, {
    query: new URLSearchParams("words=c"),
  }).map(({ kind }) => kind);
  expect(kinds).toHaveLength(8);
  expect([...new Set(kinds)]).toEqual([
    "Make",
    "Body style",
    "Model",
    "Feature",
  ]);
});

test("makes and models have the picture of a car, body styles an outline, features neither", () => {
  const [honda] = suggestions("words=hon");
  expect(honda?.picture?.illustration).toMatch(/^\/img\//);
  expect(suggestions("words=seda")[0]).toMatchObject({ bodystyle: "sedans" });
  const [seats] = suggestions("words=leath");
  expect(seats?.picture ?? seats?.bodystyle).toBeUndefined();
});

test("a sentence whose last word says nothing yet is told without it", () => {
  expect(readTyped("words=honda+su")?.begun).toEqual({
    words: "honda",
    address: "/search-vehicles/all-inventory/make_model/honda?words=honda",
  });
  expect(readTyped("words=red+honda+with+th")?.begun?.words).toBe("red honda");
  expect(readTyped("words=honda")?.begun).toBeNull();
  expect(readTyped("words=su")?.begun ?? null).toBeNull();
});

const LOT = await portsWith([
  { make: "Honda", model: "Fit", exteriorColor: "Sparkling Silver" },
  { make: "Ford", model: "Edge", exteriorColor: "Diesel Gray" },
  {
    make: "Chevrolet",
    model: "Tahoe",
    bodystyle: "suvs",
    engine: "5.3L V8",
    fuelType: "diesel",
  },
  { make: "Mercedes-Benz", model: "C-Class", trim: "C 300" },
]);

function readOnLot(words: string) {
  const found = readSearchInWords(LOT, STRANGER_FACTS, words);
  const { search, view } = found ?? {};
  const models = search
    ? LOT.index.search(search).vehicles.map(({ model }) => model)
    : [];
  const reasons = view?.unused.map(({ text, reason }) => `${reason} ${text}`);
  return { models, reasons };
}

test.each([
  ["v8", ["Tahoe"]],
  ["suv v-8", ["Tahoe"]],
  ["8 cylinder", ["Tahoe"]],
  ["diesel", ["Tahoe"]],
  ["c300", ["C-Class"]],
  ["c 300", ["C-Class"]],
  ["boat", []],
])("“%s” finds what cars say of themselves", (words, models) => {
  expect(readOnLot(words)).toEqual({ models, reasons: [] });
});

test("a car that is not for sale is said, and no car whose name or color is spelled like it stands in for it", () => {
  for (const words of ["fiat", "Fiat 500", "spark", "chevrolet spark"]) {
    const { models, reasons } = readOnLot(words);
    expect(reasons, words).toEqual([`not-in-stock ${words}`]);
    expect(models.length, words).not.toBe(1);
  }
});

test.each([
  ["hours", "hours", "/contact-us"],
  ["phone number", "phone", "/contact-us"],
  ["directions", "directions", "/contact-us"],
  ["what's my car worth?", "tradeIn", "/sell-trade-my-car"],
  ["oil change", "service", "/service"],
  ["careers", "careers", "/our-company/careers"],
  ["financing", "financing", "/auto-financing"],
])(
  "“%s” is answered with its page, above all cars",
  (words, topic, address) => {
    const found = readSearchInWords(LOT, STRANGER_FACTS, words);
    expect(found?.view.answers).toEqual([{ topic, address }]);
    expect(found?.view.unused).toEqual([]);
    expect(found?.address).toBe("/search-vehicles/all-inventory");
  },
);

test("a page that is off answers nothing, and the question is said to be unused", () => {
  const pages = { ...LOT.profile.pages, service: false, contact: false };
  const off = { ...LOT, profile: { ...LOT.profile, pages } };
  const ask = (words: string) =>
    readSearchInWords(off, STRANGER_FACTS, words)?.view;
  expect(ask("oil change")?.answers).toEqual([]);
  expect(ask("oil change")?.unused).toEqual([
    { text: "oil change", reason: "no-filter" },
  ]);
  expect(ask("hours")?.answers).toEqual([{ topic: "hours", address: null }]);
});

test("what stands as a chip is not said again; the order of the list has none, and stays in the line", () => {
  const sentence = read("cheapest red suv");
  if (sentence === null) throw new Error("The sentence says something.");
  const { parsedFilters } = sentence.view;
  const draw = (chips: typeof parsedFilters) =>
    renderToString(
      <SiteContext value={sampleSiteView()}>
        <ParsedFiltersLine words={sentence.view} chips={chips} />
      </SiteContext>,
    ).replaceAll("<!-- -->", "");
  const labels = parsedFilters.map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(2);
  const [order, ...filters] = parsedFilters.toSorted(
    (a, b) =>
      Number(a.label === "Red" || a.label === "SUVs") -
      Number(b.label === "Red" || b.label === "SUVs"),
  );
  const html = draw(filters);
  expect(html).toContain(`<b>${order?.label}</b>`);
  expect(html).not.toContain("<b>Red</b>");
  expect(draw(parsedFilters)).not.toContain("understood");
});

test("an answer says hours, phone and place of the visitor's store", () => {
  const site = sampleSiteView();
  const draw = (words: string) => {
    const found = readSearchInWords(LOT, STRANGER_FACTS, words);
    if (found === null) throw new Error("The sentence says something.");
    return renderToString(
      <SiteContext value={site}>
        <ParsedFiltersLine words={found.view} />
      </SiteContext>,
    ).replaceAll("<!-- -->", "");
  };
  const [store] = site.stores;
  expect(draw("hours")).toContain(store?.openText);
  expect(draw("phone number")).toContain(store?.phoneText);
  expect(draw("directions")).toContain(store?.addressLines[0]);
  expect(draw("careers")).toContain('href="/our-company/careers"');
  expect(draw("suv with bad credit")).toContain('href="/auto-financing"');
});

test("the beginning of a question suggests its page first", () => {
  expect(suggestions("words=oil+ch")).toEqual([
    expect.objectContaining({ detail: "Page", address: "/service" }),
    expect.objectContaining({ detail: "Page" }),
  ]);
  expect(suggestions("words=care")[0]?.address).toBe("/our-company/careers");
  expect(suggestions("words=hon").map(({ detail }) => detail)).not.toContain(
    "Page",
  );
});

test("a word that cars have is no missing model", async () => {
  const crown = await portsWith([{ trim: "Legend Edition" }]);
  const found = readSearchInWords(crown, STRANGER_FACTS, "used legend");
  expect(found?.search.keywords).toBe("legend");
  expect(found?.view.unused).toEqual([]);
});

test("each part of the reading goes by a tap, and the rest of the reading stays", () => {
  const { view } = request("/search-vehicles?words=red+honda+suv") ?? {};
  const [red] = view?.parsedFilters ?? [];
  expect(red?.address).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?make_model=honda&said=red+honda+suv",
  );
  expect(view?.isWhole).toBe(true);
  const next = request(red?.address ?? "");
  expect(next?.location).toBeNull();
  expect(listLabels(next?.view)).toEqual(["Honda", "SUVs"]);
  expect(next?.view.unused).toEqual([]);
  expect(next?.view.isWhole).toBe(false);
});

test("forms about one filter or the order send the sentence along, and the reading stays", () => {
  const form =
    "/search-vehicles?bodystyle=suvs&price_max=25000&sort=mileage&said=suv+under+20k&gclid=abc";
  const { location } = request(form) ?? {};
  expect(location).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?price_max=25000&sort=mileage&said=suv+under+20k&gclid=abc",
  );
  const there = request(location ?? "");
  expect(there?.location).toBeNull();
  expect(listLabels(there?.view)).toEqual(["SUVs", "Price up to $25,000"]);
  // It asked for another price.
  expect(there?.view.isWhole).toBe(false);
  // A new sentence takes the place of the old one.
  expect(there?.view.ownEntries).toContain("said");
  expect(request("/search-vehicles?price_max=&said=under+20k")?.location).toBe(
    "/search-vehicles/all-inventory",
  );
});

test("with its last part the sentence goes", () => {
  const { view } = request("/search-vehicles?words=red") ?? {};
  expect(view?.parsedFilters.map(({ address }) => address)).toEqual([
    "/search-vehicles/all-inventory",
  ]);
});

test("a limit, an order and a condition are taken out, too", () => {
  const { view } =
    request("/search-vehicles?words=used+suv+under+20k+lowest+miles") ?? {};
  const said = "said=used+suv+under+20k+lowest+miles";
  expect(
    Object.fromEntries(
      (view?.parsedFilters ?? []).map(({ label, address }) => [label, address]),
    ),
  ).toEqual({
    Used: `/search-vehicles/all-inventory/bodystyle/suvs?price_max=20000&sort=mileage&${said}`,
    SUVs: `/search-vehicles/used-inventory/price/max/20000?sort=mileage&${said}`,
    "Price up to $20,000": `/search-vehicles/used-inventory/bodystyle/suvs?sort=mileage&${said}`,
    "Lowest miles first": `/search-vehicles/used-inventory/bodystyle/suvs?price_max=20000&${said}`,
  });
});

test("what a car's data does not say is named, and a cab still means a truck", () => {
  const found = read("crew cab under 30k with 300 mile range");
  expect(found?.search.values).toEqual({ bodystyle: ["trucks"] });
  expect(found?.search.ranges).toEqual({ price: { max: 30_000 } });
  expect(found?.view.unused).toEqual([
    { text: "crew cab", reason: "no-data" },
    { text: "300 mile range", reason: "no-data" },
  ]);
});

test("while a sentence is typed, its count, its parts and the sentence without each of them are told", () => {
  const reading = readTyped("words=honda+suv");
  expect(reading?.count).toBe(1);
  expect(reading?.address).toContain("words=honda+suv");
  expect(reading?.parts.map(({ label, without }) => [label, without])).toEqual([
    ["Honda", "suv"],
    ["SUVs", "honda"],
  ]);
});

test("the filters of the form count along", () => {
  expect(readTyped("bodystyle=sedans&words=honda")?.count).toBe(1);
  expect(readTyped("words=honda")?.count).toBe(2);
});

test("an unknown phrase can be left out, and something near is offered where it leaves a car", () => {
  const [phrase] = readTyped("words=suv+good+on+snow")?.unknown ?? [];
  expect(phrase).toMatchObject({ text: "good on snow", without: "suv" });
  expect(phrase?.near, "none of these cars drives all its wheels").toBeNull();
  const [big] = readTyped("words=honda+roomy")?.unknown ?? [];
  expect(big?.near).toEqual({ label: "SUVs", sentence: "honda suv" });
});

test("what has no car now leads to a mail about the first one", () => {
  const reading = readTyped("words=honda+trucks");
  expect(reading?.count).toBe(0);
  expect(reading?.alertAddress).toMatch(/bodystyle.*trucks/);
  expect(readTyped("words=honda")?.alertAddress).toBeNull();
});

test("a word that no car has says so, and leads to all cars instead of a mail", () => {
  const reading = readTyped("words=zxqwv");
  expect(reading).toMatchObject({ count: 0, alertAddress: null, parts: [] });
  expect(reading?.unknown).toMatchObject([
    { text: "zxqwv", isAbsent: true, without: "" },
  ]);
  expect(reading?.instead).toMatchObject({
    count: readTyped("words=used+new")?.count,
    address: "/search-vehicles/all-inventory",
  });
  expect(readTyped("words=honda+trucks")?.instead).not.toBeNull();
  expect(readTyped("words=honda")?.instead).toBeNull();
});

test("a count never tells of a price that is locked", () => {
  const count = (max: number) =>
    readTyped(`words=under+${max}`, ALL_LOCKED)?.count;
  expect(count(19_300)).toBe(count(20_000));
  expect(count(15_001)).toBe(count(20_000));
});

test("nothing typed reads as nothing", () => {
  expect(readTyped("words=")).toBeNull();
});
