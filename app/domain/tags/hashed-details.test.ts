import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { buildHashedDetails } from "./hashed-details.ts";

const sha256 = (text: string) => hash("sha256", text);
const JO = {
  ...STRANGER,
  firstName: " Valéry ",
  lastName: "Smith",
  email: "John_Smith@gmail.com",
  phone: "6505551212",
};

test("Meta gets its published hashes, and Google the phone with its plus sign", () => {
  const details = buildHashedDetails(JO, sha256);
  // Meta's own examples (reference: customer-information-parameters).
  expect(details?.meta).toMatchObject({
    em: "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f",
    ph: "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176",
    fn: "08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c",
  });
  expect(details?.google).toMatchObject({
    sha256_email_address: details?.meta.em,
    sha256_phone_number: sha256("+16505551212"),
    address: { sha256_last_name: sha256("smith"), country: "US" },
  });
});

test("nothing that was typed is in the details as it was typed", () => {
  const said = JSON.stringify(buildHashedDetails(JO, sha256));
  expect(said).not.toMatch(/john|smith|val|650/i);
});

test("Google knows an address at Gmail without its dots", () => {
  const dotted = { ...STRANGER, email: "j.o.e@gmail.com" };
  expect(buildHashedDetails(dotted, sha256)?.google.sha256_email_address).toBe(
    sha256("joe@gmail.com"),
  );
  const other = { ...STRANGER, email: "j.o@mail.example" };
  expect(buildHashedDetails(other, sha256)?.google.sha256_email_address).toBe(
    sha256("j.o@mail.example"),
  );
});

test("of a stranger there is nothing to give", () => {
  expect(buildHashedDetails(STRANGER, sha256)).toBeNull();
});
