import { expect } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { createConsolePeople } from "#app/adapters/database/console/console-people.server.ts";
import { createConsoleSessions } from "#app/adapters/database/console/console-sessions.server.ts";
import { createPasskeyChallenges } from "#app/adapters/database/console/passkey-challenges.server.ts";
import { createPasskeyRecords } from "#app/adapters/database/console/passkey-records.server.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { PersonDraft } from "#app/ports/console-ports.ts";
import { testOnEveryDatabase } from "./every-database.ts";

const ANA: PersonDraft = {
  name: "Ana Ruiz",
  email: "Ana@Dealer.example",
  role: "owner",
  storeIds: null,
  language: "es",
};

const aKey = (id: string) => ({
  id,
  publicKey: new Uint8Array([1, 2, 255]),
  counter: 0,
  transports: ["internal"],
  isBackedUp: true,
});

testOnEveryDatabase(
  "an address is invited once, its newest link alone leads in, and ends after three days",
  async ({ database, clock }) => {
    const people = createConsolePeople(database.leads);
    const change = { by: COMMAND_LINE, nowMs: clock.ms };
    const first = await people.invite(ANA, change);
    expect(first?.person).toMatchObject({
      ...ANA,
      email: "ana@dealer.example",
    });
    expect(await people.invite(ANA, change)).toBeNull();
    const id = first?.person.id ?? "";
    const second = await people.inviteAgain(id, change);
    expect(await people.findInvited(first?.token ?? "", clock.ms)).toBeNull();
    const token = second?.token ?? "";
    expect(await people.findInvited(token, clock.ms)).toEqual(first?.person);
    const late = clock.ms + 72 * HOUR_MS;
    expect(await people.findInvited(token, late - 1)).not.toBeNull();
    expect(await people.findInvited(token, late)).toBeNull();
    const kept = await database.leads.db
      .selectFrom("console_invitations")
      .selectAll()
      .execute();
    expect(JSON.stringify(kept)).not.toContain(token);
  },
);

testOnEveryDatabase(
  "a passkey uses its link up, belongs to one person, and the last one stays",
  async ({ database, clock }) => {
    const people = createConsolePeople(database.leads);
    const keys = createPasskeyRecords(database.leads);
    const change = { by: COMMAND_LINE, nowMs: clock.ms };
    const invitation = await people.invite(ANA, change);
    const { id: personId = "" } = invitation?.person ?? {};
    const token = invitation?.token ?? "";
    expect(await keys.add(aKey("k1"), personId, token, change)).toBe(true);
    expect(await keys.add(aKey("k2"), personId, token, change)).toBe(false);
    expect(await keys.add(aKey("k1"), personId, null, change)).toBe(false);
    expect(await keys.add(aKey("k2"), personId, null, change)).toBe(true);
    expect(await keys.find("k1")).toMatchObject({ ...aKey("k1"), personId });
    const remove = (id: string) => keys.remove({ id, personId }, change);
    expect(await remove("k3")).toBe("unknown");
    expect(await remove("k1")).toBe("removed");
    expect(await remove("k2")).toBe("last");
    const key = { id: "k2", counter: 0 };
    expect(await keys.noteUse(key, 5, clock.ms)).toBe(true);
    expect(await keys.noteUse(key, 6, clock.ms)).toBe(false);
  },
);

testOnEveryDatabase(
  "a question of a passkey is answered once, within five minutes, for what it was asked",
  async ({ database, clock }) => {
    const challenges = createPasskeyChallenges(database.leads);
    const asked = { challenge: "abc", personId: null };
    const ask = () => challenges.add(asked, "sign-in", clock.ms);
    const once = await ask();
    expect(await challenges.take(once, "sign-in", clock.ms)).toEqual(asked);
    expect(await challenges.take(once, "sign-in", clock.ms)).toBeNull();
    const other = await ask();
    expect(await challenges.take(other, "confirmation", clock.ms)).toBeNull();
    const late = clock.ms + 5 * MINUTE_MS;
    expect(await challenges.take(await ask(), "sign-in", late)).toBeNull();
    expect(await challenges.take("nothing", "sign-in", clock.ms)).toBeNull();
  },
);

testOnEveryDatabase(
  "whoever is removed leaves no way in, and comes back as who they were",
  async ({ database, clock }) => {
    const people = createConsolePeople(database.leads);
    const sessions = createConsoleSessions(database.leads);
    const keys = createPasskeyRecords(database.leads);
    const change = { by: COMMAND_LINE, nowMs: clock.ms };
    await people.invite({ ...ANA, email: "bo@dealer.example" }, change);
    const invitation = await people.invite(ANA, change);
    const { id = "" } = invitation?.person ?? {};
    await keys.add(aKey("k1"), id, null, change);
    const nowMs = clock.ms;
    const open = { personId: id, userAgent: "a browser", nowMs };
    const token = await sessions.open(open);
    expect(await sessions.read(token, nowMs)).toMatchObject({ personId: id });
    expect(await people.remove(id, change)).toBe("removed");
    expect(await people.remove(id, change)).toBe("unknown");
    expect(await sessions.read(token, nowMs)).toBeNull();
    expect(await keys.listOf(id)).toEqual([]);
    expect(await people.findInvited(invitation?.token ?? "", nowMs)).toBeNull();
    expect(await keys.add(aKey("k2"), id, null, change)).toBe(false);
    const again = await people.invite(ANA, change);
    expect(again?.person.id).toBe(id);
  },
);

testOnEveryDatabase(
  "lines of the audit stand in the order of the changes, by subject, action and store, and are never changed or deleted",
  async ({ database, clock }) => {
    const audit = createAuditTrail(database.leads);
    const line = {
      atMs: clock.ms,
      by: { personId: "p1", name: "Ana Ruiz" },
      storeId: "aurora",
      action: "vehicle.changed",
      subject: "1HGCV1F34LA000001",
      before: { salePriceCents: 2_000_000 },
      after: { salePriceCents: 1_900_000 },
    } as const;
    await audit.add(line);
    await audit.add({ ...line, storeId: "joliet", subject: "x", before: null });
    const all = await audit.list({ limit: 10 });
    expect(all.map(({ subject }) => subject)).toEqual(["x", line.subject]);
    expect(all[1]).toMatchObject(line);
    expect(await audit.list({ limit: 10, storeIds: ["aurora"] })).toEqual([
      all[1],
    ]);
    expect(await audit.list({ limit: 10, storeIds: [] })).toEqual([]);
    expect(await audit.list({ limit: 10, subject: "x" })).toEqual([all[0]]);
    expect(await audit.list({ limit: 1, beforeId: all[0]?.id })).toEqual([
      all[1],
    ]);
    const { db } = database.leads;
    await expect(
      db.updateTable("console_audit").set({ subject: "y" }).execute(),
    ).rejects.toThrow("never changed");
    await expect(db.deleteFrom("console_audit").execute()).rejects.toThrow(
      /never (changed or )?deleted/,
    );
    expect(await audit.list({ limit: 10 })).toEqual(all);
  },
);
