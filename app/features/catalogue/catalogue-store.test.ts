import { join } from "node:path";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { buildStoreAnswer } from "./catalogue-store.ts";

test("nobody reads by which ids a service scheduler knows a store's people", () => {
  const loaded = loadStoreProfile(
    join(import.meta.dirname, "../../../profiles/franchise"),
  );
  if (!loaded.ok) throw new Error("franchise");
  const ids = {
    storeId: "remote-7",
    adviserUserId: "adviser-1",
    technicianUserId: "technician-2",
  };
  const profile = {
    ...loaded.profile,
    stores: loaded.profile.stores.map((store) => ({
      ...store,
      serviceScheduler: ids,
    })),
  };
  const [first] = profile.stores;
  for (const storeId of [null, first?.id ?? ""]) {
    const answer = buildStoreAnswer({ profile }, storeId);
    expect(answer.status).toBe(200);
    const said = JSON.stringify(answer);
    expect(said).toContain(first?.phone);
    expect(said).not.toMatch(/scheduler|remote-7|adviser|technician/i);
  }
});
