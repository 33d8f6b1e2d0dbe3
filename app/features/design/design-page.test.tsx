import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { listImports } from "#tests/support/layer-rules.ts";
import { DesignPage } from "./design-page.tsx";

const APP = join(import.meta.dirname, "..", "..");

/** What is no part of a page, or is there only for what a visitor has done. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  // The site's own head, frame and waiting.
  "AliveMark",
  "LinkDialog",
  "PagePart",
  "PageTitle",
  "StoreName",
  "Toaster",
  // It asks the server for the lines of a sticker, which is shown.
  "LinkedDialog",
  // Suggestions come from the server while somebody types; journeys look at them.
  "UnderstoodParts",
  "WordsPanel",
  // Words in a sentence of the cookie banner, in two languages.
  "InBothLanguages",
  "InEachLanguage",
  "LanguageSwitch",
  // The first screen about a person, of parts that are shown.
  "StaffProfile",
  // A page of one part, which is shown.
  "PrivateCarsPage",
  // The pattern of such pages, of parts that are shown.
  "PrivateScreen",
  // A line of a card, which is shown.
  "CarLine",
  // Whole forms and their parts, of parts that are shown.
  "CheckboxField",
  "DeliveryPart",
  "HomeAddressPart",
  "NamedVehicle",
  "PhoneProof",
  "RadioField",
  "SelectField",
  "ShopperPlacePart",
  "StoreMap",
  "StoresMap",
  "TextAreaField",
  "TimeLinks",
  "TimePicker",
  "UnlockFields",
  "VerifyPhoneLink",
  "VinField",
  "WayField",
]);

function listComponents(folder: string): readonly string[] {
  return readdirSync(join(APP, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .flatMap((name) =>
      [
        ...readFileSync(join(APP, folder, name), "utf8").matchAll(
          /export function ([A-Z]\w+)/g,
        ),
      ].map(([, component = ""]) => component),
    );
}

/** The sources that the page is made of, types alone excepted. */
function collectSources(path: string, found = new Map<string, string>()) {
  if (found.has(path) || !existsSync(path)) return found;
  const source = readFileSync(path, "utf8");
  found.set(path, source);
  for (const specifier of listImports(source.replace(/^import type .*$/gm, "")))
    if (specifier.startsWith("#app/"))
      collectSources(join(APP, specifier.slice("#app/".length)), found);
    else if (specifier.startsWith("."))
      collectSources(join(dirname(path), specifier), found);
  return found;
}

function listMissing(
  components: readonly string[],
  sources: readonly string[],
): readonly string[] {
  return components.filter(
    (name) =>
      !NOT_SHOWN.has(name) &&
      !sources.some((it) => new RegExp(`<${name}\\b`).test(it)),
  );
}

const byPath = collectSources(join(import.meta.dirname, "design-parts.tsx"));
const sources = [...byPath.values()];

/** The styles that a sheet brings along, itself included. */
function collectStyles(path: string): readonly string[] {
  const found = [
    ...readFileSync(path, "utf8").matchAll(/@import "([^"]+)"/g),
  ].map(([, specifier = ""]) => join(dirname(path), specifier));
  return [path, ...found.flatMap(collectStyles)];
}

test("the styles of every part are linked by the page, which does without the scripts that bring them", () => {
  const linked = ["app.css", "features/design/design.css"].flatMap((name) =>
    collectStyles(join(APP, name)),
  );
  const needed = [...byPath.keys()].filter((path) => path.endsWith(".css"));
  expect(needed.length).toBeGreaterThan(3);
  expect(needed.filter((path) => !linked.includes(path))).toEqual([]);
});

test.each([
  ["ui", 30],
  ["site", 50],
])(
  "every component of app/%s stands on the page, itself or within another part",
  (folder, least) => {
    const components = listComponents(folder);
    expect(components.length).toBeGreaterThan(least);
    expect(listMissing(components, sources)).toEqual([]);
  },
);

test("a component that the page leaves out is found", () => {
  expect(listMissing(["Button", "Planted"], sources)).toEqual(["Planted"]);
});

test("what is said to be left out is a component, and is left out", () => {
  const components = [...listComponents("ui"), ...listComponents("site")];
  const own = readdirSync(join(import.meta.dirname, "groups")).map((name) =>
    readFileSync(join(import.meta.dirname, "groups", name), "utf8"),
  );
  for (const name of NOT_SHOWN) {
    expect(components).toContain(name);
    expect(
      own.some((it) => it.includes(`<${name}`)),
      name,
    ).toBe(false);
  }
});

test("the page renders on the server without a style attribute, and no two of its parts have one id", () => {
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
  expect(html).toContain("Every part");
  expect(html).not.toContain(" style=");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
