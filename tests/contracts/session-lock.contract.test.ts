import { expect } from "vitest";
import { trySessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import { testOnEveryStoredDatabase } from "./every-database.ts";

testOnEveryStoredDatabase(
  "a lock is held by one at a time, and free again when it is given back",
  async ({ place }) => {
    const first = await trySessionLock(place, "incoming-feeds");
    expect(await first?.isHeld()).toBe(true);
    expect(await trySessionLock(place, "incoming-feeds")).toBeNull();
    await first?.release();
    expect(await first?.isHeld()).toBe(false);
    const second = await trySessionLock(place, "incoming-feeds");
    expect(await second?.isHeld()).toBe(true);
    await second?.release();
  },
);
