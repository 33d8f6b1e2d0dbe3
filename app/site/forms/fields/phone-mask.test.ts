import { maskitoTransform } from "@maskito/core";
import { expect, test } from "vitest";
import { maskPhoneInput, PHONE_MASK } from "./phone-mask.ts";

test.each([
  ["6305550100", "+1 (630) 555-0100"],
  ["16305550100", "+1 (630) 555-0100"],
  ["+1 630 555 0100", "+1 (630) 555-0100"],
  ["(630) 555-0100", "+1 (630) 555-0100"],
  ["630.555.0100", "+1 (630) 555-0100"],
  ["630", "+1 (630"],
  ["", ""],
])("%j is shown as %j", (typed, shown) => {
  expect(maskitoTransform(typed, PHONE_MASK)).toBe(shown);
});

test.each([
  "1-800-FLOWERS",
  "+44 20 7946 0958",
  "630 555 0100 x5",
  "６３０５５５０１００",
  "630555010012",
])("%s stays as it was typed", (typed) => {
  expect(maskitoTransform(typed, PHONE_MASK)).toBe(typed);
});

const SHOWN = "+1 (630) 555-0100";

test.each([
  ["+16305550189", "+1 (630) 555-0189"],
  ["16305550189", "+1 (630) 555-0189"],
  ["6305550189", "+1 (630) 555-0189"],
  ["1-630-555-0189", "+1 (630) 555-0189"],
  ["tel:+1-630-555-0189", "+1 (630) 555-0189"],
  ["\u202a+1 (630) 555-0189\u202c", "+1 (630) 555-0189"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["call me", "call me"],
])("%j that is inserted over a whole number is shown as %j", (text, shown) => {
  expect(insert(text, { value: SHOWN, from: 0, to: SHOWN.length })).toBe(shown);
});

test("a whole number takes the place of one that is there, wherever it is inserted", () => {
  const end = SHOWN.length;
  for (const [from, to] of [
    [end, end],
    [0, 0],
    [4, end],
    [9, 12],
  ] as const)
    expect(insert("+16305550189", { value: SHOWN, from, to })).toBe(
      "+1 (630) 555-0189",
    );
});

test("the country's 1 that is typed over a number, or after the mask's, is no first digit", () => {
  expect(insert("1", { value: SHOWN, from: 0, to: SHOWN.length })).toBe("+1");
  expect(insert("1", { value: "+1 (", from: 4, to: 4 })).toBe("+1");
  expect(insert("6", { value: "+1 (", from: 4, to: 4 })).toBe("+1 (6");
  expect(insert("4", { value: "+", from: 1, to: 1 })).toBe("+4");
});

test("digits go where they are typed", () => {
  const typed = { value: "+1 (630) 555-010", from: 16, to: 16 };
  expect(insert("7", typed)).toBe("+1 (630) 555-0107");
  expect(insert("7", { value: SHOWN, from: 9, to: 10 })).toBe(
    "+1 (630) 755-0100",
  );
});

interface Selected {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** A field as far as the mask touches it. It says what stands there after the browser put `text` over what is selected. */
function insert(text: string, { value, from, to }: Selected): string {
  const field = Object.assign(new EventTarget(), {
    value,
    selectionStart: from,
    selectionEnd: to,
    maxLength: -1,
    nodeName: "INPUT",
    isContentEditable: false,
    matches: () => true,
    setSelectionRange(start: number, end: number) {
      field.selectionStart = start;
      field.selectionEnd = end;
    },
  });
  const stop = maskPhoneInput(field as unknown as HTMLInputElement);
  const said = { inputType: "insertText", data: text };
  const isTaken = field.dispatchEvent(
    Object.assign(new Event("beforeinput", { cancelable: true }), said),
  );
  if (isTaken) {
    field.value = value.slice(0, from) + text + value.slice(to);
    field.setSelectionRange(from + text.length, from + text.length);
    field.dispatchEvent(Object.assign(new Event("input"), said));
  }
  stop();
  return field.value;
}
