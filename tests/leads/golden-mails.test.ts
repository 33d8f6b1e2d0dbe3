import { join } from "node:path";
import { expect, test } from "vitest";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { listModelFaults, parseValidAdf } from "./adf-check.ts";
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

test.each(["CONTACT_SALES", "SELL_OR_TRADE", "CONTACT_DEALERSHIP"] as const)(
  "%s goes to the e-mail service in the shape of spec §7",
  async (type) => {
    const { shape } = buildMail(SUBMISSIONS[type], profile);
    await expect(`${JSON.stringify(shape, null, 2)}\n`).toMatchFileSnapshot(
      golden(`${type.toLowerCase().replaceAll("_", "-")}.json`),
    );
  },
);

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
