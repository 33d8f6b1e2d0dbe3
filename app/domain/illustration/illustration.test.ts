import { expect, test } from "vitest";
import { chooseVariant } from "./illustration.ts";
import {
  compactSuv,
  crewCab,
  extendedCab,
  largeSuv,
} from "#app/domain/illustration/bodies/light-trucks.ts";
import { chooseLook } from "#app/domain/illustration/parts/look.ts";

const listBodies = (
  bodystyle: "suvs" | "trucks",
  model: string,
  trim: string | null,
) =>
  new Set(
    Array.from({ length: 50 }, (_, variant) => {
      const chosen = chooseVariant(variant * 199, {
        bodystyle,
        model,
        trim,
      });
      return chooseLook(bodystyle, chosen).body;
    }),
  );

test("a large SUV is drawn large and every other one compact", () => {
  expect(listBodies("suvs", "Suburban", "LT")).toEqual(new Set([largeSuv]));
  expect(listBodies("suvs", "Grand Cherokee L", null)).toEqual(
    new Set([largeSuv]),
  );
  expect(listBodies("suvs", "Kona", "SE")).toEqual(new Set([compactSuv]));
  expect(listBodies("suvs", "Model Y", null)).toEqual(new Set([compactSuv]));
});

test("a truck is drawn with the cab that its trim names", () => {
  expect(listBodies("trucks", "F-150", "XLT SuperCab")).toEqual(
    new Set([extendedCab]),
  );
  expect(listBodies("trucks", "F-150", "Lariat")).toEqual(new Set([crewCab]));
});

test("wheels and lamps still differ from one vehicle to the next", () => {
  const looks = Array.from({ length: 40 }, (_, variant) => {
    const vehicle = { bodystyle: "suvs", model: "Kona", trim: null } as const;
    return chooseLook("suvs", chooseVariant(variant * 199, vehicle));
  });
  expect(new Set(looks.map(({ wheel }) => wheel)).size).toBeGreaterThan(3);
});
