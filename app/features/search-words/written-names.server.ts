import { getMake } from "#app/domain/inventory/search.ts";
import type { WordsReading } from "#app/domain/search-words/meaning.ts";
import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import type { SuggestionName } from "./suggestion-names.server.ts";

/** The makes that the words name, by themselves or by a model of theirs. */
export function listSaidMakes({
  parsedFilters,
}: WordsReading): ReadonlySet<string> {
  return new Set(
    parsedFilters.flatMap(({ filter }) =>
      filter.kind === "values" && filter.key === "make_model"
        ? filter.values.map(getMake)
        : [],
    ),
  );
}

/** What was typed keeps its letters, and makes and models in it get their capitals: "red honda" is "red Honda". */
export function writeNames(
  head: string,
  { parsedFilters }: WordsReading,
  names: readonly SuggestionName[],
): string {
  return parsedFilters.reduceRight((text, { start, end, filter }) => {
    if (filter.kind !== "values" || filter.key !== "make_model") return text;
    const said = foldText(text.slice(start, end));
    const name = names
      .filter(
        ({ key, value }) =>
          key === "make_model" && filter.values.includes(value),
      )
      .flatMap(({ label, ownName }) => [label, ownName])
      .find((it) => foldText(it) === said);
    return name === undefined
      ? text
      : text.slice(0, start) + name + text.slice(end);
  }, head);
}

/** These begin with a name that somebody gave. */
const NAMED_FEATURES: readonly string[] = [
  "apple-carplay",
  "android-auto",
  "bluetooth",
];

/**
 * Behind other words only names and abbreviations keep their capitals: "Honda con asientos de piel", "Toyota SUV". A make
 * is not said twice: "Honda Civic".
 */
export function toContinuation(
  { kind, value, label, ownName }: SuggestionName,
  saidMakes: ReadonlySet<string> = new Set(),
): string {
  if (kind === "model" && saidMakes.has(getMake(value))) return ownName;
  const [, first = "", rest = ""] = /^(\S+)(.*)$/s.exec(label) ?? [];
  const isName =
    kind === "make" ||
    kind === "model" ||
    NAMED_FEATURES.includes(value) ||
    (first.match(/\p{Lu}/gu) ?? []).length > 1;
  return isName ? label : first.toLowerCase() + rest;
}
