import { expect } from "vitest";
import { createConsentRecords } from "#app/adapters/database/visitors/consent-records.server.ts";
import { createConsentLedger } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import { testOnEveryDatabase } from "./every-database.ts";

const ENTRY: ConsentEntry = {
  kind: "cookies",
  visitorId: null,
  textVersion: "2026-11",
  text: "Cookies on this site",
  choice: "accept-all: essential,functional",
  path: "/",
  client: { address: "192.0.2.7", userAgent: "a browser" },
};

testOnEveryDatabase(
  "every choice is a row of its own, and a text stands once",
  async ({ database, clock }) => {
    const ledger = createConsentLedger(database.leads, clock);
    await ledger.record(ENTRY);
    clock.ms += 1000;
    await ledger.record({ ...ENTRY, kind: "contact", visitorId: "v-1" });
    await ledger.record({ ...ENTRY, text: "Otro texto" });
    const { db } = database.leads;
    const entries = await db
      .selectFrom("consent_entries")
      .innerJoin(
        "consent_texts",
        "consent_texts.text_hash",
        "consent_entries.text_hash",
      )
      .select([
        "kind",
        "visitor_id",
        "text",
        "choice",
        "at_ms",
        "client_address",
      ])
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      {
        kind: "cookies",
        visitor_id: null,
        text: ENTRY.text,
        choice: ENTRY.choice,
        at_ms: clock.ms - 1000,
        client_address: "192.0.2.7",
      },
      expect.objectContaining({ kind: "contact", visitor_id: "v-1" }),
      expect.objectContaining({ text: "Otro texto" }),
    ]);
    expect(
      await db.selectFrom("consent_texts").select("text_hash").execute(),
    ).toHaveLength(2);
  },
);

testOnEveryDatabase(
  "the database refuses to change what was agreed to",
  async ({ database, clock }) => {
    const ledger = createConsentLedger(database.leads, clock);
    await ledger.record(ENTRY);
    const { db } = database.leads;
    await expect(
      db.updateTable("consent_entries").set({ choice: "deny" }).execute(),
    ).rejects.toThrow("only added to");
    await expect(
      db.updateTable("consent_texts").set({ text: "other" }).execute(),
    ).rejects.toThrow("only added to");
  },
);

testOnEveryDatabase(
  "a client's own words are cut and cleaned, never refused",
  async ({ database, clock }) => {
    const ledger = createConsentLedger(database.leads, clock);
    await ledger.record({
      ...ENTRY,
      path: `/${"p".repeat(5000)}`,
      client: { address: "", userAgent: `\u0000\uD800${"u".repeat(5000)}` },
    });
    const entry = await database.leads.db
      .selectFrom("consent_entries")
      .select(["path", "user_agent"])
      .executeTakeFirstOrThrow();
    expect(entry.path).toHaveLength(2000);
    expect(entry.user_agent.length).toBeLessThanOrEqual(500);
  },
);

testOnEveryDatabase(
  "an export has every entry once, oldest first, of its days and its visitor",
  async ({ database, clock }) => {
    const ledger = createConsentLedger(database.leads, clock);
    const startMs = clock.ms;
    for (let at = 0; at < 3; at++) {
      await ledger.record({ ...ENTRY, visitorId: at === 1 ? "v-1" : null });
      clock.ms += 1000;
    }
    const records = createConsentRecords(database.leads);
    const list = async (wanted: object) => {
      const times: number[] = [];
      const all = {
        sinceMs: 0,
        untilMs: Number.MAX_SAFE_INTEGER,
        visitorId: null,
      };
      for await (const it of records.listAll({ ...all, ...wanted })) {
        expect(it).toMatchObject({ text: ENTRY.text, choice: ENTRY.choice });
        times.push(it.atMs - startMs);
      }
      return times;
    };
    expect(await list({})).toEqual([0, 1000, 2000]);
    expect(await list({ sinceMs: startMs + 1000 })).toEqual([1000, 2000]);
    expect(await list({ untilMs: startMs + 1000 })).toEqual([0]);
    expect(await list({ visitorId: "v-1" })).toEqual([1000]);
  },
);
