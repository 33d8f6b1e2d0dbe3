import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { listCommonMakes } from "./common-makes.server.ts";

const TWICE = "Toyota Honda Kia Ford Audi BMW Mazda Volvo".split(" ");
const CARS = ["Acura", ...TWICE, ...TWICE].map((make) => ({ make }));

test("the eight makes with most cars come first, in the order of the alphabet", async () => {
  expect(
    listCommonMakes(await portsWith(CARS), { gate: OPEN_GATE }),
  ).toStrictEqual([
    "Audi",
    "BMW",
    "Ford",
    "Honda",
    "Kia",
    "Mazda",
    "Toyota",
    "Volvo",
  ]);
});

test("a make that no table knows is not offered, and makes of hidden cars stay hidden", async () => {
  const ports = await portsWith([{ make: "Zonk" }, { make: "Kia" }]);
  expect(listCommonMakes(ports, { gate: OPEN_GATE })).toStrictEqual(["Kia"]);
  expect(
    listCommonMakes(ports, {
      gate: { ...OPEN_GATE, hiddenGroups: CONDITIONS },
    }),
  ).toStrictEqual([]);
});
