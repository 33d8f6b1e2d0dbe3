import { createHash } from "node:crypto";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { conversionsBody } from "#tests/support/conversions-schema.ts";
import type { Consent } from "#app/domain/consent/consent.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { toMetaEvent } from "./meta-event.ts";
import {
  type EventContext,
  type EventName,
  reportEvent,
  type TrackingEvent,
} from "./reported-event.ts";

const CONSENT: Consent = {
  tier: 3,
  chosen: ["essential", "functional", "analytics", "targeting"],
  mode: "hide",
  hasPrivacySignal: false,
};
const CONTEXT: EventContext = {
  consent: CONSENT,
  tracking: readProfile().tracking,
  siteUrl: "https://dealer.example",
  user: {
    firstName: "Mary",
    lastName: "O’Neil",
    email: "mary@example.com",
    phone: "6505551212",
    uniqueUserId: "v-1",
    homeAddress: { city: "St. Louis", state: "MO", zipCode: "63101" },
  },
  userAgent: "A browser",
  fbp: "fb.1.1795216335563.1098115397",
  fbc: "fb.1.1795216335563.IwAR2F4-abc.AQQCAQMC",
  nowMs: Date.UTC(2026, 10, 20),
  hash: (text) => createHash("sha256").update(text).digest("hex"),
};
const EVENT: TrackingEvent = {
  name: "ViewContent",
  eventId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  path: "/used-vehicle/suvs/x/2HKRW2H80MH600001?q=words&gclid=1",
  title: "2021 Honda CR-V",
  leadType: "CONTACT_SALES",
  vehicle: {
    vin: "2HKRW2H80MH600001",
    year: 2021,
    make: "Honda",
    model: "CR-V",
    condition: "certified",
    bodystyle: "suvs",
    exteriorColor: "Blue",
    priceUsd: 25_348,
  },
};

function build(
  event: Partial<TrackingEvent> = {},
  context: Partial<EventContext> = {},
) {
  const reported = reportEvent(
    { ...EVENT, ...event },
    { ...CONTEXT, ...context },
  );
  return reported === null ? null : toMetaEvent(reported);
}

test.each<EventName>([
  "PageView",
  "Lead",
  "FullCreditApplication",
  "InstantScreen",
  "Personalize",
  "Schedule",
  "ConversationStarted",
  "SellTrade",
  "ClickToCall",
  "UnlockInventory",
  "Contact",
  "SubmitApplication",
  "Search",
  "ViewContent",
  "AddToWishlist",
])("%s is an event as Meta describes it", (name) => {
  for (const vehicle of [EVENT.vehicle, null]) {
    const event = build({ name, vehicle });
    const body = { data: [event], access_token: "token" };
    expect(v.safeParse(conversionsBody, body).issues).toBeUndefined();
    expect(event?.custom_data).toMatchObject({
      value: CONTEXT.tracking.eventValuesUsd[name as "Lead"] ?? 0,
    });
  }
});

test("an event says where, when and which vehicle, and of whom only hashes", () => {
  const event = build();
  expect(event).toMatchObject({
    event_name: "ViewContent",
    event_id: EVENT.eventId,
    event_time: CONTEXT.nowMs / 1000,
    event_source_url:
      "https://dealer.example/used-vehicle/suvs/x/2HKRW2H80MH600001",
    custom_data: {
      content_type: "vehicle",
      content_ids: ["2HKRW2H80MH600001"],
      make: "Honda",
      state_of_vehicle: "CPO",
      body_style: "suvs",
      exterior_color: "Blue",
      price: 25_348,
    },
    user_data: { fbp: CONTEXT.fbp, fbc: CONTEXT.fbc },
  });
  expect(JSON.stringify(event)).not.toMatch(
    /mary|neil|6505551212|louis|63101|v-1|words|CONTACT_SALES/i,
  );
});

test.each([
  ["what the pixel does not know", { name: "ViewItemList" }, {}],
  ["an experiment", { name: "ExperimentViewed" }, {}],
  [
    "an event of nobody",
    {},
    { user: STRANGER, fbp: null, fbc: null } satisfies Partial<EventContext>,
  ],
  ["an event of no browser", {}, { userAgent: "" }],
  [
    "an event without consent to advertising",
    {},
    { consent: { ...CONSENT, chosen: ["essential", "functional"] } },
  ],
  [
    "an event under a privacy signal",
    {},
    { consent: { ...CONSENT, hasPrivacySignal: true } },
  ],
  [
    "an event of a pixel that is revoked",
    {},
    {
      consent: { ...CONSENT, chosen: ["essential", "analytics", "targeting"] },
    },
  ],
] as const satisfies readonly (readonly [
  string,
  Partial<TrackingEvent>,
  Partial<EventContext>,
])[])("%s is not sent", (_what, event, context) => {
  expect(build(event, context)).toBeNull();
});
