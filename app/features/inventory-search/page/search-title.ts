import {
  isConjunctive,
  type TitlePart,
  getValueFacet,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";
import type { FilterText } from "#app/features/inventory-search/filter-copy.ts";
import {
  type LabelSources,
  formatRangeLabel,
  formatValueLabel,
} from "#app/features/inventory-search/filter-labels.ts";
import { formatRangeEnd } from "#app/features/inventory-search/range-end.ts";

export interface SearchTitle {
  /** The noun reads "used SUVs". */
  readonly noun: string;
  /** The qualifiers read "under $20,000 with heated seats"; they are empty when nothing narrows the search. */
  readonly qualifiers: string;
}

/** Assumption A16: a title names at most this many values of one filter, and counts more. */
const MOST_NAMED = 2;
const NOUN_KEYS = listKeysIn("noun");
const EQUIPMENT_KEYS = listKeysIn("equipment");
const PLACE_KEYS = listKeysIn("place");

function listKeysIn(part: TitlePart): readonly ValueKey[] {
  const getRank = (key: ValueKey) => getValueFacet(key).title[1];
  return VALUE_KEYS.filter((key) => getValueFacet(key).title[0] === part).sort(
    (a, b) => getRank(a) - getRank(b),
  );
}

/** Values that say too little without a noun. */
const NAMES_TEXTS: Partial<Record<ValueKey, FilterText>> = {
  transmission: "title.transmission",
  "interior-color": "title.interior",
};

/** The title says what a search is about, with every filter in use, in words that follow a count. */
export function buildSearchTitle(
  search: InventorySearch,
  sources: LabelSources,
): SearchTitle {
  const { t } = sources;
  const qualifiers = [
    ...NOUN_KEYS.map((key) => formatCount(key, search, sources)),
    formatPriceAndPayment(search, sources),
    ...(["year", "mileage"] as const).map((key) => {
      const range = search.ranges[key];
      return range === undefined
        ? ""
        : `(${lowercaseFirst(formatRangeLabel(key, range, t))})`;
    }),
    formatEquipment(search, sources),
    ...PLACE_KEYS.map((key) => placeWords(key, search, sources)),
    search.keywords === null
      ? ""
      : t("title.matching", { words: search.keywords }),
  ];
  return {
    noun: formatNoun(search, sources),
    qualifiers: qualifiers.filter((words) => words !== "").join(" "),
  };
}

function formatNoun(search: InventorySearch, sources: LabelSources): string {
  const { t } = sources;
  const hasModel = search.values.make_model?.some((it) => it.includes("~"));
  return [
    search.condition === "all" ? "" : t(`title.condition.${search.condition}`),
    ...NOUN_KEYS.map((key) => formatNames(key, search, sources)),
    // Only a body style is a noun by itself.
    formatNames("bodystyle", search, sources) === "" &&
      t(hasModel ? "title.vehicles" : "title.cars"),
  ]
    .filter((words) => words !== false && words !== "")
    .join(" ");
}

/** The names read "SUVs or sedans"; they are empty when there are none or too many to name. */
function formatNames(
  key: ValueKey,
  search: InventorySearch,
  sources: LabelSources,
): string {
  const values = search.values[key] ?? [];
  if (values.length > MOST_NAMED) return "";
  const names = values.map((value) => formatName(key, value, sources));
  const [first = "", second] = names;
  if (second === undefined) return first;
  return sources.t(isConjunctive(key) ? "title.and" : "title.or", {
    first,
    second,
  });
}

/** Values whose names are no nouns. */
const VALUE_TEXTS: Readonly<Record<string, FilterText | undefined>> = {
  "bodystyle.commercial": "title.commercial",
  "great_deals.price_drop": "title.priceDrop",
};

function formatName(
  key: ValueKey,
  value: string,
  sources: LabelSources,
): string {
  const text = VALUE_TEXTS[`${key}.${value}`];
  if (text !== undefined) return sources.t(text);
  const label = formatValueLabel(key, value, sources);
  return key === "make_model" || key === "store"
    ? label
    : lowercaseFirst(label);
}

/** The words read "in 3 body styles"; they are empty when few enough can be named. */
function formatCount(
  key: ValueKey,
  search: InventorySearch,
  { t }: LabelSources,
): string {
  const count = search.values[key]?.length ?? 0;
  return count > MOST_NAMED ? t(`title.many.${key}`, { count }) : "";
}

/** The words read "with all-wheel drive, heated seats and a price drop". */
function formatEquipment(search: InventorySearch, sources: LabelSources) {
  const { t } = sources;
  const parts = EQUIPMENT_KEYS.flatMap((key) => {
    const values = search.values[key] ?? [];
    if (values.length === 0) return [];
    if (values.length > MOST_NAMED)
      return [t(`title.many.${key}`, { count: values.length })];
    if (isConjunctive(key))
      return values.map((value) => formatName(key, value, sources));
    const names = formatNames(key, search, sources);
    const text = NAMES_TEXTS[key];
    return [text === undefined ? names : t(text, { names })];
  });
  const last = parts.pop();
  if (last === undefined) return "";
  const names =
    parts.length === 0
      ? last
      : t("title.and", { first: parts.join(", "), second: last });
  return t("title.with", { names });
}

/** "in Aurora, IL or Elgin, IL". */
function placeWords(
  key: ValueKey,
  search: InventorySearch,
  sources: LabelSources,
): string {
  const count = search.values[key]?.length ?? 0;
  if (count === 0) return "";
  return count > MOST_NAMED
    ? sources.t(`title.many.${key}`, { count })
    : sources.t("title.in", { names: formatNames(key, search, sources) });
}

/** The words read "under $25,000 and under $400 a month". */
function formatPriceAndPayment(
  { ranges }: InventorySearch,
  sources: LabelSources,
) {
  const { t } = sources;
  const first = formatPrice(ranges.price, sources);
  const max = ranges.payment?.max;
  if (max === undefined) return first;
  const second = t("title.payment", { max: formatRangeEnd("payment", max) });
  return first === "" ? second : t("title.and", { first, second });
}

function formatPrice(range: Range | undefined, { t }: LabelSources): string {
  if (range === undefined) return "";
  const { min, max } = range;
  const maxText = max === undefined ? "" : formatRangeEnd("price", max);
  const minText = min === undefined ? "" : formatRangeEnd("price", min);
  if (min === undefined) return t("title.under", { max: maxText });
  return max === undefined
    ? t("title.over", { min: minText })
    : t("title.between", { min: minText, max: maxText });
}

/** In a sentence, "Heated seats" loses its capital; "SUVs", "LED headlights" and "Apple CarPlay" keep theirs. */
function lowercaseFirst(label: string): string {
  const rest = label.slice(1);
  return rest === rest.toLowerCase()
    ? label.charAt(0).toLowerCase() + rest
    : label;
}
