import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time.ts";
import {
  getClientAddress,
  type AttackSite,
  startAttackSite,
} from "./attack-site.ts";
import { often } from "#tests/support/effort.ts";
import {
  codeAttacker,
  getFarAddress,
  PHONE,
  OTHER,
} from "./phone-code-attacker.ts";

// A23: a code is guessed by nobody.

let site: AttackSite;
beforeEach(async () => {
  site = await startAttackSite({ profile: "used-only" });
  return site.stop;
});

const { send, guess, lastCode, wrongCodes } = codeAttacker(() => site);

test("A23: the right code is taken once", async () => {
  await send(PHONE);
  const code = lastCode();
  const first = await guess(PHONE, code);
  expect(first.status).toBe(200);
  expect(first.cookies).toContain("visitor=");
  for (let time = 0; time < 3; time++)
    expect((await guess(PHONE, code)).status).toBe(400);
});

test("A23: after five wrong guesses the right code is dead", async () => {
  await send(PHONE);
  const code = lastCode();
  for (const wrong of wrongCodes(5))
    expect((await guess(PHONE, wrong)).status).toBe(400);
  expect((await guess(PHONE, code)).status).toBe(400);
});

test("A23: fifty guesses at once, the right one among them at the end, count as five", async () => {
  await send(PHONE);
  const code = lastCode();
  const guesses = [...wrongCodes(49), code];
  const answers = await Promise.all(
    guesses.map((it, at) => guess(PHONE, it, getClientAddress(at))),
  );
  expectTaken(answers);
  expect((await guess(PHONE, code, "198.18.9.9")).status).toBe(429);
});

interface Answered {
  readonly status: number;
}

/** Every allowance ends at fifteen guesses: those are wrong, and all the others too many. */
function expectTaken(answers: readonly Answered[]): void {
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([
    ...Array.from({ length: 15 }, () => 400),
    ...Array.from({ length: answers.length - 15 }, () => 429),
  ]);
}

test("A23: guesses from one address end at its allowance, and hit nothing", async () => {
  await send(PHONE);
  const answers: Answered[] = [];
  for (let round = 0; round < often(20, 3); round++) {
    const batch = wrongCodes(50 * (round + 1)).slice(-50);
    answers.push(...(await Promise.all(batch.map((it) => guess(PHONE, it)))));
  }
  expect(answers).toHaveLength(50 * often(20, 3));
  expectTaken(answers);
  expect(answers.at(-1)?.status).toBe(429);
});

test("A23: guesses from 200 addresses with one browser's secret end at its allowance", async () => {
  await send(PHONE);
  const code = lastCode();
  const answers = await Promise.all(
    wrongCodes(often(1000, 220)).map((it, at) =>
      guess(PHONE, it, getFarAddress(at % 200)),
    ),
  );
  expectTaken(answers);
  expect((await guess(PHONE, code, "198.18.200.1")).status).toBe(429);
});

test("A23: a stranger's guesses and codes lock no owner of a number out", async () => {
  const { asked } = await send(PHONE);
  const code = lastCode();
  const wrong = wrongCodes(40);
  for (const [at, it] of wrong.slice(0, 20).entries())
    expect(
      (await guess(PHONE, it, getFarAddress(at), { Cookie: "" })).status,
    ).toBe(400);
  // Not even the right one is taken from who did not ask.
  const stolen = await guess(PHONE, code, "198.18.3.1", { Cookie: "" });
  expect([stolen.status, stolen.cookies]).toEqual([400, ""]);
  // The stranger asks for a code of the same number, and kills that.
  site.advance(MINUTE_MS);
  const strangers = await send(PHONE, "198.18.4.1", { Cookie: "" });
  expect(strangers.status).toBe(200);
  const theirs: Answered[] = [];
  for (const it of wrong.slice(20))
    theirs.push(
      await guess(PHONE, it, "198.18.4.1", { Cookie: strangers.asked }),
    );
  expectTaken(theirs);
  const owners = await guess(PHONE, code, "198.18.0.1", { Cookie: asked });
  expect(owners.status).toBe(200);
});

test("A23: guesses spread over numbers and addresses end at the site's own allowance", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 90; at++) {
    const phone = String(3_125_550_000 + at * 37);
    const from = getFarAddress(at);
    await send(phone, from);
    for (const wrong of wrongCodes(4)) {
      const { status } = await guess(phone, wrong, from);
      statuses.push(status);
    }
  }
  expect(statuses).toEqual([
    ...Array.from({ length: 300 }, () => 400),
    ...Array.from({ length: 60 }, () => 429),
  ]);
});

test("A23: a new code kills the older one, and another number's code opens nothing", async () => {
  await send(PHONE);
  const older = lastCode();
  site.advance(MINUTE_MS);
  await send(PHONE);
  const newer = lastCode();
  await send(OTHER, "198.18.0.2");
  const others = lastCode();
  // One in a million is the same code again.
  for (const code of [older, others].filter((it) => it !== newer))
    expect((await guess(PHONE, code)).status).toBe(400);
  expect((await guess(PHONE, newer)).status).toBe(200);
});

test("A23: a code ends after ten minutes to the second", async () => {
  await send(PHONE);
  const code = lastCode();
  site.advance(10 * MINUTE_MS);
  expect((await guess(PHONE, code)).status).toBe(400);
  await send(OTHER, "198.18.0.2");
  const second = lastCode();
  site.advance(10 * MINUTE_MS - 1);
  expect((await guess(OTHER, second, "198.18.0.2")).status).toBe(200);
});

test("A23: a code is checked before any was sent, and of no number but its own", async () => {
  for (const code of ["000000", "123456", "999999"])
    expect((await guess(PHONE, code)).status).toBe(400);
});

test.each([
  ["an array", (code: string) => [code]],
  ["an array of guesses", (code: string) => [code, "000000"]],
  ["an object", (code: string) => ({ $ne: code })],
  ["a number", Number],
  ["full-width digits", (code: string) => inDigits(code, 0xff10)],
  ["Arabic digits", (code: string) => inDigits(code, 0x0660)],
  ["a zero before it", (code: string) => `0${code}`],
  ["a wildcard", () => "______"],
  ["a hundred of them", (code: string) => code.repeat(100)],
  ["true", () => true],
  ["with a NUL", (code: string) => `${code}\u0000`],
  ["in exponents", (code: string) => `${code}e0`],
])("A23: a code given as %s is none", async (_name, forge) => {
  await send(PHONE);
  const code = lastCode();
  const answer = await guess(PHONE, forge(code));
  expect([answer.status, answer.cookies]).toEqual([400, ""]);
});

function inDigits(code: string, zero: number): string {
  return [...code].map((it) => String.fromCharCode(zero + Number(it))).join("");
}

test("A23: the answer tells nobody whether a number is known, had a code, or was verified", async () => {
  await send(PHONE);
  await guess(PHONE, lastCode());
  const known = await guess(PHONE, "000000");
  const unknown = await guess(OTHER, "000000");
  expect([known.status, unknown.status]).toEqual([400, 400]);
});

test("A23: the pages of the two steps have the same allowances", async () => {
  const number = (phone: string, at: number) =>
    site.send(
      "/verify-phone",
      "phone-number",
      { phone },
      { "X-Forwarded-For": getClientAddress(at) },
    );
  const first = await number(PHONE, 1);
  expect(first.status).toBe(303);
  expect((await number(PHONE, 2)).status).toBe(400);
  const code = lastCode();
  const cookie = first.headers
    .getSetCookie()
    .map((it) => it.split(";", 1)[0] ?? "")
    .join("; ");
  const typed = (it: string, at: number) =>
    site.send(
      "/verify-phone/code",
      "phone-code",
      { code: it },
      { Cookie: cookie, "X-Forwarded-For": getClientAddress(at) },
    );
  for (const [at, wrong] of wrongCodes(5).entries())
    expect((await typed(wrong, at)).status).toBe(400);
  expect((await typed(code, 99)).status).toBe(400);
});
