import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "#tests/support/source-files.ts";

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** `npm ci --omit=dev` leaves it out. */
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

const PROJECT = join(import.meta.dirname, "..");
const lockfile: { readonly packages: LockedPackages } = JSON.parse(
  readFileSync(join(PROJECT, "package-lock.json"), "utf8"),
);

const PLATFORMS = ["linux", "darwin", "win32"].flatMap((os) =>
  ["x64", "arm64"].map((cpu) => ({ os, cpu })),
);
/** These packages come as binaries for every platform that developers and servers use. */
const ON_EVERY_PLATFORM = [
  "node_modules/lightningcss",
  "node_modules/oxc-parser",
  "node_modules/oxlint",
  "node_modules/rolldown",
  "node_modules/sharp",
  "node_modules/typescript",
];

test("the lockfile names every optional package that a package asks for, whatever the platform", () => {
  expect(findUnlocked(lockfile.packages)).toEqual([]);
});

test("a binary that the lockfile lacks is found", () => {
  const { "node_modules/@oxlint/binding-win32-arm64-msvc": gone, ...rest } =
    lockfile.packages;
  expect(gone).toBeDefined();
  expect(findUnlocked(rest)).toEqual([
    "node_modules/oxlint: @oxlint/binding-win32-arm64-msvc",
  ]);
  expect(findMissingPlatforms("node_modules/oxlint", rest)).toEqual([
    "node_modules/oxlint: win32 arm64",
  ]);
});

test("a binary without its hash is found", () => {
  const path = "node_modules/@img/sharp-darwin-arm64";
  const planted = { ...lockfile.packages, [path]: { version: "0.35.5" } };
  expect(findUnlocked(planted)).toEqual([
    "node_modules/sharp: @img/sharp-darwin-arm64",
  ]);
});

test("tools with binaries have them for Linux, macOS and Windows, on x64 and on arm64", () => {
  const missing = ON_EVERY_PLATFORM.flatMap((path) =>
    findMissingPlatforms(path, lockfile.packages),
  );
  expect(missing).toEqual([]);
});

/** They build and test; a server that runs what was built needs none of them. */
const TOOLS = [
  "@react-router/dev",
  "vite",
  "rolldown",
  "lightningcss",
  "@babel/core",
  "vitest",
  "@types/node",
  "@types/react",
];
/** A server on Linux has 146, of them 25 for passkeys; a new one is looked at before this number rises. */
const MOST_IN_PRODUCTION = 146;

test("production gets none of the tools that build", () => {
  const production = Object.entries(lockfile.packages).filter(
    ([path, { dev }]) => path !== "" && dev !== true,
  );
  const paths = production.map(([path]) => path);
  expect(
    TOOLS.filter((name) => paths.includes(`node_modules/${name}`)),
  ).toEqual([]);
  for (const name of TOOLS)
    expect(lockfile.packages[`node_modules/${name}`]).toBeDefined();
  const onLinux = production.filter(
    ([path, { os, cpu }]) =>
      (os?.includes("linux") ?? true) &&
      (cpu?.includes("x64") ?? true) &&
      !path.includes("musl"),
  );
  expect(onLinux.length).toBeLessThanOrEqual(MOST_IN_PRODUCTION);
});

test("whatever the site and its commands import is there in production", () => {
  const { dependencies }: { readonly dependencies: object } = JSON.parse(
    readFileSync(join(PROJECT, "package.json"), "utf8"),
  );
  const isRun = ({ path }: { readonly path: string }) =>
    !/\.test\.tsx?$/.test(path) && path !== "app/routes.ts";
  const imported = sourceFiles(PROJECT, ["app", "cli", "db"], /\.tsx?$/)
    .filter(isRun)
    .flatMap(({ path, source }) =>
      listPackages(source).map((name) => `${path}: ${name}`),
    );
  expect(imported.length).toBeGreaterThan(100);
  expect(
    imported.filter((it) => !((it.split(": ")[1] ?? "") in dependencies)),
  ).toEqual([]);
});

/** Types are gone before anything runs. */
function listPackages(source: string): readonly string[] {
  const imports = source.matchAll(
    /^(?:import|export)(?! type)[^;"'=]*?from "([^"#.][^"]*)"|\bimport\("([^"#.][^"]*)"\)/gm,
  );
  return [...imports]
    .map(([, named = "", loaded = ""]) => named || loaded)
    .filter((it) => !it.startsWith("node:"))
    .map((it) => /^(?:@[^/]+\/)?[^/]+/.exec(it)?.[0] ?? it);
}

/** `npm ci` refuses a lockfile in which one of these has no entry, even one that this platform would never install. */
function findUnlocked(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([path, it]) =>
    Object.keys(it.optionalDependencies ?? {})
      .filter((name) => {
        const locked = findLocked(name, path, packages);
        return locked?.version === undefined || locked.integrity === undefined;
      })
      .map((name) => `${path}: ${name}`),
  );
}

function findMissingPlatforms(
  path: string,
  packages: LockedPackages,
): readonly string[] {
  const binaries = Object.keys(packages[path]?.optionalDependencies ?? {})
    .map((name) => findLocked(name, path, packages))
    .filter((it) => it !== undefined);
  return PLATFORMS.filter(
    ({ os, cpu }) =>
      !binaries.some((it) => it.os?.includes(os) && it.cpu?.includes(cpu)),
  ).map(({ os, cpu }) => `${path}: ${os} ${cpu}`);
}

/** Looks where Node would: in the package's own folder of modules, then in those of the packages around it. */
function findLocked(
  name: string,
  path: string,
  packages: LockedPackages,
): LockedPackage | undefined {
  const inside =
    packages[`${path === "" ? "" : `${path}/`}node_modules/${name}`];
  if (inside !== undefined || path === "") return inside;
  const end = path.lastIndexOf("/node_modules/");
  return findLocked(name, end < 0 ? "" : path.slice(0, end), packages);
}
