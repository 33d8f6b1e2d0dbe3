import { expect, test } from "vitest";
import { findOfferLines } from "./offer-row.ts";

const TIRES = {
  title: "4 for 3 on winter tires",
  until: "Until January 31, 2027",
  goodUntil: "January 31, 2027",
};
const STANDING = { ...TIRES, until: null, goodUntil: null };

test.each([
  ["beside other work", TIRES, ["Oil change"], [TIRES.title, TIRES.until]],
  ["that is the work itself", TIRES, [TIRES.title], null],
  ["without an end", STANDING, [], [TIRES.title]],
  ["that nobody came with", null, ["Oil change"], null],
])(
  "an offer %s has a row of its own only where no work goes by its name",
  (_, offer, work, lines) => {
    expect(
      findOfferLines(
        offer,
        work.map((name) => ({ name })),
      ),
    ).toEqual(lines);
  },
);
