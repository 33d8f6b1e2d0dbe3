import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ASSETS = join(import.meta.dirname, "../../build/client/assets");

test("every style sheet of the build begins with the order of the layers, as the site's own states it", () => {
  const [order = ""] = readFileSync("app/app.css", "utf8").split("\n");
  expect(order).toMatch(/^@layer .*;$/);
  const sheets = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(20);
  const others = sheets.filter(
    (name) =>
      !readFileSync(join(ASSETS, name), "utf8").startsWith(
        order.replaceAll(", ", ","),
      ),
  );
  expect(others).toEqual([]);
});
