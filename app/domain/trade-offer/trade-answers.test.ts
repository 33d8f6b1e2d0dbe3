import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import {
  countQuestionsLeft,
  keepAskedAnswers,
  listAnswerFaults,
  listAskedQuestions,
  parseDollars,
} from "./trade-answers.ts";

const loaded = loadStoreProfile("profiles/used-only");
if (!loaded.ok) throw new Error("The sample profile has faults.");
const { trade } = loaded.profile;

const GOOD = {
  "1001000": "good",
  "1002000": "no",
  "4001000": "none",
  "4004000": "no",
  "2001000": "none",
};

test("the required questions are condition, safety and finance, and nothing else has to be answered", () => {
  const missing = listAnswerFaults(trade, {});
  expect(missing.map(({ questionId }) => questionId)).toEqual([
    1001000, 1002000, 4001000, 4004000, 2001000,
  ]);
  expect(missing.every(({ problem }) => problem === "missing")).toBe(true);
  expect(listAnswerFaults(trade, GOOD)).toEqual([]);
});

test.each([
  ["none", false],
  ["loan", true],
  ["finance", true],
])(
  "the remaining balance after finance type %s is asked for: %j",
  (financeType, isAsked) => {
    const answers = { ...GOOD, "2001000": financeType };
    expect(
      listAskedQuestions(trade, answers).some(
        ({ questionId }) => questionId === 2002000,
      ),
    ).toBe(isAsked);
    expect(listAnswerFaults(trade, answers)).toEqual(
      isAsked
        ? [{ questionId: 2002000, problem: "missing", contradictionAt: null }]
        : [],
    );
  },
);

test("a balance that was typed before the answer changed to none is left out", () => {
  const answers = { ...GOOD, "2001000": "none", "2002000": "9000" };
  expect(keepAskedAnswers(trade, answers)).toEqual(GOOD);
});

test("the count of questions left falls with each answer, and rises when one opens another", () => {
  const count = (answers: Record<string, string>) =>
    countQuestionsLeft(trade, answers);
  const atFirst = count({});
  expect(count({ "1001000": "good" })).toBe(atFirst - 1);
  expect(count({ "2001000": "none" })).toBe(atFirst - 1);
  expect(count({ "2001000": "loan" })).toBe(atFirst);
  expect(countQuestionsLeft(trade, {}, "safety")).toBe(2);
});

test.each([
  ["an answer that the question does not have", { "1001000": "perfect" }],
  ["the name of an inherited property", { "1001000": "constructor" }],
  ["two answers in one", { "1001000": "good,great" }],
])("%s is told at its question", (_, changed) => {
  expect(listAnswerFaults(trade, { ...GOOD, ...changed })).toEqual([
    { questionId: 1001000, problem: "unknown", contradictionAt: null },
  ]);
});

test("a balance that is no amount is told at its question", () => {
  for (const typed of ["lots", "-5", "1e5", "9,00", "1000001", "NaN"])
    expect(
      listAnswerFaults(trade, {
        ...GOOD,
        "2001000": "loan",
        "2002000": typed,
      }),
    ).toEqual([
      { questionId: 2002000, problem: "no-amount", contradictionAt: null },
    ]);
});

test("answers that contradict each other are told at the later question, with the profile's words", () => {
  const faults = listAnswerFaults(trade, {
    ...GOOD,
    "4001000": "none",
    "4004000": "airbags",
  });
  expect(faults).toEqual([
    { questionId: 4004000, problem: "contradiction", contradictionAt: 2 },
  ]);
  expect(trade.contradictions[2]?.message.en).toContain("Airbags");
});

test.each([
  ["$12,345", 12_345],
  ["12345.50", 12_345.5],
  [" 0 ", 0],
  ["1,000,000", 1_000_000],
  ["12,34", null],
  ["", null],
])("%j dollars are %j", (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});
