import { expect, test } from "vitest";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sayTradeTaxStates } from "./trade-in-amount.ts";

const { profile } = await portsWith([]);
const { stateCharges } = profile.pricing;

test("the states are named where the tax falls on the difference to a traded car", () => {
  expect(sayTradeTaxStates({ stateCharges }, "en")).toBe(
    "Illinois and Indiana",
  );
  expect(sayTradeTaxStates({ stateCharges }, "es")).toBe("Illinois e Indiana");
});

test("no state is named whose tax falls on the whole price, and none where nobody says what states charge", () => {
  const [illinois] = Object.values(stateCharges);
  if (illinois === undefined) expect.fail("The sample names no state.");
  expect(
    sayTradeTaxStates(
      {
        stateCharges: {
          ...stateCharges,
          IL: { ...illinois, taxesTrade: "whole" },
        },
      },
      "en",
    ),
  ).toBe("Indiana");
  expect(sayTradeTaxStates({ stateCharges: {} }, "en")).toBeNull();
});
