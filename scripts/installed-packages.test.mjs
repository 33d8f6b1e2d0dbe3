import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { areInstalled } from "./installed-packages.mjs";

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8"),
);
const without = (isLeftOut) =>
  Object.fromEntries(
    Object.entries(packages).filter(([path, it]) => !isLeftOut(it, path)),
  );

test("production without its tools can run what was built, and nothing can be built in it", () => {
  const production = without(({ dev }) => dev);
  expect(areInstalled(packages, production, { withTools: false })).toBe(true);
  expect(areInstalled(packages, production, { withTools: true })).toBe(false);
  expect(areInstalled(packages, packages, { withTools: true })).toBe(true);
});

test("a package that is missing, or another than the lockfile's, is installed", () => {
  const path = "node_modules/pino";
  const lacking = without((_it, at) => at === path);
  const other = {
    ...packages,
    [path]: { ...packages[path], version: "0.0.1" },
  };
  for (const installed of [lacking, other, {}])
    expect(areInstalled(packages, installed, { withTools: false })).toBe(false);
});

test("binaries for other machines may be missing", () => {
  const path = "node_modules/@img/sharp-win32-x64";
  expect(packages[path]).toBeDefined();
  const installed = without((_it, at) => at === path);
  expect(areInstalled(packages, installed, { withTools: true })).toBe(true);
});
