import { expect, test } from "vitest";
import { listLoanNotes } from "./loan-notes.ts";

const SHOWN = ["$7.00", "72", "$461.89", "9.9%"];

test("a sentence that only names figures of the table is left out, and its conditions stay", () => {
  const terms =
    "Example, not an offer: $7.00 down, 72 monthly payments of $461.89, at 9.9% APR. For credit scores of 720 and above, with approved credit. Tax extra.";
  expect(listLoanNotes(terms, "en", SHOWN)).toEqual([
    "For credit scores of 720 and above, with approved credit.",
    "Tax extra.",
  ]);
});

test.each([
  "$8.00 down, at 9.9% APR.",
  "$7.00 down, at 9.9% APR with approved credit.",
  "$7.00 down, with approved credit.",
  "$7.00 down plus tax.",
  "Only today: $7.00 down.",
])("%j says more than the table and stays whole", (terms) => {
  expect(listLoanNotes(terms, "en", SHOWN)).toEqual([terms]);
});
