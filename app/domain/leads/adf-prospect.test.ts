import { expect, test } from "vitest";
import {
  aStoredLead,
  SAMPLE_TRADE,
  SAMPLE_USER,
  SAMPLE_VEHICLE,
} from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { buildAdfProspect } from "./adf-prospect.ts";
import { formatLeadText } from "./lead-text.ts";

const profile = readProfile();
const NOWHERE = {
  type: "home",
  line1: "",
  apartment: " ",
  city: "",
  regioncode: "",
  postalcode: "",
} as const;

function buildCustomer(user: Partial<typeof SAMPLE_USER>) {
  const lead = aStoredLead({ user: { ...SAMPLE_USER, ...user } });
  return buildAdfProspect(lead, profile).customer;
}

test("missing names are not provided", () => {
  expect(buildCustomer({ firstName: " \n", lastName: "" })).toMatchObject({
    firstName: "Not provided",
    lastName: "Not provided",
  });
});

test.each([
  ["", "", null, "Not provided"],
  ["a@b.example", "", "a@b.example", null],
  ["", "6305550199", null, "630-555-0199"],
])("e-mail %j and phone %j are sent as %j and %j", (email, phone, ...sent) => {
  const { contact } = buildCustomer({ email, phone });
  expect([contact.email, contact.phone]).toEqual(sent);
});

test("an address of blanks is none, and a part of one keeps a street", () => {
  expect(buildCustomer({ address: NOWHERE }).address).toBeNull();
  expect(
    buildCustomer({ address: { ...NOWHERE, city: "Aurora" } }).address,
  ).toMatchObject({ line1: "Not provided", city: "Aurora" });
});

test("certified is sent as used, and said in the comments", () => {
  const lead = aStoredLead({ vehicles: [SAMPLE_VEHICLE, SAMPLE_TRADE] });
  const [asked, traded] = buildAdfProspect(lead, profile).vehicles;
  expect(asked?.status).toBe("used");
  expect(asked?.comments).toMatch(/^Certified\n/);
  expect(traded).toMatchObject({ interest: "trade-in", status: "used" });
  expect(traded?.comments).toBe("A scratch on the rear bumper");
});

test("whoever calls back reads first that the visitor reads Spanish, and of English nothing is said", () => {
  const user = { ...SAMPLE_USER, comments: "¿Abren el domingo?" };
  const spanish = aStoredLead({ user, language: "es" });
  expect(buildAdfProspect(spanish, profile).customer.comments).toBe(
    "Language: Spanish\n\n¿Abren el domingo?",
  );
  expect(formatLeadText(spanish, profile)).toMatch(/^Language: Spanish\n/);
  const english = aStoredLead({ user, language: "en" });
  expect(buildAdfProspect(english, profile).customer.comments).toBe(
    "¿Abren el domingo?",
  );
  expect(formatLeadText(english, profile)).not.toContain("Language");
});
