import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.server.ts";

const TWILIO = {
  TWILIO_API_KEY: "SK0123456789abcdef0123456789abcdef",
  TWILIO_API_SECRET: "the-secret",
  TWILIO_VERIFY_SERVICE: "VA0123456789abcdef0123456789abcdef",
};
const PRODUCTION = {
  SITE_URL: "https://www.prairieauto.example/",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  TRUSTED_HOSTS: "www.prairieauto.example",
};

function readCodes(
  variables: Record<string, string>,
  mode: "demo" | "production",
) {
  const result = parseEnvironment({ ...PRODUCTION, ...variables }, mode, "/");
  return result.ok ? result.environment.phoneCodes : result.faults;
}

test("the demonstration writes codes into the log, production sends none without an account", () => {
  expect(readCodes({}, "demo")).toEqual({ kind: "log" });
  expect(readCodes({}, "production")).toEqual({ kind: "none" });
});

test("production writes codes into the log only when it is told to", () => {
  expect(readCodes({ PHONE_CODES_TO_LOG: "yes" }, "production")).toEqual({
    kind: "log",
  });
  expect(readCodes({ PHONE_CODES_TO_LOG: "no" }, "demo")).toEqual({
    kind: "none",
  });
});

test("a whole account sends by Twilio", () => {
  expect(readCodes(TWILIO, "production")).toEqual({
    kind: "twilio",
    apiKey: TWILIO.TWILIO_API_KEY,
    apiSecret: TWILIO.TWILIO_API_SECRET,
    serviceSid: TWILIO.TWILIO_VERIFY_SERVICE,
  });
});

test("half an account is named part by part", () => {
  const { TWILIO_API_SECRET: _secret, ...half } = TWILIO;
  expect(readCodes(half, "production")).toEqual([
    {
      variable: "TWILIO_API_SECRET",
      message:
        "is needed with TWILIO_API_KEY and TWILIO_VERIFY_SERVICE; leave all three out to send no codes",
    },
  ]);
});

test.each([
  ["TWILIO_API_KEY", "my-key", "must be a Twilio API key"],
  ["TWILIO_VERIFY_SERVICE", "SK0", "must be the SID of a Twilio Verify"],
  ["PHONE_CODES_TO_LOG", "maybe", "must be yes"],
])("%s=%s fails by its name", (variable, value, hint) => {
  expect(readCodes({ ...TWILIO, [variable]: value }, "demo")).toEqual([
    { variable, message: expect.stringContaining(hint) },
  ]);
});
