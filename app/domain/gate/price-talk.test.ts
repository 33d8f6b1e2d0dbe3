import { expect, test } from "vitest";
import { removePriceTalk } from "./price-talk.ts";

const AMOUNTS = { salePriceCents: 1_899_500, oldPriceCents: 2_099_000 };
const kept = (description: string) =>
  removePriceTalk({ description }, AMOUNTS).description;

test.each([
  "Now $18,995!",
  "Only 18,995 this week",
  "18995 or best offer",
  "18.995 firm",
  "18 995",
  "was 20990",
  "under 19k",
  "USD 400 a month",
  "400 dollars down",
  "１８９９５",
  "18\u200b995",
  "18 , 995",
  "Total with fees 19,353",
  "Last month 22,450",
  "Only 389 a month",
  "389/mo",
  "Save 2,000 today",
  "2000 off",
  "nearly 19 thousand",
  "nineteen thousand",
  "＄18k",
])("%j stays away while the price is locked", (text) => {
  expect(kept(text)).toBeNull();
});

test.each([
  "One owner, 18,200 miles, 4 new tires in 2024.",
  "60k mile service done",
  "Stock A1899, seats 7.",
  "Remote start, 12 months of warranty, 20-inch wheels, 2020 model.",
  "Only 21,400 miles. Tows 7,700 pounds with the 3500 cc engine.",
  "Grand Touring with Off-Road suspension",
])("%j is kept", (text) => {
  expect(kept(text)).toBe(text);
});

test("features that name money are left out, the others stay", () => {
  const features = ["Heated Seats", "$500 rebate", "18995 special"];
  expect(removePriceTalk({ features }, AMOUNTS)).toEqual({
    features: ["Heated Seats"],
  });
});
