import {
  FACET_LOOKS,
  isConjunctive,
  type TitlePart,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { findOnlyBodyStyle } from "#app/domain/inventory/only-body-style.ts";
import { findLeastSeats } from "#app/domain/inventory/facet-values.ts";
import type {
  FacetCount,
  InventorySearch,
} from "#app/domain/inventory/search.ts";
import {
  filterCopy,
  type FilterText,
} from "#app/features/inventory-search/copy.ts";
import {
  type LabelSources,
  formatRangeLabel,
  formatValueLabel,
} from "#app/features/inventory-search/filter-labels.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { lowercaseFirst } from "#app/domain/lowercase-first.ts";
import { isTextOf } from "#app/site/page/copy.ts";
import { formatRangeEnds } from "#app/site/search/range-words.ts";

/** Assumption A16: a title names at most this many values of one filter, and counts more. */
const MOST_NAMED = 2;
const NOUN_KEYS = listKeysIn("noun");
const EQUIPMENT_KEYS = listKeysIn("equipment");
const AVAILABILITY_KEYS = listKeysIn("availability");
const PLACE_KEYS = listKeysIn("place");
const WITHOUT_KEYS = listKeysIn("without");

function listKeysIn(part: TitlePart): readonly ValueKey[] {
  const getRank = (key: ValueKey) => FACET_LOOKS[key].title[1];
  return VALUE_KEYS.filter((key) => FACET_LOOKS[key].title[0] === part).sort(
    (a, b) => getRank(a) - getRank(b),
  );
}

/** Values that say too little without a noun. */
const NAMES_TEXTS: Partial<Record<ValueKey, FilterText>> = {
  transmission: "title.transmission",
  "interior-color": "title.interior",
};

/** A heading names at most this many filters: what is asked for in a sentence, and not a whole column (Assumption A297). */
const MOST_IN_HEADING = 5;

interface NameSources extends LabelSources {
  /** One car was found, and the words are singular. */
  readonly isOne?: boolean;
}

interface TitleSources extends NameSources {
  /** What was found, by body style. */
  readonly bodyStyles: readonly FacetCount[];
}

/** The list's own title also has the noun for the cars that were found, which may be one. */
export function buildListTitle(
  search: InventorySearch,
  sources: TitleSources,
  total: number,
): SearchTitle & Pick<ListPageData, "countedNoun"> {
  const title = buildSearchTitle(search, sources);
  return {
    ...title,
    countedNoun:
      total === 1
        ? buildSearchTitle(search, { ...sources, isOne: true }).noun
        : title.noun,
  };
}

type SearchTitle = Pick<
  ListPageData,
  "noun" | "qualifiers" | "shortQualifiers"
>;

/** The noun and its qualifiers name every filter in use. */
export function buildSearchTitle(
  search: InventorySearch,
  sources: TitleSources,
): SearchTitle {
  const { t, isOne = false } = sources;
  const { condition, keywords, ranges, values } = search;
  const hasModel = values.make_model?.some((it) => it.includes("~"));
  const model = joinNames("make_model", search, sources);
  const isPlural = hasModel === true && hasPlainPlural(search, model);
  const onlyBody =
    hasModel === true && !isPlural
      ? findOnlyBodyStyle(sources.bodyStyles)
      : null;
  const bodies =
    values.bodystyle ??
    (onlyBody === null || onlyBody === "other" ? [] : [onlyBody]);
  const bodyStyles = joinNames(
    "bodystyle",
    { ...search, values: { ...values, bodystyle: bodies } },
    sources,
  );
  const named = {
    condition:
      condition === "all" ? "" : nameCondition(condition, bodies, sources),
    color: nameColors(search, sources),
    fuel: joinNames("fuel", search, sources),
    make: model,
    body: bodyStyles,
  };
  const room = MOST_IN_HEADING - Object.values(named).filter(Boolean).length;
  // Only a body style is a noun by itself, and the name of one model can be made one.
  const isNamed = bodyStyles !== "" || isPlural;
  const noun = t("title.noun", {
    ...named,
    ...(!isNamed && { body: t(isOne ? "title.one.cars" : "title.cars") }),
    ...(bodyStyles === "" &&
      isPlural &&
      !isOne && { make: t("title.models", { model }) }),
  });
  const before = [
    ...NOUN_KEYS.map((key) => formatCount(key, search, t)),
    formatPriceAndPayment(ranges, t),
    ...(["year", "mileage", "mpg", "electric-range"] as const).map((key) => {
      const range = ranges[key];
      return range && `, ${lowercaseFirst(formatRangeLabel(key, range, t))}`;
    }),
  ].filter(Boolean);
  const equipment = listEquipment(search, sources);
  const behind = [
    ...AVAILABILITY_KEYS.map(
      (key) => joinNames(key, search, sources) || formatCount(key, search, t),
    ),
    ...PLACE_KEYS.map((key) => {
      const names = joinNames(key, search, sources);
      return names === ""
        ? formatCount(key, search, t)
        : t("title.in", { names });
    }),
    formatWithout(search, sources),
    keywords === null ? "" : t("title.matching", { words: keywords }),
  ].filter(Boolean);
  // Of the equipment, each piece counts.
  const listQualifiers = (most: number) => {
    const first = before.slice(0, most);
    const pieces = equipment.slice(0, most - first.length);
    const rest = behind.slice(0, most - first.length - pieces.length);
    return [...first, formatEquipment(pieces, t), ...rest].filter(Boolean);
  };
  const join = (parts: readonly (string | undefined)[]) =>
    parts.join(" ").replaceAll(" ,", ",");
  return {
    noun: noun.replace(/ +/g, " ").trim(),
    qualifiers: join(listQualifiers(Infinity)),
    shortQualifiers: join(listQualifiers(Math.max(0, room))),
  };
}

/** The word agrees with the body style that it stands with, and with "cars" in every other title. */
function nameCondition(
  condition: Exclude<InventorySearch["condition"], "all">,
  bodies: readonly string[],
  { t, isOne = false }: NameSources,
): string {
  const [first = "", ...others] = bodies;
  const isFeminine = [first, ...others].every((it) =>
    t("title.feminineBodies").split(" ").includes(it),
  );
  return t(
    `title.${isOne ? "one." : ""}condition.${condition}${isFeminine ? ".feminine" : ""}`,
  );
}

function nameColors(search: InventorySearch, sources: LabelSources): string {
  const names = joinNames("exterior-color", search, sources);
  return names === "" ? "" : sources.t("title.color", { names });
}

/** Of "Civic" there are Civics; of "CR-V", "Lexus RX 350" and two models at once there are cars. */
function hasPlainPlural({ values }: InventorySearch, name: string): boolean {
  return values.make_model?.length === 1 && /[A-Za-z][a-z]{2}$/.test(name)
    ? !/(?:s|x|z|ch|sh)$/.test(name)
    : false;
}

/** Empty when there are too many to name. */
function listNames(
  key: ValueKey,
  search: InventorySearch,
  sources: NameSources,
): readonly string[] {
  const values = search.values[key] ?? [];
  const leastSeats = findLeastSeats(key, values);
  if (leastSeats !== null)
    return [sources.t("title.seatsAndMore", { count: leastSeats })];
  if (values.length > MOST_NAMED) return [];
  return values.map((value) => formatName(key, value, sources));
}

/** It reads "SUVs or sedans", or empty when there are none or too many to name. */
function joinNames(
  key: ValueKey,
  search: InventorySearch,
  sources: NameSources,
): string {
  const [first = "", second] = listNames(key, search, sources);
  if (second === undefined) return first;
  return sources.t(isConjunctive(key) ? "title.and" : "title.or", {
    first,
    second,
  });
}

/** It reads "in 3 body styles", or empty when few enough can be named. */
function formatCount(
  key: ValueKey,
  { values }: InventorySearch,
  t: LabelSources["t"],
): string {
  const count = values[key]?.length ?? 0;
  return count > MOST_NAMED ? t(`title.many.${key}`, { count }) : "";
}

/** Values whose names are no nouns. */
const VALUE_TEXTS: Readonly<Record<string, FilterText | undefined>> = {
  "bodystyle.commercial": "title.commercial",
  "bodystyle.other": "title.other",
  "great_deals.price_drop": "title.priceDrop",
  "availability.sale-pending": "title.salePending",
};

function formatName(
  key: ValueKey,
  value: string,
  sources: NameSources,
): string {
  const one = `title.one.${value}`;
  if (key === "bodystyle" && sources.isOne && isTextOf(filterCopy, one))
    return sources.t(one);
  const text = VALUE_TEXTS[`${key}.${value}`];
  if (text !== undefined) return sources.t(text);
  const label = formatValueLabel(key, value, sources);
  return key === "make_model" || key === "not_make_model" || key === "store"
    ? label
    : lowercaseFirst(label);
}

function listEquipment(
  search: InventorySearch,
  sources: LabelSources,
): readonly string[] {
  const { t } = sources;
  return EQUIPMENT_KEYS.flatMap((key) => {
    const names = joinNames(key, search, sources);
    if (names === "") return formatCount(key, search, t) || [];
    if (isConjunctive(key)) return listNames(key, search, sources);
    const text = NAMES_TEXTS[key];
    return text === undefined ? names : t(text, { names });
  });
}

/** It reads "with all-wheel drive, heated seats and a price drop". */
function formatEquipment(pieces: readonly string[], t: LabelSources["t"]) {
  const parts = [...pieces];
  const second = parts.pop();
  if (second === undefined) return "";
  const first = parts.join(", ");
  return t("title.with", {
    names: first === "" ? second : t("title.and", { first, second }),
  });
}

/** It reads "except Nissan and white"; more values of one filter than can be named are counted. */
function formatWithout(search: InventorySearch, sources: LabelSources) {
  const { t } = sources;
  const parts = WITHOUT_KEYS.flatMap((key) => {
    const names = listNames(key, search, sources);
    return names.length > 0 ? names : formatCount(key, search, t) || [];
  });
  const last = parts.pop();
  if (last === undefined) return "";
  const first = parts.join(", ");
  return t("title.except", {
    names: first === "" ? last : t("title.and", { first, second: last }),
  });
}

/** It reads "under $25,000 and under $400 a month". */
function formatPriceAndPayment(
  { price, payment }: InventorySearch["ranges"],
  t: LabelSources["t"],
): string {
  const priced = price && formatRangeEnds("price", price);
  const first =
    priced === undefined ? "" : t(PRICE_TEXTS[priced.ends], priced.values);
  if (payment === undefined) return first;
  const { values } = formatRangeEnds("payment", payment);
  const second = t("title.payment", values);
  return first === "" ? second : t("title.and", { first, second });
}

const PRICE_TEXTS = {
  max: "title.under",
  min: "title.over",
  one: "title.at",
  both: "title.between",
} as const;
