import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listImports, layerViolations } from "./support/layer-rules.ts";
import { sourceFiles, type SourceFile } from "./support/source-files.ts";

const project = dirname(import.meta.dirname);
const app = join(project, "app");
const planted = mkdtempSync(join(tmpdir(), "forecourt-planted-"));
afterAll(() => rmSync(planted, { recursive: true }));

test("the application's layers import only what stands below them", () => {
  const { violations, fileCount } = layerViolations(app);
  expect(violations).toEqual([]);
  expect(fileCount).toBeGreaterThan(150);
});

const FORBIDDEN: readonly [from: string, importing: string][] = [
  ["domain/price/bad.ts", "#app/ui/icon.tsx"],
  ["domain/price/bad.ts", "#app/site/page/copy.ts"],
  ["domain/price/bad.ts", "#app/ports.ts"],
  ["domain/price/bad.ts", "node:fs"],
  ["domain/price/bad.ts", "react"],
  ["ui/bad.tsx", "#app/domain/vehicle/vehicle.ts"],
  ["ui/bad.tsx", "#app/site/page/copy.ts"],
  ["site/shell/bad.ts", "#app/features/home/page/home.server.ts"],
  ["site/shell/bad.ts", "#app/adapters/config/environment.server.ts"],
  ["site/shell/bad.ts", "#app/routes/home.tsx"],
  ["features/home/bad.ts", "../inventory-search/copy.ts"],
  ["features/home/bad.ts", "#app/features/inventory-search/copy.ts"],
  ["features/home/bad.ts", "#app/adapters/database/open-database.server.ts"],
  ["features/home/bad.ts", "#app/routes/home.tsx"],
  ["routes/bad.tsx", "#app/adapters/images/photo-store.server.ts"],
  ["routes/bad.tsx", "#app/composition.server.ts"],
  ["routes/bad.tsx", "#app/composition/stores.server.ts"],
  ["features/home/bad.ts", "#app/composition/site-ports.server.ts"],
  ["adapters/images/bad.server.ts", "#app/composition/photos.server.ts"],
  ["adapters/images/bad.server.ts", "#app/features/home/page/home.server.ts"],
  ["adapters/images/bad.server.ts", "#app/routes/home.tsx"],
  ["adapters/images/bad.server.ts", "#app/ui/icon.tsx"],
];

test.each(FORBIDDEN)(
  "a planted import from %s of %s is found",
  (from, importing) => {
    const root = mkdtempSync(join(planted, "app-"));
    plant(
      root,
      from,
      `import { x } from "${importing}";\nexport const y = x;\n`,
    );
    expect(layerViolations(root).violations).toEqual([
      `${from} → ${importing}`,
    ]);
  },
);

test("a planted dynamic import, re-export and bare import are found too", () => {
  const root = mkdtempSync(join(planted, "app-"));
  plant(root, "domain/a.ts", 'export const a = () => import("node:os");\n');
  plant(root, "domain/b.ts", 'export { z } from "#app/ui/z.ts";\n');
  plant(root, "domain/c.ts", 'import "react-dom";\n');
  expect(layerViolations(root).violations).toHaveLength(3);
});

const files = sourceFiles(project);
/** Where ports are bound to adapters: the reading orders, and the parts of the first one. */
const COMPOSING =
  /^app\/(composition|operations|composition\/[^/]+)\.server\.ts$/;

test("only composition, the entries and the tests know the adapters", () => {
  const knowing = listKnowers(files);
  expect(knowing.filter((path) => !COMPOSING.test(path))).toEqual([]);
  expect(knowing).toContain("app/composition.server.ts");
  expect(knowing).toContain("app/operations.server.ts");
});

test("a planted file that knows an adapter is found anywhere else", () => {
  const strangers = [
    "app/root.tsx",
    "app/composition-of-more.server.ts",
    "app/composition/parts/planted.server.ts",
    "app/composition/planted.ts",
    "app/document/planted.server.ts",
  ];
  const planted = [...strangers, "app/composition/planted.server.ts"].map(
    (path) => ({
      path,
      source: 'import { x } from "#app/adapters/log/log.server.ts";\n',
    }),
  );
  expect(listKnowers(planted).filter((path) => !COMPOSING.test(path))).toEqual(
    strangers,
  );
});

test("the application knows nothing of its command line", () => {
  const knowing = files.filter(
    ({ path, source }) =>
      path.startsWith("app/") &&
      !/\.test\.tsx?$/.test(path) &&
      listImports(source).some((it) => it.startsWith("#cli/")),
  );
  expect(knowing.map(({ path }) => path)).toEqual([]);
});

test("every adapter is marked as server code", () => {
  const unmarked = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith("app/adapters/"))
    .filter((path) => !/\.(server|test|d)\.ts$/.test(path));
  expect(unmarked).toEqual([]);
});

test("no folder is a drawer and no file a barrel", () => {
  const drawers =
    /(^|\/)(utils|lib|helpers|common|misc|shared|types)\/|(^|\/)index\.tsx?$/;
  expect(
    files.map(({ path }) => path).filter((it) => drawers.test(it)),
  ).toEqual([]);
});

test("imports never climb two folders", () => {
  const climbing = files.filter(({ source }) =>
    listImports(source).some((it) => it.startsWith("../../")),
  );
  expect(climbing.map(({ path }) => path)).toEqual([]);
});

test("every picture that a style sheet names stands beside it", () => {
  expect(
    findMissingPictures(sourceFiles(project, ["app"], /\.css$/), project),
  ).toEqual([]);
});

test("a planted style sheet that names a picture of another folder is found", () => {
  const sheet = {
    path: "app/ui/fields/planted.css",
    source: 'a { mask: url("./star.svg"); } b { mask: url("./gone.svg#x"); }',
  };
  const own = { ...sheet, path: "app/ui/planted.css" };
  expect(findMissingPictures([sheet], project)).toHaveLength(2);
  expect(findMissingPictures([own], project)).toEqual([
    "app/ui/planted.css: ./gone.svg",
  ]);
});

test("files and folders are in kebab-case", () => {
  const odd = files
    .map(({ path }) => path)
    .filter((path) =>
      path.split("/").some((part) => !/^[a-z0-9.+-]+$/.test(part)),
    );
  expect(odd).toEqual([]);
});

test("files stay small: median 80 lines, nine in ten below 165, one in fifty above 300", () => {
  const lineCounts = files
    .filter(isCode)
    .map(({ source }) => source.split("\n").length - 1)
    .sort((a, b) => a - b);
  const at = (share: number) =>
    lineCounts[Math.floor(share * (lineCounts.length - 1))] ?? Infinity;
  expect(at(0.5)).toBeLessThanOrEqual(80);
  expect(at(0.9)).toBeLessThanOrEqual(165);
  expect(at(0.98)).toBeLessThanOrEqual(300);
});

test("both databases have the same migrations", () => {
  const numbers = (engine: string) =>
    sourceFiles(project, ["db/migrations"], /\.sql$/)
      .map(({ path }) => path)
      .filter((path) => path.includes(`/${engine}/`))
      .map((path) => path.replace(`/${engine}/`, "/"));
  expect(numbers("sqlite").length).toBeGreaterThan(0);
  expect(numbers("postgres")).toEqual(numbers("sqlite"));
});

test("every place that the specification map names exists", () => {
  const map = readFileSync(join(project, "docs/spec-map.md"), "utf8");
  const places = [
    ...map.matchAll(
      /`((?:app|db|cli|profiles|docs|tests|scripts|bench)\/[^`*{]*)`/g,
    ),
  ].map(([, path]) => path ?? "");
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((path) => !existsSync(join(project, path)))).toEqual([]);
});

test("every assumption that code cites stands in the register, once", () => {
  const register = readFileSync(join(project, "docs/assumptions.md"), "utf8");
  const listed = [...register.matchAll(/^- \*\*(A\d+)\*\*/gm)].map(
    ([, it]) => it,
  );
  expect(new Set(listed).size).toBe(listed.length);
  const cited = files
    .filter(({ path }) => path.startsWith("app/") || path.startsWith("cli/"))
    .flatMap(({ source }) => [...source.matchAll(/Assumption[: ]\s*(A\d+)?/g)])
    .map(([, number]) => number ?? "an unnumbered one");
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter((number) => !listed.includes(number))).toEqual([]);
});

/** Files of the application that import adapters and are none themselves. */
function listKnowers(among: readonly SourceFile[]): readonly string[] {
  return among
    .filter(
      ({ path, source }) =>
        path.startsWith("app/") &&
        !path.startsWith("app/adapters/") &&
        !/\.test\.tsx?$/.test(path) &&
        listImports(source).some((it) => it.includes("adapters/")),
    )
    .map(({ path }) => path);
}

/** Tables of data and words are as long as what they hold. */
function isCode({ path }: SourceFile): boolean {
  return (
    /^(app|cli|scripts)\//.test(path) &&
    !/\.test\.tsx?$|(^|\/)copy\.ts$|makes-and-models|\/bodies\//.test(path)
  );
}

/** The bundler only warns of such an address, and leaves it as it is. */
function findMissingPictures(
  sheets: readonly SourceFile[],
  project: string,
): readonly string[] {
  return sheets.flatMap(({ path, source }) =>
    [...source.matchAll(/url\("(\.[^"#]*)/g)]
      .map(([, named = ""]) => named)
      .filter((named) => !existsSync(join(project, dirname(path), named)))
      .map((named) => `${path}: ${named}`),
  );
}

function plant(root: string, path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}
