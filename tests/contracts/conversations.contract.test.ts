import { expect } from "vitest";
import { createConversationStore } from "#app/adapters/database/conversations/conversation-store.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import {
  CONVERSATION_DAYS,
  type Conversation,
  MOST_MESSAGES,
} from "#app/domain/chat/conversation.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { NewChatMessage } from "#app/ports/lead-ports.ts";
import { toNewLead } from "#app/site/leads/submit-lead.server.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";

const profile = readProfile();
const VISITOR = "visitor-1";
const CONTACT = {
  firstName: "Nora",
  lastName: "Quill",
  email: "",
  phone: "6305550199",
};

function openStore({ database: { leads } }: Pick<OpenedDatabase, "database">) {
  const random = createSeededChance(7);
  return createConversationStore({
    area: leads,
    makeReference: () => makeReference(random),
    onStored: () => {},
    onUntrustedHandle: (error) => {
      throw error;
    },
  });
}

let forms = 0;

const aMessage = (
  nowMs: number,
  text: string,
  changes: Partial<NewChatMessage> = {},
): NewChatMessage => {
  const newId = `conversation-${(forms += 1)}`;
  return {
    visitorId: VISITOR,
    newId,
    storeId: "aurora",
    isForStoreOnly: false,
    way: null,
    about: null,
    contact: CONTACT,
    text,
    key: `form-${forms}`,
    nowMs,
    lead: (joined: Conversation | null) =>
      toNewLead(
        { profile, clock: { nowMs: () => nowMs } },
        aSubmission({
          type: "DEFAULT",
          idempotencyKey: `chat.${joined?.id ?? newId}`,
          visitorId: VISITOR,
          summary: [
            {
              label: "Conversation",
              value: `Message ${(joined?.messages.length ?? 0) + 1}`,
            },
          ],
        }),
      ),
    ...changes,
  };
};

const readLeads = ({ database }: Pick<OpenedDatabase, "database">) =>
  database.leads.db
    .selectFrom("leads")
    .select(["id", "reference", "first_lead_id", "status"])
    .orderBy("id")
    .execute();

testOnEveryDatabase(
  "each message is a lead, and the later ones follow the first one's",
  async (opened) => {
    const store = openStore(opened);
    const { ms } = opened.clock;
    const first = await store.say(aMessage(ms, "Is it there?"));
    expect(first).toMatchObject({ isFirst: true, isRepeated: false });
    const second = await store.say(aMessage(ms + 1_000, "And the blue one?"));
    expect(second).toMatchObject({ isFirst: false, isRepeated: false });
    const [one, two] = await readLeads(opened);
    expect(two).toMatchObject({ first_lead_id: one?.id, status: "resend" });
    expect(first).toMatchObject({ reference: one?.reference });
    expect(second).toMatchObject({ reference: one?.reference });
    const found = await store.find(VISITOR, ms);
    expect(found?.messages.map(({ text }) => text)).toEqual([
      "Is it there?",
      "And the blue one?",
    ]);
    expect(found).toMatchObject({ contact: CONTACT, storeId: "aurora" });
  },
);

testOnEveryDatabase(
  "a form that is sent twice, at once too, is one message and one lead",
  async (opened) => {
    const store = openStore(opened);
    const message = aMessage(opened.clock.ms, "Is it there?");
    const outcomes = await Promise.all([
      store.say(message),
      store.say(message),
      store.say(message),
    ]);
    expect(
      outcomes.filter((it) => it.status === "said" && !it.isRepeated),
    ).toHaveLength(1);
    expect(await readLeads(opened)).toHaveLength(1);
    const found = await store.find(VISITOR, opened.clock.ms);
    expect(found?.messages).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "two first messages at once are one conversation",
  async (opened) => {
    const store = openStore(opened);
    const { ms } = opened.clock;
    const outcomes = await Promise.all([
      store.say(aMessage(ms, "Is it there?")),
      store.say(aMessage(ms, "How many miles?")),
    ]);
    const references = outcomes.map((it) =>
      it.status === "said" ? it.reference : null,
    );
    expect(new Set(references).size).toBe(1);
    expect(
      outcomes.filter((it) => it.status === "said" && it.isFirst),
    ).toHaveLength(1);
    expect(await readLeads(opened)).toHaveLength(2);
  },
);

testOnEveryDatabase(
  "a conversation that was quiet for thirty days is over, swept, and the next one begins anew",
  async (opened) => {
    const store = openStore(opened);
    const { database, clock } = opened;
    const first = await store.say(aMessage(clock.ms, "Is it there?"));
    const laterMs = clock.ms + CONVERSATION_DAYS * DAY_MS;
    expect(await store.find(VISITOR, laterMs - 1)).not.toBeNull();
    expect(await store.find(VISITOR, laterMs)).toBeNull();
    const next = await store.say(aMessage(laterMs, "Is it there?"));
    expect(next).toMatchObject({ isFirst: true, isRepeated: false });
    expect(next).not.toEqual(first);
    clock.ms = laterMs + CONVERSATION_DAYS * DAY_MS + 1;
    const { conversations } = await sweepExpired({
      area: database.leads,
      profile,
      clock,
      pauseMs: 0,
    });
    expect(conversations).toBe(1);
  },
);

testOnEveryDatabase(
  "a conversation takes so many messages and no more, and stores nothing of the next",
  async (opened) => {
    const store = openStore(opened);
    const { ms } = opened.clock;
    for (let count = 0; count < MOST_MESSAGES; count++)
      await store.say(aMessage(ms + count, `Message ${count}`));
    expect(await store.say(aMessage(ms + 1_000, "One more"))).toEqual({
      status: "full",
    });
    expect(await readLeads(opened)).toHaveLength(MOST_MESSAGES);
  },
);

testOnEveryDatabase(
  "“Erase everything” takes a visitor's conversation, and nobody else's",
  async (opened) => {
    const store = openStore(opened);
    const { database, clock, log } = opened;
    await store.say(aMessage(clock.ms, "Is it there?"));
    await store.say(aMessage(clock.ms, "Mine?", { visitorId: "visitor-2" }));
    const erased = await openErasedVisitors(database.leads, {
      clock,
      log,
      profileDays: 365,
    });
    await erased.add(VISITOR);
    erased.stop();
    expect(await store.find(VISITOR, clock.ms)).toBeNull();
    expect(await store.find("visitor-2", clock.ms)).not.toBeNull();
  },
);

testOnEveryDatabase(
  "when the lead cannot be stored, the message is not either",
  async (opened) => {
    const store = openStore(opened);
    const message = aMessage(opened.clock.ms, "Is it there?", {
      lead: () => {
        throw new Error("no lead");
      },
    });
    await expect(store.say(message)).rejects.toThrow("no lead");
    expect(await store.find(VISITOR, opened.clock.ms)).toBeNull();
    expect(
      await store.say(aMessage(opened.clock.ms, "Is it there?")),
    ).toMatchObject({ isFirst: true });
  },
);

testOnEveryDatabase(
  "a question for one store alone joins its conversation, and begins anew beside another store's",
  async (opened) => {
    const store = openStore(opened);
    const { ms } = opened.clock;
    const ask = (at: number, text: string, storeId: string) =>
      store.say(
        aMessage(ms + at, text, {
          storeId,
          isForStoreOnly: true,
          way: "email",
        }),
      );
    await ask(0, "Is it there?", "aurora");
    expect(await ask(1_000, "In blue?", "aurora")).toMatchObject({
      isFirst: false,
    });
    expect(await ask(2_000, "And this one?", "kankakee")).toMatchObject({
      isFirst: true,
    });
    expect(await store.find(VISITOR, ms)).toMatchObject({
      storeId: "kankakee",
      way: "email",
      messages: [{ text: "And this one?" }],
    });
  },
);
