import { expect, test } from "vitest";
import { findTriggerTerm, isFullDisclosure } from "./finance-trigger.ts";

test.each([
  ["Drive home for as low as $7 down", "$7 down"],
  ["Only $1,000 cash down!", "$1,000 cash down"],
  ["Just $299/mo", "$299/mo"],
  ["Yours for $299 a month", "$299 a month"],
  ["$189.50 per month", "$189.50 per month"],
  ["payments from $199", "payments from $199"],
  ["10% down and you drive", "10% down"],
  ["a down payment of $500", "down payment of $500"],
  ["0% APR for 60 months", "APR for 60 months"],
  ["$2,999 due at signing", "$2,999 due at signing"],
  ["72 monthly payments", "72 monthly payments"],
  ["on a 72-month loan", "72-month loan"],
  ["Lléveselo con $500 de enganche", "$500 de enganche"],
  ["desde $299 al mes", "$299 al mes"],
  ["48 pagos y es suyo", "48 pagos"],
])("%j states a payment term", (words, term) => {
  expect(findTriggerTerm(words)).toBe(term);
});

test.each([
  "No down payment",
  "Payments that suit you",
  "Will a bigger down payment help?",
  "Under $20,000",
  "our $358.03 document fee",
  "Oil change every 3,000 to 5,000 miles",
  "Scale down to one payment",
  "9.9% APR",
  "Prices came down 5%",
  "within six months of the sale",
])("%j states none", (words) => {
  expect(findTriggerTerm(words)).toBeNull();
});

test("a disclosure names the down payment, the payments or months, and the APR", () => {
  expect(isFullDisclosure("$7 down, 72 monthly payments at 9.9% APR")).toBe(
    true,
  );
  expect(isFullDisclosure("$7 down for 72 months at 9.9%")).toBe(false);
  expect(isFullDisclosure("9.9% annual percentage rate")).toBe(false);
  expect(isFullDisclosure("72 payments at 9.9% APR")).toBe(false);
});
