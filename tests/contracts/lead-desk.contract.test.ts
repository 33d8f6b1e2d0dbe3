import { expect } from "vitest";
import { createLeadDesk } from "#app/adapters/database/lead-desk/lead-desk.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { purgeLeads } from "#app/adapters/database/leads/lead-purge.server.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { LeadChange, LeadQuestion } from "#app/ports/lead-desk-ports.ts";
import { aSubmission, SAMPLE_USER } from "#tests/leads/sample-leads.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";
import { collect, submitTo } from "./lead-deeds.ts";

const ANA = { personId: "ana", name: "Ana" };
const BEN = { personId: "ben", name: "Ben" };

function openDesk(opened: OpenedDatabase) {
  const { database, clock } = opened;
  const submit = submitTo(database, opened);
  let count = 0;
  return {
    desk: createLeadDesk(database.leads),
    change: (by = ANA, storeIds: LeadChange["storeIds"] = null) => ({
      by,
      storeIds,
      nowMs: clock.ms,
    }),
    async send(changes: Partial<LeadSubmission> = {}) {
      clock.ms += 60_000;
      const idempotencyKey = `form-${count++}`;
      const { reference } = await submit(
        aSubmission({ idempotencyKey, ...changes }),
      );
      return reference;
    },
    listAudit: () =>
      database.leads.db
        .selectFrom("console_audit")
        .select(["action", "subject", "person_name", "before", "after"])
        .orderBy("id")
        .execute(),
  };
}

const named = (firstName: string, email: string) => ({
  user: { ...SAMPLE_USER, firstName, email },
});

testOnEveryDatabase(
  "a lead that two people mark is answered once, by the first, with one line of the audit",
  async (opened) => {
    const { desk, send, change, listAudit } = openDesk(opened);
    const reference = await send();
    expect((await desk.find(reference, null))?.lead.answer).toBeNull();
    const people = [ANA, BEN];
    const outcomes = await Promise.all(
      people.map((person) => desk.markAnswered(reference, change(person))),
    );
    // Two connections race, so that either of the two may be the first.
    const firstIndex = outcomes.findIndex((it) => it.status === "noted");
    const first = { atMs: opened.clock.ms, by: people[firstIndex] };
    expect(outcomes.toSpliced(firstIndex, 1)).toEqual([
      { status: "noted-before", now: first },
    ]);
    expect((await desk.find(reference, null))?.lead.answer).toEqual(first);
    expect(await listAudit()).toEqual([
      {
        action: "lead.answered",
        subject: reference,
        person_name: people[firstIndex]?.name,
        before: "null",
        after: JSON.stringify({ answeredAtMs: opened.clock.ms }),
      },
    ]);
    expect(await desk.reopen(reference, change(BEN))).toEqual({
      status: "noted",
    });
    expect((await desk.find(reference, null))?.lead.answer).toBeNull();
    expect(await listAudit()).toHaveLength(2);
  },
);

testOnEveryDatabase(
  "who assigns a lead that somebody else took meanwhile takes it from nobody, and sees who has it",
  async (opened) => {
    const { desk, send, change, listAudit } = openDesk(opened);
    const reference = await send();
    const toAna = { to: { id: "ana", name: "Ana" }, known: null };
    const toBen = { to: { id: "ben", name: "Ben" }, known: null };
    expect(await desk.assign(reference, toAna, change())).toEqual({
      status: "noted",
    });
    expect(await desk.assign(reference, toBen, change(BEN))).toEqual({
      status: "noted-before",
      now: ANA,
    });
    const seen = { ...toBen, known: "ana" };
    await desk.assign(reference, seen, change(BEN));
    expect((await desk.find(reference, null))?.lead.assignee).toEqual(BEN);
    await desk.assign(reference, { to: null, known: "ben" }, change());
    expect((await desk.find(reference, null))?.lead.assignee).toBeNull();
    expect((await listAudit()).map((it) => [it.before, it.after])).toEqual([
      ["null", JSON.stringify(ANA)],
      [JSON.stringify(ANA), JSON.stringify(BEN)],
      [JSON.stringify(BEN), "null"],
    ]);
  },
);

testOnEveryDatabase(
  "notes stand in the order they were written, a double press writes one, and the audit has nothing of their words",
  async (opened) => {
    const { desk, send, change, listAudit } = openDesk(opened);
    const reference = await send();
    await desk.addNote(reference, "Nora calls back at five \u0000", change());
    await desk.addNote(reference, "Nora calls back at five \u0000", change());
    await desk.addNote(reference, "She came.", change(BEN));
    const found = await desk.find(reference, null);
    expect(found?.notes.map(({ text, by }) => [by.name, text])).toEqual([
      ["Ana", "Nora calls back at five "],
      ["Ben", "She came."],
    ]);
    const lines = await listAudit();
    expect(lines.map(({ action }) => action)).toEqual([
      "lead.noted",
      "lead.noted",
    ]);
    expect(JSON.stringify(lines)).not.toContain("Nora");
  },
);

testOnEveryDatabase(
  "a lead of another store is not there, for looking, listing, noting and exporting",
  async (opened) => {
    const { desk, send, change, listAudit } = openDesk(opened);
    const reference = await send({ storeId: "aurora" });
    const own = await send({ storeId: "joliet" });
    const storeIds = ["joliet"];
    const foreign = change(ANA, storeIds);
    expect(await desk.find(reference, storeIds)).toBeNull();
    const list = await desk.list({ storeIds, limit: 10 });
    expect(list.map((it) => it.reference)).toEqual([own]);
    const to = { to: { id: "ana", name: "Ana" }, known: null };
    expect([
      await desk.markAnswered(reference, foreign),
      await desk.reopen(reference, foreign),
      await desk.assign(reference, to, foreign),
      await desk.addNote(reference, "mine", foreign),
    ]).toEqual(Array.from({ length: 4 }, () => ({ status: "unknown" })));
    expect(await listAudit()).toEqual([]);
    const exported = await collect(desk.exportAll({ storeIds }, foreign));
    expect(exported.map((it) => it.reference)).toEqual([own]);
  },
);

testOnEveryDatabase(
  "a lead that retention deleted meanwhile is unknown, and its notes went with it",
  async (opened) => {
    const { desk, send, change } = openDesk(opened);
    const reference = await send();
    await desk.addNote(reference, "soon gone", change());
    await desk.markAnswered(reference, change());
    const { leads } = opened.database;
    await leads.db.updateTable("outbox").set({ state: "dead" }).execute();
    await purgeLeads(leads, {
      receivedBeforeMs: opened.clock.ms + 1,
      limit: 10,
    });
    expect(await desk.find(reference, null)).toBeNull();
    expect(await desk.addNote(reference, "late", change())).toEqual({
      status: "unknown",
    });
    for (const table of ["lead_notes", "lead_answers", "lead_finds"] as const)
      expect(await leads.db.selectFrom(table).selectAll().execute()).toEqual(
        [],
      );
  },
);

testOnEveryDatabase(
  "a list is filtered by state, type, person, words and days, and pages by id",
  async (opened) => {
    const { desk, send, change } = openDesk(opened);
    const startMs = opened.clock.ms;
    const first = await send(named("José", "jose@visitor.example"));
    const second = await send({ type: "CAREERS" });
    const third = await send(named("100%", "x_y@visitor.example"));
    await desk.markAnswered(second, change());
    const to = { to: { id: "ben", name: "Ben" }, known: null };
    await desk.assign(third, to, change());
    await opened.database.leads.db
      .updateTable("outbox")
      .set({ state: "dead" })
      .where("lead_id", "=", (await desk.find(first, null))?.lead.id ?? 0)
      .execute();
    const ask = async (question: Partial<LeadQuestion>) => {
      const leads = await desk.list({ storeIds: null, limit: 9, ...question });
      expect(await desk.count({ storeIds: null, ...question })).toBe(
        leads.length,
      );
      return leads.map(({ reference }) => reference);
    };
    expect(await ask({})).toEqual([third, second, first]);
    expect(await ask({ state: "unanswered" })).toEqual([third, first]);
    expect(await ask({ state: "answered" })).toEqual([second]);
    expect(await ask({ state: "undelivered" })).toEqual([first]);
    expect(await ask({ type: "CAREERS" })).toEqual([second]);
    expect(await ask({ assignedTo: "ben" })).toEqual([third]);
    expect(await ask({ assignedTo: null })).toEqual([second, first]);
    expect(await ask({ text: "jose quill" })).toEqual([first]);
    expect(await ask({ text: "0%" })).toEqual([third]);
    expect(await ask({ text: "x_y" })).toEqual([third]);
    expect(await ask({ text: "xzy" })).toEqual([]);
    expect(await ask({ text: second.toLowerCase() })).toEqual([second]);
    expect(await ask({ sinceMs: startMs + 120_000 })).toEqual([third, second]);
    expect(await ask({ untilMs: startMs + 120_000 })).toEqual([first]);
    const [newest] = await desk.list({ storeIds: null, limit: 1 });
    const next = await desk.list({
      storeIds: null,
      limit: 9,
      beforeId: newest?.id,
    });
    expect(next.map(({ reference }) => reference)).toEqual([second, first]);
    const oldest = await desk.listOldest({ storeIds: null, limit: 1 });
    expect(oldest.map(({ reference }) => reference)).toEqual([first]);
  },
);

testOnEveryDatabase(
  "a lead shows the others of the same browser and of the same mailbox",
  async (opened) => {
    const { desk, send } = openDesk(opened);
    const one = await send({ visitorId: "v-1", ...named("A", "A@x.example") });
    const two = await send({ visitorId: "v-1", ...named("B", "b@x.example") });
    const three = await send({
      visitorId: "v-2",
      ...named("A", "a@x.example"),
    });
    await send({ visitorId: "v-3", ...named("C", "c@x.example") });
    const listOthers = async (reference: string) =>
      (await desk.find(reference, null))?.others.map((it) => it.reference);
    expect(await listOthers(one)).toEqual([three, two]);
    expect(await listOthers(two)).toEqual([one]);
    expect(await listOthers(three)).toEqual([one]);
  },
);

testOnEveryDatabase(
  "an export tells the audit what was asked for, and nothing of whom",
  async (opened) => {
    const { desk, send, change, listAudit } = openDesk(opened);
    const first = await send();
    const second = await send();
    const question = { storeIds: null, text: "nora" };
    const exported = await collect(
      desk.exportAll({ ...question, state: "unanswered" }, change()),
    );
    expect(exported.map((it) => it.reference)).toEqual([first, second]);
    expect(
      (await listAudit()).map(({ action, after }) => [action, after]),
    ).toEqual([
      [
        "leads.exported",
        JSON.stringify({ stores: null, state: "unanswered", isSearched: true }),
      ],
    ]);
  },
);

testOnEveryDatabase(
  "what is sent again is told by the audit, a line each lead",
  async (opened) => {
    const { send, listAudit } = openDesk(opened);
    const reference = await send();
    await send();
    const { leads } = opened.database;
    await leads.db.updateTable("outbox").set({ state: "dead" }).execute();
    const records = createLeadRecords(leads);
    const lead = await records.find(reference);
    const nowMs = opened.clock.ms;
    const request = { isDeadOnly: true, nowMs, by: BEN };
    await records.replay({ ...request, leadId: lead?.id ?? 0 });
    await records.replay({ ...request, leadId: lead?.id ?? 0 });
    expect(await listAudit()).toEqual([
      {
        action: "delivery.replayed",
        subject: reference,
        person_name: "Ben",
        before: "null",
        after: JSON.stringify({ deliveries: 1 }),
      },
    ]);
  },
);
