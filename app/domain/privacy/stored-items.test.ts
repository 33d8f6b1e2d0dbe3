import { expect, test } from "vitest";
import { sourceFiles } from "#tests/support/source-files.ts";
import { STORED_ITEMS } from "./stored-items.ts";

const sources = sourceFiles(process.cwd(), ["app"]).filter(
  ({ path }) => !path.includes(".test."),
);

/** It stands in for a storage that the browser refuses, writes nothing of its own, and ends with the page. */
const STORAGE_OF_A_PAGE = "app/document/blocked-storage.ts";

test("every module that writes a cookie is one whose cookies the cookie policy names", () => {
  const writers = sources
    .filter(({ source }) => source.includes("SameSite="))
    .map(({ path }) => path);
  expect(writers).toEqual([
    "app/adapters/http/requests/visitor-cookies.server.ts",
    "app/domain/consent/consent-cookies.ts",
    "app/domain/leads/lead-sent-cookie.ts",
    "app/domain/phone-verification/phone-to-verify.ts",
    "app/domain/saved-vehicles/shortlist-cookies.ts",
    "app/domain/scheduling/service-draft-cookie.ts",
    "app/domain/shopper-place/shopper-place.ts",
    "app/domain/trade-draft/trade-cookie.ts",
    "app/domain/visitor/flash.ts",
    "app/domain/visitor/store-cookie.ts",
    // It asks whether the browser keeps any cookie, with one that is gone before the page goes on.
    "app/site/visitor/cookies-note.tsx",
  ]);
});

test("every key of the browser's storage is one that the cookie policy names", () => {
  const names = STORED_ITEMS.map(({ name }) => name).join(", ");
  const writers = sources.filter(
    ({ path, source }) =>
      path !== STORAGE_OF_A_PAGE && /(?:session|local)Storage/.test(source),
  );
  expect(writers.length).toBeGreaterThan(0);
  for (const { path, source } of writers) {
    const keys = [...source.matchAll(/\w*KEY = "([^"]+)"/g)].map(
      ([, key = ""]) => key,
    );
    expect(keys, path).not.toEqual([]);
    for (const key of keys) expect(names).toContain(key);
  }
});

test("an item has one name and one place in the policy", () => {
  const names = STORED_ITEMS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
