import { expect, test } from "vitest";
import { findOfferRow } from "./offer-row.ts";

const TIRES = {
  title: "4 for 3 on winter tires",
  until: "Until January 31, 2027",
  goodUntil: "January 31, 2027",
};
const STANDING = { ...TIRES, until: null, goodUntil: null };

test.each([
  [
    "beside other work",
    TIRES,
    ["Oil change"],
    { label: "offer", lines: [TIRES.title, TIRES.until] },
  ],
  [
    "that is the work itself",
    TIRES,
    [TIRES.title],
    { label: "goodUntil", lines: [TIRES.goodUntil] },
  ],
  [
    "whose date was not kept alone",
    { ...TIRES, goodUntil: null },
    [TIRES.title],
    { label: "offer", lines: [TIRES.until] },
  ],
  ["without an end", STANDING, [], { label: "offer", lines: [TIRES.title] }],
  ["without an end that is the work itself", STANDING, [TIRES.title], null],
  ["that nobody came with", null, ["Oil change"], null],
])(
  "an offer %s is told once, with the end that it has",
  (_, offer, work, row) => {
    expect(
      findOfferRow(
        offer,
        work.map((name) => ({ name })),
      ),
    ).toEqual(row);
  },
);
