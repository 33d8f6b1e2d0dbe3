import { expect, test } from "vitest";
import { readTypedAnswer } from "./typed-answer.ts";

const READING = {
  count: 3,
  address: "/search-vehicles",
  alertAddress: null,
  instead: null,
  begun: null,
  parts: [{ label: "SUVs", without: "" }],
  unknown: [],
};

test("an answer is read as it was sent", () => {
  const suggestion = {
    label: "SUVs",
    kind: "Body style",
    detail: "3 cars",
    address: "/x",
  };
  expect(
    readTypedAnswer({ suggestions: [suggestion], reading: READING }),
  ).toEqual({ suggestions: [suggestion], reading: READING });
});

test.each([
  [null],
  ["text"],
  [{}],
  [{ suggestions: [{ label: "SUVs" }], reading: { count: 3 } }],
  [
    {
      suggestions: [
        { label: "", kind: "", detail: "", address: "", picture: "car.webp" },
      ],
      reading: null,
    },
  ],
  [{ suggestions: [], reading: { ...READING, begun: "suv" } }],
  [{ suggestions: [], reading: { ...READING, instead: { count: 3 } } }],
  [{ suggestions: "none", reading: { ...READING, parts: [{ label: 3 }] } }],
  [{ suggestions: [], reading: { ...READING, count: "3" } }],
])("what another build's server may say, %j, offers nothing", (body) => {
  expect(readTypedAnswer(body)).toEqual({ suggestions: [], reading: null });
});
