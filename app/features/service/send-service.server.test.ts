import { expect, test } from "vitest";
import { formPorts, formPost } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { SERVICE_FORM_NAME } from "./service-form.tsx";
import { readServiceReceipt } from "./service.server.ts";
import { sendService } from "./send-service.server.ts";

const FIELDS = {
  service: "other",
  message: "It squeaks.",
  vehicleYear: "2019",
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  firstName: "Elena",
  lastName: "O'Brien",
  email: "elena@example.com",
  phone: "(630) 555-0142",
};

const EVERYBODY = { take: () => Promise.resolve(null) };

test.each([
  [
    "the chosen one",
    "kankakee",
    "kankakee",
    "Prairie Auto of Kankakee",
    "(815) 555-0161",
  ],
  [
    "the visitor's own, where the profile has no such store",
    "nowhere",
    "aurora",
    "Prairie Auto of Aurora",
    "(630) 555-0143",
  ],
  [
    "the visitor's own, where none was asked for",
    "",
    "aurora",
    "Prairie Auto of Aurora",
    "(630) 555-0143",
  ],
])(
  "a request for service goes to a store and its receipt names it: %s",
  async (_, store, storeId, storeName, phoneText) => {
    const site = formPorts();
    const ports = { ...site.ports, rateLimits: EVERYBODY };
    const formToken = site.token(SERVICE_FORM_NAME);
    const answer = await sendService(
      ports,
      STRANGER_FACTS,
      formPost({ formToken, ...FIELDS, store }),
    );
    expect(site.leads).toEqual([
      expect.objectContaining({ type: "SERVICE", storeId }),
    ]);
    if (!(answer instanceof Response)) throw new Error("no redirect");
    const receiptAddress = answer.headers.get("Location") ?? "";
    const url = new URL(receiptAddress, "https://dealer.example");
    expect(readServiceReceipt(ports, STRANGER_FACTS, url)).toMatchObject({
      storeName,
      line: { storeId, phoneText },
    });
  },
);
