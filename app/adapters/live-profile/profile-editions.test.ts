import { expect, test } from "vitest";
import { portsWith } from "#tests/support/list-pages.tsx";
import { createProfileEditions } from "./profile-editions.server.ts";

const NO_PICTURES = { pictures: new Map(), contentHash: "", bookText: null };

const { profile: first, clock } = await portsWith([]);

test("what a new edition says as before stays the same object, and what changed is the new one", () => {
  const editions = createProfileEditions(
    { ...NO_PICTURES, profile: first },
    clock,
  );
  const read = structuredClone(first);
  const profile = { ...read, conditions: read.conditions.slice(0, 1) };
  editions.publish({ ...NO_PICTURES, profile });
  const { current } = editions;
  expect(current.number).toBe(2);
  expect(current.profile).toEqual(profile);
  expect(current.profile.stores).toBe(first.stores);
  expect(current.profile.conditions).toBe(profile.conditions);
});
