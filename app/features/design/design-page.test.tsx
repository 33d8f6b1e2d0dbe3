import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { listImports } from "#tests/support/layer-rules.ts";
import { DesignPage } from "./design-page.tsx";

const APP = join(import.meta.dirname, "..", "..");

/** Every file that the page is made of. */
function collectFiles(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const specifier of listImports(readFileSync(path, "utf8"))) {
    if (specifier.startsWith("#app/"))
      collectFiles(join(APP, specifier.slice("#app/".length)), found);
    else if (specifier.startsWith("."))
      collectFiles(join(dirname(path), specifier), found);
  }
  return found;
}

test("every component file of the design system stands on the page, itself or within another part", () => {
  const components = readdirSync(join(APP, "ui"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .map((name) => join(APP, "ui", name));
  const shown = collectFiles(join(import.meta.dirname, "design-page.tsx"));
  expect(components.filter((path) => !shown.has(path))).toEqual([]);
  expect(components.length).toBeGreaterThan(20);
});

test("the page renders on the server without a style attribute", () => {
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <SiteContext value={sampleSiteView()}>
          <DesignPage />
        </SiteContext>
      ),
    },
  ]);
  const html = renderToString(<Page initialEntries={["/design"]} />);
  expect(html).toContain("Parts");
  expect(html).not.toContain(" style=");
});
