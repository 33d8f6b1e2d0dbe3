import { expect, test } from "vitest";
import type { Log } from "#app/ports.ts";
import { createTwilioVerify } from "./twilio-verify.server.ts";

/** Twilio knows numbers alone. */
const ASKER = "asker";

const ACCOUNT = {
  apiKey: "SK0123456789abcdef0123456789abcdef",
  apiSecret: "the-secret",
  serviceSid: "VA0123456789abcdef0123456789abcdef",
};

function twilioThatAnswers(status: number, body: unknown) {
  const requests: Request[] = [];
  const logged: string[] = [];
  const write = (event: string, fields?: object) =>
    void logged.push(`${event} ${JSON.stringify(fields)}`);
  const log: Log = { debug: write, info: write, warn: write, error: write };
  const channel = createTwilioVerify(ACCOUNT, {
    log,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return status === 0
        ? Promise.reject(new TypeError("fetch failed"))
        : Response.json(body, { status });
    },
  });
  return { channel, requests, logged };
}

test("a code is asked for by form fields and the account's key", async () => {
  const { channel, requests } = twilioThatAnswers(201, { status: "pending" });
  expect(await channel.send("6305550142", ASKER)).toBe("sent");
  const [request] = requests;
  expect(request?.url).toBe(
    `https://verify.twilio.com/v2/Services/${ACCOUNT.serviceSid}/Verifications`,
  );
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("Authorization")).toBe(
    `Basic ${btoa(`${ACCOUNT.apiKey}:${ACCOUNT.apiSecret}`)}`,
  );
  expect(await request?.text()).toBe("To=%2B16305550142&Channel=sms");
});

test.each([
  [429, { code: 60203 }, "too-many"],
  [400, { code: 60203 }, "too-many"],
  [429, {}, "too-many"],
  [403, { code: 60410 }, "refused"],
  [400, { code: 60200 }, "refused"],
  [401, { code: 20003 }, "unavailable"],
  [500, {}, "unavailable"],
  [503, null, "unavailable"],
  [0, null, "unavailable"],
])("sending, %i %j means %s", async (status, body, answer) => {
  const { channel, logged } = twilioThatAnswers(status, body);
  expect(await channel.send("6305550142", ASKER)).toBe(answer);
  expect(logged.join()).not.toContain("6305550142");
  expect(logged).toHaveLength(answer === "unavailable" ? 1 : 0);
});

test.each([
  [200, { status: "approved" }, "approved"],
  [200, { status: "pending" }, "wrong"],
  [200, {}, "wrong"],
  [404, { code: 20404 }, "expired"],
  [404, null, "expired"],
  [429, { code: 60202 }, "too-many"],
  [429, {}, "too-many"],
  [500, {}, "unavailable"],
  [0, null, "unavailable"],
])("checking, %i %j means %s", async (status, body, answer) => {
  const { channel, requests } = twilioThatAnswers(status, body);
  expect(await channel.check("6305550142", "000042", ASKER)).toBe(answer);
  expect(requests[0]?.url).toMatch(/\/VerificationCheck$/);
  expect(await requests[0]?.text()).toBe("To=%2B16305550142&Code=000042");
});
