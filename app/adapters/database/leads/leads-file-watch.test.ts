import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { createConsentLedger } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import type { Log } from "#app/ports.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import {
  claimAll,
  createStore,
  submitTo,
} from "#tests/contracts/lead-deeds.ts";
import { watchLeadsFile } from "./leads-file-watch.server.ts";

const CONSENT: ConsentEntry = {
  kind: "contact",
  visitorId: null,
  textVersion: "1",
  text: "You may call me.",
  choice: "given",
  path: "/contact-us",
  client: { address: "192.0.2.1", userAgent: "a browser" },
};

async function openFile() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-leads-"));
  const events: string[] = [];
  const record = (event: string) => void events.push(event);
  const log: Log = { debug: record, info: record, warn: record, error: record };
  const clock = { ms: Date.UTC(2026, 10, 1), nowMs: () => clock.ms };
  const place = { kind: "sqlite", dataDir } as const;
  const database = await openDatabase(place, { clock, log });
  onTestFinished(async () => {
    await database.close().catch(() => {});
    await rm(dataDir, { recursive: true });
  });
  events.length = 0;
  const file = path.join(dataDir, "leads.sqlite");
  return { database, clock, log, events, file };
}

test("while its file is gone no lead, consent or erasure is taken, what waits is still sent, and with the file back all is well", async () => {
  const { database, clock, log, file } = await openFile();
  const submit = submitTo(database, { clock, log });
  const ledger = createConsentLedger(database.leads, clock);
  const erased = await openErasedVisitors(database.leads, {
    clock,
    log,
    profileDays: 30,
  });
  onTestFinished(() => erased.stop());
  await submit(aSubmission());

  await rename(file, `${file}.away`);
  const another = aSubmission({ idempotencyKey: "another" });
  await expect(submit(another)).rejects.toThrow();
  await expect(ledger.record(CONSENT)).rejects.toThrow("missing");
  await expect(erased.add("visitor-1")).rejects.toThrow("missing");
  const claimed = await claimAll(createStore(database), clock.ms);
  expect(claimed).toHaveLength(1);

  await rename(`${file}.away`, file);
  await submit(another);
  await ledger.record(CONSENT);
  await erased.add("visitor-1");
});

test("the log hears once that the file is gone, and once that it is back", async () => {
  const { database, log, events, file } = await openFile();
  const watch = watchLeadsFile(database.leads, log);
  onTestFinished(() => watch.stop());
  expect(watch.look()).toBeNull();
  await rename(file, `${file}.away`);
  expect([watch.look(), watch.look()]).toEqual(["missing", "missing"]);
  await rename(`${file}.away`, file);
  expect([watch.look(), watch.look()]).toEqual([null, null]);
  expect(events).toEqual(["leads.file-lost", "leads.file-back"]);
});
