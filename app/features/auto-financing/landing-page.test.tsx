import { fileURLToPath } from "node:url";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import type { OfferLoan } from "#app/site/offers/offer-card.server.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { framePage, landingPage } from "./financing.server.ts";
import { LandingPage } from "./landing-page.tsx";
import { RateTable } from "./rate-table.tsx";

const NOW_MS = Date.UTC(2026, 10, 21);
const { index } = await portsWith([{ condition: "new" }]);

function loadProfile(name: string): StoreProfile {
  const folder = fileURLToPath(
    new URL(`../../../profiles/${name}`, import.meta.url),
  );
  const result = loadStoreProfile(folder, NOW_MS);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.profile;
}

function findExample(
  profile: StoreProfile,
  language: "en" | "es" = "en",
  nowMs = NOW_MS,
  gate: Gate = OPEN_GATE,
) {
  const facts = { ...STRANGER_FACTS, language, gate };
  const clock = { nowMs: () => nowMs };
  return landingPage({ profile, index, clock }, facts).example;
}

function readSticker(loan: OfferLoan) {
  const html = renderToString(
    <SiteContext value={sampleSiteView()}>
      <LoanSticker loan={loan} />
    </SiteContext>,
  );
  const listTexts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(
      ([, text]) => text,
    );
  return {
    head: listTexts("span")[0],
    names: listTexts("dt"),
    figures: listTexts("dd"),
  };
}

const franchise = loadProfile("franchise");

test.each(["franchise", "used-only"])(
  "the sticker of %s has every figure and every condition of the disclosure, each once, in both languages",
  (name) => {
    const profile = loadProfile(name);
    for (const language of LANGUAGES) {
      const { loan = expect.fail("no example") } =
        findExample(profile, language) ?? {};
      const { figures } = readSticker(loan);
      expect(figures).toHaveLength(7);
      const [promotion = expect.fail("no promotions")] = profile.promotions;
      const disclosure = promotion.disclosure?.[language] ?? "";
      for (const figure of figures) expect(disclosure).toContain(figure);
      const [first = "", ...rest] = disclosure.split(/(?<=\.) /);
      const known = new Set([...figures, String(loan.termMonths)]);
      for (const figure of first.match(/\$?\d[\d,.]*\d%?|\d%/g) ?? [])
        expect(known).toContain(figure);
      expect(loan.notes).toBe(rest.join(" "));
    }
  },
);

test("$7 down is a loan of $25,000 with its rate, its term and its total", () => {
  const { loan = expect.fail("no example") } = findExample(franchise) ?? {};
  const { head, names, figures } = readSticker(loan);
  expect(head).toBe("$7 down, worked out");
  expect(figures).toEqual([
    "$25,007.00",
    "$7.00",
    "$25,000.00",
    "9.9%",
    "$461.89",
    "$461.46",
    "$33,262.65",
  ]);
  expect(names[4]).toBe("72 monthly payments of");
});

test("a promotion that is over, is for some visitors alone or has no terms makes no claim", () => {
  const [promotion = expect.fail("no promotions")] = franchise.promotions;
  const withPromotion = (changed: Partial<typeof promotion>) =>
    findExample({ ...franchise, promotions: [{ ...promotion, ...changed }] });
  expect(withPromotion({})).not.toBeNull();
  expect(withPromotion({ disclosure: null })).toBeNull();
  expect(withPromotion({ financeExample: null })).toBeNull();
  expect(
    findExample(franchise, "en", Date.parse(promotion.endDate)),
  ).toBeNull();
  const rule = {
    object: "vehicle",
    key: "price",
    operator: ">",
    ruleValue: 1,
  } as const;
  expect(withPromotion({ criterias: [rule] })).toBeNull();
});

test("while offers are locked there is no example, and an offer for shoppers with terms is none for a stranger", () => {
  const locked: Gate = { ...OPEN_GATE, lockedOfferGroups: ["used"] };
  expect(findExample(franchise, "en", NOW_MS, locked)).toBeNull();
  const [promotion = expect.fail("no promotions")] = franchise.promotions;
  const rule = {
    object: "visitor",
    key: "hasTerms",
    operator: "==",
    ruleValue: true,
  } as const;
  const promotions = [{ ...promotion, criterias: [rule] }];
  expect(findExample({ ...franchise, promotions })).toBeNull();
});

test("the rates are told by what each credit band is called, which a profile may say otherwise", () => {
  const clock = { nowMs: () => NOW_MS };
  const page = landingPage(
    { profile: franchise, index, clock },
    STRANGER_FACTS,
  );
  const site = sampleSiteView();
  const textOverrides = { "terms.label.Great": "Very good" };
  const readLabels = (view: typeof site) =>
    [
      ...renderToString(
        <SiteContext value={view}>
          <LandingPage page={page} calculator={null} />
        </SiteContext>,
      ).matchAll(/<th scope="row"[^>]*>(\w[^<]*)/g),
    ].map(([, label]) => label);
  expect(readLabels(site)).toEqual(["Great", "Good", "Okay", "Bad"]);
  expect(readLabels({ ...site, textOverrides })[0]).toBe("Very good");
});

test("below a lender's own scale the rates go by number alone, and the row of an example is marked in words", () => {
  const clock = { nowMs: () => NOW_MS };
  const page = framePage({ profile: franchise, clock }, STRANGER_FACTS, {
    page: "freeCreditScore",
  });
  const rates = page.rates ?? expect.fail("no rates");
  const listRows = (exampleScore: number | null) =>
    [
      ...renderToString(
        <SiteContext value={sampleSiteView()}>
          <RateTable
            page={{ ...page, rates }}
            hasOtherScale
            exampleScore={exampleScore}
          />
        </SiteContext>,
      ).matchAll(/<th scope="row">(.*?)<\/th>/g),
    ].map(([, name = ""]) => name.replace(/<[^>]*>/g, ""));
  expect(listRows(null)).toEqual([
    "720 and above",
    "660 to 719",
    "600 to 659",
    "Below 600",
  ]);
  expect(listRows(660)[1]).toBe("660 to 719 Example: 660");
  expect(listRows(659)[2]).toBe("600 to 659 Example: 659");
  expect(listRows(300)[3]).toBe("Below 600 Example: 300");
});

test("its button leads to pre-approval while that page is on, else to the telephone", () => {
  const clock = { nowMs: () => NOW_MS };
  const addresses = (profile: StoreProfile) => {
    const page = landingPage({ profile, index, clock }, STRANGER_FACTS);
    const html = renderToString(
      <SiteContext value={sampleSiteView()}>
        <LandingPage page={page} calculator={null} />
      </SiteContext>,
    );
    const [, example = ""] = html.split("example-grid");
    const [row = ""] = /btn-row.*?<\/div>/.exec(example) ?? [];
    return [...row.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  expect(addresses(franchise)).toEqual([
    "/auto-financing/apply-for-financing",
    "tel:+16305550142",
  ]);
  const pages = { ...franchise.pages, applyForFinancing: false };
  expect(addresses({ ...franchise, pages })).toEqual(["tel:+16305550142"]);
});
