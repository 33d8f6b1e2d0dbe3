import { expect, test } from "vitest";
import { aSubmission, SAMPLE_VEHICLE } from "#tests/leads/sample-leads.ts";
import { readProfile, withLeads } from "#tests/leads/sample-profile.ts";
import { routeLead } from "./route-lead.ts";

const profile = readProfile();
const withTopic = (changes: object) =>
  withLeads(profile, {
    topics: profile.leads.topics.map((it) =>
      it.id === 1 ? { ...it, ...changes } : it,
    ),
  });

test("a store's own address stands before the group's", () => {
  const at = (storeId: string) =>
    routeLead(aSubmission({ type: "CONTACT_SALES", storeId }), profile)
      .recipients;
  expect(at("aurora").map(({ email }) => email)).toEqual([
    "aurora-sales@prairieauto.example",
  ]);
  expect(
    routeLead(aSubmission({ type: "CAREERS" }), profile).recipients,
  ).toEqual([
    {
      id: "careers",
      name: "Prairie Auto Group careers",
      email: "careers@prairieauto.example",
    },
  ]);
});

test("a topic's recipients stand before its type's", () => {
  const route = routeLead(
    aSubmission({ type: "CONTACT_SALES", topicId: 1 }),
    withTopic({ recipients: ["finance", "careers"] }),
  );
  expect(route.recipients.map(({ id }) => id)).toEqual(["finance", "careers"]);
});

test("no address gets a lead twice", () => {
  const { leads } = profile;
  const same = withLeads(profile, {
    recipients: {
      ...leads.recipients,
      buying: {
        name: "Buying",
        email: "CAREERS@prairieauto.example",
        stores: {},
      },
    },
    types: {
      ...leads.types,
      CAREERS: {
        format: "text",
        subject: "{dealer}",
        recipients: ["careers", "buying"],
      },
    },
  });
  expect(
    routeLead(aSubmission({ type: "CAREERS" }), same).recipients,
  ).toHaveLength(1);
});

test("a topic that is not in the profile goes by the default entry", () => {
  const lead = aSubmission({ type: "CONTACT_SALES", topicId: 99 });
  expect(routeLead(lead, profile)).toMatchObject({
    subject: "Prairie Auto of Aurora: message from Nora Quill-O’Dell",
    recipients: [{ id: "dealership" }],
  });
});

test("a type that the profile leaves out goes by the default entry", () => {
  const { DEFAULT } = profile.leads.types;
  const route = routeLead(
    aSubmission({ type: "SERVICE" }),
    withLeads(profile, { types: { DEFAULT } }),
  );
  expect(route.recipients[0]?.id).toBe("dealership");
});

test("without a vehicle an ADF type is sent as text, unless the topic insists", () => {
  const lead = aSubmission({ type: "CONTACT_SALES", topicId: 1 });
  expect(routeLead(lead, profile).format).toBe("text");
  expect(
    routeLead({ ...lead, vehicles: [SAMPLE_VEHICLE] }, profile).format,
  ).toBe("adf");
  expect(routeLead(lead, withTopic({ format: "adf" })).format).toBe("adf");
  expect(
    routeLead(
      { ...lead, vehicles: [SAMPLE_VEHICLE] },
      withTopic({ format: "text" }),
    ).format,
  ).toBe("text");
});

test("a subject names the dealer, the person and the vehicle, or says that they are not known", () => {
  const drive = aSubmission({
    type: "SCHEDULE_TEST_DRIVE",
    vehicles: [SAMPLE_VEHICLE],
  });
  expect(routeLead(drive, profile).subject).toBe(
    "Prairie Auto of Aurora: Nora Quill-O’Dell wants to drive a 2022 Honda CR-V",
  );
  const nobody = { ...drive.user, firstName: "", lastName: " " };
  expect(
    routeLead({ ...drive, vehicles: [], user: nobody }, profile).subject,
  ).toBe("Prairie Auto of Aurora: Not provided wants to drive a vehicle");
});

test("a lead of a store that is gone goes to the first store", () => {
  const lead = aSubmission({ type: "CONTACT_SALES", storeId: "closed" });
  expect(routeLead(lead, profile).recipients[0]?.email).toBe(
    "aurora-sales@prairieauto.example",
  );
});
