import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { chooseWritten } from "#app/domain/store-profile/content/document.ts";
import { FAQ_SECTIONS } from "#app/domain/store-profile/content/faq.ts";
import { formatStoreProfileFault } from "./profile-files.server.ts";
import { formatThemeStyles } from "#app/domain/theme/theme-styles.ts";
import { loadStoreProfile } from "./store-profile.server.ts";

const PROFILES = path.resolve(import.meta.dirname, "../../../profiles");
const NOW_MS = Date.parse("2026-11-01T12:00:00-05:00");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The franchise profile with one file written anew; null takes the file away. */
function loadWith(
  file: string,
  rewrite: (content: string) => string | null,
  profile = "franchise",
) {
  const folder = mkdtempSync(path.join(tmpdir(), "profile-"));
  folders.push(folder);
  cpSync(path.join(PROFILES, profile), folder, { recursive: true });
  const target = path.join(folder, file);
  const content = rewrite(readIfThere(target));
  if (content === null) rmSync(target);
  else writeFileSync(target, content);
  return loadStoreProfile(folder, NOW_MS);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Sets one value by its keys. */
function set(keys: readonly (string | number)[], value: unknown) {
  return (content: string) => {
    const root: unknown = JSON.parse(content);
    let holder: unknown = root;
    for (const key of keys.slice(0, -1)) {
      if (typeof holder !== "object" || holder === null)
        throw new Error(`nothing at ${String(key)}`);
      holder = Reflect.get(holder, key);
    }
    if (typeof holder !== "object" || holder === null)
      throw new Error("nothing to set a value in");
    Reflect.set(holder, keys.at(-1) ?? "", value);
    return JSON.stringify(root, null, 2);
  };
}

function faultLines(result: ReturnType<typeof loadStoreProfile>): string[] {
  return result.ok ? [] : result.faults.map(formatWithoutPlace);
}

/** Lines and columns have a table of their own, broken-profiles.test.ts. */
function formatWithoutPlace({
  at: _place,
  ...fault
}: Parameters<typeof formatStoreProfileFault>[0]): string {
  return formatStoreProfileFault(fault);
}

function placedLines(result: ReturnType<typeof loadStoreProfile>): string[] {
  return result.ok ? [] : result.faults.map(formatStoreProfileFault);
}

test.each(["franchise", "used-only"])(
  "the profile %s loads without fault or warning, as plain JSON",
  (name) => {
    const result = loadStoreProfile(path.join(PROFILES, name), NOW_MS);
    expect(faultLines(result)).toEqual([]);
    if (!result.ok) return;
    expect(result.warnings).toEqual([]);
    expect(JSON.parse(JSON.stringify(result.profile))).toEqual(result.profile);
    expect(result.profile.stores).toHaveLength(4);
    expect(
      new Set(result.profile.stores.map(({ stateShort }) => stateShort)),
    ).toEqual(new Set(["IL", "IN"]));
    expect(result.profile.pricing.fees.documentFeeCents).toBe(35803);
    for (const section of FAQ_SECTIONS)
      expect(result.profile.faqs[section].length).toBeGreaterThanOrEqual(4);
    for (const { categories } of result.profile.reviews)
      expect(categories).toHaveLength(1);
  },
);

test("used-only sells used vehicles alone and has the pages of the specification's profile", () => {
  const result = loadStoreProfile(path.join(PROFILES, "used-only"), NOW_MS);
  if (!result.ok) throw new Error(faultLines(result).join("\n"));
  const { conditions, pages, stores } = result.profile;
  expect(conditions).toEqual(["used"]);
  const off = Object.entries(pages).filter(([, isOn]) => !isOn);
  expect(off.map(([page]) => page)).toEqual([
    "badCreditFinancing",
    "termsOfSale",
    "service",
    "serviceSchedule",
    "specialOffers",
    "specialOffer",
    "shoppingGuides",
    "authors",
  ]);
  expect(stores.map(({ timeZone }) => timeZone)).toContain(
    "America/Indiana/Indianapolis",
  );
});

test("a folder that is not there is named", () => {
  expect(faultLines(loadStoreProfile("/nowhere/profile", NOW_MS))).toEqual([
    "/nowhere/profile: is no folder; set PROFILE to a folder in profiles/",
  ]);
});

test("a theme that names no color is green", () => {
  const result = loadWith(
    "profile.json",
    set(["theme"], {
      logo: { default: null, inverse: null, icon: null },
    }),
  );
  if (!result.ok) throw new Error(faultLines(result).join("\n"));
  const { primary, secondary, progressBar } = result.profile.theme;
  expect([primary, secondary, progressBar]).toEqual([
    "#22c55e",
    "#22c55e",
    "primary",
  ]);
  expect(formatThemeStyles(result.profile.theme)).toContain(
    "--load-bar:#22c55e}",
  );
});

const VALUES: readonly [
  file: string,
  keys: (string | number)[],
  value: unknown,
  line: string,
][] = [
  [
    "stores.json",
    [2, "zip"],
    "6091",
    "stores.json: [2].zip: must be a ZIP code, as in 60505",
  ],
  [
    "stores.json",
    [0, "timeZone"],
    "Central",
    "stores.json: [0].timeZone: must be an IANA time zone, as in America/Chicago",
  ],
  [
    "stores.json",
    [0, "departments", "sales", "hours", "monday", "open"],
    540,
    "stores.json: [0].departments.sales.hours.monday.open: must be a time of day, as in 9:00 AM",
  ],
  [
    "stores.json",
    [1, "departments", "sales", "hours", "monday", "close"],
    "1:00 AM",
    "stores.json: [1].departments.sales.hours.monday: open must be before close",
  ],
  [
    "stores.json",
    [0, "specialDays", 0, "day"],
    "2026-02-30",
    "stores.json: [0].specialDays[0].day: must be a day of the calendar, as in 2026-11-26",
  ],
  [
    "stores.json",
    [0, "specialDays", 0, "closed"],
    "yes",
    "stores.json: [0].specialDays[0].closed: closed must be true, or false with open and close as in 9:00 AM",
  ],
  [
    "stores.json",
    [0, "specialDays", 1, "close"],
    "9:00 AM",
    "stores.json: [0].specialDays[1]: open must be before close",
  ],
  [
    "stores.json",
    [0, "specialDays", 1, "departments"],
    ["parts"],
    "stores.json: [0].specialDays[1].departments[0]: must be one of sales, service, finance",
  ],
  [
    "stores.json",
    [0, "specialDays", 1, "day"],
    "2026-11-26",
    "stores.json: [0].specialDays: must name each day once, or once for each department",
  ],
  [
    "stores.json",
    [1, "phone"],
    "12",
    "stores.json: [1].phone: must be a US phone number with 10 digits",
  ],
  [
    "stores.json",
    [1, "phnoe"],
    "12",
    "stores.json: [1].phnoe: is an unknown key; look at its spelling",
  ],
  [
    "stores.json",
    [1, "id"],
    "aurora",
    'stores.json: [1].id: "aurora" is used twice',
  ],
  [
    "leads.json",
    ["recipients", "sales", "stores", "boston"],
    "boston@prairie.example",
    'leads.json: recipients.sales.stores.boston: "boston" is no id in stores.json',
  ],
  [
    "stores.json",
    [1, "recipients"],
    { sales: "joliet@prairie.example" },
    "stores.json: [1].recipients: is an unknown key; addresses of leads stand in leads.json, recipients.<name>.stores",
  ],
  [
    "profile.json",
    ["autoFinancing", "preApprovalFrameUrl"],
    "http://lender.example/apply",
    "profile.json: autoFinancing.preApprovalFrameUrl: must be an address that starts with https:// (http:// only on localhost), without a user name or a #",
  ],
  [
    "pricing.json",
    ["fees", "documentFeeCents"],
    358.03,
    "pricing.json: fees.documentFeeCents: must be whole cents (35803 means $358.03)",
  ],
  [
    "pricing.json",
    ["payments", "profitSharePercent"],
    30,
    "pricing.json: payments: reservePricePercent and profitSharePercent must add up to 100",
  ],
  [
    "pricing.json",
    ["premiumUpgrades", "features", 0],
    "seats",
    "pricing.json: premiumUpgrades.features[0]: must be a feature key of app/domain/vehicle/features.ts, as in heated-seats",
  ],
  [
    "pricing.json",
    ["lockedPriceBandsDollars"],
    [20000, 10000],
    "pricing.json: lockedPriceBandsDollars: must rise from each amount to the next",
  ],
  [
    "estimator.json",
    ["creditScore", "default"],
    900,
    "estimator.json: creditScore: default must lie between min and max",
  ],
  [
    "estimator.json",
    ["leaseMilesPerYear", "max"],
    17500,
    "estimator.json: leaseResiduals: lacks an entry for 24 months and 17500 miles a year",
  ],
  [
    "profile.json",
    ["site", "url"],
    "https://prairie.example",
    "profile.json: site.url: is an unknown key; look at its spelling",
  ],
  [
    "profile.json",
    ["consent", "tier"],
    4,
    "profile.json: consent.tier: must be 0, 1, 2 or 3",
  ],
  [
    "profile.json",
    ["stores"],
    [],
    "profile.json: stores: belongs into stores.json",
  ],
  [
    "profile.json",
    ["storeGroup", "employees", "generalManager"],
    "nobody",
    'profile.json: storeGroup.employees.generalManager: "nobody" is no id in staff.json',
  ],
  [
    "profile.json",
    ["experiments"],
    [],
    "profile.json: experiments: belongs into experiments.json",
  ],
  [
    "pages.json",
    ["service"],
    "yes",
    "pages.json: service: must be true or false",
  ],
  [
    "menus.json",
    ["footer", 0, "target", "page"],
    "contacts",
    "menus.json: footer[0].target.page: names an unknown page",
  ],
  [
    "menus.json",
    ["footer", 0, "target", "page"],
    "vehicle",
    'menus.json: footer[0].target.page: "vehicle" has no single address and cannot stand in a menu',
  ],
  [
    "menus.json",
    ["main", 0, "items", 2, "target", "path"],
    "/search-vehicles/all-inventory/bodystyle/sedan",
    'menus.json: main[0].items[2].target.path: "/search-vehicles/all-inventory/bodystyle/sedan" names no inventory that is sold here',
  ],
  [
    "menus.json",
    ["main", 0, "label"],
    { en: "Browse Cars" },
    'menus.json: main[0].label: must be text, or { "en": text, "es": text }',
  ],
  [
    "leads.json",
    ["types", "CAREERS", "recipients"],
    ["hr"],
    'leads.json: types.CAREERS.recipients: "hr" is no recipient; leads.json knows dealership, sales, finance, service, buying, careers',
  ],
  [
    "leads.json",
    ["types", "DEFAULT"],
    undefined,
    "leads.json: types.DEFAULT: is missing",
  ],
  [
    "staff.json",
    [3, "storeId"],
    "gary",
    'staff.json: [3].storeId: "gary" is no id in stores.json',
  ],
  [
    "trade.json",
    ["questions", 7, "condition", "answers"],
    ["lease"],
    'trade.json: questions[7].condition: question 2001000 has no answer "lease"',
  ],
  [
    "trade.json",
    ["questions", 4, "required"],
    false,
    "trade.json: questions: must hold the required question 4001000",
  ],
  [
    "trade.json",
    ["questions", 0, "answers"],
    [],
    "trade.json: questions[0].answers: must not be empty for a radio question",
  ],
  [
    "trade.json",
    ["categories", 0, "questionsIds"],
    [17],
    "trade.json: categories[0].questionsIds: 17 is no question",
  ],
  [
    "trade.json",
    ["questions", 7, "condition", "answers"],
    ["loan"],
    "trade.json: questions: must hold the required question 2002000 (remainingBalance), asked after loan or finance alone",
  ],
  [
    "trade.json",
    ["questions", 0, "answers", 3, "value"],
    "awful",
    "trade.json: questions[0].answers: must have the values great, good, fair, poor",
  ],
  [
    "trade.json",
    ["contradictions", 0, "other", "answers"],
    ["always"],
    'trade.json: contradictions[0].other: question 1002000 has no answer "always"',
  ],
  [
    "trade.json",
    ["offers", "cashNow", "priceRules", 0, "rules", 0, "key"],
    "wholeTerrible",
    'trade.json: offers.cashNow.priceRules[0].rules[0]: valuation has no "wholeTerrible"; it has wholeXclean, wholeClean, wholeAvg, wholeRough, tradeinXclean, tradeinClean, tradeinAvg, tradeinRough, listingPrice',
  ],
  [
    "trade.json",
    ["valuation", "askingPrices", "leastVehicles"],
    1,
    "trade.json: valuation.askingPrices.leastVehicles: must be at least 5, so that no single price shows",
  ],
  [
    "texts.json",
    ["en"],
    ["words"],
    "texts.json: en: must be an object with keys and values",
  ],
  [
    "profile.json",
    ["map", "tilesUrl"],
    "https://tiles.example/{z}/{x}.png",
    "profile.json: map.tilesUrl: must contain {z}, {x} and {y}",
  ],
  [
    "profile.json",
    ["site", "languages"],
    ["es"],
    "profile.json: site.defaultLanguage: is not among languages",
  ],
  [
    "promotions.json",
    [1, "endDate"],
    "2025-01-01T00:00:00-06:00",
    "promotions.json: [1].endDate: must be after startDate (2026-01-01T00:00:00-06:00)",
  ],
  [
    "texts.json",
    ["en"],
    { "home.heroTitle": "Only $199 a month" },
    'texts.json: en["home.heroTitle"]: says "$199 a month", so a disclosure must stand beside it that gives the down payment, the number and amount of the payments, and the APR (of a lease: what is due at signing, the payments, and whether a security deposit is required)',
  ],
];

test.each(VALUES)("%s %j = %j is a fault", (file, keys, value, line) => {
  expect(faultLines(loadWith(file, set(keys, value)))).toContain(line);
});

test("a promotion that states a down payment needs its terms beside it", () => {
  const bare = loadWith("promotions.json", (content) => {
    const list: unknown = JSON.parse(content);
    if (!Array.isArray(list)) throw new Error("promotions.json is no list");
    Object.assign(list[0], { disclosure: null, financeExample: null });
    return JSON.stringify(list);
  });
  expect(faultLines(bare).join("\n")).toContain(
    'promotions.json: [0].title.en: says "$7 down", so a disclosure must stand beside it',
  );
  const disclosed = loadWith(
    "promotions.json",
    set([0, "financeExample"], null),
  );
  expect(faultLines(disclosed)).toEqual([]);
});

test("a text override is disclosed by the key with .disclosure behind it", () => {
  const words = {
    "home.heroTitle": "Only $199 a month",
    "home.heroTitle.disclosure": "$500 down, 72 payments of $199 at 9.9% APR",
  };
  const texts = JSON.stringify({ en: words, es: words });
  expect(faultLines(loadWith("texts.json", () => texts))).toEqual([]);
});

test("a promotion that ends in 2040 loads with a warning, one of 2050 stands and has none", () => {
  const result = loadWith(
    "promotions.json",
    set([1, "endDate"], "2040-01-01T00:00:00-06:00"),
  );
  expect(result.ok).toBe(true);
  expect(result.warnings.map(({ file, key }) => `${file} ${key}`)).toEqual([
    "promotions.json [1].endDate",
  ]);
  const standing = loadWith(
    "promotions.json",
    set([1, "endDate"], "2050-01-01T00:00:00-06:00"),
  );
  expect(standing.warnings).toEqual([]);
});

test("bad JSON is named by line and column and its parts are not reported as missing", () => {
  const result = loadWith("profile.json", (content) =>
    content.replace('"storeGroup": {', '"storeGroup": {\n    oops'),
  );
  expect(faultLines(result)).toHaveLength(1);
  expect(placedLines(result)[0]).toMatch(
    /^profile\.json:3:5: is not valid JSON: a key in double quotes/,
  );
});

test("JSON that stops short is named by its end", () => {
  expect(placedLines(loadWith("texts.json", () => '{\n  "en": {'))).toEqual([
    "texts.json:2:10: is not valid JSON: the file ends, and } } is missing",
  ]);
});

test("a name that stands twice in one object is named with its line", () => {
  const twice =
    '{\n  "en": { "a.b": "x", "c": "y",\n    "a.b": "z" },\n  "es": {}\n}';
  expect(placedLines(loadWith("texts.json", () => twice))).toContain(
    "texts.json:3:5: a.b: stands there a second time in the same object",
  );
  const apart =
    '{ "en": { "home.try": "say \\"home.try\\": (", "home.browse": "x" }, "es": { "home.browse": "x", "home.try": "x" } }';
  expect(faultLines(loadWith("texts.json", () => apart))).toEqual([]);
});

test("a hidden file or folder of an editor is no part of a profile", () => {
  expect(faultLines(loadWith(".DS_Store", () => "x"))).toEqual([]);
});

test("a guide that states a payment is named by its file", () => {
  const bare = loadWith(
    "guides/most-for-your-car.md",
    (it) => `${it}\nOnly $199 a month.`,
  );
  expect(faultLines(bare)[0]).toMatch(
    /^guides\/most-for-your-car\.md: markdown: says "\$199 a month"/,
  );
  const disclosed = loadWith("guides/most-for-your-car.md", (it) =>
    `${it}\nOnly $199 a month.`.replace(
      "title:",
      "disclosure: $500 down, 72 payments of $199 at 9.9% APR\ntitle:",
    ),
  );
  expect(faultLines(disclosed)).toEqual([]);
});

test("a missing file and an unknown file are named", () => {
  expect(faultLines(loadWith("leads.json", () => null))).toEqual([
    "leads.json: is missing",
  ]);
  expect(faultLines(loadWith("store.json", () => "{}"))[0]).toMatch(
    /^store\.json: is an unknown file; a profile holds profile\.json, stores\.json/,
  );
  expect(
    faultLines(
      loadWith("legal/imprint.md", () => "---\ntitle: x\n---\nWords"),
    )[0],
  ).toMatch(/^legal\/imprint\.md: is an unknown file; legal\/ holds/);
});

test("a page that is on needs its words", () => {
  expect(faultLines(loadWith("legal/terms-of-sale.md", () => null))).toEqual([
    "legal/terms-of-sale.es.md: is the Spanish of legal/terms-of-sale.md, which is missing",
    "pages.json: termsOfSale: is on, but legal/terms-of-sale.md is missing",
  ]);
});

test("Markdown faults name the file and the front matter's key", () => {
  expect(
    faultLines(loadWith("legal/privacy-policy.es.md", () => "Words")),
  ).toEqual([
    "legal/privacy-policy.es.md: must begin with front matter between two lines of ---",
  ]);
  expect(
    faultLines(
      loadWith("legal/cookie-policy.md", (it) =>
        it.replace("2026-06-01", "June"),
      ),
    ),
  ).toContain(
    "legal/cookie-policy.md: updatedOn: must be a day, as in 2026-07-01",
  );
  expect(
    faultLines(
      loadWith("guides/most-for-your-car.md", (it) =>
        it.replace(/^summary.*\n/m, ""),
      ),
    ),
  ).toEqual(["guides/most-for-your-car.md: summary: is missing"]);
  expect(
    faultLines(
      loadWith("guides/most-for-your-car.md", (it) =>
        it.replace("luis-ortega", "nobody"),
      ),
    ),
  ).toEqual([
    'guides/most-for-your-car.md: authorSlug: "nobody" has no file in authors/',
  ]);
});

test("English stands in for a document that is not written in Spanish, and a warning says so", () => {
  const result = loadWith("legal/cookie-policy.es.md", () => null);
  if (!result.ok) throw new Error(faultLines(result).join("\n"));
  const document = result.profile.legal["cookie-policy"];
  expect(document?.es).toBeNull();
  expect(document && chooseWritten(document, "es")).toEqual({
    words: document?.en,
    writtenIn: "en",
  });
  expect(result.warnings.map(formatWithoutPlace)).toEqual([
    "legal/cookie-policy.es.md: is missing; pages in Spanish show the English text and say so",
  ]);
});

test("guides, authors and own pages have their Spanish words in a file of their own", () => {
  const result = loadWith("guides/most-for-your-car.es.md", (it) => it);
  if (!result.ok) throw new Error(faultLines(result).join("\n"));
  const { guides, authors } = result.profile;
  expect(guides.map(({ slug, es }) => [slug, es?.title])).toEqual([
    ["lease-or-loan", "Arrendar o pedir un préstamo"],
    ["most-for-your-car", "Cómo sacarle más al auto que tiene"],
    ["questions-for-a-test-drive", "Veinte minutos en el auto: qué probar"],
    ["reading-a-repair-quote", "Cómo leer el presupuesto de una reparación"],
    ["trading-a-car-you-owe-on", "Entregar a cuenta un auto que todavía debe"],
    ["what-a-plan-covers", "Qué cubre un plan extendido y qué no"],
    ["what-certified-means", "Certificado o solo usado: qué paga de más"],
    ["what-makes-a-payment", "De qué se compone un pago mensual"],
    ["what-the-price-should-include", "Qué debe incluir el precio de un auto"],
  ]);
  expect(authors[0]?.es?.role).toBe("Gerente general");
  expect(
    faultLines(
      loadWith("guides/most-for-your-car.es.md", (it) =>
        it.replace(/^summary:.*\n/m, ""),
      ),
    ),
  ).toEqual(["guides/most-for-your-car.es.md: summary: is missing"]);
  expect(
    loadWith("guides/most-for-your-car.es.md", () => null).warnings.map(
      formatWithoutPlace,
    ),
  ).toEqual([
    "guides/most-for-your-car.es.md: is missing; pages in Spanish show the English text and say so",
  ]);
  expect(faultLines(loadWith("authors/luis-ortega.md", () => null))).toContain(
    "authors/luis-ortega.es.md: is the Spanish of authors/luis-ortega.md, which is missing",
  );
});

test("Spanish may be the language of whoever has chosen none", () => {
  const result = loadWith(
    "profile.json",
    set(["site", "defaultLanguage"], "es"),
  );
  expect(faultLines(result)).toEqual([]);
  expect(result.ok && result.profile.site.defaultLanguage).toBe("es");
});

describe("a language that a site speaks is complete", () => {
  const sayNew = set(["en", "home.try"], "Try it now");

  test("each sentence that texts.json says in English it says in every other language", () => {
    const result = loadWith("texts.json", sayNew);
    expect(faultLines(result)).toEqual([
      'texts.json: es["home.try"]: home.try is said in English and not in Spanish (es)',
    ]);
    expect(!result.ok && result.faults[0]?.at?.line).toBe(
      readFileSync(path.join(PROFILES, "franchise/texts.json"), "utf8")
        .split("\n")
        .findIndex((line) => line.includes('"es"')) + 2,
    );
  });

  test("a site that does not speak Spanish need not say it", () => {
    const result = loadWith("texts.json", (content) => {
      const file = path.join(folders.at(-1) ?? "", "profile.json");
      writeFileSync(
        file,
        set(["site", "languages"], ["en"])(readFileSync(file, "utf8")),
      );
      return sayNew(content);
    });
    expect(faultLines(result)).toEqual([]);
    expect(result.warnings).toEqual([]);
  });

  test("a text of three words or more that is the same in both is a warning by its path, and the profile loads", () => {
    const result = loadWith(
      "faqs.json",
      set(["home", 0, "answers", 0], "It is all in there."),
    );
    expect(faultLines(result)).toEqual([]);
    expect(result.warnings.map(formatWithoutPlace)).toEqual([
      'faqs.json: home[0].answers[0]: says the same in English and in Spanish; write { "en": "…", "es": "…" }',
    ]);
    const pair = { en: "Parts and labor", es: "Parts and labor" };
    expect(
      loadWith("faqs.json", set(["home", 0, "question"], pair)).warnings,
    ).toHaveLength(1);
    expect(
      loadWith("faqs.json", set(["home", 0, "question"], "Two words")).warnings,
    ).toEqual([]);
  });
});

test("every fault is reported at once, unknown keys beside one another too", () => {
  const lines = faultLines(
    loadWith("pages.json", () =>
      JSON.stringify({ home: 1, about: true, blog: true }),
    ),
  );
  expect(lines).toContain("pages.json: home: must be true or false");
  expect(lines).toContain(
    "pages.json: about: is an unknown key; look at its spelling",
  );
  expect(lines).toContain(
    "pages.json: blog: is an unknown key; look at its spelling",
  );
  expect(lines).toContain("pages.json: contact: is missing");
});

test("the content hash changes with any file and with nothing else", () => {
  const hash = (result: ReturnType<typeof loadStoreProfile>) =>
    result.ok ? result.contentHash : faultLines(result).join("\n");
  const same = hash(loadWith("texts.json", (it) => it));
  expect(same).toBe(
    hash(loadStoreProfile(path.join(PROFILES, "franchise"), NOW_MS)),
  );
  expect(same).toMatch(/^[0-9a-f]{64}$/);
  expect(hash(loadWith("texts.json", (it) => `${it}\n`))).not.toBe(same);
});

test("a profile that values vehicles and has no book keeps the simple form, and is told so", () => {
  const chooseValuation = set(["form"], "valuation");
  const result = loadWith("trade.json", (content) => {
    rmSync(path.join(folders.at(-1) ?? "", "valuation-book.json"));
    return chooseValuation(content);
  });
  expect(result.ok && result.profile.trade.form).toBe("simple");
  expect(result.warnings.map(formatWithoutPlace).join()).toContain(
    "trade.json: form: needs valuation-book.json",
  );
  const withBook = loadWith("trade.json", chooseValuation);
  expect(withBook.ok && withBook.profile.trade.form).toBe("valuation");
  expect(withBook.warnings).toEqual([]);
});

test("a page that says what the profile does not hold is a fault, each by its name", () => {
  const lines = faultLines(loadWith("profile.json", set(["claims"], null)));
  expect(lines).toContain(
    "pages.json: autoFinancing: is on, but claims in profile.json are missing",
  );
  expect(lines).toContain(
    "trade.json: form: is valuation, but claims in profile.json are missing",
  );
  expect(faultLines(loadWith("warranty.json", () => null))).toContain(
    "pages.json: vehicleProtectionPlans: is on, but warranty.json is missing",
  );
});

test("a store's state without charges is a warning, for taxes there are not estimated", () => {
  const result = loadWith("pricing.json", (content) =>
    content.replace('"IN": {', '"OH": {'),
  );
  expect(faultLines(result)).toEqual([]);
  expect(result.warnings.map(formatWithoutPlace)).toEqual([
    "pricing.json: stateCharges.IN: is missing, and a store lies in IN: no tax is estimated for its buyers",
  ]);
});

test("comments of a Markdown file are for those who write it", () => {
  const result = loadWith(
    "legal/privacy-policy.md",
    (content) => `${content}\n<!-- For your lawyer: look\nat this -->\nEnd.`,
  );
  if (!result.ok) throw new Error(faultLines(result).join("\n"));
  const { en } = result.profile.legal["privacy-policy"] ?? {};
  expect(en?.markdown).toMatch(/End\.$/);
  expect(en?.markdown).not.toContain("lawyer");
});
