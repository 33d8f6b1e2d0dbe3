import { beforeAll, describe, expect, test } from "vitest";
import { type PageHtml, readPage } from "#tests/support/page-html.ts";
import {
  profileVariant,
  simpleSellVariant,
} from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

interface ClaimPage extends PageHtml {
  readonly html: string;
}

let full: TestSite;
let compact: TestSite;
/** As the first, where a person answers whoever sells a car. */
let simple: TestSite;
const pages = new Map<string, ClaimPage>();

beforeAll(async () => {
  full = await startTestSite();
  compact = await startTestSite({ profile: "used-only" });
  const variant = simpleSellVariant();
  simple = await startTestSite({ variables: { PROFILE: variant.folder } });
  return async () => {
    await Promise.all([full, compact, simple].map((it) => it.stop()));
    variant.remove();
  };
});

async function fetchPage(site: TestSite, path: string): Promise<ClaimPage> {
  const key = `${site.origin}${path}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const html = await (await site.fetch(path)).text();
  const page = { ...readPage(html), html };
  pages.set(key, page);
  return page;
}

const HOME = "/";
const SELL = "/sell-trade-my-car";
const SERVICE = "/service";
const FINANCING = "/auto-financing";
const APPLY = "/auto-financing/apply-for-financing";
const SCORE = "/auto-financing/free-credit-score-pre-approval";
const BHPH = "/auto-financing/better-than-buy-here-pay-here";
const BAD_CREDIT = "/auto-financing/bad-credit-auto-financing";
const FULL_APPLICATION = "/auto-financing/full-credit-application";
const PLANS = "/vehicle-protection-plans";
const CONTACT = "/contact-us";
const CAREERS = "/our-company/careers";
const COMPANY = "/our-company";

/** What the larger dealership says, by section of the specification. */
const CLAIMS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "§2 home: the three-button block",
    HOME,
    ["Get pre-approved", "Value your trade", "Schedule service"],
  ],
  [
    "§2 home: department tabs",
    HOME,
    ["One team, four departments", "Finance", "Shop", "Sell or trade"],
  ],
  [
    "§2 home: special-filter cards",
    HOME,
    ["Under $20,000", "Price drops", "Under 85,000 miles", "Premium upgrades"],
  ],
  [
    "§2 home: the lifetime engine warranty promo",
    HOME,
    ["Lifetime engine warranty, standard under 85,000 miles"],
  ],
  ["§2 home: the dealership callout", HOME, ["Four stores, one inventory"]],
  [
    "§2 service: three promises",
    SERVICE,
    [
      "Limited lifetime warranty on parts and labor",
      "Guaranteed lowest price",
      "Free safety inspections",
    ],
  ],
  [
    "§2 service: seven popular services",
    SERVICE,
    [
      "Oil change",
      "Brake inspection",
      "Tire rotation",
      "Battery replacement",
      "Wheel alignment",
      "Engine diagnostics",
      "Transmission service",
    ],
  ],
  [
    "where to bring a car: the service desk of each store",
    SERVICE,
    [
      "Where to bring your car",
      "(630) 555-0143",
      "(815) 555-0151",
      "(815) 555-0161",
      "(219) 555-0171",
    ],
  ],
  [
    "§2 service: a financing promo, a lounge, specials and staff",
    SERVICE,
    [
      "Big repair? Pay for it over time",
      "The lounge",
      "Service specials",
      "off brake pads",
      "The people who look after your car",
      "Luis Ortega",
    ],
  ],
  [
    "§2 careers: position, message, button and note",
    CAREERS,
    ["Position", "Why are you a good fit?", "Apply Now"],
  ],
  [
    "§2 sell or trade: nine features, three of them the specification's own",
    SELL,
    ["Instant cash offer", "Higher payout option", "No hidden fees"],
  ],
  [
    "§2 sell or trade: three options",
    SELL,
    ["Other dealerships", "Online trade tools", "Prairie Auto Group"],
  ],
  [
    "§9 lifetime engine warranty: under 85,000 miles, unlimited time and mileage",
    PLANS,
    [
      "Lifetime engine limited warranty",
      "Under 85,000 mi",
      "under 85,000 miles",
      "Unlimited time",
      "Unlimited miles",
    ],
  ],
  [
    "§9 pre-approval under 60 seconds, without effect on credit",
    APPLY,
    ["Under 60 seconds", "doesn’t affect your credit score"],
  ],
  ["§9 pre-approval under 60 seconds", FINANCING, ["under 60 seconds"]],
  ["§9 pre-approval under 60 seconds", HOME, ["Under 60 seconds"]],
  ["§9 one time for the pre-approval", BHPH, ["under 60 seconds"]],
  ["§9 one time for the pre-approval", BAD_CREDIT, ["under 60 seconds"]],
  ["§9 one time for the pre-approval", SCORE, ["Under 60 seconds"]],
  ["§9 approval within 24-48 hours", FINANCING, ["24–48 hours"]],
  [
    "§9 approval within 24-48 hours",
    FULL_APPLICATION,
    ["within 24 to 48 hours"],
  ],
  [
    '§9 "as low as $7 down" stands with $25,000 of credit',
    HOME,
    ["as low as $7 down", "Amount financed", "$25,000.00"],
  ],
  [
    '§9 "as low as $7 down" stands with $25,000 of credit',
    FINANCING,
    ["as low as $7 down", "$25,000.00"],
  ],
  ["§9 vehicle inspection: 75 points", HOME, ["75-point inspection"]],
  ["§9 vehicle inspection: 75 points", COMPANY, ["75-point inspection"]],
  [
    "§9 oil change every 3,000 to 5,000 miles",
    SERVICE,
    ["For most engines that’s every 3,000 to 5,000 miles"],
  ],
  ["§9 valuation form under 60 seconds", SELL, ["under 60 seconds"]],
  [
    "§9 valuation form under 60 seconds",
    `${SELL}/your-vehicle`,
    ["under 60 seconds"],
  ],
  ...[HOME, SELL, SERVICE, FINANCING].map(
    (path) =>
      [
        "§9 rating 4.6 from 2,300+ reviews",
        path,
        ["4.6", "out of 5, from 2,300+ Google reviews"],
      ] as const,
  ),
  ["§9 document fee 358.03", HOME, ["$358.03 document fee"]],
  [
    "§9 hours 9 to 18 on weekdays, 9 to 16 on Saturday, Sunday closed",
    CONTACT,
    ["Mon – Fri 9AM - 6PM", "Saturday 9AM - 4PM", "Sunday Closed"],
  ],
  [
    "§9 contact topics",
    CONTACT,
    [
      "Purchasing a vehicle",
      "Financing options",
      "Trade appraisal",
      "Selling my car",
      "Recent vehicle purchase",
      "Billing issues",
      "General questions",
    ],
  ],
];

test.each(CLAIMS)("%s, on %s", async (_, path, words) => {
  const { text } = await fetchPage(full, path);
  expect(words.filter((it) => !text.includes(it))).toEqual([]);
});

test.each([
  HOME,
  COMPANY,
  SELL,
  `${SELL}/your-vehicle`,
  SERVICE,
  FINANCING,
  "/special-offers",
  "/special-offers/dealer/value-your-trade",
  "/shopping-guides/most-for-your-car",
  "/legal/terms-of-sale",
])(
  "%s promises no offer that nobody works out here and no slot that nobody can book",
  async (path) => {
    const { html, text } = await fetchPage(simple, path);
    expect(text).not.toMatch(
      /(?:good for|lasts|valid for) 7 days|every deduction|deduction named|Get my offer|slot online|direct line/i,
    );
    expect(html).not.toMatch(/written offer that’s good/);
  },
);

test.each([HOME, SELL])(
  "%s promises the offer that is worked out here, and for how long it holds",
  async (path) => {
    const { text } = await fetchPage(full, path);
    expect(text).toMatch(/7 days/);
  },
);

describe("counts of spec §2 and §9", () => {
  test.each([
    ["§9: home shows 9 reviews of Finance", HOME, ["Finance"]],
    [
      "§9: sell or trade shows 9 reviews of Sell and of Finance",
      SELL,
      ["Selling", "Finance"],
    ],
    [
      "§9: the service center shows 9 reviews of Service and of Finance",
      SERVICE,
      ["Service", "Finance"],
    ],
  ])("%s", async (_, path, categories) => {
    const { html } = await fetchPage(full, path);
    const figures = html.match(/<figure class="review"[\s\S]*?<\/figure>/g);
    expect(figures).toHaveLength(9);
    for (const category of categories)
      expect(figures?.join("")).toContain(`${category}, `);
  });

  test("§2: the service center answers ten questions and has three feature cards", async () => {
    const { html } = await fetchPage(full, SERVICE);
    expect(findSection(html, "faq-grid").match(/<details/g)).toHaveLength(10);
    const cards = findSection(html, "What a visit is like");
    expect(cards.match(/<h3/g)).toHaveLength(3);
  });

  test("§2: the comparison chart has three options across nine features", async () => {
    const { html } = await fetchPage(full, SELL);
    const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
    expect(table.match(/<th scope="row"/g)).toHaveLength(9);
    expect(table.match(/<th scope="col"/g)).toHaveLength(3 + 1);
    expect(table.match(/<td/g)).toHaveLength(27);
  });

  test("§9: the contact form offers the topics 1 to 7, each by its number, and service after them", async () => {
    const { html } = await fetchPage(full, CONTACT);
    const select = /<select[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    const values = [...select.matchAll(/<option value="(\d+)"/g)];
    expect(values.map(([, value]) => value)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
    ]);
  });

  test("§2: contact names four locations, each with directions, its site and its inventory", async () => {
    const { html } = await fetchPage(full, CONTACT);
    const locations = [
      ...html.matchAll(/<li class="location"[\s\S]*?<\/li>/g),
    ].map(([it]) => it);
    expect(locations).toHaveLength(4);
    for (const location of locations)
      for (const words of ["Directions", "Store site", "Cars here"])
        expect(location).toContain(words);
    expect(locations.join("").match(/ (IL|IN) \d{5}/g)).toHaveLength(4);
  });

  test("§2: careers asks to e-mail supplementary information to an address", async () => {
    const { html, text } = await fetchPage(full, CAREERS);
    expect(text).toContain("Please email supplementary information to");
    expect(html).toContain('href="mailto:careers@prairieauto.example"');
  });

  test("§2: a page that is not there has the texts and the button of the specification", async () => {
    const { h1s, text, links } = await fetchPage(full, "/no/such/page");
    expect(h1s).toEqual(["Page not found"]);
    expect(text).toContain(
      "Sorry, we couldn't find the page you're looking for.",
    );
    expect(text).toContain("Go back home");
    expect(links).toContain("/");
  });
});

describe("the variant of home for a dealership without a service department (spec §2)", () => {
  test("has two hero slides: pre-approval with its disclaimer, and the engine warranty", async () => {
    const { html } = await fetchPage(compact, HOME);
    const slides = [...html.matchAll(/<li class="slide[\s\S]*?<\/li>/g)].map(
      ([it]) => readPage(`<main>${it}</main>`).text,
    );
    expect(slides).toHaveLength(2);
    expect(slides[0]).toContain("as low as $7 down");
    expect(slides[0]).toMatch(/Amount financed\s*\$25,000\.00/);
    expect(slides[1]).toContain("Lifetime engine warranty");
  });

  test("has three action cards: pre-approval, value your trade, browse inventory", async () => {
    const { text } = await fetchPage(compact, HOME);
    for (const words of [
      "Get pre-approved",
      "Value your trade",
      "Browse inventory",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Schedule service");
  });

  test("says the same claims: 4.6 from 2,300+ reviews, 75 points, 85,000 miles", async () => {
    const { text } = await fetchPage(compact, HOME);
    for (const words of [
      "out of 5, from 2,300+ Google reviews",
      "75-point inspection",
      "85,000 miles",
      "One team, three departments",
    ])
      expect(text).toContain(words);
  });
});

describe("a dealership whose figures are others", () => {
  let other: TestSite;
  beforeAll(async () => {
    const variant = profileVariant("franchise", {
      "profile.json": (content) =>
        content
          .replace('"inspectionPoints": 75', '"inspectionPoints": 142')
          .replace('"preApprovalSeconds": 60', '"preApprovalSeconds": 93')
          .replace('"valuationSeconds": 60', '"valuationSeconds": 94')
          .replace('"rating": 4.6', '"rating": 3.9')
          .replace('"count": 2300', '"count": 871'),
      "warranty.json": (content) =>
        content.replace('"maxMiles": 85000', '"maxMiles": 66000'),
      "trade.json": (content) =>
        content.replace('"offerValidDays": 7', '"offerValidDays": 9'),
      "promotions.json": () => "[]",
    });
    other = await startTestSite({
      isSeeded: false,
      variables: { PROFILE: variant.folder },
    });
    return async () => {
      await other.stop();
      variant.remove();
    };
  });

  test.each([
    [HOME, ["142-point inspection", "93 seconds", "66,000 miles", "3.9"]],
    [COMPANY, ["142-point inspection", "66,000 miles", "871+"]],
    [SELL, ["94 seconds", "871+", "9 days"]],
    [`${SELL}/your-vehicle`, ["94 seconds"]],
    [FINANCING, ["93 seconds"]],
    [APPLY, ["93 seconds"]],
    [PLANS, ["66,000 miles"]],
  ])("%s says its own", async (path, words) => {
    const { text } = await fetchPage(other, path);
    expect(words.filter((it) => !text.includes(it))).toEqual([]);
  });

  test("§2, offers: the service center without specials says that there are none", async () => {
    const { text } = await fetchPage(other, SERVICE);
    expect(text).toContain(
      "No offers available at this time. Please check back later.",
    );
  });

  test("no page says a figure that the profile does not have, outside its own questions and documents", async () => {
    for (const path of [HOME, COMPANY, SELL, FINANCING, APPLY, PLANS]) {
      const { html } = await fetchPage(other, path);
      const own = readPage(html.replace(/<details[\s\S]*?<\/details>/g, ""));
      expect(own.text, path).not.toMatch(
        /75-point|2,300\+|(?<!\d)7 days|60 seconds/,
      );
    }
  });
});

/** The section of a page that holds these words. */
function findSection(html: string, words: string): string {
  return html.split("<section").find((it) => it.includes(words)) ?? "";
}
