import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { parseIllustrationName } from "#app/domain/illustration/illustration-address.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { expectWholeLoan } from "#tests/support/whole-loan.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { buildDepartments } from "./departments.server.ts";
import { Departments } from "./departments.tsx";
import { homePage } from "#app/features/home/page/home.server.ts";

const ports = await portsWith([{ condition: "new" }]);
const page = homePage(ports, STRANGER_FACTS, { readSentence: () => null });

function renderHtml(
  changes: Partial<Parameters<typeof buildDepartments>[2]> = {},
): string {
  const { pages, variant, offerValidDays } = page;
  const departments = buildDepartments(ports.profile, "en", {
    claims: ports.profile.claims ?? expect.fail("the sample claims something"),
    pages,
    variant,
    offerValidDays,
    areAllPricesLocked: false,
    financeOffer: null,
    ...changes,
  });
  return renderToString(
    <SiteContext value={sampleSiteView()}>
      <Departments
        departments={departments}
        variant={changes.variant ?? variant}
      />
    </SiteContext>,
  ).replaceAll("<!-- -->", "");
}

const html = renderHtml();
const pictures = [...html.matchAll(/src="([^"]*)"/g)].map(([, it = ""]) => it);

test("a loan that can be applied for is the finance department's, with its whole disclosure, and no slide", () => {
  const loan = page.departments?.find(({ id }) => id === "finance")?.loan;
  expect(loan).not.toBeNull();
  const withLoan = renderToString(
    <SiteContext value={sampleSiteView()}>
      <Departments
        departments={page.departments ?? []}
        variant={page.variant}
      />
    </SiteContext>,
  ).replaceAll("<!-- -->", "");
  expectWholeLoan(withLoan);
  expect(page.slides.filter(({ loan: it }) => it !== null)).toEqual([]);
});

test("a department that speaks in an offer's words has as many points as the others", () => {
  const financeOffer = {
    title: "$7 down",
    text: "Under 60 seconds.",
    loan: null,
  };
  const points = renderHtml({ financeOffer }).match(/<li>/g);
  expect(points).toHaveLength(html.match(/<li>/g)?.length ?? 0);
});

test("each of the four departments has its own picture", () => {
  expect(new Set(pictures).size).toBe(4);
});

test.each(pictures)("%s is a picture that can be drawn", (address) => {
  expect(address.startsWith(DRAWINGS_FOLDER)).toBe(true);
  const picture = parseIllustrationName(address.slice(DRAWINGS_FOLDER.length));
  expect(picture).toMatchObject({ view: "profile-left", crop: "hero" });
});

test("a store without a service department begins with its cars", () => {
  const names = [
    ...renderHtml({ variant: "compact" }).matchAll(
      /type="radio"[^>]*value="([a-z]+)"/g,
    ),
  ].map(([, it]) => it);
  expect(names).toEqual(["shop", "finance", "sell"]);
});

test("where every price is private, no sentence praises prices that are shown, nor counts that are not", () => {
  expect(html).toContain("One total per car");
  const locked = renderHtml({ areAllPricesLocked: true });
  expect(locked).not.toMatch(
    /One total per car|Price drops in dollars|how many cars are left/,
  );
  expect(locked).toContain("narrow it by price range before you unlock");
  expect(locked).toContain("Answer once, and every price opens");
});
