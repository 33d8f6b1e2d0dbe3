import { expect, test } from "vitest";
import { MailFailure, type Mail } from "#app/adapters/email/mail.server.ts";
import { buildEmailTextShape } from "#app/domain/leads/email-shapes.ts";
import { watchReceiver } from "./receiver-watch.server.ts";

const MAIL: Mail = {
  from: { name: "Website", email: "website@dealer.example" },
  to: { name: "Sales", email: "sales@dealer.example" },
  replyTo: null,
  html: null,
  headers: {},
  subject: "A lead",
  text: "A lead",
  attachments: [],
  reference: "K7Q2-9FXM",
  messageId: "<lead@dealer.example>",
  dateMs: 0,
  shape: buildEmailTextShape("A lead", "sales@dealer.example", "A lead"),
};

function setStage() {
  const stage = {
    ms: 0,
    failure: new MailFailure("", "later"),
    isHere: true,
    asked: 0,
  };
  const watch = watchReceiver(
    {
      async send() {
        if (stage.isHere) return "250";
        throw stage.failure;
      },
      async isReachable() {
        stage.asked++;
        return stage.isHere;
      },
    },
    { nowMs: () => stage.ms },
  );
  return { stage, watch };
}

test("a receiver that cannot be reached is asked every fifteen seconds, and its return is told once", async () => {
  const { stage, watch } = setStage();
  stage.isHere = false;
  stage.failure = new MailFailure("refused", "unreachable");
  await expect(watch.mailer.send(MAIL)).rejects.toThrow("refused");
  for (let second = 0; second < 60; second++) {
    expect(watch.hasReturned()).toBe(false);
    await Promise.resolve();
    stage.ms += 1_000;
  }
  expect(stage.asked).toBe(4);
  stage.isHere = true;
  watch.hasReturned();
  await Promise.resolve();
  expect([watch.hasReturned(), watch.hasReturned()]).toEqual([true, false]);
});

test("a mail that goes through tells of the return as well", async () => {
  const { stage, watch } = setStage();
  stage.isHere = false;
  stage.failure = new MailFailure("refused", "unreachable");
  await expect(watch.mailer.send(MAIL)).rejects.toThrow("refused");
  stage.isHere = true;
  await watch.mailer.send(MAIL);
  expect([watch.hasReturned(), watch.hasReturned()]).toEqual([true, false]);
});

test("a receiver that answers, however crossly, is not asked", async () => {
  const { stage, watch } = setStage();
  stage.isHere = false;
  stage.failure = new MailFailure("451 later", "later");
  await expect(watch.mailer.send(MAIL)).rejects.toThrow("451");
  stage.isHere = true;
  stage.ms += 60_000;
  expect(watch.hasReturned()).toBe(false);
  await watch.mailer.send(MAIL);
  expect(watch.hasReturned()).toBe(false);
  expect(stage.asked).toBe(0);
});
