import { expect } from "vitest";
import { createAlertStore } from "#app/adapters/database/alerts/alert-store.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { type NewAlert, NOTHING_KNOWN } from "#app/domain/alerts/alert.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AlertStore } from "#app/ports/lead-ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { aVisitorMail } from "#tests/leads/sample-visitor-mail.ts";
import { testOnEveryDatabase } from "./every-database.ts";

const anAlert = (nowMs: number, changes: Partial<NewAlert> = {}): NewAlert => ({
  email: "Nora.Quill@visitor.example",
  visitorId: "visitor-1",
  language: "en",
  storeId: "aurora",
  wish: { kind: "car", vin: "1HGCV1F34LA000001" },
  name: "2020 Honda Accord",
  known: { ...NOTHING_KNOWN, totalCents: 2_000_000 },
  createdAtMs: nowMs,
  endsAtMs: nowMs + 7 * DAY_MS,
  ...changes,
});

const SUVS = {
  kind: "search",
  address: "/search-vehicles/all-inventory/bodystyle/suvs",
} as const;

async function addConfirmed(
  store: AlertStore,
  nowMs: number,
  changes?: Partial<NewAlert>,
): Promise<string> {
  const key = await store.add(anAlert(nowMs, changes));
  await store.confirm(key, { nowMs, endsAtMs: nowMs + 90 * DAY_MS });
  return key;
}

const due = (store: AlertStore, nowMs: number) =>
  store.listDue({ checkedBeforeMs: nowMs, nowMs, mailboxCount: 10 });

testOnEveryDatabase(
  "a mailbox has each wish once, however its address is written, and a key shows all of its mailbox",
  async ({ database, clock }) => {
    const store = createAlertStore(database.leads);
    const key = await store.add(anAlert(clock.ms));
    const again = await store.add(
      anAlert(clock.ms, { email: "nora.quill@VISITOR.example" }),
    );
    expect(again).toBe(key);
    const other = await store.add(anAlert(clock.ms, { wish: SUVS }));
    const listed = await store.listWith(other, clock.ms);
    expect(listed.map((it) => it.key)).toEqual([other, key]);
    expect(listed[0]).toMatchObject({ wish: SUVS, confirmedAtMs: null });
    expect(await store.listWith("0f".repeat(18), clock.ms)).toEqual([]);
    expect(await store.listWith(key, clock.ms + 8 * DAY_MS)).toEqual([]);
  },
);

testOnEveryDatabase(
  "only confirmed alerts are due, by mailbox, and not twice after they were looked at",
  async ({ database, clock }) => {
    const store = createAlertStore(database.leads);
    await store.add(anAlert(clock.ms, { email: "never@visitor.example" }));
    const first = await addConfirmed(store, clock.ms);
    const second = await addConfirmed(store, clock.ms, { wish: SUVS });
    const laterMs = clock.ms + DAY_MS;
    const mailboxes = await due(store, laterMs);
    expect(mailboxes.map((it) => it.map(({ key }) => key))).toEqual([
      [first, second],
    ]);
    const alerts = [first, second].map((key) => ({
      key,
      known: NOTHING_KNOWN,
      isOver: false,
    }));
    expect(await store.settle({ alerts, mail: null, nowMs: laterMs })).toBe(
      "quiet",
    );
    expect(await due(store, laterMs)).toEqual([]);
    expect(await due(store, clock.ms + 91 * DAY_MS)).toEqual([]);
  },
);

testOnEveryDatabase(
  "of two nodes that settle the same day's mail one sends it, and the other changes nothing that is known",
  async ({ database, clock }) => {
    const store = createAlertStore(database.leads);
    const key = await addConfirmed(store, clock.ms);
    const mail = { ...aVisitorMail(), idempotencyKey: "alerts.x.2026-11-21" };
    const settleWith = (of: AlertStore, totalCents: number) =>
      of.settle({
        alerts: [{ key, known: { totalCents, vins: [] }, isOver: false }],
        mail,
        nowMs: clock.ms,
      });
    expect(await settleWith(store, 1_900_000)).toBe("sent");
    expect(await settleWith(store, 1_800_000)).toBe("quiet");
    const [alert] = await store.listWith(key, clock.ms);
    expect(alert?.known.totalCents).toBe(1_900_000);
  },
);

testOnEveryDatabase(
  "a mail with the last news ends its alert, and one that was stopped meanwhile gets none",
  async ({ database, clock }) => {
    const store = createAlertStore(database.leads);
    const key = await addConfirmed(store, clock.ms);
    const settleWith = (of: string, idempotencyKey: string) =>
      store.settle({
        alerts: [{ key: of, known: NOTHING_KNOWN, isOver: true }],
        mail: { ...aVisitorMail(), idempotencyKey },
        nowMs: clock.ms,
      });
    expect(await settleWith(key, "first")).toBe("sent");
    expect(await store.listWith(key, clock.ms)).toEqual([]);
    const other = await addConfirmed(store, clock.ms);
    await store.remove([other]);
    expect(await settleWith(other, "second")).toBe("changed");
  },
);

testOnEveryDatabase(
  "whoever erases everything erases their alerts, and those that ended are swept",
  async ({ database, clock, log }) => {
    const store = createAlertStore(database.leads);
    const erased = await openErasedVisitors(database.leads, {
      clock,
      log,
      profileDays: 365,
    });
    const own = await addConfirmed(store, clock.ms);
    const others = await store.add(
      anAlert(clock.ms, { email: "a@visitor.example", visitorId: "visitor-2" }),
    );
    await erased.add("visitor-1");
    erased.stop();
    expect(await store.listWith(own, clock.ms)).toEqual([]);
    expect(await store.listWith(others, clock.ms)).toHaveLength(1);
    clock.ms += 7 * DAY_MS + 1;
    const counts = await sweepExpired({
      area: database.leads,
      profile: readProfile(),
      clock,
      pauseMs: 0,
    });
    expect(counts.alerts).toBe(1);
  },
);
