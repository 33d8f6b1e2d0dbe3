import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { expectWholeLoan } from "#tests/support/whole-loan.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { homePage } from "./home.server.ts";
import { listHomeSlides } from "./slides.server.ts";
import { Slides } from "./slides.tsx";

const ports = await portsWith([{ condition: "new" }]);

function renderHtml(page: ReturnType<typeof homePage>): string {
  return renderToString(
    <SiteContext value={sampleSiteView()}>
      <Slides page={page} />
    </SiteContext>,
  ).replaceAll("<!-- -->", "");
}

test("a claim of a down payment stands with its whole disclosure where no department tells of it", () => {
  const home = { ...ports.profile.home, sections: ["slides"] as const };
  const profile = { ...ports.profile, home };
  const page = homePage({ ...ports, profile }, STRANGER_FACTS, {
    readSentence: () => null,
  });
  const html = renderHtml(page);
  expectWholeLoan(html);
});

test("without a service department the warranty is a slide, with one it has its own band", () => {
  const ids = (variant: "full" | "compact") =>
    listHomeSlides(ports, STRANGER_FACTS, variant).map(({ id }) => id);
  expect(ids("compact")).toEqual([
    "pre-approval-7-down",
    "lifetime-engine-warranty",
  ]);
  expect(ids("full")).toEqual(["pre-approval-7-down", "new-arrivals"]);
});

test("before it starts and after it ended a promotion is no slide", () => {
  const at = (nowMs: number) =>
    listHomeSlides(
      { ...ports, clock: { nowMs: () => nowMs } },
      STRANGER_FACTS,
      "compact",
    );
  expect(at(Date.UTC(2025, 0, 1))).toEqual([]);
  expect(at(Date.UTC(2051, 0, 1))).toEqual([]);
});

test("a promotion whose criteria hold for others is no slide", () => {
  const promotions = ports.profile.promotions.map((it) => ({
    ...it,
    criterias: [
      {
        object: "visitor",
        key: "hasTerms",
        operator: "==" as const,
        ruleValue: true,
      },
    ],
  }));
  const profile = { ...ports.profile, promotions };
  expect(listHomeSlides({ ...ports, profile }, STRANGER_FACTS, "full")).toEqual(
    [],
  );
});

test("while offers are locked there is no slide", () => {
  const gate = { ...OPEN_GATE, lockedOfferGroups: ["used"] } as const;
  for (const variant of ["full", "compact"] as const)
    expect(listHomeSlides(ports, { ...STRANGER_FACTS, gate }, variant)).toEqual(
      [],
    );
});

test("a slide's title leads to the offer's page while offers have pages", () => {
  const [slide] = listHomeSlides(ports, STRANGER_FACTS, "full");
  expect(slide?.page).toBe("/special-offers/sales/pre-approval-7-down");
  const pages = { ...ports.profile.pages, specialOffer: false };
  const profile = { ...ports.profile, pages };
  const [without] = listHomeSlides(
    { ...ports, profile },
    STRANGER_FACTS,
    "full",
  );
  expect(without?.page).toBeNull();
});

test("a slide about cars leads to them, and is absent while there are none", async () => {
  const found = listHomeSlides(ports, STRANGER_FACTS, "full");
  expect(found.find(({ id }) => id === "new-arrivals")?.action?.address).toBe(
    "/search-vehicles/new-inventory",
  );
  const without = await portsWith([{ condition: "used" }]);
  const ids = listHomeSlides(without, STRANGER_FACTS, "full").map(
    ({ id }) => id,
  );
  expect(ids).not.toContain("new-arrivals");
});

test("a slide whose page is off leads to the phone", () => {
  const pages = { ...ports.profile.pages, applyForFinancing: false };
  const profile = { ...ports.profile, pages };
  const page = homePage({ ...ports, profile }, STRANGER_FACTS, {
    readSentence: () => null,
  });
  const html = renderHtml({ ...page, slides: page.slides.slice(0, 1) });
  expect(html).toContain('href="tel:+16305550142"');
  expect(html).not.toContain("/auto-financing");
});
