import { expect, test } from "vitest";
import type {
  HoldReason,
  RecordedRun,
} from "#app/domain/inventory/import-run.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  sendDueFeedNotices,
  sendRefusedFileNotice,
} from "./feed-notices.server.ts";

const PROFILE = readProfile();
const NOW_MS = Date.UTC(2026, 10, 21, 18);
const NO_COUNTS = {
  added: 0,
  returned: 0,
  changed: 0,
  priceChanged: 0,
  unchanged: 0,
  gone: 0,
  samplesRemoved: 0,
  elsewhere: 0,
};

function aRun(
  id: number,
  hoursAgo: number,
  overrides: Partial<RecordedRun> = {},
): RecordedRun {
  return {
    id,
    storeId: "aurora",
    feed: "main",
    format: "generic",
    heldReason: null,
    startedAtMs: NOW_MS - hoursAgo * HOUR_MS,
    endedAtMs: NOW_MS - hoursAgo * HOUR_MS,
    rowCount: 120,
    mergedRowCount: 0,
    refusedCount: 0,
    warningCount: 0,
    counts: NO_COUNTS,
    ...overrides,
  };
}

/** The newest run comes first. Stored mails are kept by their key, as the database keeps them. */
function openDesk(profile = PROFILE) {
  const mails = new Map<string, VisitorMail>();
  const logged: string[] = [];
  const silent = () => {};
  const desk = {
    runs: [] as readonly RecordedRun[],
    nowMs: NOW_MS,
    mails: () => [...mails.values()],
    logged,
  };
  const ports = {
    profile,
    siteUrl: "https://prairieauto.example",
    clock: { nowMs: () => desk.nowMs },
    log: {
      debug: silent,
      info: silent,
      warn: silent,
      error: (event: string) => void logged.push(event),
    },
    visitorMails: {
      async send(mail: VisitorMail) {
        const isRepeated = mails.has(mail.idempotencyKey);
        if (!isRepeated) mails.set(mail.idempotencyKey, mail);
        return { isRepeated };
      },
    },
    history: {
      listNewestRuns: async () => desk.runs,
      async *listRefusals() {},
      listWarnings: async () => [],
    },
  };
  const { signal } = new AbortController();
  return { desk, ports, look: () => sendDueFeedNotices(ports, signal) };
}

const held = (reason: HoldReason) => ({ heldReason: reason });

test("a held feed is mailed once, however often it is looked at and sent again, and again after an import that succeeded", async () => {
  const { desk, look } = openDesk();
  desk.runs = [aRun(2, 1, held("vanishing")), aRun(1, 20)];
  expect(await look()).toEqual({ mails: 1 });
  expect(await look()).toEqual({ mails: 0 });
  desk.runs = [aRun(3, 0, held("vanishing")), ...desk.runs];
  expect(await look()).toEqual({ mails: 0 });
  desk.runs = [aRun(5, 0, held("vanishing")), aRun(4, 0), ...desk.runs];
  expect(await look()).toEqual({ mails: 1 });
  const [mail] = desk.mails();
  expect(mail?.subject).toBe(
    "Prairie Auto of Aurora, feed main: An import waits for confirmation",
  );
  expect(mail?.text).toContain("120 rows, 120 vehicles for sale");
  expect(mail?.text).toContain("To do: Look into the file.");
  expect(mail?.to.email).toBe(
    PROFILE.leads.recipients[PROFILE.leads.fallbackRecipient]?.email,
  );
});

test("a feed of which every row was refused is mailed as refused, and not as held", async () => {
  const { desk, look } = openDesk();
  desk.runs = [
    aRun(2, 1, { ...held("empty"), refusedCount: 120 }),
    aRun(1, 20),
  ];
  expect(await look()).toEqual({ mails: 1 });
  expect(desk.mails()[0]?.subject).toContain("every row was refused");
});

test("a feed that is late is mailed after 26 hours and once more after 48, and one in time or without vehicles never", async () => {
  const { desk, look } = openDesk();
  desk.runs = [aRun(1, 25), aRun(7, 90, { feed: "gone", rowCount: 0 })];
  expect(await look()).toEqual({ mails: 0 });
  desk.nowMs += 2 * HOUR_MS;
  expect(await look()).toEqual({ mails: 1 });
  expect(await look()).toEqual({ mails: 0 });
  desk.nowMs += 30 * HOUR_MS;
  expect(await look()).toEqual({ mails: 1 });
  expect(desk.mails().map(({ subject }) => subject)).toEqual([
    expect.stringContaining("No import for more than 26 hours"),
    expect.stringContaining("No import for more than 48 hours"),
  ]);
});

test("the sample inventory is nobody's feed", async () => {
  const { desk, look } = openDesk();
  desk.runs = [aRun(1, 900, { feed: "sample" })];
  expect(await look()).toEqual({ mails: 0 });
});

test("a file that cannot be read is mailed once for each reason until an import succeeds", async () => {
  const { desk, ports } = openDesk();
  desk.runs = [aRun(1, 3)];
  const tell = (file: string, reason: string) =>
    sendRefusedFileNotice(ports, {
      storeId: "aurora",
      feed: "main",
      file,
      reason,
    });
  await tell("a.csv", "It is no feed.");
  await tell("b.csv", "It is no feed.");
  expect(desk.mails()).toHaveLength(1);
  await tell("c.csv", "It ends in the middle of a row.");
  expect(desk.mails()).toHaveLength(2);
  expect(desk.mails()[0]?.text).toContain("a.csv: It is no feed.");
  desk.runs = [aRun(2, 0), ...desk.runs];
  await tell("d.csv", "It is no feed.");
  expect(desk.mails()).toHaveLength(3);
});

test("a notice that cannot be stored leaves the file alone, and the log says so", async () => {
  const { desk, ports } = openDesk();
  const failing = {
    ...ports,
    visitorMails: { send: () => Promise.reject(new Error("full")) },
  };
  await sendRefusedFileNotice(failing, {
    storeId: "aurora",
    feed: "main",
    file: "a.csv",
    reason: "no",
  });
  expect(desk.logged).toEqual(["feed-notices.not-sent"]);
});

test("a recipient named inventory is the manager who is told, with the store's own address", async () => {
  const { desk, look } = openDesk({
    ...PROFILE,
    leads: {
      ...PROFILE.leads,
      recipients: {
        ...PROFILE.leads.recipients,
        inventory: {
          name: "Inventory",
          email: "cars@prairieauto.example",
          stores: {},
        },
      },
    },
  });
  desk.runs = [aRun(1, 30)];
  await look();
  expect(desk.mails()[0]?.to).toEqual({
    name: "Inventory",
    email: "cars@prairieauto.example",
  });
});
