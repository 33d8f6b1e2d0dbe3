import { expect, test } from "vitest";
import { createSignedNames } from "./signed-names.server.ts";

const NAME = "AAAABBBBCCCCDDDD";
const names = createSignedNames({ secretKey: "one", previousSecretKey: null });

test("a signed name is read again, also after the key was changed", () => {
  const token = names.sign(NAME);
  expect(names.read(token)).toBe(NAME);
  const later = createSignedNames({
    secretKey: "two",
    previousSecretKey: "one",
  });
  expect(later.read(token)).toBe(NAME);
  const never = createSignedNames({
    secretKey: "two",
    previousSecretKey: null,
  });
  expect(never.read(token)).toBeNull();
});

test.each([
  "",
  NAME,
  `${NAME}.`,
  `${NAME}.${"A".repeat(22)}`,
  `${NAME}.${"A".repeat(2_000)}`,
])("nobody makes a token: %j", (token) => {
  expect(names.read(token)).toBeNull();
});

test("the signature of one name opens no other", () => {
  const [, signature = ""] = names.sign(NAME).split(".");
  expect(names.read(`AAAABBBBCCCCDDDE.${signature}`)).toBeNull();
});

test("a token has one way to be written, though its last character has bits to spare", () => {
  const token = names.sign(NAME);
  const others = [
    ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
  ]
    .map((last) => token.slice(0, -1) + last)
    .filter((it) => it !== token);
  expect(others.map((it) => names.read(it)).filter(Boolean)).toEqual([]);
});
