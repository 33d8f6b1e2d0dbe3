import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { formatContentSecurityPolicy } from "./security-headers.server.ts";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts are allowed by hash and by nothing else", () => {
  const policy = formatContentSecurityPolicy(["one()", "two()", "one()"], true);
  expect(policy).toContain(
    `script-src 'self' ${hash("one()")} ${hash("two()")};`,
  );
  expect(policy).not.toContain("unsafe");
});

test("a page without inline scripts allows files alone", () => {
  expect(formatContentSecurityPolicy([], false)).toContain(
    "script-src 'self';",
  );
});

test("pictures come from this site, and from a map's host only where there is one", () => {
  expect(formatContentSecurityPolicy([], false)).toContain(
    "img-src 'self' data:;",
  );
  expect(
    formatContentSecurityPolicy([], false, ["https://tiles.example"]),
  ).toContain("img-src 'self' data: https://tiles.example;");
});

test("a page frames nothing, and a page with a lender's frame that lender alone", () => {
  expect(formatContentSecurityPolicy([], true)).not.toContain("frame-src");
  const lender = ["https://lender.example"];
  const policy = formatContentSecurityPolicy([], true, [], [], lender);
  expect(policy).toContain("; frame-src https://lender.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("an inline style sheet of the page is allowed by hash, and no style attribute", () => {
  const policy = formatContentSecurityPolicy([], false, [], [":root{--a:b}"]);
  expect(policy).toContain(`style-src 'self' ${hash(":root{--a:b}")};`);
});
