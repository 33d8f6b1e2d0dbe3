import { findMarkPercent } from "./lender-answer.server.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  LENDER_PAGE_KEYS,
  LENDER_PAGES,
} from "#app/domain/lender-frame/lender-page.ts";
import type { Log } from "#app/ports.ts";
import { computeLoanPaymentCents } from "#app/domain/finance/estimate-payment.ts";
import { EXAMPLE_RULE, readExampleTerms } from "./example-rule.server.ts";
import {
  type StandInLender,
  startStandInLender,
} from "./stand-in-lender.server.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
const OPTIONS = {
  port: 0,
  host: "127.0.0.1",
  siteUrl: "http://localhost:3000",
  sitePort: 3000,
  log: SILENT,
};

let lender: StandInLender;
beforeAll(async () => {
  lender = await startStandInLender(OPTIONS);
});
afterAll(() => lender.stop());

const fetchText = async (path: string) =>
  (await fetch(lender.origin + path)).text();

test.each(LENDER_PAGE_KEYS)(
  "the frame of %s says what it is, asks, and sends nothing that is typed",
  async (key) => {
    const { standInPath } = LENDER_PAGES[key];
    const html = await fetchText(standInPath);
    expect(html).toContain(
      "Demonstration lender. It stores and sends nothing you type.",
    );
    expect(html).toContain(`<form method="get" action="${standInPath}/done">`);
    expect(html.match(/<input|<select/g)?.length).toBeGreaterThan(5);
    // A field without a name is part of no request.
    expect(html).not.toMatch(/<(?:input|select|button)[^>]* name=/);
    const done = await fetchText(`${standInPath}/done`);
    expect(done).toContain('data-state="submitted"');
    expect(done).toContain("It stores and sends nothing you type.");
  },
);

test("only the site may frame it, and its pages run and load what is theirs alone", async () => {
  const { headers } = await fetch(`${lender.origin}/pre-approval`);
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors http://localhost:3000 http://127.0.0.1:3000",
  );
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
});

test.each(LENDER_PAGE_KEYS)(
  "the frame of %s speaks Spanish below /es, in every sentence that it has",
  async (key) => {
    const { standInPath } = LENDER_PAGES[key];
    const pick = (html: string) =>
      [...html.matchAll(/>([^<>]*[a-z]{2}[^<>]*)<|data-fault="([^"]+)"/gi)].map(
        ([, text, fault]) => text ?? fault,
      );
    const path = `/es${standInPath}`;
    const html = await fetchText(path);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(`action="${path}/done"`);
    for (const end of ["", "/done"]) {
      const english = pick(await fetchText(standInPath + end));
      const spanish = pick(await fetchText(path + end));
      expect(spanish).toHaveLength(english.length);
      expect(spanish.filter((it) => english.includes(it))).toEqual([]);
    }
  },
);

test("a date of birth is typed, as people write it or as a browser fills it in", async () => {
  const html = await fetchText("/free-credit-score");
  const [, pattern = ""] =
    /autocomplete="bday"[^>]* pattern="([^"]+)"/.exec(html) ?? [];
  const rule = new RegExp(`^(?:${pattern})$`, "v");
  for (const date of ["06/30/1985", "6-30-1985", "1985-06-30"])
    expect(date).toMatch(rule);
  for (const date of ["1985", "June 30", "06/30/85", "13/45/2015", "0/1/1985"])
    expect(date).not.toMatch(rule);
  expect(html).not.toContain('type="date"');
});

test("a ZIP code has five digits, and nine where a browser fills them in", async () => {
  const [, pattern = ""] =
    /autocomplete="postal-code"[^>]* pattern="([^"]+)"/.exec(
      await fetchText("/free-credit-score"),
    ) ?? [];
  const rule = new RegExp(`^(?:${pattern})$`, "v");
  for (const zip of ["60505", "60505-1234"]) expect(zip).toMatch(rule);
  for (const zip of ["605", "605055", "Aurora"]) expect(zip).not.toMatch(rule);
});

test("what the site says of the vehicle is shown, and nothing else of the query", async () => {
  const html = await fetchText(
    "/pre-approval?vin=2hkrw2h80mh600001&down_payment=2500&co_applicant=AB-12&buying_time=%3Cb%3E&x=%3Cscript%3E",
  );
  expect(html).toContain("<dt>Vehicle</dt><dd>2HKRW2H80MH600001</dd>");
  expect(html).toContain("<dt>Down payment</dt><dd>$2,500</dd>");
  expect(html).toContain("<dt>Co-applicant</dt><dd>AB-12</dd>");
  expect(html).not.toContain("Buying time");
  expect(html).not.toContain("<script>");
});

test("the example of an answer takes term and cash from the dealer's page, and a lease's months are none of a loan", () => {
  const read = (query: string) => readExampleTerms(new URLSearchParams(query));
  expect(read("term_months=72&down_payment=2500&trade_equity=1200")).toEqual({
    termMonths: 72,
    // (1 − (1 + r)^−72) / r with r = 9.9 / 1200.
    dollarsPerMonthly: expect.closeTo(54.125, 2),
    broughtDollars: 3700,
  });
  for (const query of [
    "",
    "term_months=6",
    "term_months=36&finance_type=lease",
  ])
    expect(read(query).termMonths).toBe(60);
});

test("the payment of an example is that of its own loan to the cent, whatever the term", () => {
  for (const termMonths of [12, 36, 60, 72, 84]) {
    const { dollarsPerMonthly } = readExampleTerms(
      new URLSearchParams({ term_months: String(termMonths) }),
    );
    for (let dollars = 100; dollars <= EXAMPLE_RULE.mostDollars; dollars += 100)
      // The script divides and rounds the same way.
      expect(Math.round((dollars * 100) / dollarsPerMonthly)).toBe(
        computeLoanPaymentCents(
          dollars * 100,
          EXAMPLE_RULE.aprPercent,
          termMonths,
        ),
      );
  }
});

test("no example says more than it is, and without a script none is made", async () => {
  const html = await fetchText("/pre-approval?down_payment=2500");
  expect(html).toContain("No lender decided anything");
  expect(html).toContain("With the $2,500 that you bring");
  expect(await fetchText("/pre-approval")).not.toContain("that you bring");
  const done = await fetchText("/pre-approval/done");
  expect(done).toContain(
    "$300 a month at 9.9% APR for 60 months pays for a loan of $14,100.",
  );
  const score = await fetchText("/free-credit-score/done");
  expect(score).toContain("it has none for you");
  // The dealer's page and the row of the scale say that it is an example, so no tag says it again.
  expect(score).not.toContain('class="tag"');
  expect(score).toContain("Example: 700 is a good score");
  expect(score).toContain("FICO Score 8, from Experian");
});

test("the scale of a score puts numbers before names, and says in words where the example lies", async () => {
  const score = await fetchText("/free-credit-score/done");
  expect(score).toContain(
    '<li class="band-3 is-here"><b>670–739</b> <span>Good</span> <em>Example: 700</em></li>',
  );
  expect(score.match(/<em>Example: /g)).toHaveLength(1);
});

test("the bands of a score fill the bar from end to end", async () => {
  const score = await fetchText("/free-credit-score/done");
  const bands = [
    ...score.matchAll(/<rect class="band-\d" x="(\d+)%" width="(\d+)%"/g),
  ].map(([, x, width]) => [Number(x), Number(width)]);
  expect(bands).toEqual([0, 20, 40, 60, 80].map((x) => [x, 20]));
});

test.each([
  [300, 0],
  [580, 20],
  [700, 48.7],
  [720, 54.5],
  [850, 100],
])("a score of %i is marked at %f %% of the scale", (score, percent) => {
  expect(findMarkPercent(score)).toBe(percent);
});

test("an answer leads on to the cars of the site that asked, in its language, and to no other site", async () => {
  const getCars = async (path: string, referer = "") =>
    /data-cars="([^"]*)"/.exec(
      await (
        await fetch(lender.origin + path, { headers: { referer } })
      ).text(),
    )?.[1];
  const list = "/search-vehicles/all-inventory/price/max/";
  expect(await getCars("/pre-approval")).toBe(`http://localhost:3000${list}`);
  expect(await getCars("/pre-approval", "http://127.0.0.1:3000/")).toBe(
    `http://127.0.0.1:3000${list}`,
  );
  expect(await getCars("/es/pre-approval", "https://elsewhere.example/")).toBe(
    `http://localhost:3000/es${list}`,
  );
  expect(await getCars("/free-credit-score")).toBeUndefined();
});

test("who has too little left for a loan is led to the cars that cost least", async () => {
  expect(await fetchText("/es/pre-approval")).toContain(
    'href="http://localhost:3000/es/search-vehicles/all-inventory?sort=priceLow"',
  );
});

test.each([
  ["GET", "/", 404],
  ["GET", "/constructor", 404],
  ["GET", "/done", 404],
  ["POST", "/pre-approval/done", 405],
  ["HEAD", "/pre-approval", 200],
  ["GET", "/lender.js", 200],
  ["GET", "/lender.woff2", 200],
])("%s %s answers %i", async (method, path, status) => {
  const response = await fetch(lender.origin + path, { method });
  expect(response.status).toBe(status);
});

test("a port that is taken, or is none, is no reason not to start", async () => {
  const neighbor = createServer();
  await new Promise<void>((done) => neighbor.listen(0, done));
  const { port } = neighbor.address() as AddressInfo;
  for (const wanted of [port, 65_536]) {
    const second = await startStandInLender({ ...OPTIONS, port: wanted });
    expect(new URL(second.origin).port).not.toBe(String(wanted));
    expect((await fetch(`${second.origin}/pre-approval`)).status).toBe(200);
    await second.stop();
  }
  neighbor.close();
});
