import { expect, onTestFinished, test } from "vitest";
import {
  ATTEMPT_LIMITS,
  type AttemptLimits,
} from "#app/adapters/email/mail-attempt.server.ts";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { type Mail, MailFailure } from "#app/adapters/email/mail.server.ts";
import {
  createSmtpMailer,
  parseSmtpOptions,
} from "#app/adapters/email/smtp-mailer.server.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import { LEAD_TYPES, type LeadType } from "#app/domain/store-profile/leads.ts";
import { listModelFaults, parseValidAdf } from "./adf-check.ts";
import {
  type MailCatcher,
  smtpError,
  startMailCatcher,
} from "./mail-catcher.ts";
import { SELF_SIGNED } from "./self-signed.ts";
import { stored, SUBMISSIONS } from "./sample-leads.ts";
import { readProfile } from "./sample-profile.ts";

const profile = readProfile();

function buildMail(type: LeadType): Mail {
  const submission = SUBMISSIONS[type];
  const { format, subject, recipients } = routeLead(submission, profile);
  const [to] = recipients;
  if (to === undefined) throw new Error("Nobody gets the lead.");
  const lead = stored(submission);
  const { attachments } = submission;
  return buildLeadMail(
    { lead, attachments, format, subject, recipientId: to.id, to },
    profile,
  );
}

async function catching(
  ...options: Parameters<typeof startMailCatcher>
): Promise<MailCatcher> {
  const catcher = await startMailCatcher(...options);
  onTestFinished(() => catcher.stop());
  return catcher;
}

function mailing(url: string, limits?: AttemptLimits) {
  const mailer = createSmtpMailer(url, limits);
  onTestFinished(() => mailer.close());
  return mailer;
}

async function awaitFailure(sending: Promise<string>): Promise<MailFailure> {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof MailFailure) return error;
  throw new Error(`Expected a mail failure, got ${String(error)}`);
}

test("a mail of each lead type is caught as it was built", async () => {
  const catcher = await catching();
  const mailer = mailing(catcher.url);
  for (const type of LEAD_TYPES) {
    const mail = buildMail(type);
    expect(await mailer.send(mail)).toMatch(/^250/);
    const caught = catcher.caught.at(-1);
    expect(caught?.from).toBe("website@prairieauto.example");
    expect(caught?.to).toEqual([mail.to.email]);
    expect(caught?.parsed.messageId).toBe(mail.messageId);
    expect(caught?.parsed.subject).toBe(mail.subject);
    expect(caught?.parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    if (!mail.text.startsWith("<?xml")) continue;
    expect(caught?.raw).toContain(
      "Content-Type: text/plain; charset=utf-8\r\n",
    );
    expect(caught?.parsed.attachments).toEqual([]);
    expect(caught?.parsed.html).toBeUndefined();
    expect(listModelFaults(parseValidAdf(caught?.parsed.text ?? ""))).toEqual(
      [],
    );
  }
  expect(catcher.caught).toHaveLength(LEAD_TYPES.length);
});

test("a résumé comes as an attachment with its bytes and its name", async () => {
  const catcher = await catching();
  await mailing(catcher.url).send(buildMail("CAREERS"));
  const [attachment] = catcher.caught[0]?.parsed.attachments ?? [];
  expect(attachment).toMatchObject({
    filename: "résumé.txt",
    mimeType: "text/plain",
    disposition: "attachment",
  });
  const { content } = attachment ?? {};
  expect(
    content instanceof ArrayBuffer && Buffer.from(content).toString(),
  ).toBe("Ten years of brakes.\n");
});

test("mails share a connection", async () => {
  let connections = 0;
  const catcher = await catching({
    onConnect(_session, done) {
      connections++;
      done();
    },
  });
  const mailer = mailing(catcher.url);
  for (let sent = 0; sent < 5; sent++) await mailer.send(buildMail("DEFAULT"));
  expect(connections).toBe(1);
});

test.each([
  [451, "no", "later"],
  [421, "no", "later"],
  [550, "no", "never"],
  [553, "5.1.3 no such address", "never"],
  [530, "login first", "settings"],
  [535, "wrong", "settings"],
  [538, "not in plain text", "settings"],
  [550, "5.7.1 no relaying", "settings"],
  [554, "5.7.26 no SPF", "settings"],
])("%i %s for the recipient: %s", async (code, words, kind) => {
  const catcher = await catching({
    onRcptTo(_address, _session, done) {
      done(smtpError(code, words));
    },
  });
  const failure = await awaitFailure(
    mailing(catcher.url).send(buildMail("DEFAULT")),
  );
  expect(failure.kind).toBe(kind);
  expect(failure.message).toContain(String(code));
});

test.each([
  [452, "no", "later"],
  [554, "no", "never"],
  [550, "5.7.1 not from this sender", "settings"],
])("%i %s after the message: %s", async (code, words, kind) => {
  const catcher = await catching({
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done(smtpError(code, words)));
    },
  });
  const failure = await awaitFailure(
    mailing(catcher.url).send(buildMail("DEFAULT")),
  );
  expect(failure.kind).toBe(kind);
});

test("a wrong password is ours to mend: the mail waits", async () => {
  const catcher = await catching({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      done(smtpError(535, "wrong"));
    },
  });
  const url = catcher.url.replace("//", "//user:password@");
  const failure = await awaitFailure(mailing(url).send(buildMail("DEFAULT")));
  expect(failure.kind).toBe("settings");
});

test("a mail server that is not there is tried later", async () => {
  const gone = await startMailCatcher();
  await gone.stop();
  const refused = await awaitFailure(
    mailing(gone.url).send(buildMail("DEFAULT")),
  );
  expect(refused.kind).toBe("unreachable");
});

test("after the final dot a mail server has ten minutes, and three for all before it", () => {
  expect(ATTEMPT_LIMITS).toEqual({ handOverMs: 180_000, answerMs: 600_000 });
});

test("a mail server that takes the message and never answers may have taken it, and is given up at its limit", async () => {
  const catcher = await catching({
    onData(stream) {
      stream.resume();
    },
  });
  const limits = { handOverMs: 60_000, answerMs: 300 };
  const failure = await awaitFailure(
    mailing(catcher.url, limits).send(buildMail("DEFAULT")),
  );
  expect(failure.kind).toBe("unconfirmed");
});

test("a mail server that hangs up when it has the whole message may have taken it", async () => {
  const catcher = await catching({
    onData(stream, session) {
      stream.resume();
      stream.on("end", () => catcher.hangUp(session.id));
    },
  });
  const failure = await awaitFailure(
    mailing(catcher.url).send(buildMail("DEFAULT")),
  );
  expect(failure.kind).toBe("unconfirmed");
});

test("a mail server that hangs up before the message has taken nothing", async () => {
  const catcher = await catching({
    onRcptTo(_address, session) {
      catcher.hangUp(session.id);
    },
  });
  const failure = await awaitFailure(
    mailing(catcher.url).send(buildMail("DEFAULT")),
  );
  expect(failure.kind).toBe("later");
});

test("a mail server that falls silent before the message is given up at its limit and has taken nothing", async () => {
  const catcher = await catching({ onRcptTo: () => {} });
  const limits = { handOverMs: 300, answerMs: 60_000 };
  const failure = await awaitFailure(
    mailing(catcher.url, limits).send(buildMail("DEFAULT")),
  );
  expect(failure.kind).toBe("later");
});

test("a mail that waits for a connection waits beyond its own limits, and is sent once", async () => {
  const taken: string[] = [];
  const catcher = await catching({
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => {
        taken.push("a mail");
        setTimeout(done, 200);
      });
    },
  });
  const mailer = mailing(catcher.url, { handOverMs: 500, answerMs: 500 });
  const sending = Array.from({ length: 5 * mailer.connectionCount }, () =>
    mailer.send(buildMail("DEFAULT")),
  );
  await Promise.all(sending);
  expect(taken).toHaveLength(sending.length);
});

test("without a certificate that can be trusted nothing is sent, by smtps:// or by STARTTLS", async () => {
  const encrypted = await catching({ ...SELF_SIGNED, secure: true }, "smtps");
  const upgraded = await catching({ ...SELF_SIGNED, disabledCommands: [] });
  for (const url of [encrypted.url, `${upgraded.url}?requireTLS=true`]) {
    const failure = await awaitFailure(mailing(url).send(buildMail("DEFAULT")));
    expect(failure.kind).toBe("later");
  }
  expect(encrypted.caught).toEqual([]);
  expect(upgraded.caught).toEqual([]);
});

test("a server without STARTTLS gets no plain text when encryption is required", async () => {
  const plain = await catching();
  const url = `${plain.url}?requireTLS=true`;
  await awaitFailure(mailing(url).send(buildMail("DEFAULT")));
  expect(plain.caught).toEqual([]);
});

test.each([
  ["smtp://mail.example", { port: 587, secure: false, requireTLS: true }],
  ["smtp://mail.example?requireTLS=false", { requireTLS: false }],
  ["smtp://localhost:2525", { port: 2525, requireTLS: false }],
  ["smtp://[::1]", { host: "::1", requireTLS: false }],
  ["smtps://mail.example", { port: 465, secure: true }],
  // Servers that test for spam hold their greeting back for six seconds.
  [
    "smtps://mail.example",
    { connectionTimeout: 20_000, greetingTimeout: 20_000 },
  ],
  [
    "smtps://us%40er:p%3Ass@mail.example",
    { auth: { user: "us@er", pass: "p:ss" } },
  ],
])("%s is read as it is meant", (url, options) => {
  expect(parseSmtpOptions(url)).toMatchObject(options);
});
