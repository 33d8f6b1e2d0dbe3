import { expect, test } from "vitest";
import { DAY_S } from "#app/domain/time.ts";
import { formatStoreCookie } from "./store-cookie.ts";

test("a chosen store is kept for as many days as the profile says", () => {
  expect(
    formatStoreCookie("joliet", { storeCookieDays: 12, hasTls: true }),
  ).toBe(
    `userSelectedStore=joliet; Path=/; Max-Age=${12 * DAY_S}; SameSite=Lax; Secure`,
  );
});
