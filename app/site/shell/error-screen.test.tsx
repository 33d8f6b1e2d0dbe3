import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";
import { sampleSiteView } from "./sample-site-view.ts";

test("the error screen has a badge, a title, a subtitle and a button that a profile may word", () => {
  const textOverrides = {
    "shell.errorBadge": "Our fault",
    "shell.errorTitle": "Out of gas",
    "shell.errorSubtitle": "Back soon.",
    "shell.errorButton": "Start over",
  };
  const html = renderToString(
    <ErrorScreen site={sampleSiteView({ textOverrides })} address="/hello" />,
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
