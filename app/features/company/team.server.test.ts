import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { isKnownQueryKey } from "#app/domain/address/canonical-address.ts";
import { TEAM_STORE_KEY, teamPage } from "./team.server.ts";

const FOLDER = fileURLToPath(
  new URL("../../../profiles/franchise", import.meta.url),
);
const loaded = loadStoreProfile(FOLDER, Date.UTC(2026, 10, 21, 18));
if (!loaded.ok) throw new Error("The sample profile is faulty.");
const { profile } = loaded;

function show(store?: string) {
  const query = new URLSearchParams(store && { [TEAM_STORE_KEY]: store });
  const page = teamPage({ profile }, { language: "en" }, query);
  const members = [
    ...page.leaders,
    ...page.departments.flatMap((it) => it.members),
  ];
  return {
    ids: members.map(({ id }) => id).toSorted(),
    chosen: page.stores.filter((it) => it.isChosen).map(({ name }) => name),
    stores: page.stores,
  };
}

test("the team of a store is whoever works there, and the stores together are everybody once", () => {
  const everybody = profile.staff.map(({ id }) => id).toSorted();
  expect(show().ids).toEqual(everybody);
  expect(show().chosen).toEqual(["All stores"]);
  const staffed = profile.stores.filter((store) =>
    profile.staff.some(({ storeId }) => storeId === store.id),
  );
  expect(staffed.length).toBeGreaterThan(1);
  for (const { id, city } of staffed) {
    const here = profile.staff.filter(({ storeId }) => storeId === id);
    expect(show(id).ids).toEqual(here.map((it) => it.id).toSorted());
    expect(show(id).chosen).toEqual([city]);
  }
});

test("a page of one store is kept apart from those of the others", () => {
  expect(isKnownQueryKey(TEAM_STORE_KEY)).toBe(true);
});

test("a store that there is not shows everybody, and one store offers no choice", () => {
  expect(show("nowhere")).toEqual(show());
  const [first] = profile.stores;
  if (first === undefined) throw new Error("The sample has no store.");
  const staff = profile.staff.filter(({ storeId }) => storeId === first.id);
  const page = teamPage(
    { profile: { ...profile, staff } },
    { language: "en" },
    new URLSearchParams(),
  );
  expect(page.stores).toEqual([]);
});
