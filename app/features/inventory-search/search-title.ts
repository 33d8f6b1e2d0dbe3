import {
  type InventorySearch,
  isConjunctive,
  type Range,
  type ValueKey,
} from "#app/domain/inventory/search.ts";
import {
  type LabelSources,
  rangeEnd,
  rangeLabel,
  valueLabel,
} from "./filter-labels.ts";

export interface SearchTitle {
  /** "used SUVs". */
  readonly noun: string;
  /** "under $20,000 with heated seats"; empty when nothing narrows them. */
  readonly qualifiers: string;
}

/** Assumption A10: a title names at most this many values of one filter. */
const MOST_NAMED = 2;

/** What a search is about, in words that follow a count. */
export function searchTitle(
  search: InventorySearch,
  sources: LabelSources,
): SearchTitle {
  const { t } = sources;
  const qualifiers = [
    priceWords(search.ranges.price, sources),
    ...(["year", "mileage"] as const).map((key) => {
      const range = search.ranges[key];
      return range === undefined
        ? ""
        : `(${lowerFirst(rangeLabel(key, range, t))})`;
    }),
    wordsOf("features", search, sources, (names) => t("title.with", { names })),
    wordsOf("store", search, sources, (names) => t("title.in", { names })),
    search.keywords === null
      ? ""
      : t("title.matching", { words: search.keywords }),
  ];
  return {
    noun: nounOf(search, sources),
    qualifiers: qualifiers.filter((words) => words !== "").join(" "),
  };
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nounOf(search: InventorySearch, sources: LabelSources): string {
  const { t } = sources;
  const plain = (names: string) => names;
  const body = wordsOf("bodystyle", search, sources, plain);
  const car = wordsOf("make_model", search, sources, plain);
  const hasModel = search.values.make_model?.some((it) => it.includes("~"));
  return [
    search.condition === "all" ? "" : t(`title.condition.${search.condition}`),
    wordsOf("exterior-color", search, sources, plain),
    car,
    body || t(hasModel ? "title.vehicles" : "title.cars"),
  ]
    .filter((words) => words !== "")
    .join(" ");
}

function wordsOf(
  key: ValueKey,
  search: InventorySearch,
  sources: LabelSources,
  sentence: (names: string) => string,
): string {
  const values = search.values[key] ?? [];
  if (values.length === 0 || values.length > MOST_NAMED) return "";
  const isName = key === "make_model" || key === "store";
  const names = values.map((value) => {
    // The one body style whose name is no noun.
    if (key === "bodystyle" && value === "commercial")
      return sources.t("title.commercial");
    const label = valueLabel(key, value, sources);
    return isName ? label : lowerFirst(label);
  });
  const both = isConjunctive(key) ? "title.and" : "title.or";
  const [first = "", second] = names;
  return sentence(
    second === undefined ? first : sources.t(both, { first, second }),
  );
}

function priceWords(range: Range | undefined, { t }: LabelSources): string {
  if (range === undefined) return "";
  const { min, max } = range;
  const maxText = max === undefined ? "" : rangeEnd("price", max);
  const minText = min === undefined ? "" : rangeEnd("price", min);
  if (min === undefined) return t("title.under", { max: maxText });
  return max === undefined
    ? t("title.over", { min: minText })
    : t("title.between", { min: minText, max: maxText });
}

/** "Heated seats" in a sentence; "SUVs" and "LED headlights" keep their capitals. */
function lowerFirst(label: string): string {
  const second = label.charAt(1);
  return second === second.toLowerCase()
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
