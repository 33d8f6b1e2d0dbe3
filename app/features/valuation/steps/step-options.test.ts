import { expect, test } from "vitest";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import { listStepOptions } from "./step-options.ts";

const OPTIONS: Trade["options"] = [
  {
    optionId: "leather-seats",
    label: { en: "Leather seats", es: "Asientos de cuero" },
    bodyStyles: [],
    additionCents: 30_000,
  },
  {
    optionId: "third-row",
    label: { en: "Third row of seats", es: "Tercera fila" },
    bodyStyles: ["suvs", "minivans"],
    additionCents: 25_000,
  },
];

function listIds(
  bodystyle: Parameters<typeof listStepOptions>[2]["bodystyle"],
  step = "options",
) {
  return listStepOptions({ options: OPTIONS }, step, { bodystyle }).map(
    ({ optionId }) => optionId,
  );
}

test("an option with bodyStyles is asked of their owners alone, and of everyone where nobody knows the body style", () => {
  expect(listIds("sedans")).toEqual(["leather-seats"]);
  expect(listIds("suvs")).toEqual(["leather-seats", "third-row"]);
  expect(listIds(null)).toEqual(["leather-seats", "third-row"]);
});

test("only the page of the options asks for them", () => {
  expect(listIds("suvs", "condition")).toEqual([]);
});
