import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { contactPage } from "./contact.server.ts";

const { ports } = formPorts();
const { profile } = ports;

function findHours(changed: Partial<typeof profile> = {}, storeId = "aurora") {
  return contactPage(
    { ...ports, profile: { ...profile, ...changed } },
    { ...STRANGER_FACTS, storeId },
    { query: new URLSearchParams(), areCookiesRefused: false },
  ).serviceHours;
}

test("where shops open at different times, the hours are those of the visitor's store, with its name", () => {
  expect(findHours()).toMatchObject({
    city: "Aurora",
    hours: expect.arrayContaining([
      { days: "Mon – Fri", hours: "7:30AM - 6PM" },
    ]),
  });
  expect(findHours({}, "joliet")).toMatchObject({
    city: "Joliet",
    hours: expect.arrayContaining([{ days: "Mon – Fri", hours: "9AM - 6PM" }]),
  });
});

test("hours that every shop keeps are no store's own, and a dealership without service has none", () => {
  const [aurora] = profile.stores;
  if (aurora === undefined) throw new Error("The sample has no store.");
  const stores = profile.stores.map((store) => ({
    ...store,
    departments: aurora.departments,
  }));
  expect(findHours({ stores })?.city).toBeNull();
  const pages = { ...profile.pages, service: false };
  expect(findHours({ pages })).toBeNull();
});
