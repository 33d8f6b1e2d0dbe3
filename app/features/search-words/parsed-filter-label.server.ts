import {
  type RangeKey,
  getFacetWords,
  getValueFacet,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { findLeastSeats } from "#app/domain/inventory/facet-values.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";
import type { ParsedFilter } from "#app/domain/search-words/meaning.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { capitalize } from "#app/site/page/format.ts";
import { createTranslator, isTextOf } from "#app/site/page/copy.ts";
import { formatRangeEnds } from "#app/site/search/range-words.ts";
import { createValueNames } from "#app/site/search/value-names.server.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { parsedFilterCopy } from "./copy.ts";
import type { KnownWords } from "./vocabulary.server.ts";

/** A wish is labeled with the words of the list's filters. */
export function createParsedFilterLabeler(
  profile: StoreProfile,
  { makeModels }: KnownWords,
  language: Language,
) {
  const overrides = profile.texts[language];
  const t = createTranslator(parsedFilterCopy, overrides, language);
  const tv = createTranslator(vehiclesCopy, overrides, language);
  const findName = createValueNames(profile, language, makeModels);

  function formatValueLabel(key: ValueKey, value: string): string {
    const name = findName(key, value) ?? formatCopyName(key, value);
    if (getValueFacet(key).excludes !== undefined)
      return t("label.not", { name });
    if (getFacetWords(key) !== "color") return name;
    // Copy has colors for the middle of a sentence.
    return capitalize(
      key === "interior-color" ? t("label.interior", { color: name }) : name,
    );
  }

  /** As cards call the value, else in words of our own. */
  function formatCopyName(key: ValueKey, value: string): string {
    const onCards = `${getFacetWords(key)}.${value}`;
    if (isTextOf(vehiclesCopy, onCards)) return tv(onCards);
    if (isTextOf(parsedFilterCopy, onCards)) return t(onCards);
    const own = `label.${value}`;
    return isTextOf(parsedFilterCopy, own) ? t(own) : value;
  }

  function formatRangeLabel(key: RangeKey, range: Range): string {
    const { ends, values } = formatRangeEnds(key, range);
    return t(key === "payment" ? "payment.max" : `${key}.${ends}`, values);
  }

  /** There are none when the search does not hold the wish. */
  return function listParts(
    filter: ParsedFilter,
    search: InventorySearch,
  ): readonly ReadPart[] {
    switch (filter.kind) {
      case "condition": {
        const label = tv(`condition.${filter.condition}`);
        const drop: ReadPart["drop"] = (it) => ({ ...it, condition: "all" });
        return search.condition === filter.condition ? [{ label, drop }] : [];
      }
      case "sort": {
        const label = t(`sort.${filter.sort}`);
        const drop: ReadPart["drop"] = (it) => ({ ...it, sort: null });
        return search.sort === filter.sort ? [{ label, drop }] : [];
      }
      case "range": {
        const { key } = filter;
        const range = search.ranges[key];
        if (range === undefined) return [];
        const label = formatRangeLabel(key, range);
        return [{ label, drop: (it) => dropRange(it, key) }];
      }
      case "values": {
        const { key } = filter;
        const held = filter.values.filter((value) =>
          search.values[key]?.includes(value),
        );
        const leastSeats = findLeastSeats(key, held);
        if (leastSeats !== null)
          return [
            {
              label: t("label.seatsAndMore", { count: leastSeats }),
              drop: (it) =>
                held.reduce((left, value) => dropValue(left, key, value), it),
            },
          ];
        return held.map((value) => ({
          label: formatValueLabel(key, value),
          drop: (it) => dropValue(it, key, value),
        }));
      }
    }
  };
}

/** A part of the sentence as it was read, and the search without it. */
export interface ReadPart {
  readonly label: string;
  readonly drop: (search: InventorySearch) => InventorySearch;
}

function dropRange(search: InventorySearch, key: RangeKey): InventorySearch {
  const { [key]: _, ...ranges } = search.ranges;
  return { ...search, ranges };
}

function dropValue(
  search: InventorySearch,
  key: ValueKey,
  value: string,
): InventorySearch {
  const { [key]: values = [], ...others } = search.values;
  const kept = values.filter((it) => it !== value);
  return {
    ...search,
    values: kept.length === 0 ? others : { ...others, [key]: kept },
  };
}
