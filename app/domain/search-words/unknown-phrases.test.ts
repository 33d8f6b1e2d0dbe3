import { expect, test } from "vitest";
import { findNearWish } from "./near-wishes.ts";
import { joinUnknownWords, replacePart } from "./unknown-phrases.ts";

const join = (
  sentence: string,
  words: readonly string[],
  understood: readonly string[] = [],
) =>
  joinUnknownWords(
    sentence,
    words.map((text) => ({ text })),
    understood.map((text) => {
      const start = sentence.indexOf(text);
      return { start, end: start + text.length };
    }),
  ).map(({ text }) => text);

test("words around a small one are one phrase", () => {
  expect(join("suv good on snow", ["good", "snow"], ["suv"])).toEqual([
    "good on snow",
  ]);
});

test.each([
  ["nice red snow", ["nice", "snow"], ["red"]],
  ["nice, snow", ["nice", "snow"], []],
  ["nice for all of the snow", ["nice", "snow"], []],
] as const)("%j has two phrases", (sentence, words, understood) => {
  expect(join(sentence, words, understood)).toEqual(["nice", "snow"]);
});

test("a word is not found inside of another one", () => {
  const [phrase] = joinUnknownWords("red suv with th", [{ text: "th" }], []);
  expect(phrase).toEqual({ text: "th", start: 13, end: 15 });
  expect(join("suv su", ["su"])).toEqual(["su"]);
});

test("words said twice are found twice, and words that do not stand there not at all", () => {
  expect(join("good suv, good", ["good", "good", "bad"], ["suv"])).toEqual([
    "good",
    "good",
  ]);
});

test.each([
  ["suv good on snow under 20k", "good on snow", "", "suv under 20k"],
  ["good on snow, suv", "good on snow", "", "suv"],
  ["suv, good on snow", "good on snow", "", "suv"],
  ["suv good on snow", "good on snow", "awd", "suv awd"],
])(
  "%j without %j, with %j in its place, is %j",
  (sentence, text, words, result) => {
    const start = sentence.indexOf(text);
    expect(
      replacePart(sentence, { start, end: start + text.length }, words),
    ).toBe(result);
  },
);

test.each([
  ["good on snow", "all-wheel drive"],
  ["Winter", "all-wheel drive"],
  ["for my kids", "third row"],
  ["like new", "low miles"],
  ["snowboard", null],
  ["", null],
])("%j comes near to %j", (phrase, near) => {
  expect(findNearWish(phrase)).toBe(near);
});
