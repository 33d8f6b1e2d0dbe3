import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { type NotFoundAnswer, NotFoundPage } from "./not-found-page.tsx";

function render(answer?: string | NotFoundAnswer): string {
  return renderToString(
    <SiteContext value={sampleSiteView()}>
      <NotFoundPage {...(answer !== undefined && { answer })} />
    </SiteContext>,
  ).replaceAll("&#x27;", "'");
}

test("the not-found page says what spec §2 says", () => {
  const html = render();
  expect(html).toContain('<h1 class="h1">Page not found</h1>');
  expect(html).toContain(
    "Sorry, we couldn't find the page you're looking for.",
  );
  expect(html).toMatch(/<a class="btn btn--main" href="\/">Go back home<\/a>/);
});

test("its document title is built from the status code and the message", () => {
  expect(render("Page not found: /cars")).toContain(
    "<title>404 Page not found: /cars | Prairie Auto Group</title>",
  );
});

test("it tells how many cars there are where that was counted, and has a search that works without scripts", () => {
  const message = "Page not found: /cars";
  expect(render({ message, carCount: 412 })).toContain(">Browse 412 cars</a>");
  expect(render({ message, carCount: 1 })).toContain(">Browse 1 car</a>");
  const html = render({ message, carCount: 0 });
  expect(html).toContain(">Browse cars</a>");
  expect(html).toContain("<title>404 Page not found: /cars |");
  expect(html).toMatch(/<form [^>]*action="\/search-vehicles"/);
  expect(html).toContain('name="words"');
});
