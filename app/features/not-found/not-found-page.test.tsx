import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { NotFoundPage } from "./not-found-page.tsx";

function render(message?: string): string {
  return renderToString(
    <SiteContext value={sampleSiteView()}>
      <NotFoundPage {...(message !== undefined && { message })} />
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
