import fc from "fast-check";
import { expect, test } from "vitest";
import { toSafeReturnAddress } from "./return-address.ts";

test("a path of the site with its query is kept, its fragment dropped", () => {
  expect(
    toSafeReturnAddress("/search-vehicles/used-inventory?page=2#top"),
  ).toBe("/search-vehicles/used-inventory?page=2");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/a\r\nSet-Cookie: x=1",
  "/..//evil.example",
  "",
  null,
  42,
])("%j leads home", (value) => {
  expect(toSafeReturnAddress(value)).toBe("/");
});

test("whatever is asked, the answer stays on the site", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const base = "https://dealer.example";
      const address = toSafeReturnAddress(`/${value}`);
      expect(new URL(address, base).origin).toBe(base);
      expect(address.startsWith("/")).toBe(true);
    }),
  );
});
