import { expect, test } from "vitest";
import { placeNames } from "./map-names.ts";

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
    { text: "Aurora", isLeft: false },
    { text: "Merrillville", isLeft: true },
  ]);
});

test("a name that would cover another one, another dot or the edge stands on the other side", () => {
  expect(
    placeNames([at(300, 100, "Aurora"), at(360, 110, "Joliet")], WIDTH),
  ).toEqual([
    { text: "Aurora", isLeft: true },
    { text: "Joliet", isLeft: false },
  ]);
  expect(placeNames([at(500, 100, "A town with a name")], WIDTH)).toEqual([
    { text: "A town with a name", isLeft: true },
  ]);
});

test("a name without room is left to the list, and the chosen place's is placed first", () => {
  const crowd = [
    at(350, 100, "Kankakee South"),
    at(352, 104, "Kankakee North"),
    at(354, 108, "Kankakee", true),
  ];
  expect(placeNames(crowd, WIDTH)).toEqual([
    { text: "Kankakee South", isLeft: true },
    null,
    { text: "Kankakee", isLeft: false },
  ]);
});

test("a name without end is shortened", () => {
  const [placed] = placeNames(
    [at(200, 100, "Donaudampfschifffahrtsgesellschaftswagen")],
    WIDTH,
  );
  expect(placed?.text).toBe("Donaudampfschifffah…");
});
