import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts are allowed by hash and by nothing else", () => {
  const policy = contentSecurityPolicy(["one()", "two()", "one()"], true);
  expect(policy).toContain(
    `script-src 'self' ${hash("one()")} ${hash("two()")};`,
  );
  expect(policy).not.toContain("unsafe");
});

test("a page without inline scripts allows files alone", () => {
  expect(contentSecurityPolicy([], false)).toContain("script-src 'self';");
});
