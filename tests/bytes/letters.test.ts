import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startTestSite } from "#tests/support/test-site.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "build", "client");

const site = await startTestSite();
afterAll(() => site.stop());

test.each(["/", "/search-vehicles/used-inventory", "/no-such-page"])(
  "%s asks for its letters beside its styles, and for the very file that the styles name",
  async (path) => {
    const page = await (await site.fetch(path)).text();
    const [, letters = ""] =
      /<link rel="preload" as="font" type="font\/woff2" crossorigin="anonymous" href="([^"]+)"\/>/i.exec(
        page,
      ) ?? [];
    const [, styles = ""] =
      /<link rel="stylesheet" href="([^"]+)"\/>/.exec(page) ?? [];
    expect(letters).toMatch(/\.woff2$/);
    expect(readFileSync(join(CLIENT, styles), "utf8")).toContain(letters);
  },
);
