import { expect, test } from "vitest";
import {
  type Illustration,
  listDrawnViews,
} from "#app/domain/illustration/illustration.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { findCloseUpClass } from "./close-up.ts";

const CAR: Illustration = {
  bodystyle: "sedans",
  paintKey: "red",
  variant: 7,
  interior: "beige",
};

test("drawings of a wheel and of the inside are close-ups, in whatever color the inside is", () => {
  const closeUps = listDrawnViews(CAR).filter(
    (view) =>
      findCloseUpClass({
        photo: null,
        illustration: getIllustrationAddress(CAR, view),
      }) !== undefined,
  );
  expect(closeUps).toEqual(["wheel", "dashboard"]);
  expect(getIllustrationAddress(CAR, "dashboard")).toContain("-in-beige");
});
