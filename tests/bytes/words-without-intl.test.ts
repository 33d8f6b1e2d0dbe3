import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ASSETS = join(import.meta.dirname, "../../build/client/assets");

test("no script of a page asks Intl for words, whose first takes a phone's thread for a tenth of a second", () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const asking = scripts.filter((name) =>
    /\bIntl\.|\.toLocale(?:Date|Time)?String\(/.test(
      readFileSync(join(ASSETS, name), "utf8"),
    ),
  );
  expect(asking).toEqual([]);
});
