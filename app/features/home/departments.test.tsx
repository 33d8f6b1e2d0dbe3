import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { parseIllustrationName } from "#app/domain/illustration/illustration-address.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { Departments } from "./departments.tsx";
import { homePage } from "./home.server.ts";

const page = homePage(await portsWith([{ condition: "new" }]), STRANGER_FACTS, {
  readSentence: () => null,
});
const claims = page.claims ?? expect.fail("the sample claims something");

function renderHtml(shown: typeof page): string {
  return renderToString(
    <SiteContext value={sampleSiteView()}>
      <Departments page={shown} claims={claims} />
    </SiteContext>,
  ).replaceAll("<!-- -->", "");
}

const html = renderHtml({ ...page, financeOffer: null });
const pictures = [...html.matchAll(/src="([^"]*)"/g)].map(([, it = ""]) => it);

function readSticker(page: string): string {
  const [, sticker = ""] = page.split('class="sticker"');
  const [table = ""] = sticker.split("</p></div></div>");
  return table.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

test("a loan that can be applied for is the finance department's, with its whole disclosure, and no slide", () => {
  const withLoan = renderHtml(page);
  expect(withLoan).toContain("as low as $7 down");
  const sticker = readSticker(withLoan);
  for (const term of [
    "Down payment $7.00",
    "72 monthly payments of $461.89",
    "Annual percentage rate (APR) 9.9%",
    "Total of payments, down payment included $33,262.65",
    "For credit scores of 720 and above",
    "with approved credit",
  ])
    expect(sticker).toContain(term);
  expect(page.slides.map(({ id }) => id)).not.toContain(page.financeOffer?.id);
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
    ...renderHtml({ ...page, variant: "compact" }).matchAll(
      /type="radio"[^>]*value="([a-z]+)"/g,
    ),
  ].map(([, it]) => it);
  expect(names).toEqual(["shop", "finance", "sell"]);
});

test("where every price is private, no point praises prices that are shown", () => {
  expect(html).toContain("One total per car");
  const locked = renderHtml({ ...page, lockedPrices: "all" });
  expect(locked).not.toMatch(/One total per car|Price drops in dollars/);
  expect(locked).toContain("Answer once, and every price opens");
});
