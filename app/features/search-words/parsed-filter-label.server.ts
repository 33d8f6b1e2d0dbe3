import {
  type RangeKey,
  getValueFacet,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { ParsedFilter } from "#app/domain/search-words/meaning.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findFeatureLabel } from "#app/domain/vehicle/features.ts";
import {
  capitalize,
  formatDollars,
  formatNumber,
} from "#app/site/page/format.ts";
import {
  isTextOf,
  type Translate,
  createTranslator,
} from "#app/site/page/copy.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { getStorePlaces } from "#app/site/vehicles/cards/card-context.server.ts";
import {
  parsedFilterCopy,
  type ParsedFilterText,
} from "./parsed-filter-copy.ts";
import type { KnownWords } from "./vocabulary.server.ts";

/** A wish is labeled with the words of the list's filters. */
export function createParsedFilterLabeler(
  profile: StoreProfile,
  { vocabulary }: KnownWords,
  language: Language,
) {
  const t = createTranslator(
    parsedFilterCopy,
    profile.texts[language],
    language,
  );
  const tv = createTranslator(vehiclesCopy, profile.texts[language], language);
  const places = getStorePlaces(profile);

  /** Names that other tables than copy have. */
  const otherNames: Partial<
    Record<ValueKey, (value: string) => string | undefined>
  > = {
    bodystyle: (value) =>
      profile.search.bodyStyles.find((it) => it.value === value)?.name[
        language
      ],
    features: (value) => findFeatureLabel(value) ?? undefined,
    make_model: formatMakeModel,
    store: (value) => places.get(value),
  };

  function formatValueLabel(key: ValueKey, value: string): string {
    const name = otherNames[key]?.(value) ?? copyName(key, value);
    if (getValueFacet(key).words !== "color") return name;
    // Copy has colors for the middle of a sentence.
    return capitalize(
      key === "interior-color" ? t("label.interior", { color: name }) : name,
    );
  }

  /** As cards call the value, else in words of our own. */
  function copyName(key: ValueKey, value: string): string {
    const onCards = `${getValueFacet(key).words}.${value}`;
    if (isTextOf(vehiclesCopy, onCards)) return tv(onCards);
    const own = `label.${value}`;
    return isTextOf(parsedFilterCopy, own) ? t(own) : value;
  }

  function formatMakeModel(value: string): string {
    const make = value.split("~", 1)[0] ?? value;
    const makeName =
      vocabulary.makes.find((it) => it.value === make)?.name ?? make;
    if (make === value) return makeName;
    const model = vocabulary.models.find((it) => it.value === value);
    return `${makeName} ${model?.name ?? value}`;
  }

  /** The labels are of the wish as the search holds it; there are none when the search does not. */
  return function listLabels(
    filter: ParsedFilter,
    search: InventorySearch,
  ): string[] {
    switch (filter.kind) {
      case "condition":
        return search.condition === filter.condition
          ? [tv(`condition.${filter.condition}`)]
          : [];
      case "sort":
        return search.sort === filter.sort ? [t(`sort.${filter.sort}`)] : [];
      case "range": {
        const range = search.ranges[filter.key];
        return range === undefined
          ? []
          : [formatRangeLabel(filter.key, range, t)];
      }
      case "values":
        return filter.values
          .filter((value) => search.values[filter.key]?.includes(value))
          .map((value) => formatValueLabel(filter.key, value));
    }
  };
}

function formatRangeLabel(
  key: RangeKey,
  { min, max }: { readonly min?: number; readonly max?: number },
  t: Translate<ParsedFilterText>,
): string {
  const formatEnd = (value: number | undefined) =>
    value === undefined
      ? ""
      : key === "price" || key === "payment"
        ? formatDollars(value)
        : key === "year"
          ? String(value)
          : formatNumber(value);
  if (key === "year" && min !== undefined && min === max) return formatEnd(min);
  if (key === "payment") return t("payment.max", { max: formatEnd(max) });
  const end = min === undefined ? "max" : max === undefined ? "min" : "both";
  return t(`${key}.${end}`, { min: formatEnd(min), max: formatEnd(max) });
}
