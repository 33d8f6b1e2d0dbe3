import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";

test("Spec §8: the error screen has a badge, a title, a subtitle, a button and its link, all of which a profile may word", () => {
  const textOverrides = {
    "shell.errorBadge": "Our fault",
    "shell.errorTitle": "Out of gas",
    "shell.errorSubtitle": "Back soon.",
    "shell.errorButton": "Start over",
    "shell.errorButtonLink": "/hello",
  };
  const html = renderToString(
    <ErrorScreen site={sampleSiteView({ textOverrides })} />,
  );
  for (const words of Object.values(textOverrides))
    expect(html).toContain(words);
  expect(html).toContain('href="/hello"');
  expect(html).toContain('href="tel:+16305550142"');
  expect(html).toContain("<title>500 Out of gas | Prairie Auto Group</title>");
});

test("it stands even when the site could not be read", () => {
  const html = renderToString(<ErrorScreen site={null} />);
  expect(html).toContain("Go back home");
  expect(html).not.toContain("tel:");
});

test("what is out of reach for a while says so, offers another try and a phone", () => {
  const html = renderToString(
    <ErrorScreen site={sampleSiteView()} status={503} />,
  );
  expect(html).toContain(
    "<title>503 We can’t load our inventory | Prairie Auto Group</title>",
  );
  expect(html).toContain("Try again");
  expect(html).toContain('href="tel:+16305550142"');
});

test("a page that takes nothing says so to whoever sends it something, and leads back to itself", () => {
  const html = renderToString(
    <ErrorScreen site={sampleSiteView()} status={405} />,
  );
  expect(html).toContain(
    "<title>405 This page doesn’t take forms | Prairie Auto Group</title>",
  );
  expect(html).toContain("Nothing was saved");
  expect(html).not.toContain("our fault");
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Open the page<\/a>/);
  expect(html).toContain('href="tel:+16305550142"');
});
