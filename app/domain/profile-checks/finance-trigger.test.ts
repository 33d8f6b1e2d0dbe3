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
  // 12 CFR 1026.24(d)(1)(i): amount or percentage of a down payment.
  "Only 5% down",
  "As low as $100 down",
  "Total move-in costs of $800",
  "500 dollars down",
  "$500 down payment",
  "Put down just $750",
  "Down payment: $1,200",
  "Downpayments starting at 10 percent",
  "90% financing available",
  "We finance up to 80% of the price",
  "$99 or less down",
  "Enganche desde $500",
  "10% de enganche",
  "500 dólares de entrada",
  "Pago inicial de solo $999",
  "Financiamos hasta el 80% del valor",
  // (ii): number of payments or period of repayment.
  "48-month payment terms",
  "Repayment in as many as 60 monthly installments",
  "Up to 84 months to pay",
  "Sixty monthly payments",
  "A 6-year auto loan",
  "Financing for up to 75 months",
  "Pay it off over 5 years",
  "104 weekly payments",
  "72 months at 1.9% APR",
  "36 months interest-free",
  "48 mensualidades fijas",
  "Financiamiento hasta 84 meses",
  "72 meses para pagar",
  "Préstamo a 5 años",
  "Páguelo en 48 meses",
  "Setenta y dos pagos",
  // (iii): amount of any payment.
  "Payable in installments of $103",
  "$25 weekly",
  "$75 a week",
  "$150 every two weeks",
  "Payments under $300",
  "Only 389/mo with nothing down",
  "Yours for 299 dollars a month",
  "12 easy installments",
  "$299 mensuales",
  "Pagos semanales de $80",
  "$70 por semana",
  "Mensualidad de $310",
  // (iv): amount of any finance charge.
  "$500 total cost of credit",
  "$2 monthly carrying charge",
  "Pay only $900 in interest",
  "A finance charge of $450",
  "Cargos financieros de $300",
  "Costo total del crédito: $1,200",
  // 12 CFR 1013.7(d)(1): a lease's payment, what is paid at once, or that nothing is.
  "Lease for $249 a month",
  "A 36-month lease",
  "Leasing over 39 months",
  "Nothing due at signing",
  "$0 due at signing",
  "Lease it with no money down",
  "Zero down on every lease",
  "Sign and drive: lease a new car today",
  "A capitalized cost reduction of $2,000",
  "$1,999 drive-off",
  "Arrendamiento sin enganche",
  "Nada que pagar al firmar",
  "$1,500 a la firma",
  "Arrendamiento de 36 meses",
])("%j obliges to state the terms", (words) => {
  expect(findTriggerTerm(words)).not.toBeNull();
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
  // What the official interpretations of 12 CFR 1026.24(d)(1) name as no triggers.
  "No trade-in required",
  "Pay weekly",
  "Monthly payment terms arranged",
  "Take years to repay",
  "Monthly payments to suit your needs",
  "Regular monthly payments",
  "No closing costs",
  "4.9% Annual Percentage Rate loans available here",
  // No down payment, in other words.
  "$0 down",
  "$0.00 down for everybody who qualifies",
  "Zero down payment",
  "0% down",
  "Drive home with nothing down",
  "Sin enganche",
  "$0 de enganche",
  "No se requiere pago inicial",
  // No amount, no number, or neither of a payment.
  "A low down payment",
  "Easy monthly payments",
  "Ask about our terms",
  "1.9% financing",
  "100% financing",
  "5.90% financing on new cars",
  "No payments for 90 days",
  "2 payment options",
  "We finance 95% of applicants",
  "Pre-approval in under 60 seconds",
  "Approval within 24-48 hours",
  "20 years of financing experience in Aurora",
  "We have financed cars in Aurora for 30 years",
  "Lease ending in the next 6 months? We buy it.",
  "Pagos a su medida",
  "Financiamiento para todos",
  "Su tasa de 9.9% APR",
  "Reconstruya su crédito",
  // Other numbers and amounts.
  "36-month warranty",
  "12 months or 12,000 miles of coverage",
  "Garantía de 12 meses",
  "A written offer, good for 7 days",
  "Now $19,995, down from $21,500",
  "$500 down from last week",
  "Turn down the heat by 5%",
  "$25,000 credit",
  "Save $1,000",
  "Brakes from $149",
  "$500 trade-in bonus",
  "75-point inspection",
  "Rated 4.6 from 2,300 reviews",
  "Ahorre $500",
  "Cambio de aceite por $39",
  "Autos por menos de $20,000",
  "One of 12 monthly specials",
  "Open 6 days a week",
])("%j states none", (words) => {
  expect(findTriggerTerm(words)).toBeNull();
});

test("a loan's disclosure names the down payment, how many payments of how much, and the APR", () => {
  expect(
    isFullDisclosure("$7 down, 72 monthly payments of $461.89 at 9.9% APR"),
  ).toBe(true);
  expect(
    isFullDisclosure(
      "No down payment, $461.89 a month for 72 months, 9.9% annual percentage rate",
    ),
  ).toBe(true);
  expect(
    isFullDisclosure("Enganche de $7, 72 pagos mensuales de $461.89, APR 9.9%"),
  ).toBe(true);
  expect(isFullDisclosure("$7 down, 72 monthly payments at 9.9% APR")).toBe(
    false,
  );
  expect(isFullDisclosure("$7 down, $461.89 for 72 months at 9.9%")).toBe(
    false,
  );
  expect(isFullDisclosure("9.9% annual percentage rate")).toBe(false);
  expect(isFullDisclosure("72 payments of $461.89 at 9.9% APR")).toBe(false);
});

test("a lease's disclosure names the lease, what is due at signing, the payments and the deposit, and no APR", () => {
  const lease =
    "Closed-end lease: $2,449.06 due at signing, 36 monthly payments of $449.06, no security deposit.";
  expect(isFullDisclosure(lease)).toBe(true);
  expect(isFullDisclosure(`${lease} 3.5% APR.`)).toBe(false);
  for (const left of [
    "Closed-end lease:",
    "$2,449.06 due at signing,",
    "36 monthly",
    "of $449.06",
    "no security deposit",
  ])
    expect(isFullDisclosure(lease.replace(left, "")), left).toBe(false);
  expect(
    isFullDisclosure(
      "Arrendamiento: $2,449.06 al firmar, 36 pagos mensuales de $449.06, sin depósito de garantía.",
    ),
  ).toBe(true);
});
