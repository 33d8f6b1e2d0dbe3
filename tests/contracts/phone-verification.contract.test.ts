import { expect } from "vitest";
import { createPhoneLimits } from "#app/adapters/database/visitors/phone-limits.server.ts";
import { createOwnCodes } from "#app/adapters/phone-verification/own-codes.server.ts";
import { createPhoneVerifier } from "#app/adapters/phone-verification/phone-verifier.server.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import type { CodeAsker } from "#app/ports/visitor-ports.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";

const PHONE = "6305550142";

function verifierOver(
  { clock, log }: Pick<OpenedDatabase, "clock" | "log">,
  { leads: area }: OpenedDatabase["database"],
) {
  /** What the telephones show, newest last. */
  const sent: { phone: string; code: string }[] = [];
  const channel = createOwnCodes({
    area,
    secretKey: "a key for tests that is long enough",
    clock,
    readSettings: () => ({ codeMinutes: 10, maximumTries: 5 }),
    deliver: async (phone, code) => void sent.push({ phone, code }),
  });
  const verifier = createPhoneVerifier(
    createPhoneLimits(area, { clock, log }),
    channel,
  );
  return {
    ...verifier,
    sent,
    codeOf: (phone: string) =>
      sent.findLast((it) => it.phone === phone)?.code ?? expect.fail(),
  };
}

/** No range of addresses holds many of them. */
function from(client: number, visitorId: string | null = null): CodeAsker {
  return {
    address: `${11 + (client % 180)}.${Math.floor(client / 180)}.7.9`,
    visitorId,
    askerSecret: "one browser",
  };
}

function fromAddress(address: string): CodeAsker {
  return { ...from(1), address };
}

/** Far enough from each other not to look like a list. */
function phoneNumber(at: number): string {
  return String(6_302_000_000 + at * 137);
}

function wrong(code: string): string {
  return code === "111111" ? "222222" : "111111";
}

testOnEveryDatabase("the code that was sent verifies, once", async (opened) => {
  const verifier = verifierOver(opened, opened.database);
  expect(await verifier.sendCode(PHONE, from(1))).toBe("sent");
  const code = verifier.codeOf(PHONE);
  expect(code).toMatch(/^\d{6}$/);
  expect(await verifier.checkCode(PHONE, code, from(1))).toBe("approved");
  expect(await verifier.checkCode(PHONE, code, from(1))).toBe("expired");
});

testOnEveryDatabase(
  "neither another number's code nor an older one verifies",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const other = phoneNumber(1);
    await verifier.sendCode(PHONE, from(1));
    await verifier.sendCode(other, from(2));
    const first = verifier.codeOf(PHONE);
    if (first !== verifier.codeOf(other))
      expect(
        await verifier.checkCode(PHONE, verifier.codeOf(other), from(1)),
      ).toBe("wrong");
    opened.clock.ms += 61_000;
    await verifier.sendCode(PHONE, from(1));
    if (first !== verifier.codeOf(PHONE))
      expect(await verifier.checkCode(PHONE, first, from(1))).toBe("wrong");
    expect(
      await verifier.checkCode(PHONE, verifier.codeOf(PHONE), from(1)),
    ).toBe("approved");
  },
);

testOnEveryDatabase("a code dies after ten minutes", async (opened) => {
  const verifier = verifierOver(opened, opened.database);
  await verifier.sendCode(PHONE, from(1));
  opened.clock.ms += 10 * MINUTE_MS;
  expect(await verifier.checkCode(PHONE, verifier.codeOf(PHONE), from(1))).toBe(
    "expired",
  );
});

testOnEveryDatabase(
  "the fifth wrong guess kills a code, and parallel guesses share the five",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    await verifier.sendCode(PHONE, from(1));
    const code = verifier.codeOf(PHONE);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        verifier.checkCode(PHONE, wrong(code), from(at)),
      ),
    );
    expect(answers.filter((it) => it === "wrong")).toHaveLength(5);
    expect(answers.filter((it) => it === "expired")).toHaveLength(7);
    expect(await verifier.checkCode(PHONE, code, from(40))).toBe("expired");
  },
);

testOnEveryDatabase(
  "strangers' guesses and strangers' codes leave the code of who asked for it alone",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    await verifier.sendCode(PHONE, from(1));
    const code = verifier.codeOf(PHONE);
    for (const [at, askerSecret] of [null, "another browser"].entries())
      for (let time = 0; time < 20; time++)
        expect(
          await verifier.checkCode(PHONE, wrong(code), {
            ...from(10 + at),
            askerSecret,
          }),
        ).toBe("expired");
    expect(
      await verifier.checkCode(PHONE, code, { ...from(2), askerSecret: null }),
    ).toBe("expired");
    opened.clock.ms += 61_000;
    const stranger = { ...from(3), askerSecret: "another browser" };
    expect(await verifier.sendCode(PHONE, stranger)).toBe("sent");
    const strangers = verifier.codeOf(PHONE);
    for (let time = 0; time < 5; time++)
      expect(await verifier.checkCode(PHONE, wrong(strangers), stranger)).toBe(
        "wrong",
      );
    expect(await verifier.checkCode(PHONE, strangers, stranger)).toBe(
      "expired",
    );
    expect(await verifier.checkCode(PHONE, code, from(1))).toBe("approved");
  },
);

testOnEveryDatabase(
  "no code stands in the database, and two numbers' rows have salts of their own",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    await verifier.sendCode(PHONE, from(1));
    await verifier.sendCode(phoneNumber(1), from(2));
    const rows = await opened.database.leads.db
      .selectFrom("phone_codes")
      .selectAll()
      .execute();
    expect(new Set(rows.map(({ salt }) => salt)).size).toBe(2);
    for (const { code_hash } of rows)
      expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(`"${verifier.codeOf(PHONE)}"`);
  },
);

testOnEveryDatabase(
  "a number gets one code a minute, 3 in ten minutes, 5 in an hour and 10 in a day, from whatever address",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const startMs = opened.clock.ms;
    let client = 0;
    const sentWithin = async (minutes: number, stepMs: number) => {
      let count = 0;
      for (
        ;
        opened.clock.ms < startMs + minutes * MINUTE_MS;
        opened.clock.ms += stepMs
      )
        if ((await verifier.sendCode(PHONE, from(client++))) === "sent")
          count++;
      return count;
    };
    expect(await sentWithin(1, 20_000)).toBe(1);
    expect(await sentWithin(10, 30_000)).toBe(2);
    expect(await sentWithin(60, MINUTE_MS)).toBe(2);
    expect(await sentWithin(24 * 60, 20 * MINUTE_MS)).toBe(5);
  },
);

testOnEveryDatabase(
  "an address gets ten codes an hour whatever the numbers, and a whole /64 is one address",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const answers: string[] = [];
    for (let at = 0; at < 12; at++)
      answers.push(
        await verifier.sendCode(
          phoneNumber(at),
          fromAddress(`2001:db8:1:2::${at + 1}`),
        ),
      );
    expect(answers.filter((it) => it === "sent")).toHaveLength(10);
    expect(
      await verifier.sendCode(phoneNumber(50), fromAddress("2001:db8:1:3::1")),
    ).toBe("sent");
    opened.clock.ms += 60 * MINUTE_MS;
    expect(
      await verifier.sendCode(phoneNumber(60), fromAddress("2001:db8:1:2::99")),
    ).toBe("sent");
  },
);

testOnEveryDatabase(
  "a visitor gets five codes an hour from wherever they come",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const answers: string[] = [];
    for (let at = 0; at < 7; at++)
      answers.push(await verifier.sendCode(phoneNumber(at), from(at, "v-1")));
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => "sent"),
      "too-many",
      "too-many",
    ]);
  },
);

testOnEveryDatabase(
  "the fourth of numbers in a row is refused",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const answers: string[] = [];
    for (let at = 0; at < 5; at++)
      answers.push(
        await verifier.sendCode(String(6_305_550_100 + at), from(at)),
      );
    expect(answers).toEqual(["sent", "sent", "sent", "too-many", "too-many"]);
  },
);

testOnEveryDatabase(
  "a thousand messages over numbers, addresses and visitors end at the site's budget, and the breaker stays open for an hour",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    let sentCount = 0;
    for (let at = 0; at < 1000; at++)
      if (
        (await verifier.sendCode(phoneNumber(at), from(at, `v-${at}`))) ===
        "sent"
      )
        sentCount++;
    expect(sentCount).toBe(200);
    expect(
      opened.events.filter((it) => it === "phone-codes.budget-spent"),
    ).toHaveLength(1);
    expect(opened.events).toContain("phone-codes.few-are-typed-in");
    expect(await verifier.sendCode(phoneNumber(2000), from(2000))).toBe(
      "unavailable",
    );
    opened.clock.ms += 60 * MINUTE_MS;
    expect(await verifier.sendCode(phoneNumber(2001), from(2001))).toBe("sent");
  },
);

testOnEveryDatabase(
  "parallel requests cannot share one allowance",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => verifier.sendCode(PHONE, from(at))),
    );
    expect(answers.filter((it) => it === "sent")).toHaveLength(1);
    expect(verifier.sent).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "guesses end at fifteen an hour for a browser, thirty for an address and three hundred for the site",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    const guess = (phone: string, asker: CodeAsker) =>
      verifier.checkCode(phone, wrong(verifier.codeOf(PHONE)), asker);
    const countUntilTooMany = async (next: (at: number) => Promise<string>) => {
      for (let at = 0; at < 1000; at++)
        if ((await next(at)) === "too-many") return at;
      return expect.fail();
    };
    await verifier.sendCode(PHONE, from(1));
    expect(await countUntilTooMany((at) => guess(PHONE, from(at)))).toBe(15);
    expect(
      await countUntilTooMany((at) => guess(phoneNumber(at), from(999))),
    ).toBe(30);
    const others = async (at: number) => {
      const group = Math.floor(at / 10);
      const phone = phoneNumber(100 + group);
      const asker = { ...from(1000 + group), askerSecret: `browser ${group}` };
      if (at % 10 === 0) await verifier.sendCode(phone, asker);
      return guess(phone, asker);
    };
    expect(await countUntilTooMany(others)).toBe(300 - 15);
    opened.clock.ms += 60 * MINUTE_MS;
    expect(await guess(PHONE, from(1))).toBe("expired");
  },
);

testOnEveryDatabase(
  "no code goes overseas, to paid numbers, to free ones or to numbers that do not exist",
  async (opened) => {
    const verifier = verifierOver(opened, opened.database);
    for (const phone of [
      "8765551234",
      "7875551234",
      "9005551234",
      "8005551234",
      "5551234567",
      "4420794609",
      "0123456789",
      "630555014",
    ])
      expect(await verifier.sendCode(phone, from(1))).toBe("refused");
    expect(verifier.sent).toEqual([]);
  },
);

testOnEveryStoredDatabase(
  "allowances, tries and codes outlive a restart",
  async (opened) => {
    const before = verifierOver(opened, opened.database);
    await before.sendCode(PHONE, from(1));
    const code = before.codeOf(PHONE);
    for (let at = 0; at < 4; at++)
      await before.checkCode(PHONE, wrong(code), from(1));
    const after = verifierOver(opened, await opened.openAgain());
    expect(await after.sendCode(PHONE, from(2))).toBe("too-many");
    expect(await after.checkCode(PHONE, wrong(code), from(2))).toBe("wrong");
    expect(await after.checkCode(PHONE, code, from(2))).toBe("expired");
  },
);

testOnEveryDatabase(
  "a clock that is set back makes no code live longer, and no allowance last longer",
  async (opened) => {
    const { clock } = opened;
    const verifier = verifierOver(opened, opened.database);
    await verifier.sendCode(PHONE, from(1));
    const code = verifier.codeOf(PHONE);
    clock.ms -= 120 * MINUTE_MS;
    // It would be good for two hours more.
    expect(await verifier.checkCode(PHONE, code, from(1))).toBe("expired");
    // The minute between two codes is over long before the clock says so.
    expect(await verifier.sendCode(PHONE, from(1))).toBe("sent");
    const next = verifier.codeOf(PHONE);
    expect(await verifier.checkCode(PHONE, next, from(1))).toBe("approved");
  },
);
