import { expect, test } from "vitest";
import { findFreeNames, placeNames } from "./map-names.ts";

const WIDTH = 720;
const at = (x: number, y: number, name: string, isChosen = false) => ({
  x,
  y,
  name,
  isChosen,
});

test("a name stands on the right of its dot, and on the left near the right edge", () => {
  expect(
    placeNames([at(120, 100, "Aurora"), at(600, 300, "Merrillville")], WIDTH),
  ).toEqual([
    { text: "Aurora", side: "right" },
    { text: "Merrillville", side: "left" },
  ]);
});

test("a name that would cover another one, another dot or the edge stands on the other side", () => {
  expect(
    placeNames([at(300, 100, "Aurora"), at(360, 110, "Joliet")], WIDTH),
  ).toEqual([
    { text: "Aurora", side: "left" },
    { text: "Joliet", side: "right" },
  ]);
  expect(placeNames([at(500, 100, "A town with a name")], WIDTH)).toEqual([
    { text: "A town with a name", side: "left" },
  ]);
});

test("a name with no room beside its dot stands below or above it", () => {
  expect(
    placeNames([at(330, 240, "Joliet"), at(610, 250, "Merrillville")], WIDTH),
  ).toEqual([
    { text: "Joliet", side: "right" },
    { text: "Merrillville", side: "below" },
  ]);
});

test("a name lies across no line where another side of its dot is free, and across one before it is left out", () => {
  const aurora = [at(300, 100, "Aurora")];
  const across = [
    { x: 360, y: 0 },
    { x: 360, y: 560 },
  ];
  expect(placeNames(aurora, WIDTH, [across])).toEqual([
    { text: "Aurora", side: "left" },
  ]);
  const beside = across.map(({ y }) => ({ x: 300, y }));
  const left = across.map(({ y }) => ({ x: 240, y }));
  expect(placeNames(aurora, WIDTH, [across, left, beside])).toEqual([
    { text: "Aurora", side: "right" },
  ]);
});

test("the name of a town or a lake stands where it covers no place, no name of one and no edge", () => {
  const label = (x: number, y: number, text: string) => ({ x, y, text });
  expect(
    findFreeNames(
      [
        label(130, 104, "On a dot"),
        label(230, 110, "On a name"),
        label(700, 300, "On the edge"),
        label(400, 10, "On the upper edge"),
        label(400, 550, "On the lower edge"),
        label(139, 1342, "Below the map"),
        label(400, 300, "Chicago"),
        label(410, 310, "On Chicago"),
        label(150, 500, "On the scale"),
      ],
      [at(120, 100, "Aurora")],
      { width: WIDTH, height: 560 },
      [{ left: 36, right: 240, y: 494 }],
    ).map(({ text }) => text),
  ).toEqual(["Chicago"]);
});

test("a name without room is left to the list, and the chosen place's is placed first", () => {
  const crowd = [
    at(350, 300, "Kankakee South"),
    at(352, 304, "Kankakee North"),
    at(353, 306, "Kankakee West"),
    at(355, 309, "Kankakee East"),
    at(354, 308, "Kankakee", true),
  ];
  expect(placeNames(crowd, WIDTH)).toEqual([
    { text: "Kankakee South", side: "left" },
    { text: "Kankakee North", side: "above" },
    { text: "Kankakee West", side: "below" },
    null,
    { text: "Kankakee", side: "right" },
  ]);
});

test("a name without end is shortened", () => {
  const [placed] = placeNames(
    [at(200, 100, "Donaudampfschifffahrtsgesellschaftswagen")],
    WIDTH,
  );
  expect(placed?.text).toBe("Donaudampfschifffah…");
});
