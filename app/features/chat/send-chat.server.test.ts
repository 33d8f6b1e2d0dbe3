import { expect, test } from "vitest";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { AppPorts } from "#app/ports.ts";
import type { NewChatMessage } from "#app/ports/lead-ports.ts";
import { formPorts, formPost } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { sendChat } from "./send-chat.server.ts";

const ALLOWING = {
  ...STRANGER_FACTS,
  consent: { ...STRANGER_FACTS.consent, tier: 1 } as const,
};
const CHAT_URL = new URL("https://dealer.example/chat?from=/contact-us");
const EVENT_URL = new URL(`${CHAT_URL.href}&by=widget`);

function open({
  vendorScriptUrl = null as string | null,
  isFirst = true,
  isRepeated = false,
} = {}) {
  const site = formPorts();
  const events: ReportedEvent[] = [];
  const leads: LeadSubmission[] = [];
  const nothing = () => Promise.reject(new Error("no inventory"));
  const ports = {
    ...site.ports,
    profile: {
      ...site.ports.profile,
      chat: { isEnabled: true, vendorScriptUrl, vendorOrigins: [] },
    },
    events: {
      record: async (event: ReportedEvent) => void events.push(event),
    },
    conversations: {
      find: () => Promise.resolve(null),
      say: async (message: NewChatMessage) => {
        leads.push(message.lead(null).submission);
        return {
          status: "said" as const,
          reference: "K7Q2-9FXM",
          isFirst,
          isRepeated,
        };
      },
    },
    index: { find: () => null } as unknown as AppPorts["index"],
    inventory: { findVehicle: nothing } as unknown as AppPorts["inventory"],
  };
  const send = (fields: Record<string, string>, url = CHAT_URL) =>
    sendChat(ports, ALLOWING, {
      url,
      request: formPost({
        formToken: site.token(url === EVENT_URL ? "chat-event" : "chat"),
        ...fields,
      }),
    });
  return { send, events, leads };
}

const FIELDS = {
  name: "Elena Reyes",
  phone: "6305550100",
  message: "Is it still there?",
};

test("a first message is one ConversationStarted of 10 dollars, and no Lead and no Contact", async () => {
  const { send, events } = open();
  await send(FIELDS);
  expect(events.map(({ name, valueUsd }) => [name, valueUsd])).toEqual([
    ["ConversationStarted", 10],
  ]);
});

test.each([
  ["that joins a conversation", { isFirst: false }],
  ["that was sent twice", { isRepeated: true }],
])("a message %s is no event", async (_, how) => {
  const { send, events } = open(how);
  await send(FIELDS);
  expect(events).toEqual([]);
});

test("a vendor's conversation is the same lead and the same event, with its own source", async () => {
  const vendorScriptUrl = "https://chat.vendor.example/widget.js";
  const { send, events, leads } = open({ vendorScriptUrl });
  await send(
    {
      customerName: "Elena Reyes",
      customerPhone: "none",
      phone: "(630) 555-0100",
      email: "not an address",
      message: "",
      type: "CAREERS",
      recipients: "evil@evil.example",
    },
    EVENT_URL,
  );
  expect(leads).toEqual([
    expect.objectContaining({
      type: "DEFAULT",
      user: expect.objectContaining({
        firstName: "Elena",
        lastName: "Reyes",
        phone: "6305550100",
        email: "",
      }),
      contactConsent: null,
      summary: expect.arrayContaining([
        { label: "Source", value: "Chat widget on the website" },
      ]),
    }),
  ]);
  expect(JSON.stringify(leads)).not.toContain("evil");
  expect(events.map(({ name }) => name)).toEqual(["ConversationStarted"]);
});

test("a vendor's report needs a token of this site", async () => {
  const vendorScriptUrl = "https://chat.vendor.example/widget.js";
  const { send, leads } = open({ vendorScriptUrl });
  await send({ customerName: "Elena", formToken: "forged" }, EVENT_URL);
  expect(leads).toEqual([]);
});
