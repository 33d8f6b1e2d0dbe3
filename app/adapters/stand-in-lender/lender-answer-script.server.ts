import { EXAMPLE_RULE } from "./example-rule.server.ts";

/** Assumption A422: the example is worked out from the two amounts here in the browser, and kept nowhere. */
export const ANSWER_SCRIPT = `
const RULE = ${JSON.stringify(EXAMPLE_RULE)};
const answer = document.querySelector(".answer");
const readDollars = (name) =>
  Number(form.querySelector("[data-amount=" + name + "]").value.replace(/[.]\\d{0,2}\\s*$/, "").replace(/\\D/g, ""));
const formatDollars = (dollars) => "$" + dollars.toLocaleString("en-US");
const formatCents = (cents) => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
const findExample = () => {
  const income = readDollars("income");
  const room = Math.min(
    (income * RULE.paymentPercent) / 100,
    (income * RULE.withRentPercent) / 100 - readDollars("rent"),
  );
  if (room < RULE.leastPaymentDollars) return null;
  const perMonthly = Number(answer.dataset.perMonthly);
  const step = RULE.roundedToDollars;
  const amount = Math.min(RULE.mostDollars, Math.floor((room * perMonthly) / step) * step);
  const price = amount + Number(answer.dataset.brought);
  const limit = Math.floor((price * (100 - RULE.leftForTaxesPercent)) / 100 / RULE.limitStepDollars) * RULE.limitStepDollars;
  return {
    amount: formatDollars(amount),
    // What this loan costs, and not all that there was room for.
    monthly: formatCents(Math.round((amount * 100) / perMonthly)),
    price: formatDollars(price),
    limit,
    limitText: formatDollars(limit),
  };
};
const setAnswered = (isAnswered) => {
  for (const it of document.querySelectorAll("main > :not(.answer)")) it.hidden = isAnswered;
  answer.hidden = !isAnswered;
  document.body.dataset.answered = isAnswered;
};
const showAnswer = () => {
  const example = findExample();
  for (const place of answer.querySelectorAll("[data-fill]"))
    place.textContent = example?.[place.dataset.fill] ?? "";
  for (const part of answer.querySelectorAll("[data-outcome]"))
    part.hidden = (part.dataset.outcome === "loan") !== (example !== null);
  const cars = answer.querySelector("[data-cars]");
  if (example !== null) cars.href = cars.dataset.cars + example.limit;
  setAnswered(true);
  answer.querySelector("[data-outcome]:not([hidden]) h1").focus({ preventScroll: true });
  tell({ type: "submitted" });
};
answer?.querySelector(".way-back").addEventListener("click", (event) => {
  event.preventDefault();
  history.back();
});
`;
