import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { buildMetaUserData, type UserToHash } from "./meta-user-data.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

function build(user: Partial<UserToHash>) {
  return buildMetaUserData({ ...STRANGER, ...user }, "", hash);
}

/** Published on Meta's page of customer information parameters, or computed from its rules (reference/ecosystem.md §3.4). */
const EM = "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f";
const PH = "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176";
const MARY = "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec";
const VALERY =
  "08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c";
const IL = "a0fb903525dc10dccaa4bd72bed4fe5b24ae8346b8a7343edce84172feb7085a";
const Z60601 =
  "b67a6b8f64a5400c659aa1fabb949ce5d4fce8a4eb3f337426002b17b1eb124c";

test.each([
  ["em", "john_smith@gmail.com", EM],
  ["em", "  John_Smith@GMAIL.com ", EM],
  ["ph", "(650)555-1212", PH],
  ["ph", "+1 650 555 1212", PH],
  ["ph", "6505551212", PH],
  ["fn", "Mary", MARY],
  ["fn", " mary. ", MARY],
  ["fn", "Valéry", VALERY],
  ["fn", "VALE\u0301RY", VALERY],
  ["ln", "O’Neil", hash("oneil")],
  ["ln", "Van der Berg-Smith", hash("vanderbergsmith")],
  ["st", "IL", IL],
  ["st", "Illinois", IL],
  ["st", "New  York", hash("ny")],
  ["zp", "60601", Z60601],
  ["zp", "60601-1234", Z60601],
  ["ct", "St. Louis", hash("stlouis")],
] as const)("%s of %j is Meta's published value", (key, value, expected) => {
  const user: UserToHash = {
    ...STRANGER,
    email: value,
    phone: value,
    firstName: value,
    lastName: value,
    homeAddress: { city: value, state: value, zipCode: value },
  };
  expect(buildMetaUserData(user, "", hash)[key]).toBe(expected);
});

test("what is not known or has no such form is left out", () => {
  expect(build({})).toEqual({});
  expect(
    Object.keys(
      build({
        phone: "call me",
        firstName: "...",
        homeAddress: { city: "60601", state: "Ontario", zipCode: "K1A 0B1" },
      }),
    ),
  ).toEqual([]);
});

test("the browser's name is not hashed, the visitor's number is", () => {
  const user = { ...STRANGER, uniqueUserId: "v-1" };
  expect(buildMetaUserData(user, "A browser", hash)).toEqual({
    external_id: hash("v-1"),
    client_user_agent: "A browser",
  });
});

test("nothing that a visitor may type leaves as it is", () => {
  const text = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(text, text, text, (one, two, three) => {
      const data = buildMetaUserData(
        {
          firstName: one,
          lastName: two,
          email: three,
          phone: one,
          uniqueUserId: two,
          homeAddress: { city: three, state: one, zipCode: two },
        },
        "",
        hash,
      );
      for (const value of Object.values(data))
        expect(value).toMatch(/^[0-9a-f]{64}$/);
    }),
  );
});
