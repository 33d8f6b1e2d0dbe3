import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";
import {
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";

const LENDER = "http://localhost:5999";
const PAGES = {
  "/auto-financing/apply-for-financing": "/pre-approval",
  "/auto-financing/full-credit-application": "/full-application",
  "/auto-financing/free-credit-score-pre-approval": "/free-credit-score",
} as const;
const APPLY = "/auto-financing/apply-for-financing";
const SUBMITTED = "/api/financing/submitted";
const ALLOWED = "allowCookies=essential,functional; displayCookies=hide";
const ANNS = `${ALLOWED}; ${visitorCookie(ANN_WITH_TERMS)}`;
const BEA = {
  ...ANN_WITH_TERMS,
  email: "bea@example.com",
  uniqueUserId: "1f".repeat(18),
};
const BEAS = `${ALLOWED}; ${visitorCookie(BEA)}`;

const CONTACT = {
  firstName: "Elena",
  lastName: "O'Brien",
  email: "elena@example.com",
  phone: "(630) 555-0100",
};

let site: TestSite;
let vin: string;
beforeAll(async () => {
  site = await startTestSite({ standInLenderOrigin: LENDER });
  vin = site.vehicles[0]?.vehicle.vin ?? "";
  return site.stop;
});

const getPolicy = (response: Response) =>
  response.headers.get("Content-Security-Policy") ?? "";

/** Address of the frame in a page; null for a page without one. */
const findFrame = (html: string) =>
  /<iframe[^>]* src="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ??
  null;

test.each(Object.entries(PAGES))(
  "%s is one visitor's own, and frames its lender in a sandbox",
  async (path, standInPath) => {
    const response = await site.fetch(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(getPolicy(response)).toContain(`; frame-src ${LENDER};`);
    expect(findFrame(html)).toBe(LENDER + standInPath);
    const [frame = ""] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame).toMatch(/ title="[^"]+ lender"/);
    expect(frame).toMatch(/ sandbox="[^"]*allow-same-origin[^"]*"/);
    expect(frame).not.toContain("allow-top-navigation");
    expect(frame).toMatch(/ referrerpolicy="strict-origin"/i);
    expect(html).toContain("Open the form in a new tab");
    expect(html).toContain('href="tel:+1');
  },
);

test.each([
  "/",
  "/contact-us",
  "/auto-financing/x",
  "/search-vehicles/all-inventory",
])("%s may frame nobody", async (path) => {
  const policy = getPolicy(await site.fetch(path));
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("frame-src");
  expect(policy).not.toContain(LENDER);
});

test("an identifier goes on to the frame, and nothing that is none", async () => {
  const good = await site.fetch(`${APPLY}?co_applicant=AB-12&buying_time=7`);
  expect(findFrame(await good.text())).toBe(
    `${LENDER}/pre-approval?co_applicant=AB-12&buying_time=7`,
  );
  const hostile = new URLSearchParams({
    co_applicant: '"><script>alert(1)</script>',
    buying_time: "elena@example.com",
    vin: "https://evil.example",
    email: "elena@example.com",
    down_payment: "1",
  });
  const html = await (await site.fetch(`${APPLY}?${hostile}`)).text();
  expect(findFrame(html)).toBe(`${LENDER}/pre-approval`);
  expect(html).not.toContain("<script>alert(1)");
});

test("the page of the free score has the rate for every band of credit, and no other frame's page has", async () => {
  const read = async (path: string) => (await site.fetch(path)).text();
  const rates = "What your score means for the rate";
  expect(
    await read("/auto-financing/free-credit-score-pre-approval"),
  ).toContain(rates);
  expect(await read(APPLY)).not.toContain(rates);
});

test("the vehicle and the down payment go along, the credit score and the visitor's name never", async () => {
  const response = await site.fetch(`${APPLY}?vin=${vin.toLowerCase()}`, {
    headers: { Cookie: ANNS },
  });
  const html = await response.text();
  expect(findFrame(html)).toBe(
    `${LENDER}/pre-approval?vin=${vin}&down_payment=2000`,
  );
  expect(html).toMatch(/For this car:.*<a href="\/[a-z]+-vehicle\//);
  expect(html).toContain("so someone can follow up.");
});

const OPEN_TERMS = "kind=finance&down=15&downUnit=percent&equity=1500&term=60";

test("the terms of the estimator stand on the page, go into the frame and into both leads, and the form keeps them", async () => {
  const query = `?vin=${vin}&${OPEN_TERMS}`;
  const html = await (await site.fetch(APPLY + query)).text();
  const car = site.vehicles[0]?.vehicle;
  const totalCents = (car?.salePriceCents ?? 0) + 35_803;
  const down = Math.ceil((totalCents * 15) / 10_000);
  const sum = `$${down.toLocaleString("en-US")}`;
  expect(html).toContain(
    `Your terms: 15% (${sum}) cash down, $1,500 trade equity, 60 months.`,
  );
  expect(findFrame(html)).toBe(
    `${LENDER}/pre-approval?vin=${vin}&down_payment=${down}&trade_equity=1500&finance_type=finance&term_months=60`,
  );
  expect(html).toMatch(
    new RegExp(
      `<a href="[^"]*${vin}[^"]*${OPEN_TERMS.replaceAll("&", "&amp;")}`,
      "i",
    ),
  );
  const email = "with-terms@example.com";
  const sent = await visitor().apply({ email }, query);
  expect(sent.headers.get("Location")).toContain(`${query}&reference=`);
  await submitted({ page: "applyForFinancing", query }, { Cookie: BEAS });
  const leads = [
    ...(await listLeads(email)),
    ...(await listLeads("bea@example.com")),
  ];
  expect(leads).toHaveLength(2);
  for (const { content } of leads) {
    const { vehicles, summary } = JSON.parse(content);
    expect(vehicles[0].finance).toEqual({
      method: "cash",
      amountDollars: down,
    });
    expect(summary).toEqual(
      expect.arrayContaining([
        { label: "Cash down", value: `15%, ${sum}` },
        { label: "Trade equity", value: "$1,500" },
        { label: "Months", value: "60" },
      ]),
    );
  }
});

test("other terms of the same car are news to the store", async () => {
  const email = "changed-terms@example.com";
  const elena = visitor();
  for (const term of [60, 72])
    await elena.apply({ email }, `?vin=${vin}&down=2000&term=${term}`);
  expect(await listLeads(email)).toHaveLength(2);
});

test("terms for a typed car name its price, and no credit score is taken along", async () => {
  const html = await (
    await site.fetch(`${APPLY}?${OPEN_TERMS}&price=20000&score=700`)
  ).text();
  expect(html).toContain("15% ($3,000) cash down");
  expect(findFrame(html)).toBe(
    `${LENDER}/pre-approval?down_payment=3000&trade_equity=1500&finance_type=finance&term_months=60`,
  );
  expect(html).not.toContain("score=700");
});

test("an unknown vehicle is no reason not to finance", async () => {
  const response = await site.fetch(`${APPLY}?vin=1HGCM82633A004352`);
  const html = await response.text();
  expect(findFrame(html)).toBe(`${LENDER}/pre-approval`);
  expect(html).not.toContain("For this car:");
});

/** A browser with its cookies. */
function visitor(consent: string = ALLOWED) {
  const jar = new Map<string, string>();
  return {
    async see(query = "") {
      const headers = {
        Cookie: [consent, ...jar].map((it) => [it].flat().join("=")).join("; "),
      };
      return (await site.fetch(APPLY + query, { headers })).text();
    },
    async apply(changes: Readonly<Record<string, string>> = {}, query = "") {
      const response = await site.fetch(APPLY + query, {
        method: "POST",
        headers: {
          Cookie: [consent, ...jar]
            .map((it) => [it].flat().join("="))
            .join("; "),
        },
        body: new URLSearchParams({
          ...CONTACT,
          formToken: agedFormToken("apply-for-financing"),
          ...changes,
        }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        jar.set(pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1));
      }
      return response;
    },
  };
}

/** Oldest first. */
async function listLeads(email: string) {
  const { db } = site.stores.database.leads;
  const rows = await db
    .selectFrom("leads")
    .select(["type", "status", "content", "store_id"])
    .where("content", "like", `%${email}%`)
    .orderBy("id")
    .execute();
  return rows;
}

test.each([
  ["with functional cookies", ALLOWED],
  [
    "with essential cookies alone",
    "allowCookies=essential; displayCookies=hide",
  ],
])(
  "%s, what did not change is answered 200 and not sent again",
  async (name, consent) => {
    const email = `${name.replaceAll(" ", "-")}@example.com`;
    const elena = visitor(consent);
    const first = await elena.apply({ email });
    expect(first.status).toBe(303);
    expect(first.headers.get("Location")).toMatch(
      /^\/auto-financing\/apply-for-financing\?reference=[2-9A-Z]{4}-[2-9A-Z]{4}$/,
    );
    const again = await elena.apply({ email });
    expect(again.status).toBe(200);
    const html = await again.text();
    expect(html).toContain("We already have this");
    expect(findFrame(html)).not.toBeNull();
    expect(await listLeads(email)).toMatchObject([
      { type: "APPLY_FINANCING", status: "new" },
    ]);

    const changed = await elena.apply({ email, phone: "(630) 555-0101" });
    expect(changed.status).toBe(303);
    const back = await elena.apply({ email });
    expect(back.status).toBe(303);
    expect(await listLeads(email)).toHaveLength(3);
  },
);

test("who comes back is not asked again for what was sent, but is for another car", async () => {
  const elena = visitor();
  expect(await elena.see()).not.toContain("We have your details");
  await elena.apply({ email: "comes-back@example.com" });
  const html = await elena.see();
  expect(html).toContain("We have your details");
  expect(html).toMatch(/<details class="acc"><summary>Change my details/);
  expect(findFrame(html)).not.toBeNull();
  const car = site.vehicles.find(({ vehicle }) => vehicle.storeId === "joliet");
  expect(await elena.see(`?vin=${car?.vehicle.vin}`)).not.toContain(
    "We have your details",
  );
});

test("the same person about another car is news, and goes to the store of that car", async () => {
  const email = "two-cars@example.com";
  const elena = visitor();
  await elena.apply({ email });
  const car = site.vehicles.find(({ vehicle }) => vehicle.storeId === "joliet");
  const query = `?vin=${car?.vehicle.vin}&co_applicant=AB-12`;
  const answer = await elena.apply({ email }, query);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(
    new RegExp(`\\${query}&reference=`),
  );
  const [, second] = await listLeads(email);
  expect(second).toMatchObject({ status: "resend", store_id: "joliet" });
  expect(second?.content).toContain("AB-12");
  expect((await elena.apply({ email }, query)).status).toBe(200);
  const page = await (await site.fetch(APPLY + query)).text();
  expect(page).toContain("Send to Prairie Auto of Joliet");
});

test("after sending, the same page shows the reference, is found by nobody, and its frame stays as it was", async () => {
  const sent = await visitor().apply({}, `?vin=${vin}`);
  const html = await (
    await site.fetch(sent.headers.get("Location") ?? "")
  ).text();
  expect(html).toContain("Thank you, we have your details");
  expect(html).toContain('name="robots" content="noindex"');
  expect(html.includes('<form id="apply-for-financing"')).toBe(false);
  expect(findFrame(html)).toBe(`${LENDER}/pre-approval?vin=${vin}`);
});

test("an unfilled form answers 400 with its messages, and the frame is still there", async () => {
  const response = await visitor().apply({ firstName: "", email: "x" });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toMatch(/<title>Error: Get Pre-Approved/);
  expect(html).toContain("Enter your first name.");
  expect(findFrame(html)).not.toBeNull();
});

function submitted(body: unknown, headers: Record<string, string> = {}) {
  return site.fetch(SUBMITTED, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
const FULL = { page: "fullCreditApplication", query: "" };

test("a submitted frame of somebody we know is one lead, however often it is told", async () => {
  const body = {
    ...FULL,
    query: `?vin=${vin}&buying_time=7&email=x@y.example`,
  };
  const answers = [];
  for (let at = 0; at < 3; at++)
    answers.push(await (await submitted(body, { Cookie: ANNS })).json());
  expect(answers[0]).toEqual({
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  });
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  const leads = await listLeads("ann@example.com");
  expect(leads).toMatchObject([{ type: "APPLY_FINANCING" }]);
  for (const text of [
    "Full credit application",
    "Submitted at the lender",
    vin,
  ])
    expect(leads[0]?.content).toContain(text);
  expect(leads[0]?.content).not.toContain("x@y.example");
});

test("a submitted frame of a stranger is no lead", async () => {
  const response = await submitted(FULL, { Cookie: ALLOWED });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ reference: null });
});

test.each([
  [null],
  ["submitted"],
  [{}],
  [{ page: "home", query: "" }],
  [{ page: "__proto__", query: "" }],
  [{ ...FULL, query: "x".repeat(2001) }],
])("%j is no word of a page of ours", async (body) => {
  expect((await submitted(body, { Cookie: ANNS })).status).toBe(400);
});

test("another site cannot say that somebody submitted, nor can a link", async () => {
  const evil = { Cookie: ANNS, Origin: "https://evil.example" };
  expect((await submitted(FULL, evil)).status).toBe(403);
  expect((await site.fetch(SUBMITTED)).status).toBe(405);
});

test.each(["InstantScreen", "FullCreditApplication"])(
  "a browser may report %s, and nothing of what it is worth",
  async (name) => {
    const call = {
      eventName: name,
      eventTime: SOME_DAY_MS / 1000,
      custom_data: { path: APPLY },
    };
    const good = await site.fetch("/api/track/facebook", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: ALLOWED },
      body: JSON.stringify(call),
    });
    expect(good.status).toBe(204);
    const response = await site.fetch("/api/track/facebook", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: ALLOWED },
      body: JSON.stringify({ ...call, value: 999 }),
    });
    expect(response.status).toBe(400);
  },
);

describe("a dealership with a lender of its own and pre-approval off", () => {
  let own: TestSite;
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  beforeAll(async () => {
    cpSync("profiles/franchise", folder, { recursive: true });
    const file = join(folder, "profile.json");
    const text = readFileSync(file, "utf8")
      .replace('"preApproved": true', '"preApproved": false')
      .replace(
        '"preApprovalFrameUrl": null',
        '"preApprovalFrameUrl": "https://apply.lender.example/d/42?x=1"',
      );
    writeFileSync(file, text);
    own = await startTestSite({ variables: { PROFILE: folder } });
    return async () => {
      await own.stop();
      rmSync(folder, { recursive: true });
    };
  });

  test("shows that lender in the minimal layout", async () => {
    const response = await own.fetch(APPLY);
    const html = await response.text();
    expect(getPolicy(response)).toContain(
      "; frame-src https://apply.lender.example;",
    );
    expect(findFrame(html)).toBe("https://apply.lender.example/d/42?x=1");
    expect(html).toContain('id="minimal-header"');
    expect(html).not.toContain('id="site-header"');
  });

  test("and asks to call where it has none: there is no stand-in outside the demonstration", async () => {
    const path = "/auto-financing/full-credit-application";
    const response = await own.fetch(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(findFrame(html)).toBeNull();
    expect(html).toContain("Apply by phone");
    expect(getPolicy(response)).not.toContain("frame-src");
    const told = await own.fetch(SUBMITTED, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: ANNS },
      body: JSON.stringify(FULL),
    });
    expect(told.status).toBe(404);
  });
});
