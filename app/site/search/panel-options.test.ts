import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { panelCopy } from "./panel-copy.ts";
import { listOptions } from "./panel-options.ts";

const t = createTranslator(panelCopy, {}, "en");
const READING = {
  address: "/list",
  alertAddress: "/alert",
  parts: [],
  unknown: [],
} as const;
const TOYOTA = {
  label: "Toyota",
  detail: "Make, 103 cars",
  address: "/toyota",
};

function listLabels(
  count: number,
  suggestions: readonly (typeof TOYOTA)[],
): readonly string[] {
  return listOptions({ suggestions, reading: { ...READING, count } }, t).map(
    ({ label }) => label,
  );
}

test("the list of what is typed comes first where cars match", () => {
  expect(listLabels(113, [TOYOTA])).toEqual(["Show 113 cars", "Toyota"]);
});

test("mail about cars to come is offered only where a word can become nothing that is here", () => {
  expect(listLabels(0, [TOYOTA])).toEqual(["Toyota"]);
  expect(listLabels(0, [])).toEqual(["Tell me when one arrives"]);
});
