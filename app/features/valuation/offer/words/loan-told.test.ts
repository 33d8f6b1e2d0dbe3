import { expect, test } from "vitest";
import { portsWith } from "#tests/support/list-pages.tsx";
import { findLoanTold } from "./loan-told.ts";

const {
  profile: { trade },
} = await portsWith([]);

test("a loan is spoken of as the answers tell it, and left open where nobody is asked", () => {
  expect(findLoanTold(trade, 840_000)).toBe("owed");
  expect(findLoanTold(trade, 0)).toBe("paid");
  expect(findLoanTold({ ...trade, questions: [] }, 0)).toBe("untold");
});
