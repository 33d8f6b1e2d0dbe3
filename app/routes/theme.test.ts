import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { startTestSite } from "#tests/support/test-site.ts";

test.each([
  ["franchise", "#11693f"],
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
