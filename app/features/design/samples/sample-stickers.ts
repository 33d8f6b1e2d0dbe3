import type { ComponentProps } from "react";
import type { DoorLedger } from "#app/site/vehicles/sticker/door-ledger.tsx";
import type { PriceSticker } from "#app/site/vehicles/sticker/price-sticker.tsx";
import { LONG_WORD } from "./sample-words.ts";

type Priced = ComponentProps<typeof PriceSticker>["vehicle"];
type Shown = Extract<Priced["price"], { readonly state: "shown" }>;
type Door = ComponentProps<typeof DoorLedger>["door"];

const FEE_CENTS = 35_800;

const SHOWN: Shown = {
  state: "shown",
  totalCents: 2_499_000,
  totalDollars: 24_990,
  lines: [
    { kind: "vehicle", name: null, cents: 2_463_200 },
    { kind: "document-fee", name: null, cents: FEE_CENTS },
  ],
  excludedDocumentFeeCents: null,
  oldTotalCents: null,
  oldTotalDollars: null,
  dropCents: 0,
  dropDollars: 0,
};

export const DOOR: Door = {
  stateShort: "IL",
  taxPercent: 6.25,
  hasYearlyValueTax: false,
  tradeCreditCents: 0,
  lines: [
    { kind: "advertised-price", cents: 2_499_000, isEstimate: false },
    { kind: "sales-tax", cents: 156_188, isEstimate: true },
    { kind: "title", cents: 16_500, isEstimate: true },
  ],
  totalCents: 2_671_688,
};

const VEHICLE: Priced = {
  price: SHOWN,
  stockNumber: "A1234",
  condition: "used" as const,
  priceDropDays: 30,
  outTheDoor: null,
};

/** What a sticker is about, and its vehicle. */
export const STICKERS: Readonly<Record<string, Priced>> = {
  "A price": VEHICLE,
  "Price dropped, out the door": {
    ...VEHICLE,
    price: {
      ...SHOWN,
      oldTotalCents: 2_619_000,
      oldTotalDollars: 26_190,
      dropCents: 120_000,
      dropDollars: 1200,
    },
    outTheDoor: { stateShort: "IL", stateName: "Illinois", door: DOOR },
  },
  "Add-ons, a state without rates": {
    ...VEHICLE,
    stockNumber: null,
    price: {
      ...SHOWN,
      totalCents: 2_598_900,
      totalDollars: 25_989,
      lines: [
        ...SHOWN.lines.slice(0, 1),
        {
          kind: "add-on",
          name: `${LONG_WORD} and paint protection film`,
          cents: 99_900,
        },
        ...SHOWN.lines.slice(1),
      ],
    },
    outTheDoor: { stateShort: "PR", stateName: "Puerto Rico", door: null },
  },
  "The fee comes on top": {
    ...VEHICLE,
    price: {
      ...SHOWN,
      totalCents: 2_463_200,
      totalDollars: 24_632,
      lines: SHOWN.lines.slice(0, 1),
      excludedDocumentFeeCents: FEE_CENTS,
    },
  },
  $9: {
    ...VEHICLE,
    price: {
      ...SHOWN,
      totalCents: 900,
      totalDollars: 9,
      lines: [{ kind: "vehicle", name: null, cents: 900 }],
    },
  },
  "$1,250,000": {
    ...VEHICLE,
    stockNumber: LONG_WORD.toUpperCase(),
    price: {
      ...SHOWN,
      totalCents: 125_000_000,
      totalDollars: 1_250_000,
      lines: [
        { kind: "vehicle", name: null, cents: 124_964_200 },
        { kind: "document-fee", name: null, cents: FEE_CENTS },
      ],
      oldTotalCents: 137_500_000,
      oldTotalDollars: 1_375_000,
      dropCents: 12_500_000,
      dropDollars: 125_000,
    },
  },
  "Price coming soon": { ...VEHICLE, price: { state: "on-request" } },
  "Locked until contact": {
    ...VEHICLE,
    price: { state: "locked", key: "contact" },
  },
  "Locked until terms": {
    ...VEHICLE,
    price: { state: "locked", key: "terms" },
  },
};
