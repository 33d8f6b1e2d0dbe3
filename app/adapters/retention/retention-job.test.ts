import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { startRetention } from "./retention-job.server.ts";

let logged: { event: string; fields: Record<string, unknown> }[] = [];
beforeEach(() => {
  logged = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

async function start(breakDown: () => boolean = () => false) {
  const record = (event: string, fields: Record<string, unknown> = {}) => {
    logged.push({ event, fields });
  };
  const log: Log = { debug: record, info: record, warn: record, error: record };
  const clock = { nowMs: () => Date.UTC(2026, 10, 1) };
  const database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log },
  );
  logged = [];
  const job = startRetention({
    area: {
      ...database.leads,
      runExclusively: (work) => {
        if (breakDown()) throw new Error("disk I/O error");
        return database.leads.runExclusively(work);
      },
    },
    readProfile,
    sweepGonePhotos: () => Promise.resolve(3),
    sweepPhotos: () => Promise.resolve(7),
    clock,
    log,
    random: () => 0.5,
  });
  return { job, close: () => database.close() };
}

test("it runs within two minutes of the start and then once a day, and tells counts alone", async () => {
  const { job, close } = await start();
  expect(logged).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toEqual({
    event: "retention.swept",
    fields: {
      applications: 0,
      leads: 0,
      visitor_mails: 0,
      trade_records: 0,
      alerts: 0,
      conversations: 0,
      contact_stops: 0,
      appointments: 0,
      slot_holds: 0,
      slot_blocks: 0,
      appointment_days: 0,
      uploaded_photos: 3,
      photo_files: 7,
      consent_entries: 0,
      phone_codes: 0,
      phone_code_sends: 0,
      phone_code_checks: 0,
      rate_limits: 0,
      relay_events: 0,
      erased_visitors: 0,
      experiment_views: 0,
      site_tallies: 0,
    },
  });
  await vi.advanceTimersByTimeAsync(DAY_MS - MINUTE_MS);
  expect(logged).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(62 * MINUTE_MS);
  await vi.waitFor(() => expect(logged).toHaveLength(2));
  await job.stop();
  await close();
});

test("after a fault it tries again within two hours", async () => {
  let isBroken = true;
  const { job, close } = await start(() => isBroken);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await vi.waitFor(() =>
    expect(logged.map(({ event }) => event)).toEqual(["retention.failed"]),
  );
  isBroken = false;
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  await vi.waitFor(() =>
    expect(logged.map(({ event }) => event)).toEqual([
      "retention.failed",
      "retention.swept",
    ]),
  );
  await job.stop();
  await close();
});

test("once stopped it never runs", async () => {
  const { job, close } = await start();
  await job.stop();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(logged).toEqual([]);
  await close();
});
