import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startTestSite } from "#tests/support/test-site.ts";

test.each([
  ["franchise", "#22c55e"],
  ["used-only", "#0ea5e9"],
] as const)(
  "the pages of %s wear its own colours, and the policy allows their style sheet alone",
  async (profile, level500) => {
    const site = await startTestSite({ profile, isSeeded: false });
    onTestFinished(site.stop);
    const response = await site.fetch("/");
    const html = await response.text();
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, body = ""]) => body,
    );
    expect(styles).toHaveLength(1);
    expect(styles[0]).toContain(`--load-bar:${level500}`);
    const hash = createHash("sha256")
      .update(styles[0] ?? "")
      .digest("base64");
    expect(response.headers.get("Content-Security-Policy")).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    );
  },
);

test("the page of parts is for development: it answers 404 here and no byte of it is in the build", async () => {
  const site = await startTestSite({ isSeeded: false });
  onTestFinished(site.stop);
  const response = await site.fetch("/design");
  await response.text();
  expect(response.status).toBe(404);
  const assets = join(
    import.meta.dirname,
    "..",
    "..",
    "build",
    "client",
    "assets",
  );
  const texts = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes("design-part"))).toEqual([]);
});
