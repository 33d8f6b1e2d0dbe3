import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { listImports } from "./support/layer-rules.ts";
import { sourceFiles } from "./support/source-files.ts";

const project = join(import.meta.dirname, "..");
const sheets = sourceFiles(project, ["app"], /\.css$/);
const components = sourceFiles(project, ["app"], /\.tsx$/).filter(
  ({ path }) => /^app\/(features|site)\//.test(path) && !/\.test\./.test(path),
);

/** They stand on a vehicle's page, whose styles are there. */
const GUESTS = [
  "app/features/payment-estimator/page/panel-part.tsx vdp-block",
  "app/features/test-drive/vehicle-times/vehicle-times.tsx panel",
];

const homesByClass = new Map<string, Set<string>>();
for (const { path, source } of sheets)
  for (const [, name = ""] of source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/\.([a-z][\w-]*)/g))
    homesByClass.set(name, (homesByClass.get(name) ?? new Set()).add(path));

test("no feature leans on the styles of another: a page loads its own and the shared ones", () => {
  const borrowed = components.flatMap(({ path, source }) => {
    const feature = path.split("/").slice(0, 3).join("/");
    return classesIn(source)
      .filter((name) => {
        const homes = [...(homesByClass.get(name) ?? [])];
        return (
          homes.length > 0 &&
          homes.every(
            (it) =>
              it.startsWith("app/features/") && !it.startsWith(`${feature}/`),
          )
        );
      })
      .map((name) => `${path} ${name}`);
  });
  expect([...new Set(borrowed)].sort()).toEqual(GUESTS);
});

test("a style sheet that comes with a page stands in the layer of components", () => {
  const ofPages = sheets.filter(({ path }) => {
    const name = path.split("/").at(-1) ?? "";
    return components.some(
      ({ path: component, source }) =>
        source.includes(`import "./${name}"`) &&
        component.startsWith(path.slice(0, -name.length)),
    );
  });
  expect(ofPages.length).toBeGreaterThan(10);
  const outside = ofPages.filter(
    ({ source }) => !/^@layer components \{|layer\(components\);/m.test(source),
  );
  expect(outside.map(({ path }) => path)).toEqual([]);
});

test("what stands on every page brings no style sheet: it would come before the one that orders the layers", () => {
  const onEveryPage = listReached("app/root.tsx");
  expect(onEveryPage).toContain("app/frame/store-panel.tsx");
  expect(onEveryPage.filter((path) => path.endsWith(".css"))).toEqual([]);
});

/** Everything that a file imports, and what that imports in turn; what it loads later, and types, are no part of it. */
function listReached(entry: string): readonly string[] {
  const sources = new Map(
    sourceFiles(project, ["app"]).map(({ path, source }) => [path, source]),
  );
  const reached = new Set([entry]);
  for (const path of reached)
    for (const specifier of listImports(
      (sources.get(path) ?? "").replace(/^import type[^;]*;|\bimport\(/gm, ""),
    )) {
      if (specifier.startsWith("#")) reached.add(specifier.slice(1));
      else if (specifier.startsWith("."))
        reached.add(posix.join(posix.dirname(path), specifier));
    }
  return [...reached];
}

function classesIn(source: string): readonly string[] {
  return [
    ...source.matchAll(/className=(?:"([^"]+)"|\{[^}]*?["`]([^"`]+)["`])/g),
  ].flatMap(([, plain = "", computed = ""]) =>
    `${plain} ${computed}`.split(/\s+/).filter((it) => it !== ""),
  );
}

test("where the layout changes is counted in the visitor's own size of text", () => {
  const inPixels = sourceFiles(project, ["app"], /\.(css|tsx?)$/)
    .filter(({ path }) => !path.startsWith("app/adapters/"))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/\([^()\n]*\b(?:width|height)\b[^()\n]*\dpx\)/g)]
        .filter(
          ({ index }) =>
            !path.endsWith(".css") ||
            /@(?:media|container)[^{};]*$/.test(source.slice(0, index)),
        )
        .map(([found]) => `${path} ${found}`),
    );
  // Assumption A186.
  expect(inPixels).toEqual([]);
});

/** Asks what has the focus, which no class says; it stands on a vehicle's page alone. */
const STATES_OF_A_PAGE = ["app/features/vehicle-detail/page/sticky-bar.css"];

test("what the whole page asks by `:has()` is a name: a state or a negation is asked again at every tap", () => {
  // A bracket within the brackets is a state's or a negation's own.
  const asking = sheets
    .filter(({ source }) =>
      /\b(?:html|body|:root)(?::not\()?:has\([^()]*(?::(?:checked|focus|hover)|\()/.test(
        source,
      ),
    )
    .map(({ path }) => path);
  expect(asking).toEqual(STATES_OF_A_PAGE);
});

test("no rule behind `:has()` is about all links, pictures, labels or buttons: each would be styled anew when anything changes", () => {
  expect(
    listBehindHas(
      /(?<![\w.#[-])(?:a|img|picture|label|span|\*)(?![\w-])|\.(?:btn|icon|vh|input)(?![\w-])/,
    ),
  ).toEqual([]);
});

test("a rule behind `:has()` ends in a name: one that ends in a place alone has the whole page styled anew at every change", () => {
  // Chromium keeps one set of what such rules are about, so that a single nameless one makes it everything.
  const nameless = sheets.flatMap(({ path, source }) =>
    [
      ...source
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .matchAll(
          /:has\([^{},;]*(?:\([^{}]*\)[^{},;]*)*\)[^{},;()]*[\s>+~](?::(?!is|where)[\w-]+(?:\([^(){}]*\))?)+\s*[,{]/g,
        ),
    ].map(([found]) => `${path} ${found.trim()}`),
  );
  expect(nameless).toEqual([]);
});

test("no rule behind `:has()` is about the parts of a car's card: each part on the page would be styled anew when anything changes", () => {
  // A list has sixty of each.
  expect(
    listBehindHas(
      /\.(?:shot|rear|car-[a-z-]+|garage-btn|price|price-row|price-note|facts|pay)(?![\w-])/,
    ),
  ).toEqual([]);
});

/** Rules that ask `:has()` of one element about another, of which `about` is a part. */
function listBehindHas(about: RegExp): readonly string[] {
  return sheets.flatMap(({ path, source }) =>
    [
      ...source
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .matchAll(/([^{};]*:has\([^{};]*)\{/g),
    ]
      .flatMap(([, selectors = ""]) => splitSelectors(selectors))
      .filter((it) => {
        const last = getLastCompound(it);
        // What is asked of itself alone is styled alone.
        return it.slice(0, -last.length).includes(":has(") && about.test(last);
      })
      .map((it) => `${path} ${it}`),
  );
}

/** What a selector is about: all after the last blank, arrow or sign outside of brackets. */
function getLastCompound(selector: string): string {
  let depth = 0;
  let start = 0;
  for (const [at, letter] of [...selector].entries()) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (depth === 0 && /[ >+~]/.test(letter)) start = at + 1;
  }
  return selector.slice(start);
}

test("no rule with `:has()` is about everything: it would be asked of every element", () => {
  expect(
    sheets
      .filter(({ source }) => /(?:^|[\s,{}])\*:has\(/m.test(source))
      .map(({ path }) => path),
  ).toEqual([]);
});

/** At the commas outside of brackets. */
function splitSelectors(list: string): readonly string[] {
  const found = [""];
  let depth = 0;
  for (const letter of list) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((it) => it.replace(/\s+/g, " ").trim());
}

test("no rule is about everything within a place or a state: a page whose last part comes or goes would be styled anew as a whole", () => {
  const broad = sheets.flatMap(({ path, source }) =>
    [
      ...source
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .matchAll(
          /[^{}]*:(?:first|last|only|nth)-(?:child|of-type|last-child)(?:\([^()]*\))?(?:[^{},]*)[\s>+~]\*[^{}]*\{/g,
        ),
    ].map(([found]) => `${path} ${found.trim()}`),
  );
  expect(broad).toEqual([]);
});
