import { expect, test } from "vitest";
import type { TodayFacts } from "#app/domain/console/today.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { Person } from "#app/ports/console-ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { sendMorningMails } from "./send-morning-mails.server.ts";

const PROFILE = readProfile();
/** Half past seven in Chicago. */
const MORNING_MS = Date.parse("2026-11-20T13:30:00Z");
const HOUR_MS = 3_600_000;

const ANA: Person = {
  id: "ana",
  name: "Ana",
  email: "ana@dealer.example",
  role: "manager",
  storeIds: ["aurora"],
  language: "en",
  createdAtMs: 0,
};
const LUZ: Person = {
  ...ANA,
  id: "luz",
  name: "Luz",
  email: "luz@dealer.example",
  role: "seller",
  storeIds: null,
  language: "es",
};

const FACTS: TodayFacts = {
  unanswered: {
    count: 1,
    leads: [
      {
        reference: "K7Q2-9FXM",
        type: "CONTACT_SALES",
        name: "Nora Quill",
        storeId: "aurora",
        receivedAtMs: MORNING_MS - 3 * HOUR_MS,
      },
    ],
  },
  appointments: [],
  withoutPhotos: 0,
  withoutPrice: 2,
  undelivered: 0,
  feeds: [],
  offers: [],
  findings: [],
};
const NOTHING: TodayFacts = {
  ...FACTS,
  unanswered: {
    count: 0,
    leads: [],
  },
  withoutPrice: 0,
};

/** Stored mails are kept by their key, as the database keeps them. */
function openMorning(
  people: readonly Person[],
  morningMail = PROFILE.console.morningMail,
) {
  const stored = new Map<string, VisitorMail>();
  const morning = { nowMs: MORNING_MS, facts: FACTS };
  const ports = {
    profile: { ...PROFILE, console: { morningMail } },
    siteUrl: "https://prairieauto.example",
    clock: { nowMs: () => morning.nowMs },
    people: { list: async () => people } as never,
    today: {
      read: async () => morning.facts,
      listCarsWithout: async () => [],
    },
    visitorMails: {
      async send(mail: VisitorMail) {
        const isRepeated = stored.has(mail.idempotencyKey);
        if (!isRepeated) stored.set(mail.idempotencyKey, mail);
        return { isRepeated };
      },
    },
  };
  const { signal } = new AbortController();
  return {
    morning,
    mails: () => [...stored.values()],
    look: async () => (await sendMorningMails(ports, signal)).mails,
  };
}

test("each person with something to do gets one mail a morning, in their language and of what is theirs", async () => {
  const { look, mails, morning } = openMorning([ANA, LUZ]);
  expect(await look()).toBe(2);
  expect(await look()).toBe(0);
  const [ana, luz] = mails();
  expect(ana?.to).toEqual({ name: "Ana", email: "ana@dealer.example" });
  expect(ana?.subject).toMatch(/: 2 things for today$/);
  expect(ana?.text).toContain("K7Q2-9FXM has waited for 3 hours");
  expect(ana?.text).toContain("2 cars without a price");
  expect(ana?.text).toContain("https://prairieauto.example/console/today");
  expect(luz?.subject).toMatch(/: 1 pendiente para hoy$/);
  expect(luz?.text).toContain("K7Q2-9FXM espera desde hace 3 horas");
  expect(luz?.text).not.toContain("precio");
  morning.nowMs += 24 * HOUR_MS;
  expect(await look()).toBe(2);
});

test("no visitor stands in the mail, because it outlives one who is erased", async () => {
  const { look, mails } = openMorning([ANA]);
  await look();
  expect(JSON.stringify(mails())).not.toContain("Nora");
});

test("whoever has nothing to do gets no mail", async () => {
  const { look, morning } = openMorning([ANA]);
  morning.facts = NOTHING;
  expect(await look()).toBe(0);
});

test("the profile's hour says when the mail goes out, and null sends none", async () => {
  const late = openMorning([ANA], { hour: 9 });
  expect(await late.look()).toBe(0);
  late.morning.nowMs += 2 * HOUR_MS;
  expect(await late.look()).toBe(1);
  expect(await openMorning([ANA], null).look()).toBe(0);
});
