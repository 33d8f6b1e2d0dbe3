import { expect, test } from "vitest";
import { listOfferLines } from "./offer-lines.ts";

const TIRES = { title: "4 for 3 on winter tires", until: "Until January 31" };

test.each([
  ["beside other work", TIRES, ["Oil change"], [TIRES.title, TIRES.until]],
  ["that is the work itself", TIRES, [TIRES.title], [TIRES.until]],
  ["without an end", { ...TIRES, until: null }, [], [TIRES.title]],
  [
    "without an end that is the work itself",
    { ...TIRES, until: null },
    [TIRES.title],
    [],
  ],
  ["that nobody came with", null, ["Oil change"], []],
])(
  "an offer %s is told once, with the end that it has",
  (_, offer, work, lines) => {
    expect(
      listOfferLines(
        offer,
        work.map((name) => ({ name })),
      ),
    ).toEqual(lines);
  },
);
