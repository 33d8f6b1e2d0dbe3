import { hash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { IS_FULL } from "#tests/support/effort.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";
import { scanByObservatory } from "./observatory/observatory.ts";

// A01: what every answer tells the browser about itself, whatever the answer is.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ mode: "production" });
});
afterAll(() => site.stop());

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ask = (path: string, { headers = {}, ...asked }: Asked = {}) =>
  rawRequest(site.origin, path, {
    ...asked,
    headers: { Host: "dealer.example", ...headers },
  });

const FORM: Asked = {
  method: "POST",
  body: "",
  headers: {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: "https://dealer.example",
  },
};
const FOREIGN_FORM: Asked = {
  ...FORM,
  headers: {
    ...FORM.headers,
    Origin: "https://elsewhere.example",
    "Sec-Fetch-Site": "cross-site",
  },
};

const ANSWERS: readonly (readonly [
  kind: string,
  path: string,
  status: number,
  asked?: Asked,
])[] = [
  ["a page", "/", 200],
  ["a list", "/search-vehicles/all-inventory", 200],
  ["a private page", "/your-details", 200],
  ["an address that is none", "/no-such-page", 404],
  ["an address with a broken code", "/%zz", 400],
  ["a redirect of old addresses", "/2017/anything", 301],
  ["a redirect to the one spelling", "/Contact-Us", 301],
  ["a form without a token", "/contact-us", 400, FORM],
  ["a form of another site", "/contact-us", 403, FOREIGN_FORM],
  ["an answer of the catalogue", "/api/catalogue/v1/openapi.json", 200],
  ["an unknown call", "/api/nothing", 404],
  ["an asset that is none", "/assets/none.js", 404],
  ["robots", "/robots.txt", 200],
  ["the web manifest", "/site.webmanifest", 200],
  ["a sitemap", "/sitemap.xml", 200],
  ["an unknown method", "/", 405, { method: "PROPFIND" }],
  ["a foreign host", "/", 421, { headers: { Host: "elsewhere.example" } }],
];

for (const [kind, path, status, asked] of ANSWERS)
  test(`A01: ${kind} has every header`, async () => {
    const answer = await ask(path, asked);
    expect(answer.status).toBe(status);
    expectEveryHeader(answer);
  });

test("A01: what a page loads has every header", async () => {
  const { text } = await ask("/");
  const assets = text.match(/\/assets\/[^"' )]+\.(?:css|js|woff2)/g) ?? [];
  expect(assets.length).toBeGreaterThan(3);
  for (const path of new Set(assets)) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expectEveryHeader(answer);
  }
});

function expectEveryHeader({ headers }: RawAnswer): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect(headers["permissions-policy"]).toContain("camera=()");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|http:/);
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
}

test.each([
  "/",
  "/search-vehicles/all-inventory",
  "/contact-us",
  "/auto-financing",
  "/auto-financing/apply-for-financing",
  "/no-such-page",
])(
  "A01: Google's evaluator finds nothing grave in the policy of %s",
  async (path) => {
    const { headers } = await ask(path);
    const { csp } = new CspParser(String(headers["content-security-policy"]));
    const grave = new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave).toEqual([]);
  },
);

test("A03: a page names its scripts by their hashes, so no nonce can be kept and used again", async () => {
  for (let at = 0; at < 100; at++) {
    const path = ["/", "/contact-us", "/your-details", "/no-such-page"][at % 4];
    const { headers, text } = await ask(path ?? "/");
    const policy = String(headers["content-security-policy"]);
    expect(text).not.toMatch(/\snonce=/);
    expect(policy).not.toContain("nonce-");
    const named = policy.match(/'sha256-[^']+'/g) ?? [];
    const ran = [
      ...text.matchAll(
        /<script(?![^>]*(?:src=|application\/|text\/))[^>]*>([^]*?)<\/script>/g,
      ),
    ];
    expect(ran.length).toBeGreaterThan(0);
    for (const [, script = ""] of ran)
      expect(named).toContain(`'sha256-${hash("sha256", script, "base64")}'`);
  }
});

// It takes 131 MB of packages, so the quick run of every test leaves it out.
test.skipIf(!IS_FULL)(
  "A01: MDN's Observatory gives 125 points or more, and no test fails",
  async () => {
    const { score, tests } = await scanByObservatory(
      site.origin,
      "dealer.example",
    );
    expect(tests.filter(({ isPassed }) => !isPassed)).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(125);
  },
  300_000,
);
