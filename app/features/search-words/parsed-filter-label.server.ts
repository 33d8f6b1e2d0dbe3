import {
  type RangeKey,
  getValueFacet,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
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
    if (getValueFacet(key).words !== "color") return name;
    // Copy has colors for the middle of a sentence.
    return capitalize(
      key === "interior-color" ? t("label.interior", { color: name }) : name,
    );
  }

  /** As cards call the value, else in words of our own. */
  function formatCopyName(key: ValueKey, value: string): string {
    const onCards = `${getValueFacet(key).words}.${value}`;
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
  return function listLabels(
    filter: ParsedFilter,
    search: InventorySearch,
  ): readonly string[] {
    switch (filter.kind) {
      case "condition":
        return search.condition === filter.condition
          ? [tv(`condition.${filter.condition}`)]
          : [];
      case "sort":
        return search.sort === filter.sort ? [t(`sort.${filter.sort}`)] : [];
      case "range": {
        const range = search.ranges[filter.key];
        return range === undefined ? [] : [formatRangeLabel(filter.key, range)];
      }
      case "values":
        return filter.values
          .filter((value) => search.values[filter.key]?.includes(value))
          .map((value) => formatValueLabel(filter.key, value));
    }
  };
}
