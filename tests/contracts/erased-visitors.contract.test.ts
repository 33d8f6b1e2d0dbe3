import { expect, vi } from "vitest";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import type { Log } from "#app/ports.ts";
import { testOnEveryDatabase } from "./every-database.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

testOnEveryDatabase(
  "a visitor who was erased is known as such after a restart, until no cookie of theirs can live",
  async ({ database, clock }) => {
    const options = { clock, log: SILENT, profileDays: 365 };
    const first = await openErasedVisitors(database.leads, options);
    expect(first.has("v-1")).toBe(false);
    await first.add("v-1");
    await first.add("v-1");
    expect(first.has("v-1")).toBe(true);
    expect(first.has("v-2")).toBe(false);
    first.stop();

    const second = await openErasedVisitors(database.leads, options);
    expect(second.has("v-1")).toBe(true);
    second.stop();

    clock.ms += 366 * 86_400_000;
    const third = await openErasedVisitors(database.leads, options);
    expect(third.has("v-1")).toBe(false);
    third.stop();
    const rows = await database.leads.db
      .selectFrom("erased_visitors")
      .select("visitor_hash")
      .execute();
    expect(rows).toEqual([]);
  },
);

testOnEveryDatabase(
  "the database keeps no id of an erased visitor",
  async ({ database, clock }) => {
    const list = await openErasedVisitors(database.leads, {
      clock,
      log: SILENT,
      profileDays: 365,
    });
    await list.add("v-secret");
    list.stop();
    const rows = await database.leads.db
      .selectFrom("erased_visitors")
      .select("visitor_hash")
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.visitor_hash).toMatch(/^[0-9a-f]{64}$/);
  },
);

testOnEveryDatabase(
  "a node learns who was erased on one whose clock is days behind",
  async ({ database, clock }) => {
    const open = (nowMs: number) =>
      openErasedVisitors(database.leads, {
        clock: { nowMs: () => nowMs },
        log: SILENT,
        profileDays: 365,
      });
    const right = await open(clock.ms);
    const behind = await open(clock.ms - 5 * 86_400_000);
    await right.add("v-1");
    await right.add("v-2");
    // It has read up to its own notes by then.
    await vi.waitFor(() => expect(behind.has("v-2")).toBe(true), 10_000);
    await behind.add("v-3");
    await vi.waitFor(() => expect(right.has("v-3")).toBe(true), 10_000);
    right.stop();
    behind.stop();
  },
);
