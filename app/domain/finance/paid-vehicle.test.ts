import fc from "fast-check";
import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import {
  computeOutTheDoor,
  toDoorPrice,
} from "#app/domain/price/out-the-door.ts";
import { anyTerms } from "#tests/finance/any-terms.ts";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { estimatePayment } from "./estimate-payment.ts";
import { toPaidVehicle } from "./paid-vehicle.ts";

const anyCents = fc.integer({ min: 1, max: 20_000_000 });
const CHARGES = {
  IL: {
    taxPercent: 6.25,
    titleCents: 16_500,
    registrationCents: 15_100,
    taxesTrade: "difference",
    isDocumentFeeTaxed: true,
    hasYearlyValueTax: false,
  },
} as const;

test("the sticker, the price out the door and the payment all start from the same cents", () => {
  fc.assert(
    fc.property(
      anyCents,
      fc.array(anyCents, { maxLength: 2 }),
      fc.integer({ min: 0, max: 100_000 }),
      anyTerms,
      (salePriceCents, addOns, documentFeeCents, terms) => {
        const vehicle = presentVehicle(
          {
            ...aVehicle({
              salePriceCents,
              requiredAddOns: addOns.map((priceCents) => ({
                name: "Wheel locks",
                priceCents,
              })),
            }),
            priceDropCents: 0,
          },
          OPEN_GATE,
          { advertise: "total", documentFeeCents },
        );
        if (vehicle?.price.state !== "shown") return expect.fail();
        const sum = vehicle.price.lines.reduce((all, it) => all + it.cents, 0);
        const door = computeOutTheDoor(
          toDoorPrice(vehicle.price),
          "IL",
          CHARGES,
        );
        expect(door?.lines[0]?.cents).toBe(sum);
        const paid = toPaidVehicle(vehicle.price, vehicle);
        const it =
          paid &&
          estimatePayment(
            paid,
            { ...terms, kind: "finance" },
            SAMPLE_ESTIMATOR,
          );
        if (it?.kind !== "finance") return expect.fail();
        expect(
          it.downCents + it.tradeEquityCents + it.amountFinancedCents,
        ).toBe(sum);
      },
    ),
  );
});

test("a struck price is above the price by as much as the vehicle alone cost more", () => {
  fc.assert(
    fc.property(anyCents, anyCents, anyCents, (salePriceCents, more, fee) => {
      const vehicle = presentVehicle(
        {
          ...aVehicle({
            salePriceCents,
            oldPriceCents: salePriceCents + more,
            condition: "new",
          }),
          priceDropCents: more,
        },
        OPEN_GATE,
        { advertise: "total", documentFeeCents: fee },
      );
      if (vehicle?.price.state !== "shown") return expect.fail();
      const { totalCents, oldTotalCents, dropCents } = vehicle.price;
      expect((oldTotalCents ?? NaN) - totalCents).toBe(more);
      expect(dropCents).toBe(more);
      // A lease's residual is a share of the vehicle's own old price, without the store's charges.
      expect(toPaidVehicle(vehicle.price, vehicle)?.msrpCents).toBe(
        salePriceCents + more,
      );
    }),
  );
});
