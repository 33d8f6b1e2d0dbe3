import fc from "fast-check";
import { expect, test } from "vitest";
import { isCodeDestination } from "./code-destination.ts";
import { isUsedUp, SEND_LIMITS } from "./code-limits.ts";
import {
  parsePhoneToVerify,
  formatPhoneToVerifyCookie,
} from "./phone-to-verify.ts";
import {
  findCheckError,
  parseValidation,
  PHONE_ERRORS,
  findSendingError,
} from "./phone-validation.ts";

const VERIFY = { type: "code-verification", phone: "6305550142" } as const;

test("the errors are the specification's, byte for byte", () => {
  expect(PHONE_ERRORS).toMatchObject({
    phoneRequired: "Phone number is required",
    phoneInvalid: "Phone number is invalid by regex",
    codeRequired: "Code is required",
    codeLength: "Code must be 6 digits",
  });
});

test.each([
  [{}, "phone", "phoneRequired"],
  [{ phone: "  " }, "phone", "phoneRequired"],
  [{ phone: "555" }, "phone", "phoneInvalid"],
  [{ phone: "call me" }, "phone", "phoneInvalid"],
  [{ phone: ["6305550142"] }, "phone", "phoneInvalid"],
  [{ phone: { $ne: "" } }, "phone", "phoneInvalid"],
  [{ phone: "+44 20 7946 0958" }, "phone", "phoneInvalid"],
  [{ ...VERIFY }, "code", "codeRequired"],
  [{ ...VERIFY, code: "" }, "code", "codeRequired"],
  [{ ...VERIFY, code: "12345" }, "code", "codeLength"],
  [{ ...VERIFY, code: "1234567" }, "code", "codeLength"],
  [{ ...VERIFY, code: ["123456"] }, "code", "codeLength"],
  [{ ...VERIFY, code: 123456 }, "code", "codeLength"],
  [{ ...VERIFY, code: "１２３４５６" }, "code", "codeLength"],
  [{ ...VERIFY, code: "12345a" }, "code", "codeLength"],
  [{ ...VERIFY, code: "-123456e1" }, "code", "codeLength"],
])("%j is answered under its own key", (sent, field, key) => {
  expect(parseValidation(sent)).toEqual({ field, key });
});

test("phones are normalised, and codes keep their leading zeros and lose pasted gaps", () => {
  expect(
    parseValidation({ ...VERIFY, phone: "+1 (630) 555-0142", code: "000 042" }),
  ).toEqual({ ...VERIFY, code: "000042" });
});

test("without a type, or with one that nobody knows, no code is sent", () => {
  const phone = "6305550142";
  const unknown = { field: "error", key: "typeUnknown" };
  for (const type of [undefined, null, 3, "", "sms", "constructor"])
    expect(parseValidation({ phone, type, code: "123456" })).toEqual(unknown);
  const type = "phone-validation";
  expect(parseValidation({ phone, type })).toEqual({ phone, type });
});

test("an answer's error stands at the code when verifying, else at the phone, and our failures under error", () => {
  expect(findSendingError("sent")).toBeNull();
  expect(findSendingError("too-many")?.field).toBe("phone");
  expect(findSendingError("refused")?.field).toBe("phone");
  expect(findSendingError("unavailable")?.field).toBe("error");
  expect(findCheckError("approved")).toBeNull();
  expect(findCheckError("too-many")?.field).toBe("code");
  expect(findCheckError("unavailable")?.field).toBe("error");
  // Neither tells whether a number was sent a code.
  expect(findCheckError("wrong")).toEqual(findCheckError("expired"));
});

test.each([
  ["6305550142", true],
  ["4165550123", true],
  ["8765551234", false],
  ["2425551234", false],
  ["7875551234", false],
  ["9005551234", false],
  ["8005551234", false],
  ["0305550142", false],
  ["6301550142", false],
  ["63055501420", false],
])("a code may go to %s: %s", (phone, isAllowed) => {
  expect(isCodeDestination(phone)).toBe(isAllowed);
});

test("however messages are asked for, no window ever holds more than its limit", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 200 }),
      (gapsMs) => {
        let nowMs = 0;
        const sentMs: number[] = [];
        for (const gapMs of gapsMs) {
          nowMs += gapMs;
          if (!isUsedUp(SEND_LIMITS.phone, sentMs, nowMs)) sentMs.push(nowMs);
        }
        for (const endMs of sentMs)
          for (const { count, windowMs } of SEND_LIMITS.phone)
            expect(
              sentMs.filter((it) => it <= endMs && it > endMs - windowMs)
                .length,
            ).toBeLessThanOrEqual(count);
      },
    ),
  );
});

test("the number between the two steps reads back, and a forged one is none", () => {
  const kept = {
    phone: "6305550142",
    sentAtMs: 1_795_000_000_000,
    askerSecret: "0f".repeat(16),
  };
  const line = formatPhoneToVerifyCookie(kept, true);
  expect(line).toContain("HttpOnly");
  expect(parsePhoneToVerify(/=([^;]*)/.exec(line)?.[1])).toEqual(kept);
  for (const forged of [
    undefined,
    "",
    "630-1",
    "6305550142-1795000000000",
    "6305550142",
    "a-b",
    `６305550142-1-${"0f".repeat(16)}`,
  ])
    expect(parsePhoneToVerify(forged)).toBeNull();
});
