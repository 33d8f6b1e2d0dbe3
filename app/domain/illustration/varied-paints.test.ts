import { expect, test } from "vitest";
import type { Illustration } from "./illustration.ts";
import type { PaintKey } from "./paints.ts";
import { chooseVariedPaints } from "./varied-paints.ts";

test("neighbors have different paints while their cars allow it", () => {
  expect(
    paintsOf([
      ["black", "red"],
      ["black", "white"],
      ["black", "black"],
      ["white", "silver"],
      ["black", "red", "blue"],
    ]),
  ).toEqual(["black", "white", "black", "silver", "red"]);
});

test("the earliest car stays where its paint is free, and nothing is chosen of nothing", () => {
  expect(paintsOf([["blue", "red"], [], ["red", "blue"]])).toEqual([
    "blue",
    null,
    "red",
  ]);
});

function paintsOf(groups: readonly (readonly PaintKey[])[]) {
  const toDrawing = (paintKey: PaintKey): Illustration => ({
    bodystyle: "sedans",
    paintKey,
    variant: 1,
  });
  return chooseVariedPaints(groups.map((it) => it.map(toDrawing))).map(
    (it) => it?.paintKey ?? null,
  );
}
