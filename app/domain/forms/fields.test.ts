import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  checkbox,
  choice,
  email,
  firstName,
  lastName,
  message,
  optionalLine,
  optionalLines,
  phone,
} from "./fields.ts";
import { FIELD_MESSAGES, parseMessage } from "./messages.ts";
import { isBlank, cleanTypedLine, cleanTypedLines } from "./typed-text.ts";

function findMessage(schema: v.GenericSchema, value: unknown): string | null {
  const result = v.safeParse(schema, value);
  return result.success ? null : (result.issues[0]?.message ?? "");
}

test.each<[string, v.GenericSchema, unknown, string]>([
  ["a blank first name", firstName, "   ", "firstName"],
  ["a first name that cannot be seen", firstName, "\u200b\u2060", "firstName"],
  ["a first name that was not sent", firstName, undefined, "firstName"],
  ["a blank last name", lastName, "\t", "lastName"],
  ["a blank message", message, " \r\n ", "message"],
  ["an empty email", email, "", "email"],
  ["an email without an ending", email, "a@b", "email"],
  ["an email with an ending of one letter", email, "a@b.c", "email"],
  ["two emails", email, "a@b.com,c@d.com", "email"],
  ["an email with a name", email, "A <a@b.com>", "email"],
  ["a quoted email", email, '"a b"@c.com', "email"],
  ["an email with a header", email, "a@b.com\r\nBcc: c@d.com", "email"],
  ["an empty phone", phone, "", "phone"],
  ["letters in a phone", phone, "630-CALL-NOW", "phone"],
  ["a long name", firstName, "x".repeat(81), "tooLong:80"],
  ["a long email", email, `${"x".repeat(300)}@example.com`, "tooLong:254"],
  ["a long message", message, "x".repeat(5001), "tooLong:5000"],
  ["a megabyte", message, "x".repeat(1_000_000), "tooLong:5000"],
  ["a field sent twice", firstName, ["a", "b"], "repeated"],
  ["a topic that is none", choice(["1", "2"], "required"), "8", "required"],
])("%s is answered with its message", (_name, schema, value, expected) => {
  expect(findMessage(schema, value)).toBe(expected);
});

test("the messages of the specification stand as they are written there", () => {
  expect(FIELD_MESSAGES).toMatchObject({
    required: "This field is required",
    email: "Please enter a valid email address",
    phone: "Please enter a valid phone number",
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    message: "Enter your message.",
    make: "Enter the make of the vehicle.",
    model: "Enter the model of the vehicle.",
    year: "Enter the year of the vehicle.",
    price: "Enter the price of the vehicle.",
    mileage: "Enter the mileage of the vehicle.",
  });
});

test.each([
  "O'Brien",
  "José",
  "李",
  "X",
  "Null",
  "Wolfeschlegelsteinhausenbergerdorff ".repeat(2).slice(0, 60).trim(),
  "Anne-Marie de la Cruz",
  "محمد",
  "🙂",
])("%s is a name", (name) => {
  expect(v.parse(firstName, name)).toBe(name);
});

test.each([
  "a@b.co",
  "o'brien@example.com",
  "a.b+c@sub.example.org",
  "A_1@x-y.io",
])("%s is an email address", (address) => {
  expect(v.parse(email, ` ${address} `)).toBe(address);
});

test("an email pattern answers a hundred thousand characters at once", () => {
  expect(findMessage(email, `${"a.".repeat(50_000)}@`)).toBe("tooLong:254");
});

test("a number is kept as its digits without +1", () => {
  expect(v.parse(phone, "+1 (630) 555-0100")).toBe("6305550100");
});

test("what was not ticked is false, and what need not be filled may stay empty", () => {
  expect(v.parse(checkbox, undefined)).toBe(false);
  expect(v.parse(checkbox, "on")).toBe(true);
  expect(v.parse(optionalLine(), undefined)).toBe("");
  expect(v.parse(optionalLines(), "")).toBe("");
});

test("a line keeps no line end or control character, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanTypedLine(text)).not.toMatch(/\p{Cc}|\u2028|\u2029/u);
      expect(cleanTypedLine(text).isWellFormed()).toBe(true);
      expect(cleanTypedLines(text)).not.toMatch(/(?!\n)\p{Cc}/u);
    }),
  );
});

test("lines end alike, whoever typed them", () => {
  expect(cleanTypedLines("one\r\ntwo\rthree\u2028four\n")).toBe(
    "one\ntwo\nthree\nfour",
  );
  expect(cleanTypedLine("one\r\n two")).toBe("one two");
});

test("marks that nobody sees say nothing, but may stand in a name", () => {
  expect(isBlank("\u200b\u00a0\u3164")).toBe(true);
  expect(cleanTypedLine("👩‍🔧 نوشته‌ها")).toBe("👩‍🔧 نوشته‌ها");
});

test("a message carries the number that it names", () => {
  expect(parseMessage("tooLong:60")).toEqual({ key: "tooLong", count: 60 });
  expect(parseMessage("email")).toEqual({ key: "email", count: null });
});
