import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { panelCopy } from "./panel-copy.ts";
import { formatStatus, listOptions } from "./panel-options.ts";

const t = createTranslator(panelCopy, {}, "en");
const READING = {
  address: "/list",
  alertAddress: "/alert",
  instead: null,
  begun: null,
  parts: [{ label: "Red", without: "" }],
  unknown: [],
} as const;
const TOYOTA = {
  label: "Toyota",
  kind: "Make",
  detail: "103 cars",
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

test("a page comes before the cars that a sentence says nothing of", () => {
  const reading = {
    ...READING,
    parts: [],
    count: 641,
    cars: [{ ...TOYOTA, label: "2026 Toyota Highlander" }],
  };
  const page = { ...TOYOTA, label: "Service", address: "/service" };
  expect(
    listOptions({ suggestions: [page], reading }, t).map(({ label }) => label),
  ).toEqual(["Service", "Show 641 cars"]);
});

const INSTEAD = {
  count: 641,
  address: "/all",
  searches: [{ ...TOYOTA, label: "Toyota hybrid", kind: "" }],
};

test("where no car matches, mail about cars to come and the cars that are here are offered once a word can become nothing else", () => {
  const reading = { ...READING, count: 0, instead: INSTEAD };
  const listNone = (suggestions: readonly (typeof TOYOTA)[]) =>
    listOptions({ suggestions, reading }, t).map(({ label }) => label);
  expect(listNone([TOYOTA])).toEqual(["Toyota"]);
  expect(listNone([])).toEqual([
    "Tell me when one arrives",
    "Show all 641 cars",
    "Toyota hybrid",
  ]);
});

test("a word that says no car leads to those that are here, and to no mail", () => {
  const reading = {
    ...READING,
    count: 0,
    alertAddress: null,
    instead: INSTEAD,
  };
  expect(
    listOptions({ suggestions: [], reading }, t).map(({ address }) => address),
  ).toEqual(["/all", "/toyota"]);
});

test("while the last word may become another, that comes first, and the list says for which words it is, and leads there", () => {
  const begun = { words: "honda", address: "/honda?words=honda" };
  const reading = { ...READING, count: 113, begun };
  expect(listOptions({ suggestions: [TOYOTA], reading }, t)).toMatchObject([
    { label: "Toyota" },
    { label: "Show 113 cars for “honda”", address: "/honda?words=honda" },
  ]);
  expect(listOptions({ suggestions: [], reading }, t)[0]).toMatchObject({
    label: "Show 113 cars",
    address: "/list",
  });
});

test("cars of the list fill the rows that names leave, behind the way to it or behind what an unfinished word becomes", () => {
  const cars = ["Odyssey", "Sienna", "Pacifica", "Sedona"].map((label) => ({
    ...TOYOTA,
    label,
    address: `/${label}`,
  }));
  const listWith = (
    suggestions: readonly (typeof TOYOTA)[],
    begun: { readonly words: string; readonly address: string } | null = null,
  ) =>
    listOptions(
      { suggestions, reading: { ...READING, count: 18, cars, begun } },
      t,
    ).map(({ label }) => label);
  expect(listWith([])).toEqual([
    "Show 18 cars",
    "Odyssey",
    "Sienna",
    "Pacifica",
    "Sedona",
  ]);
  expect(listWith([TOYOTA])).toEqual([
    "Show 18 cars",
    "Toyota",
    "Odyssey",
    "Sienna",
    "Pacifica",
  ]);
  const begun = { words: "red", address: "/red" };
  expect(listWith([TOYOTA], begun)).toEqual([
    "Toyota",
    "Odyssey",
    "Sienna",
    "Pacifica",
    "Show 18 cars for “red”",
  ]);
});

test("what leads to the list of what is typed does not stand there a second time, and the way there has its arrow", () => {
  const reading = { ...READING, count: 120, address: "/truck?words=truck" };
  const trucks = { ...TOYOTA, address: "/truck", bodystyle: "trucks" } as const;
  expect(listOptions({ suggestions: [trucks], reading }, t)).toEqual([
    {
      label: "Show 120 cars",
      kind: "",
      detail: "",
      isOwn: true,
      address: "/truck?words=truck",
    },
  ]);
});

test("a screen reader hears how many cars are shown, and none where a word that is not finished matches none", () => {
  const say = (count: number, suggestions: readonly (typeof TOYOTA)[]) =>
    formatStatus({ suggestions, reading: { ...READING, count } }, 5, t);
  const suggestions = "5 suggestions. Use the arrow keys to choose.";
  expect(say(0, [TOYOTA])).toBe(suggestions);
  expect(say(12, [TOYOTA])).toBe(`12 cars. ${suggestions}`);
  expect(say(0, [])).toBe(`0 cars. ${suggestions}`);
});

test("names that only lead to the list itself do not put it behind them", () => {
  const begun = { words: "toyota", address: "/toyota?words=toyota" };
  const reading = { ...READING, count: 103, address: "/toyota", begun };
  expect(listOptions({ suggestions: [TOYOTA], reading }, t)).toMatchObject([
    { label: "Show 103 cars" },
  ]);
});
