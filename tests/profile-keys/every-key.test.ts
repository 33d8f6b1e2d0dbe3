import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { changeKey, toProfile } from "./changed-profile.ts";
import { readFullParts } from "./full-profile.ts";
import {
  ASKED_FOR_BEFORE_LIVE,
  SEEN_BY_TESTS,
  SEEN_IN,
} from "./key-effects.ts";
import { openViews, type View } from "./profile-views.ts";
import { listSchemaKeys } from "./schema-keys.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const PARTS = readFullParts();
const KEYS = listSchemaKeys();
const TABLE = Object.entries(SEEN_IN).flatMap(([view, keys]) =>
  keys.map((key) => ({ key, view })),
);

let views: Readonly<Record<string, View>>;
let profile: StoreProfile;
const usual = new Map<string, string>();
let close: () => Promise<void>;
beforeAll(async () => {
  ({ views, close } = await openViews());
  profile = toProfile(PARTS) ?? expect.fail("The full profile has faults.");
});
afterAll(() => close());

test("every key of the schema has its row, and every row its key", () => {
  const rows = [
    ...TABLE.map(({ key }) => key),
    ...Object.values(SEEN_BY_TESTS).flat(),
    ...ASKED_FOR_BEFORE_LIVE,
  ];
  expect(rows.toSorted()).toEqual(KEYS.map(({ path }) => path).toSorted());
});

test("a profile that is read twice says the same twice", async () => {
  const again = toProfile(PARTS) ?? expect.fail();
  for (const [name, view] of Object.entries(views))
    if (name in SEEN_IN)
      expect([name, await view(again)]).toEqual([name, await view(profile)]);
});

test.each(TABLE)("$key is seen in $view", async ({ key, view }) => {
  const found = KEYS.find(({ path }) => path === key) ?? expect.fail(key);
  const changed = changeKey(PARTS, found);
  if (changed === null) expect.fail(`${key} takes no other value`);
  const see = views[view] ?? expect.fail(`There is no view ${view}.`);
  const before = usual.get(view) ?? (await see(profile));
  usual.set(view, before);
  expect(await see(changed)).not.toBe(before);
});

test.each(Object.entries(SEEN_BY_TESTS))(
  "%s speaks of each key that it is named for",
  (file, keys) => {
    const path = join(PROJECT, file);
    if (!existsSync(path)) expect.fail(`There is no ${file}.`);
    const content = readFileSync(path, "utf8");
    for (const key of keys)
      expect(content).toMatch(
        new RegExp(`\\b${key.split(".").at(-1)?.replace("[]", "")}\\b`),
      );
  },
);
