import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time.ts";
import { type OutboxStage, setOutboxStage } from "#tests/leads/outbox-stage.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { readProfile, withLeads } from "#tests/leads/sample-profile.ts";
import {
  aSubmission,
  SAMPLE_USER,
  SUBMISSIONS,
} from "#tests/leads/sample-leads.ts";
import { LEAD_COLUMNS } from "#app/domain/leads/lead-csv.ts";
import { leadsCommand } from "./leads.ts";

const PROFILE = readProfile();
const folder = mkdtempSync(path.join(tmpdir(), "leads-"));
afterAll(() => rmSync(folder, { recursive: true }));

let stage: OutboxStage;
let out = "";
let err = "";
let profile: StoreProfile = PROFILE;
beforeEach(async () => {
  profile = PROFILE;
  stage = await setOutboxStage();
  out = "";
  err = "";
});
afterEach(() => stage.close());

function run(...args: readonly string[]) {
  out = "";
  err = "";
  return leadsCommand(args, {
    records: stage.records,
    eraser: stage.eraser,
    clock: stage.clock,
    profile,
    place: "/data/leads.sqlite",
    stdout: {
      write: (text) => {
        out += typeof text === "string" ? text : Buffer.from(text).toString();
      },
    },
    stderr: { write: (text) => void (err += text) },
    isTerminal: false,
  });
}

let keys = 0;
async function submit(changes: Parameters<typeof aSubmission>[0] = {}) {
  const idempotencyKey = `key ${keys++}`;
  const { reference } = await stage.submit(
    aSubmission({ idempotencyKey, ...changes }),
  );
  return reference;
}

/** Everything that is due, as far as the receiver takes it. */
async function deliverAll(): Promise<void> {
  const worker = stage.newWorker();
  for (;;) {
    const { taken } = await worker.turn();
    await worker.settled();
    if (taken === 0) return;
  }
}

test("a list is newest first, names as initials, and no line is wider than a hundred characters", async () => {
  const first = await submit();
  stage.pass(60_000);
  const second = await submit({
    type: "SCHEDULE_TEST_DRIVE",
    user: { ...SAMPLE_USER, firstName: "\u001b[31mOlga", lastName: "Ødegård" },
  });
  await deliverAll();
  expect(await run("list")).toBe(0);
  const lines = out.trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^REFERENCE {2}RECEIVED {10}TYPE/);
  expect(lines[1]).toMatch(
    new RegExp(
      `^${second} {2}2026-11-20 12:01 {2}SCHEDULE_TEST_DRIVE {2}aurora .* new .* delivered`,
    ),
  );
  expect(lines[2]).toContain(first);
  expect(lines[2]).toMatch(/N\. Q\.$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  expect(out).not.toContain("Nora");
  expect(out).not.toContain("@");
  expect(out).not.toContain("\u001b");
});

test("--with-contacts says who it was", async () => {
  await submit();
  await run("list", "--with-contacts");
  expect(out).toContain(
    "\n  Nora Quill-O’Dell · nora.quill@visitor.example · (630) 555-0199\n",
  );
});

test("a page ends by saying how the next one is called, and the last one does not", async () => {
  const references: string[] = [];
  for (let number = 0; number < 5; number++) references.unshift(await submit());
  await run("list", "--limit", "2");
  expect(out).toContain(`Older ones: add --before ${references[1]}\n`);
  await run("list", "--limit", "3", "--before", references[1] ?? "");
  for (const older of references.slice(2)) expect(out).toContain(older);
  expect(out).not.toContain(references[1]);
  expect(out).not.toContain("Older ones");
});

test("a list is narrowed by type, state and day", async () => {
  stage.receive = ({ subject }) =>
    subject.includes("question") ? "refuse" : "take";
  const early = await submit();
  await deliverAll();
  stage.pass(3 * DAY_MS);
  const late = await submit({ type: "SERVICE" });
  await run("list", "--type", "service");
  expect(out).toContain(late);
  expect(out).not.toContain(early);
  await run("list", "--state", "dead");
  expect(out).toContain(early);
  expect(out).not.toContain(late);
  await run("list", "--state", "waiting");
  expect(out).not.toContain(early);
  await run("list", "--since", "2026-11-21");
  expect(out).toContain(late);
  expect(out).not.toContain(early);
  await run("list", "--until", "2026-11-21");
  expect(out).not.toContain(late);
  await run("list", "--since", "2d");
  expect(out).toContain(late);
  expect(await run("list", "--since", "1d", "--type", "CAREERS")).toBe(0);
  expect(out).toBe("No such leads in /data/leads.sqlite.\n");
});

test("a day begins at midnight of the dealership's own clock", async () => {
  // 2026-11-21T05:30Z is half past eleven of the evening before.
  stage.pass(11.5 * 3_600_000);
  const reference = await submit();
  await run("list", "--since", "2026-11-21");
  expect(out).not.toContain(reference);
  await run("list", "--since", "2026-11-20", "--until", "2026-11-21");
  expect(out).toContain(reference);
});

test("show tells everything of a lead, however its reference is typed", async () => {
  const { attachments } = SUBMISSIONS.CAREERS;
  const reference = await submit({
    ...SUBMISSIONS.CAREERS,
    idempotencyKey: "careers",
    user: {
      ...SAMPLE_USER,
      comments: "Hello\u001b]0;owned\u0007\nsecond line",
    },
  });
  await deliverAll();
  expect(await run("show", reference.toLowerCase().replace("-", ""))).toBe(0);
  expect(out).toContain(`Lead ${reference}`);
  expect(out).toContain("2026-11-20 12:00:00 America/Chicago");
  expect(out).toContain("nora.quill@visitor.example");
  expect(out).toContain(`${attachments[0]?.fileName} (text/plain, 21 bytes)`);
  expect(out).toMatch(/careers@prairieauto\.example {2}delivered/);
  expect(out).toContain("from leads.json: recipients.careers.email\n");
  expect(out).toMatch(/delivered after \d+ ms {2}250 OK/);
  expect(out).toContain("Mail (text)");
  expect(out).toContain("second line");
  expect(out).not.toContain("\u001b");
});

test("show prints the ADF of a lead that goes out as one", async () => {
  const reference = await submit({
    ...SUBMISSIONS.SCHEDULE_TEST_DRIVE,
    idempotencyKey: "drive",
  });
  await run("show", reference);
  expect(out).toContain("Mail (adf)");
  expect(out).toContain("<prospect status=");
  expect(out).toContain("waiting, next attempt 2026-11-20 12:00:00");
});

test("a lead whose stored text is damaged is listed, shown and exported all the same", async () => {
  const reference = await submit();
  await stage.database.leads.db
    .updateTable("leads")
    .set({ content: '{"user":{"firstName":"No' })
    .execute();
  expect(await run("list")).toBe(0);
  expect(out).toContain("(cannot be read)");
  expect(await run("show", reference)).toBe(0);
  expect(out).toContain('{"user":{"firstName":"No');
  expect(await run("export")).toBe(0);
  expect(out).toContain('""firstName""');
});

test("a lead from before fuel and finance were kept is shown like any other", async () => {
  const reference = await submit({
    ...SUBMISSIONS.CONTACT_SALES,
    idempotencyKey: "old",
  });
  const { content } = await stage.database.leads.db
    .selectFrom("leads")
    .select("content")
    .executeTakeFirstOrThrow();
  const older = content.replaceAll(/"(?:fuelType|finance)":[^,]+,/g, "");
  expect(older).not.toBe(content);
  await stage.database.leads.db
    .updateTable("leads")
    .set({ content: older })
    .execute();
  await run("show", reference);
  expect(out).toContain("<bodystyle>SUV</bodystyle>");
  expect(out).not.toContain("Fuel");
});

test("dead letters are told with their reason and what to do, and replayed they arrive", async () => {
  stage.receive = ({ to }) =>
    to.email.includes("service") ? "refuse" : "take";
  const reference = await submit({ type: "SERVICE" });
  await deliverAll();
  expect(await run("dead")).toBe(0);
  expect(out).toContain(reference);
  expect(out).toContain("to aurora-service@prairieauto.example: given up");
  expect(out).toContain("after 1 attempt\n");
  expect(out).toContain("reason: refused, 550 never");
  expect(out).toContain("put the address right in leads.json");
  expect(out).toContain(
    "to hello@prairieauto.example instead, as the fallback recipient: delivered",
  );
  expect(out).toContain("leads replay --all-dead");

  stage.receive = () => "take";
  expect(await run("replay", reference.toLowerCase())).toBe(0);
  expect(out).toContain(`1 delivery of ${reference} is back in the queue.`);
  expect(out).toContain("The running server sends within a second or two");
  await deliverAll();
  expect(await stage.records.count()).toMatchObject({ dead: 0, delivered: 2 });
  await run("dead");
  expect(out).toBe(
    "Nothing was given up: every lead was delivered or waits.\n",
  );
});

test("a replay goes to the address that the profile has by now, unless the lead was sent there already", async () => {
  stage.receive = () => "refuse";
  const reference = await submit({ type: "SERVICE" });
  await deliverAll();
  const withService = (email: string) => ({
    ...PROFILE,
    leads: {
      ...PROFILE.leads,
      recipients: {
        ...PROFILE.leads.recipients,
        service: { name: "Service", email, stores: {} },
      },
    },
  });
  stage.receive = () => "take";
  await run("replay", reference);
  const sent = () => stage.taken.map(({ to }) => to.email).toSorted();
  await deliverAll();
  expect(sent()).toEqual([
    "aurora-service@prairieauto.example",
    "hello@prairieauto.example",
  ]);

  stage.taken.length = 0;
  profile = withService("Right@prairieauto.example");
  await run("replay", reference, "--again");
  await deliverAll();
  expect(sent()).toEqual([
    "hello@prairieauto.example",
    "right@prairieauto.example",
  ]);

  stage.taken.length = 0;
  profile = withService("hello@prairieauto.example");
  await run("replay", reference, "--again");
  await deliverAll();
  expect(sent()).toEqual([
    "hello@prairieauto.example",
    "right@prairieauto.example",
  ]);
});

test("show and dead name the key that an address comes from, a store's own before others, and say when it is gone", async () => {
  stage.receive = () => "refuse";
  const reference = await submit({ type: "SERVICE" });
  await deliverAll();
  await run("show", reference);
  expect(out).toContain("from leads.json: recipients.service.stores.aurora\n");
  await run("dead");
  expect(out).toContain(
    "from:   leads.json: recipients.service.stores.aurora\n",
  );
  profile = withLeads(PROFILE, {
    recipients: {
      dealership: { name: "Desk", email: "desk@prairie.example", stores: {} },
    },
  });
  await run("show", reference);
  expect(out).toContain(
    "from leads.json of before: it names this address no more\n",
  );
});

test("--all-dead replays every dead letter and nothing else", async () => {
  stage.receive = () => "refuse";
  await submit();
  await submit();
  await deliverAll();
  const { dead } = await stage.records.count();
  expect(dead).toBeGreaterThanOrEqual(2);
  expect(await run("replay", "--all-dead")).toBe(0);
  expect(out).toContain(`${dead} deliveries are back in the queue.`);
  await run("replay", "--all-dead");
  expect(out).toContain("Nothing was given up");
});

test("what everybody got is sent again only when asked", async () => {
  const reference = await submit();
  await run("replay", reference);
  expect(out).toContain("1 delivery is in the queue already");
  await deliverAll();
  await run("replay", reference);
  expect(out).toContain(`leads replay ${reference} --again`);
  expect(await stage.records.count()).toMatchObject({ delivered: 1 });
  await run("replay", reference, "--again");
  expect(await stage.records.count()).toMatchObject({ waiting: 1 });
});

test("an export is CSV that a spreadsheet takes for text, oldest first, attachments by name", async () => {
  const first = await submit({
    user: {
      ...SAMPLE_USER,
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: "@SUM(A1)",
      comments: '-1+1,"two"\r\nlines',
    },
  });
  stage.pass(DAY_MS);
  const second = await submit({
    ...SUBMISSIONS.CAREERS,
    idempotencyKey: "careers",
  });
  expect(await run("export")).toBe(0);
  expect(err).toBe("2 leads written.\n");
  const rows = parse(out, { columns: true });
  expect(Object.keys(rows[0] ?? {})).toEqual(LEAD_COLUMNS);
  expect(rows).toMatchObject([
    {
      reference: first,
      received_at: "2026-11-20T18:00:00.000Z",
      first_name: '\'=HYPERLINK("http://evil.example")',
      last_name: "'@SUM(A1)",
      comments: '\'-1+1,"two"\r\nlines',
      phone: "6305550199",
      delivery: "waiting",
    },
    { reference: second, attachments: "résumé.txt (21 bytes)" },
  ]);
  await run("export", "--since", "2026-11-21");
  expect(out).not.toContain(first);
  expect(out).toContain(second);
});

test("an export to a file is for its owner alone, begins with a mark for spreadsheets and replaces nothing unasked", async () => {
  await submit();
  const file = path.join(folder, "leads.csv");
  expect(await run("export", file)).toBe(0);
  expect(out).toBe(`1 lead written to ${file}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^\uFEFFreference,/);
  await submit();
  expect(await run("export", file)).toBe(1);
  expect(err).toContain("is there already");
  expect(await run("export", file, "--force")).toBe(0);
  expect(readFileSync(file, "utf8").trimEnd().split("\r\n")).toHaveLength(3);
  expect(await run("export", path.join(folder, "no", "such", "a.csv"))).toBe(1);
  expect(err).toContain("could not be written");
});

const RESUME = "Ten years of brakes.\n";

/** A job application as the form sends it. */
function submitApplication() {
  const idempotencyKey = `resume ${keys++}`;
  return submit({
    ...SUBMISSIONS.CAREERS,
    idempotencyKey,
    visitorId: idempotencyKey,
  });
}

test("show --attachment writes the résumé into a folder for its owner alone, and replaces nothing unasked", async () => {
  const reference = await submitApplication();
  const place = path.join(folder, "resumes");
  expect(await run("show", reference, "--attachment", place)).toBe(0);
  const file = path.join(place, "résumé.txt");
  expect(out).toBe(`${file}\n`);
  expect(readFileSync(file, "utf8")).toBe(RESUME);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await run("show", reference, "--attachment", place)).toBe(1);
  expect(err).toContain("is there already");
  expect(await run("show", reference, "--attachment", place, "--force")).toBe(
    0,
  );
  await run("show", reference, "--attachment", "-");
  expect(out).toBe(RESUME);
});

test("show --attachment gives the file of a lead that cannot be read, and says when there is none", async () => {
  const damaged = await submitApplication();
  await stage.database.leads.db
    .updateTable("leads")
    .set({ content: "{" })
    .execute();
  await run("show", damaged, "--attachment", "-");
  expect(out).toBe(RESUME);
  const bare = await submit();
  expect(await run("show", bare, "--attachment", folder)).toBe(1);
  expect(err).toBe(`Nothing is attached to lead ${bare}.\n`);
});

test("the stored name of an attachment is never a path", async () => {
  const [first] = SUBMISSIONS.CAREERS.attachments;
  if (first === undefined) throw new Error("The sample has no attachment.");
  const names = ["../../up.txt", "a.txt", "A.txt", "..", "\u001b[31m.txt"];
  const reference = await submit({
    ...SUBMISSIONS.CAREERS,
    idempotencyKey: "paths",
    attachments: names.map((fileName) => ({ ...first, fileName })),
  });
  const place = path.join(folder, "deep", "below");
  await run("show", reference, "--attachment", place);
  expect(readdirSync(place).toSorted()).toEqual(
    ["A (2).txt", "[31m.txt", "a.txt", "attachment", "up.txt"].toSorted(),
  );
  expect(await run("show", reference, "--attachment", "-")).toBe(64);
});

test("an export with files has a folder for each lead that something is attached to", async () => {
  await submit();
  const reference = await submitApplication();
  const place = path.join(folder, "files");
  expect(await run("export", "--files", place)).toBe(0);
  expect(readdirSync(place)).toEqual([reference]);
  const file = path.join(place, reference, "résumé.txt");
  expect(readFileSync(file, "utf8")).toBe(RESUME);
  expect(await run("export", "--files", place)).toBe(1);
  expect(err).toContain(`${file} is there already`);
  expect(await run("export", "--files", place, "--force")).toBe(0);
});

test("a purge says how many first, deletes on --confirm, and leaves what waits", async () => {
  await submit();
  await deliverAll();
  await submit();
  stage.pass(400 * DAY_MS);
  await submit();
  const call = ["purge", "--older-than", "365d"];
  expect(await run(...call, "--dry-run")).toBe(0);
  expect(out).toBe("1 lead older than 365 days. Nothing was deleted.\n");
  expect(await run(...call)).toBe(3);
  expect(err).toContain("Add --confirm");
  expect(await stage.records.count()).toMatchObject({ leads: 3 });
  expect(await run(...call, "--type", "CAREERS", "--confirm")).toBe(0);
  expect(await stage.records.count()).toMatchObject({ leads: 3 });
  expect(await run(...call, "--confirm")).toBe(0);
  expect(out).toBe("1 lead deleted.\n");
  expect(await stage.records.count()).toMatchObject({ leads: 2 });
});

test.each([
  [[], "Say what to do with leads."],
  [["shwo"], 'There is no command "leads shwo".'],
  [["constructor"], 'There is no command "leads constructor".'],
  [["show"], "Name one lead by its reference"],
  [["show", "K7Q2-9FXM", "."], "only --attachment takes a folder"],
  [["show", "hello"], '"hello" is no reference number'],
  [["list", "--state", "lost"], "waiting, delivered, dead"],
  [["list", "--type", "SALES"], "CONTACT_SALES"],
  [["list", "--since", "2026-02-30"], "--since takes a day as in 2026-11-20"],
  [["list", "--limit", "0"], "--limit takes a number from 1 to 500"],
  [["list", "--before", "2222-2222"], "there is no lead 2222-2222"],
  [["list", "extra"], '"extra" was not expected here.'],
  [["replay"], "or say --all-dead"],
  [["replay", "K7Q2-9FXM", "--all-dead"], "--all-dead stands alone"],
  [["export", "a.csv", "b.csv"], "One file at a time"],
  [["purge"], "Say how old: --older-than 365d"],
  [["purge", "--older-than", "0d", "--confirm"], "Say how old"],
  [["list", "--colour"], "--colour"],
])("wrong usage says what to do next: leads %j", async (args, expected) => {
  expect(await run(...args)).toBe(64);
  expect(err).toContain(expected);
  expect(err).toContain("Usage: leads");
  expect(out).toBe("");
});

test("a lead that is not there is a failure, not wrong usage", async () => {
  expect(await run("show", "K7Q2-9FXM")).toBe(1);
  expect(err).toContain("There is no lead K7Q2-9FXM in /data/leads.sqlite");
  expect(await run("replay", "K7Q2-9FXM")).toBe(1);
});

test("every command explains itself", async () => {
  for (const name of ["list", "show", "replay", "export", "dead", "purge"]) {
    expect(await run(name, "--help")).toBe(0);
    expect(out).toContain(`Usage: leads ${name}`);
  }
  expect(await run("--help")).toBe(0);
  expect(out).toContain("Usage: leads <command>");
});

test("a person is erased by address or reference after --confirm, and who is not known is said", async () => {
  const reference = await submit();
  const email = SAMPLE_USER.email.toUpperCase();
  expect(await run("erase", email)).toBe(3);
  expect(err).toContain(
    "1 lead, 0 chats, 0 mails, 0 alerts, 0 trade offers, 0 appointments would be erased for good. Add --confirm",
  );
  expect(await run("show", reference)).toBe(0);
  expect(await run("erase", reference.toLowerCase(), "--confirm")).toBe(0);
  expect(out).toContain("Erased: 1 lead, ");
  expect(await run("show", reference)).toBe(1);
  expect(await run("erase", email, "--confirm")).toBe(1);
  expect(err).toContain("Nobody is known by");
  expect(await run("erase", "nora", "--confirm")).toBe(64);
  expect(await run("erase")).toBe(64);
});
