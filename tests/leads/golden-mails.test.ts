import { join } from "node:path";
import { expect, test } from "vitest";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatVehicleLines } from "#app/domain/leads/lead-text.ts";
import { at, listModelFaults, parseValidAdf } from "./adf-check.ts";
import { stored, SUBMISSIONS } from "./sample-leads.ts";
import { readProfile, withLeads } from "./sample-profile.ts";

const profile = readProfile();

test.each(LEAD_TYPES)(
  "a lead of type %s is sent as its golden file",
  async (type) => {
    const { format, text, subject } = buildMail(SUBMISSIONS[type], profile);
    await expect(text).toMatchFileSnapshot(
      golden(
        `${type.toLowerCase().replaceAll("_", "-")}.${format === "adf" ? "xml" : "txt"}`,
      ),
    );
    expect(subject).toContain("Prairie Auto");
    if (format === "adf")
      expect(listModelFaults(parseValidAdf(text))).toEqual([]);
  },
);

test("a topic that insists on ADF gets a vehicle that is not provided", async () => {
  const insisting = withLeads(profile, {
    topics: profile.leads.topics.map((it) =>
      it.id === 7 ? { ...it, format: "adf" as const } : it,
    ),
  });
  const { format, text } = buildMail(SUBMISSIONS.CONTACT_DEALERSHIP, insisting);
  expect(format).toBe("adf");
  expect(listModelFaults(parseValidAdf(text))).toEqual([]);
  await expect(text).toMatchFileSnapshot(golden("adf-without-vehicle.xml"));
});

test("the named provider gets every comment in one place", async () => {
  const merging = withLeads(profile, {
    adf: { ...profile.leads.adf, mergesComments: true },
  });
  const { text } = buildMail(SUBMISSIONS.CONTACT_SALES, merging);
  expect(listModelFaults(parseValidAdf(text))).toEqual([]);
  await expect(text).toMatchFileSnapshot(golden("merged-comments.xml"));
});

test.each([
  "CONTACT_SALES",
  "SELL_OR_TRADE",
  "CONTACT_DEALERSHIP",
  "UNLOCK_PRICE",
] as const)(
  "%s goes to the e-mail service in the shape of spec §7",
  async (type) => {
    const { shape } = buildMail(SUBMISSIONS[type], profile);
    await expect(`${JSON.stringify(shape, null, 2)}\n`).toMatchFileSnapshot(
      golden(`${type.toLowerCase().replaceAll("_", "-")}.json`),
    );
  },
);

test("ADF says the body in words, the cash down as its finance and the fuel in the vehicle's comments", () => {
  const { text } = buildMail(SUBMISSIONS.UNLOCK_PRICE, profile);
  const vehicle = at(parseValidAdf(text), "prospect/vehicle");
  expect(at(vehicle, "bodystyle").text).toBe("SUV");
  expect(at(vehicle, "finance/method").text).toBe("cash");
  expect(at(vehicle, "finance/amount")).toMatchObject({
    text: "2000",
    attributes: { type: "downpayment", limit: "exact", currency: "USD" },
  });
  expect(at(vehicle, "comments").text).toContain("Fuel: Gasoline");
});

test("the text of a lead says the fuel and the cash down beside the vehicle", () => {
  const [vehicle] = SUBMISSIONS.UNLOCK_PRICE.vehicles;
  if (vehicle === undefined) throw new Error("The sample has no vehicle.");
  const lines = formatVehicleLines(vehicle);
  expect(lines).toContain(", Gasoline, $2000 cash down, ");
});

test("without a cash down payment nothing is said of finance", () => {
  const { text, shape } = buildMail(SUBMISSIONS.CONTACT_SALES, profile);
  expect(text).not.toContain("finance>");
  expect(JSON.stringify(shape)).not.toContain('"finance"');
});

function golden(name: string): string {
  return join(import.meta.dirname, "golden", name);
}

function buildMail(submission: LeadSubmission, of: StoreProfile) {
  const { format, subject, recipients } = routeLead(submission, of);
  const [to] = recipients;
  if (to === undefined) throw new Error("Nobody gets the lead.");
  const lead = stored(submission);
  const { attachments } = submission;
  const request = {
    lead,
    attachments,
    format,
    subject,
    recipientId: to.id,
    to,
  };
  return { format, ...buildLeadMail(request, of) };
}
