import { expect, test } from "vitest";
import { NOTHING_ANSWERED } from "#app/domain/visitor/terms-draft.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { readLenderTerms } from "./lender-terms.server.ts";

const profile = readProfile();
const CARRIED = new URLSearchParams("equity=20862&down=2000&downUnit=dollars");

test("the lender is told of an accepted trade to the dollar, above the range of the field too", () => {
  const visitor = {
    ...STRANGER,
    termsDraft: {
      ...NOTHING_ANSWERED,
      isTradingIn: true,
      tradeEquityDollars: 20_862,
    },
  };
  const readEquity = (of: typeof STRANGER) =>
    readLenderTerms(CARRIED, profile, of, null)?.tradeEquityDollars;
  expect(readEquity(visitor)).toBe(20_862);
  // Nobody offered a stranger that much.
  expect(readEquity(STRANGER)).toBe(profile.estimator.tradeEquityDollars.max);
});
