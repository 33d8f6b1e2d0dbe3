import { expect, test } from "vitest";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  aSubmission,
  SAMPLE_TRADE,
  SAMPLE_VEHICLE,
} from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import {
  type LeadPorts,
  type LeadRequest,
  submitLead,
} from "./submit-lead.server.ts";

const ALLOWING: RequestFacts = {
  ...STRANGER_FACTS,
  consent: {
    ...STRANGER_FACTS.consent,
    chosen: ["essential", "functional", "analytics", "targeting"],
  },
};

function setUp({ isRepeated = false } = {}) {
  const submitted: LeadSubmission[] = [];
  const events: string[] = [];
  const tracked: ReportedEvent[] = [];
  const visitors: (string | null)[] = [];
  const ledger: (ConsentEntry | null)[] = [];
  const say = () => {};
  const ports: LeadPorts = {
    profile: readProfile(),
    siteUrl: "https://dealer.example",
    hasTls: true,
    clock: { nowMs: () => 0 },
    log: { debug: say, info: say, warn: say, error: say },
    events: {
      record(event) {
        events.push(event.name);
        tracked.push(event);
      },
    },
    eventRelay: {
      async add(_event, visitorId) {
        visitors.push(visitorId);
      },
      withdraw: async () => {},
    },
    siteTally: { count: () => {} },
    leads: {
      async add({ submission, consent }) {
        submitted.push(submission);
        ledger.push(consent);
        return { reference: "K7Q2-9FXM", isRepeated };
      },
    },
  };
  return { ports, submitted, events, tracked, visitors, ledger };
}

function aRequest(changes: Partial<LeadRequest> = {}): LeadRequest {
  const { storeId: _store, status: _status, ...rest } = aSubmission();
  return { ...rest, ...changes };
}

test("the first lead of a visitor is new and leaves the marker, the next is resent", async () => {
  const { ports, submitted } = setUp();
  const { receipt, setCookies } = await submitLead(ports, ALLOWING, aRequest());
  expect(receipt.reference).toBe("K7Q2-9FXM");
  expect(setCookies).toEqual([
    "leadSent=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  ]);
  await submitLead(ports, { ...ALLOWING, hasSentLead: true }, aRequest());
  expect(submitted.map(({ status }) => status)).toEqual(["new", "resend"]);
});

test("without functional consent the marker ends with the browser", async () => {
  const { ports } = setUp();
  const { setCookies } = await submitLead(ports, STRANGER_FACTS, aRequest());
  expect(setCookies).toEqual(["leadSent=true; Path=/; SameSite=Lax; Secure"]);
});

test("a lead goes to the selected store unless its form asked for another", async () => {
  const { ports, submitted } = setUp();
  await submitLead(ports, STRANGER_FACTS, aRequest());
  await submitLead(ports, STRANGER_FACTS, aRequest({ storeId: "joliet" }));
  expect(submitted.map(({ storeId }) => storeId)).toEqual(["aurora", "joliet"]);
});

test.each<[LeadType, readonly string[]]>([
  ["DEFAULT", ["Lead"]],
  ["UNLOCK_INVENTORY", ["Lead", "UnlockInventory"]],
  ["UNLOCK_PRICE", ["Lead", "Personalize"]],
  ["SCHEDULE_TEST_DRIVE", ["Lead", "Schedule"]],
  ["SELL_OR_TRADE", ["Lead", "SellTrade"]],
  ["CONTACT_SALES", ["Lead", "Contact"]],
  ["CONTACT_DEALERSHIP", ["Lead", "Contact"]],
  ["CONTACT_FINANCE", ["Lead", "Contact"]],
  ["CONTACT_SERVICE", ["Lead", "Contact"]],
  ["CAREERS", ["Lead"]],
  ["SERVICE", ["Lead", "Schedule"]],
  ["APPLY_FINANCING", ["Lead", "SubmitApplication"]],
])("a lead of type %s is reported as %j", async (type, names) => {
  const { ports, events } = setUp();
  await submitLead(ports, ALLOWING, aRequest({ type }));
  expect(events).toEqual(names);
});

test("a report names our vehicle, never the visitor's car or who the visitor is", async () => {
  const { ports, tracked } = setUp();
  const vehicles = [SAMPLE_TRADE, SAMPLE_VEHICLE];
  await submitLead(ports, ALLOWING, aRequest({ vehicles }));
  expect(tracked[0]).toMatchObject({
    path: "/contact-us",
    leadType: "CONTACT_DEALERSHIP",
    vehicle: { vin: SAMPLE_VEHICLE.vin, year: 2022 },
  });
  expect(JSON.stringify(tracked)).not.toMatch(/Quill|nora|630555/i);
});

test("a report to advertisers knows the visitor by what the lead just told, as hashes alone", async () => {
  const { ports, tracked, visitors } = setUp();
  await submitLead(ports, ALLOWING, aRequest());
  const known = tracked[0]?.user;
  expect(Object.keys(known ?? {}).sort()).toEqual([
    "client_user_agent",
    "em",
    "external_id",
    "fn",
    "ln",
    "ph",
  ]);
  for (const key of ["em", "external_id", "fn", "ln", "ph"] as const)
    expect(known?.[key]).toMatch(/^[0-9a-f]{64}$/);
  expect(visitors).toEqual(["visitor-1", "visitor-1"]);
});

test("contact consent is handed over with the lead, with its text, given or not", async () => {
  const { ports, ledger } = setUp();
  const contactConsent = { version: "2026-06", text: "I agree." };
  for (const isGiven of [true, false])
    await submitLead(
      ports,
      STRANGER_FACTS,
      aRequest({ contactConsent: { ...contactConsent, isGiven } }),
    );
  expect(ledger).toMatchObject([
    {
      kind: "contact",
      choice: "given",
      textVersion: "2026-06",
      text: "I agree.",
      path: "/contact-us",
      visitorId: "visitor-1",
    },
    { choice: "withheld" },
  ]);
});

test("a lead of a form without that question brings no consent", async () => {
  const { ports, ledger } = setUp();
  await submitLead(ports, ALLOWING, aRequest({ contactConsent: null }));
  expect(ledger).toEqual([null]);
});

test("a repeated lead is not reported again", async () => {
  const { ports, events } = setUp({ isRepeated: true });
  await submitLead(ports, ALLOWING, aRequest());
  expect(events).toEqual([]);
});
