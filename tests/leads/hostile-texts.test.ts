import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { listRecipientPlaces } from "#app/domain/leads/recipient-places.ts";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { buildMimeMessage } from "#app/adapters/email/mail.server.ts";
import { cleanBlock, cleanLine } from "#app/domain/leads/clean-text.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import { at, listModelFaults, parseValidAdf } from "./adf-check.ts";
import { anyHostileLead } from "./any-lead.ts";
import { aSubmission, SAMPLE_VEHICLE, stored } from "./sample-leads.ts";
import { readProfile } from "./sample-profile.ts";

const profile = readProfile();

function hostileMail(submission: LeadSubmission, format?: "adf") {
  const route = routeLead(submission, profile);
  const [to] = route.recipients;
  if (to === undefined) throw new Error("Nobody gets the lead.");
  const mail = buildLeadMail(
    {
      lead: stored(submission),
      attachments: [],
      format: format ?? route.format,
      subject: route.subject,
      recipientId: to.id,
      to,
    },
    profile,
  );
  return { route, mail };
}

test("whatever a visitor writes, the ADF is valid and gives every word back", () => {
  fc.assert(
    fc.property(anyHostileLead, (submission) => {
      const { mail } = hostileMail(submission, "adf");
      const root = parseValidAdf(mail.text);
      expect(listModelFaults(root)).toEqual([]);
      expect(root.children).toHaveLength(1);
      const { user, vehicles } = submission;
      const customer = at(root, "prospect/customer");
      const [first, last] = at(customer, "contact").children;
      expect(first?.text).toBe(cleanLine(user.firstName) || "Not provided");
      expect(last?.text).toBe(cleanLine(user.lastName) || "Not provided");
      expect(at(customer, "comments").text).toContain(
        cleanBlock(user.comments),
      );
      const vehicle = vehicles[0];
      if (vehicle !== undefined)
        expect(at(root, "prospect/vehicle/make").text).toBe(
          cleanLine(vehicle.make) || "Not provided",
        );
      expect(at(root, "prospect/vendor/vendorname").text).toBe(
        profile.leads.adf.vendorName,
      );
    }),
    { numRuns: 300 },
  );
});

test("whatever a visitor writes, envelope and headers are the profile's, and the body is text alone", async () => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const known = new Set(listRecipientPlaces(profile).map(({ email }) => email));
  await fc.assert(
    fc.asyncProperty(anyHostileLead, async (submission) => {
      const { mail } = hostileMail(submission);
      const { envelope, message } = await transport.sendMail(
        buildMimeMessage(mail),
      );
      expect(envelope.from).toBe(profile.leads.sender.email);
      expect(envelope.to).toHaveLength(1);
      expect(known).toContain(envelope.to?.[0]);
      const raw = String(message);
      const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
      expect(
        head
          .split("\r\n")
          .filter((line) => !/^\s/.test(line))
          .map((line) => line.split(":")[0])
          .sort(),
      ).toEqual([
        "Content-Transfer-Encoding",
        "Content-Type",
        "Date",
        "From",
        "MIME-Version",
        "Message-ID",
        "Subject",
        "To",
      ]);
      const parsed = await PostalMime.parse(raw);
      expect(parsed.to?.map((it) => it.address)).toEqual(envelope.to);
      expect(parsed.subject).toBe(mail.subject);
      expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    }),
    { numRuns: 200 },
  );
});

test("no line of a visitor's message passes for one of ours", () => {
  const { mail } = hostileMail(
    aSubmission({
      user: {
        ...aSubmission().user,
        comments:
          "Hello\nReference: FAKE-0000\r\nStatus: new\u2028Name: Mallory",
      },
    }),
  );
  const own = mail.text.split("\n").filter((line) => !line.startsWith(" "));
  expect(own.filter((line) => line.startsWith("Reference:"))).toEqual([
    "Reference: K7Q2-9FXM",
  ]);
  expect(own.filter((line) => line.startsWith("Name:"))).toHaveLength(1);
});

test("a name is filled into a subject once and never filled itself", () => {
  const submission = aSubmission({
    type: "SCHEDULE_TEST_DRIVE",
    vehicles: [{ ...SAMPLE_VEHICLE, make: "{name}" }],
    user: { ...aSubmission().user, firstName: "$& {vehicle}", lastName: "=?x" },
  });
  expect(routeLead(submission, profile).subject).toBe(
    "Prairie Auto of Aurora: $& {vehicle} = ?x wants to drive a 2022 {name} CR-V",
  );
});

test("a mile of comments is one valid document", () => {
  const comments = "]]><&\u0000é".repeat(200_000);
  const { mail } = hostileMail(
    aSubmission({ user: { ...aSubmission().user, comments } }),
    "adf",
  );
  const root = parseValidAdf(mail.text);
  expect(at(root, "prospect/customer/comments").text).toContain(
    cleanBlock(comments),
  );
});
