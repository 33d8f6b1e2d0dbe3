import { expect, test } from "vitest";
import { NOTHING_ANSWERED } from "#app/domain/visitor/terms-draft.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formPorts, formPost } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { sendContactDetails } from "./send-contact-details.server.ts";
import { contactDetailsForm } from "./step-forms.ts";

const STOCKED = aStockedVehicle({ storeId: "aurora" });
const PAGE = `/used-vehicle/sedans/2020-honda-accord-sport/${STOCKED.vehicle.vin}`;

async function sendAfter(downPaymentDollars: number) {
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
    visitor: { ...STRANGER_FACTS.visitor, termsDraft },
  };
  await sendContactDetails(
    { ...site.ports, inventory, index } as never,
    facts,
    PAGE,
    formPost({
      formToken: site.token(contactDetailsForm.name),
      firstName: "Elena",
      lastName: "Ruiz",
      email: "elena@example.com",
      phone: "(630) 555-0100",
    }),
  );
  return site.leads[0]?.vehicles[0];
}

test("the lead of the price wizard says the cash down and the fuel of the vehicle (spec §3)", async () => {
  expect(await sendAfter(2_500)).toMatchObject({
    vin: STOCKED.vehicle.vin,
    fuelType: "gasoline",
    finance: { method: "cash", amountDollars: 2_500 },
  });
});

test("a visitor who puts nothing down has no finance", async () => {
  expect(await sendAfter(0)).toMatchObject({ finance: null });
});
