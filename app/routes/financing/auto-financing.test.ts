import { afterAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const LANDING = "/auto-financing";
const BAD_CREDIT = `${LANDING}/bad-credit-auto-financing`;

interface FinancingPage {
  readonly title: string;
  readonly heading: string;
  /** Claims of spec §9, in the words that carry them. */
  readonly claims: readonly string[];
  /** Between home and the page itself. */
  readonly between: readonly string[];
  readonly firstQuestion: string;
}

const PAGES: Readonly<Record<string, FinancingPage>> = {
  [LANDING]: {
    title: "Auto Financing",
    heading: "Auto financing you can read before you sign it",
    claims: [
      "Get pre-approved in under 60 seconds",
      "doesn’t affect your credit score",
      "24–48 hours",
      "Drive home for as low as $7 down",
    ],
    between: [],
    firstQuestion: "How long does pre-approval take?",
  },
  [`${LANDING}/better-than-buy-here-pay-here`]: {
    title: "Better Than Buy Here, Pay Here",
    heading: "Better than buy\u00a0here, pay\u00a0here",
    claims: [
      "under 60 seconds",
      "doesn’t affect your credit score",
      "within 24 to 48 hours",
    ],
    between: [LANDING],
    firstQuestion: "What is buy here, pay here?",
  },
  [BAD_CREDIT]: {
    title: "Bad Credit Auto Financing",
    heading: "Bad credit auto financing, without the pitch",
    claims: ["under 60 seconds", "doesn’t affect your credit score"],
    between: [LANDING],
    firstQuestion: "Can I finance with bad credit?",
  },
  [`${LANDING}/apply-for-financing`]: {
    title: "Get Pre-Approved",
    heading: "Get pre-approved",
    claims: [
      "Under 60 seconds",
      "doesn’t affect your credit score",
      "within 24 to 48 hours",
    ],
    between: [LANDING],
    firstQuestion: "How long does pre-approval take?",
  },
  [`${LANDING}/full-credit-application`]: {
    title: "Full Credit Application",
    heading: "Full credit application",
    claims: ["within 24 to 48 hours", "This is a hard inquiry"],
    between: [LANDING],
    firstQuestion: "How long does pre-approval take?",
  },
  [`${LANDING}/free-credit-score-pre-approval`]: {
    title: "Free Credit Score",
    heading: "Your credit score, free",
    claims: ["Under 60 seconds", "doesn’t affect your credit score"],
    between: [LANDING],
    firstQuestion: "Is the credit score really free?",
  },
};

/** Spec §2: seen disabled in one profile. */
const OFF: Readonly<Record<"franchise" | "used-only", readonly string[]>> = {
  franchise: [],
  "used-only": [BAD_CREDIT],
};

for (const profile of ["franchise", "used-only"] as const)
  describe(profile, async () => {
    const site = await startTestSite({ profile });
    afterAll(() => site.stop());
    const off = OFF[profile];
    const paths = Object.keys(PAGES);

    test.each(paths.filter((path) => !off.includes(path)))(
      "%s answers with its title, its heading, its claims, its way home, reviews and questions",
      async (path) => {
        const { title, heading, claims, between, firstQuestion } =
          PAGES[path] ?? expect.fail();
        const { status, html } = await fetchPage(site, path);
        expect(status).toBe(200);
        expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(
          new RegExp(`^${title} \\| Prairie `),
        );
        expect(headings(html)).toEqual([heading]);
        expect(crumbAddresses(html)).toEqual(["/", ...between]);
        expect(html.match(/<figure class="review">/g)).toHaveLength(9);
        const parts = [
          ...claims,
          firstQuestion,
          `<link rel="canonical" href="https://dealer.example${path}"/>`,
          // The default layout.
          'id="site-menu"',
        ];
        expect(parts.filter((it) => !html.includes(it))).toEqual([]);
      },
    );

    test.each(off)("%s is off: it answers 404", async (path) => {
      expect((await fetchPage(site, path)).status).toBe(404);
    });

    test("no page leads to a financing page that is off", async () => {
      for (const path of ["/", "/contact-us", ...paths]) {
        const { html } = await fetchPage(site, path);
        for (const target of off)
          expect(listLinks(html), path).not.toContain(target);
      }
    });

    test("the landing page leads to every other financing page that is on", async () => {
      const links = listLinks((await fetchPage(site, LANDING)).html);
      const others = paths.filter(
        (path) => path !== LANDING && !off.includes(path),
      );
      for (const path of others) expect(links).toContain(path);
    });

    test("home leads there from its first action, its departments and its slides", async () => {
      const links = listLinks((await fetchPage(site, "/")).html);
      const toPreApproval = links.filter(
        (href) => href === `${LANDING}/apply-for-financing`,
      );
      expect(toPreApproval.length).toBeGreaterThanOrEqual(3);
      expect(links).toContain(LANDING);
    });

    test("$7 down stands in one section with its rate, its term, its amount and its disclosure", async () => {
      const { html } = await fetchPage(site, LANDING);
      const section =
        html.split("<section").find((it) => it.includes("as low as $7 down")) ??
        "";
      const terms = [
        "$25,000.00",
        "Annual percentage rate (APR)",
        "9.9%",
        "72 monthly payments of",
        "$461.89",
        "with approved credit",
      ];
      expect(terms.filter((it) => !section.includes(it))).toEqual([]);
    });

    test("what is typed into the calculator is worked out for that visitor and kept for nobody else", async () => {
      const plain = (await fetchPage(site, LANDING)).html;
      const worked = (await fetchPage(site, `${LANDING}?calc_price=31415`))
        .html;
      const again = (await fetchPage(site, LANDING)).html;
      expect(worked.includes("31,415")).toBe(true);
      expect(again).not.toMatch(/31,?415/);
      expect(again === plain).toBe(true);
    });
  });

test("the rates of a store without new cars name no new cars", async () => {
  const site = await startTestSite({ profile: "used-only" });
  const { html } = await fetchPage(site, LANDING);
  await site.stop();
  const table = /<table class="compared[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
  expect(listColumns(table)).toEqual([
    "Credit score",
    "Used model year 2018 and newer",
    "Used before model year 2018",
  ]);
  expect(table).toContain("21.9% APR");
  expect(table).toContain("19.9% APR");
});

async function fetchPage(
  site: TestSite,
  path: string,
): Promise<{ readonly status: number; readonly html: string }> {
  const response = await site.fetch(path);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, html };
}

function headings(html: string): readonly string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(
    ([, words = ""]) => words,
  );
}

function crumbAddresses(html: string): readonly string[] {
  const nav = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  return listLinks(nav);
}

function listLinks(html: string): readonly string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
    ([, href = ""]) => href,
  );
}

function listColumns(table: string): readonly string[] {
  return [...table.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(
    ([, words = ""]) =>
      words.replace("<small>", " ").replaceAll(/<[^>]*>/g, ""),
  );
}
