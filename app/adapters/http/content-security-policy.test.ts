import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts are allowed by hash and by nothing else", () => {
  const policy = contentSecurityPolicy(
    '<script src="/a.js"></script><script>one()</script><script type="module">two()</script>',
    true,
  );
  expect(policy).toContain(
    `script-src 'self' ${hash("one()")} ${hash("two()")};`,
  );
  expect(policy).not.toContain("unsafe");
});

test("a block of data needs no permission", () => {
  const policy = contentSecurityPolicy(
    '<script type="application/ld+json">{"a":1}</script>',
    false,
  );
  expect(policy).toContain("script-src 'self';");
});
