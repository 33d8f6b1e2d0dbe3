import { expect, test } from "vitest";
import { NOTHING_ANSWERED } from "#app/domain/visitor/terms-draft.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { addAskedVin } from "#app/domain/address/return-address.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { rememberConsent } from "#app/site/visitor/given-consent.server.ts";
import { formPorts, formPost } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { sendContactDetails } from "./send-contact-details.server.ts";
import { contactDetailsForm } from "./step-forms.ts";

const STOCKED = aStockedVehicle({ storeId: "aurora" });
const PAGE = `/used-vehicle/sedans/2020-honda-accord-sport/${STOCKED.vehicle.vin}`;

interface Sent {
  readonly downPaymentDollars?: number;
  readonly phone?: string;
  readonly visitor?: Partial<VisitorProfile>;
  readonly returnTo?: string;
}

async function sendAfter({
  downPaymentDollars = 0,
  phone = "(630) 555-0100",
  visitor = {},
  returnTo = PAGE,
}: Sent) {
  const site = formPorts();
  const inventory = { findVehicle: async () => STOCKED };
  // A vehicle that the index has not seen yet is looked up in the inventory.
  const index = { find: () => null };
  const termsDraft = {
    ...NOTHING_ANSWERED,
    downPaymentDollars,
    isTradingIn: false,
    creditAnswer: "unknown",
  } as const;
  const facts: RequestFacts = {
    ...STRANGER_FACTS,
    visitor: { ...STRANGER_FACTS.visitor, ...visitor, termsDraft },
  };
  await sendContactDetails(
    { ...site.ports, inventory, index } as never,
    facts,
    returnTo,
    formPost({
      formToken: site.token(contactDetailsForm.name),
      firstName: "Elena",
      lastName: "Ruiz",
      email: "elena@example.com",
      phone,
    }),
  );
  const [lead] = site.leads;
  if (lead === undefined) throw new Error("nothing was sent");
  return lead;
}

test("the lead of the price wizard says the cash down and the fuel of the vehicle (spec §3)", async () => {
  const { vehicles } = await sendAfter({ downPaymentDollars: 2_500 });
  expect(vehicles[0]).toMatchObject({
    vin: STOCKED.vehicle.vin,
    fuelType: "gasoline",
    finance: { method: "cash", amountDollars: 2_500 },
  });
});

test("a visitor who puts nothing down has no finance", async () => {
  const { vehicles } = await sendAfter({ downPaymentDollars: 0 });
  expect(vehicles[0]).toMatchObject({ finance: null });
});

test("what the form that unlocked was told about calls and texts goes on with the terms, for that number alone", async () => {
  const { version } = formPorts().ports.profile.leads.contactConsent;
  const visitor = rememberConsent(
    { version, text: "I agree", isGiven: true },
    { phone: "6305550100", email: "elena@example.com" },
  );
  const isGiven = async (sent: Sent) =>
    (await sendAfter(sent)).contactConsent?.isGiven;
  expect(await isGiven({ visitor: visitor ?? {} })).toBe(true);
  expect(await isGiven({ visitor: visitor ?? {}, phone: "6305550101" })).toBe(
    false,
  );
  expect(await isGiven({})).toBe(false);
});

test("the lead is about the car whose price was asked for on a list, and its page is the list", async () => {
  const list = "/search-vehicles/used-inventory?page=2";
  const { vin } = STOCKED.vehicle;
  const { vehicles, url } = await sendAfter({
    returnTo: addAskedVin(list, vin),
  });
  expect(vehicles.map((it) => it.vin)).toEqual([vin]);
  expect(url).toBe("https://dealer.example/search-vehicles/used-inventory");
  expect((await sendAfter({ returnTo: list })).vehicles).toEqual([]);
});
