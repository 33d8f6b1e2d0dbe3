import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import {
  DOOR,
  STICKERS,
} from "#app/features/design/samples/sample-stickers.ts";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { DoorLedger } from "#app/site/vehicles/sticker/door-ledger.tsx";
import { StatedFigure } from "#app/site/vehicles/price/stated-figure.tsx";
import { PriceSticker } from "#app/site/vehicles/sticker/price-sticker.tsx";

export const PRICES: DesignGroup = {
  title: "Prices",
  parts: [
    {
      title: "Price sticker",
      note: "One total, to the cent, and every line that it is the sum of.",
      layout: "grid",
      content: Object.entries(STICKERS).map(([name, vehicle]) => (
        <State key={name} name={name}>
          <PriceSticker vehicle={vehicle} phoneText="(630) 555-0142">
            {null}
          </PriceSticker>
        </State>
      )),
    },
    {
      title: "Out the door",
      layout: "grid",
      content: (
        <State name="With the sum">
          <DoorLedger door={DOOR} />
        </State>
      ),
    },
    {
      title: "Payment",
      note: "A lease is named above its figure; a loan is what nobody has to name.",
      layout: "grid",
      content: (
        <>
          <State name="Loan">
            <StatedFigure of={{ monthly: "Est. $416/mo" }} />
          </State>
          <State name="Lease">
            <StatedFigure of={{ name: "Lease, est.", monthly: "$634.82/mo" }} />
          </State>
        </>
      ),
    },
    {
      title: "Loan sticker",
      note: "The whole loan that a claim stands for.",
      layout: "grid",
      content: (
        <State name="$7 down">
          <LoanSticker
            loan={{
              priceCents: 2_000_000,
              downCents: 700,
              amountFinancedCents: 1_999_300,
              aprPercent: 7.9,
              termMonths: 72,
              monthlyCents: 34_957,
              totalCostCents: 2_517_604,
              lastPaymentCents: null,
              notes: "With approved credit. An example, and no offer.",
            }}
          />
        </State>
      ),
    },
  ],
};
