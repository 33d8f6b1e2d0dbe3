import { isWorkedOut, type RangeKey } from "#app/domain/inventory/facets.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type {
  ParsedFilter,
  ParsedFilterWords,
  UnusedReason,
  UnusedWords,
  WordsReading,
} from "#app/domain/search-words/meaning.ts";
import type { SearchVocabulary } from "#app/domain/search-words/phrase-book.ts";
import type { GatedIndex } from "#app/site/vehicles/gated/gated-index.ts";

/** A condition that is not sold here, or a sort that is not offered, has no address. */
export function removeUnsold(
  reading: WordsReading,
  { conditions, sortKeys }: SearchVocabulary,
  sentence: string,
): WordsReading {
  const findReason = (filter: ParsedFilter): UnusedReason | null => {
    if (filter.kind === "condition" && !conditions.includes(filter.condition))
      return "not-sold";
    const isOffered =
      filter.kind !== "sort" ||
      filter.sort === "newest" ||
      sortKeys.includes(filter.sort);
    return isOffered ? null : "no-filter";
  };
  const unused = reading.parsedFilters.flatMap(({ filter, start, end }) => {
    const reason = findReason(filter);
    return reason === null ? [] : { text: sentence.slice(start, end), reason };
  });
  return {
    ...reading,
    parsedFilters: reading.parsedFilters.filter(
      ({ filter }) => findReason(filter) === null,
    ),
    unused: [...reading.unused, ...unused],
  };
}

/** Where no car for sale says how many cylinders it has, asking for them would leave no result. */
export function removeUntold(
  reading: WordsReading,
  visible: GatedIndex,
  sentence: string,
): WordsReading {
  const isWorkedOutFilter = ({ filter }: ParsedFilterWords) =>
    (filter.kind === "values" && isWorkedOut(filter.key)) ||
    (filter.kind === "range" && WORKED_OUT_RANGES.includes(filter.key));
  if (!reading.parsedFilters.some(isWorkedOutFilter)) return reading;
  const { counts, rangeFacets } = visible.searchVisible(EVERYTHING);
  const isUntold = (words: ParsedFilterWords) => {
    const { filter } = words;
    if (!isWorkedOutFilter(words)) return false;
    if (filter.kind === "values") return counts[filter.key].length === 0;
    return (
      filter.kind === "range" &&
      filter.key !== "payment" &&
      rangeFacets[filter.key].bounds === null
    );
  };
  const untold = reading.parsedFilters.filter(isUntold);
  return {
    ...reading,
    parsedFilters: [
      ...reading.parsedFilters.filter((it) => !isUntold(it)),
      ...untold.filter(isAboutTrucks).map(({ start, end }) => ({
        start,
        end,
        filter: TRUCKS,
      })),
    ],
    unused: [
      ...reading.unused,
      ...untold.map(({ start, end }): UnusedWords => ({
        text: sentence.slice(start, end),
        reason: "no-data",
      })),
    ],
  };
}

const WORKED_OUT_RANGES: readonly RangeKey[] = ["mpg", "electric-range"];

const TRUCKS: ParsedFilter = {
  kind: "values",
  key: "bodystyle",
  values: ["trucks"],
};

/** Whoever names a cab or a bed wants a truck, if nothing more is known. */
function isAboutTrucks({ filter }: ParsedFilterWords): boolean {
  return (
    filter.kind === "values" && (filter.key === "cab" || filter.key === "bed")
  );
}
